import { defineText, plural } from "../../base/locale/text.ts";

const rubbers = {
	ar: { one: "مباراة واحدة", two: "مباراتين", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# rubber", other: "# rubbers" },
};

/** The players of a competition in the order of their figures. */
export const leadersText = defineText({
	podium: { ar: "الثلاثة الأوائل", en: "Top three" },
	title: { ar: "المتصدرون", en: "Leaders" },
	titleOf: {
		ar: (competition: string, season: string) => `متصدرو ${competition} ${season}`,
		en: (competition: string, season: string) => `Leaders of ${competition} ${season}`,
	},
	description: {
		ar: (competition: string, season: string, hasDoubles: boolean) =>
			`أكثر لاعبي ${competition} ${season} فوزًا، ونسب الفوز${hasDoubles ? "، والزوجي" : ""}.`,
		en: (competition: string, season: string, hasDoubles: boolean) =>
			`Players of ${competition} ${season} by wins${hasDoubles ? ", win rate and doubles" : " and win rate"}.`,
	},
	boards: { ar: "الترتيب حسب", en: "Order by" },
	wins: { ar: "الفوز", en: "Wins" },
	ratio: { ar: "نسبة الفوز", en: "Win rate" },
	doubles: { ar: "الزوجي", en: "Doubles" },
	least: {
		ar: (count: number) =>
			`لمن لعب ${plural("ar", count, rubbers.ar)} على الأقل: ثلث ما لعبه أكثرهم لعبًا، ولا أقل من ثلاث.`,
		en: (count: number) =>
			`For players with at least ${plural("en", count, rubbers.en)}: a third of those of the player with the most, and never fewer than three.`,
	},
	shared: {
		ar: "من تساوت أرقامهم يتقاسمون المركز.",
		en: "Equal figures share a place.",
	},
	rank: { ar: "المركز", en: "Place" },
	none: { ar: "لا أرقام للاعبين في هذه المسابقة بعد", en: "No figures of players in this competition yet" },
	noneText: {
		ar: "تظهر الأرقام حين تُنشر أوراق مباريات فيها نتائج اللاعبين.",
		en: "Figures appear once match sheets with the results of players are published.",
	},
	noneOfBoard: { ar: "لا أحد في هذا الترتيب بعد", en: "No player is in this order yet" },
	table: { ar: "جدول الترتيب", en: "League table" },
});
