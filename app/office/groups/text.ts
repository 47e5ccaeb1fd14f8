import { defineText, plural } from "../../base/locale/text.ts";

const squads = {
	ar: { zero: "بلا فرق", one: "فريق واحد", two: "فريقان", few: "# فرق", many: "# فريقًا", other: "# فريق" },
	en: { zero: "no teams", one: "# team", other: "# teams" },
};

/** The page of one group and its parts. */
export const groupPageText = defineText({
	parts: { ar: "أقسام المجموعة", en: "Parts of the group" },
	teams: { ar: "الفرق", en: "Teams" },
	schedule: { ar: "جدول المباريات", en: "Schedule" },
	rounds: { ar: "الجولات", en: "Rounds" },
	points: { ar: "نقاط بقرار", en: "Points by decision" },
	lots: { ar: "القرعة", en: "Draws of lots" },
	rules: { ar: "القواعد", en: "Rules" },
	onSite: { ar: "صفحتها في الموقع", en: "On the site" },
	draft: { ar: "مسودة لا يراها الزوار", en: "Draft, not shown to visitors" },
	more: { ar: "النقاط وشروط اللاعبين والمهل", en: "Points, conditions for players, deadlines" },
	delete: { ar: "احذف المجموعة", en: "Delete the group" },
	deleteGroup: {
		ar: (count: number) => `تُحذف معها مشاركات الفرق فيها: ${plural("ar", count, squads.ar)}.`,
		en: (count: number) => `Its entries are deleted with it: ${plural("en", count, squads.en)}.`,
	},
	groupUsed: {
		ar: "في هذه المجموعة مباريات، أو هي مجموعة المسابقة الأولى، فلا تُحذف.",
		en: "This group has matches, or is the first of its competition. It cannot be deleted.",
	},
});
