import { defineText, plural } from "../../base/locale/text.ts";

const groups = {
	ar: {
		zero: "بلا مجموعات",
		one: "مجموعة واحدة",
		two: "مجموعتان",
		few: "# مجموعات",
		many: "# مجموعة",
		other: "# مجموعة",
	},
	en: { zero: "no groups", one: "# group", other: "# groups" },
};

/** The stages of a competition in a season. */
export const stagesText = defineText({
	title: { ar: "المراحل", en: "Stages" },
	lead: {
		ar: "تُلعب المسابقة في مرحلة أو أكثر، ولكل مرحلة مجموعاتها. الدوري مرحلة واحدة عادة.",
		en: "A competition is played in one stage or more, each with groups of its own. A league is usually one.",
	},
	league: { ar: "دوري", en: "League" },
	groups: { ar: "مرحلة المجموعات", en: "Group stage" },
	"knock-out": { ar: "أدوار إقصائية", en: "Knock-out" },
	"play-off": { ar: "مباريات فاصلة", en: "Play-off" },
	stage: { ar: (nth: number) => `المرحلة ${nth}`, en: (nth: number) => `Stage ${nth}` },
	count: {
		ar: (count: number) => plural("ar", count, groups.ar),
		en: (count: number) => plural("en", count, groups.en),
	},
	kind: { ar: "النوع", en: "Kind" },
	save: { ar: "احفظ", en: "Save" },
	up: { ar: "انقل إلى أعلى", en: "Move up" },
	down: { ar: "انقل إلى أسفل", en: "Move down" },
	delete: { ar: "حذف", en: "Delete" },
	add: { ar: "أضف مرحلة", en: "Add stage" },
	used: { ar: "تُحذف المرحلة بعد مجموعاتها.", en: "A stage is deleted after its groups." },
	of: { ar: "المرحلة", en: "Stage" },
});
