import { defineText, plural } from "../../base/locale/text.ts";

const ties = {
	ar: {
		zero: "لا مباريات",
		one: "مباراة واحدة",
		two: "مباراتان",
		few: "# مباريات",
		many: "# مباراة",
		other: "# مباراة",
	},
	en: { one: "# match", other: "# matches" },
};

/** The figures of a club, and two clubs against each other. */
export const clubFiguresText = defineText({
	season: { ar: (season: string) => `أرقام موسم ${season}`, en: (season: string) => `${season} in figures` },
	played: { ar: "المباريات", en: "Matches" },
	won: { ar: "فوز", en: "Won" },
	drawn: { ar: "تعادل", en: "Drawn" },
	lost: { ar: "خسارة", en: "Lost" },
	rubbers: { ar: "المباريات الفردية والزوجي", en: "Rubbers" },
	bestPlayers: { ar: "الأكثر فوزًا", en: "Most wins" },
	bestPairs: { ar: "أفضل الثنائيات", en: "Best pairs" },
	against: { ar: "المواجهات مع الأندية", en: "Head to head" },
	againstOf: {
		ar: (name: string) => `مواجهات ${name} مع الأندية`,
		en: (name: string) => `${name} against other clubs`,
	},
	againstLead: { ar: "كل المباريات المنتهية في كل المواسم.", en: "All completed matches of all seasons." },
	versus: {
		ar: (one: string, other: string) => `${one} × ${other}`,
		en: (one: string, other: string) => `${one} vs ${other}`,
	},
	versusDescription: {
		ar: (one: string, other: string) => `كل مباريات ${one} و${other} في كرة الطاولة بنتائجها، موسمًا بعد موسم.`,
		en: (one: string, other: string) =>
			`Every table tennis match of ${one} and ${other} with its score, season by season.`,
	},
	noMeetings: { ar: "لم يلتق الناديان بعد", en: "The two clubs have not met yet" },
	none: { ar: "لا مباريات منتهية لهذا النادي بعد", en: "No completed matches of this club yet" },
	toClub: { ar: "صفحة النادي", en: "Page of the club" },
	allClubs: { ar: "كل الأندية التي لعب ضدها", en: "All clubs it has met" },
	count: { ar: (count: number) => plural("ar", count, ties.ar), en: (count: number) => plural("en", count, ties.en) },
});
