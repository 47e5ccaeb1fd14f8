import { defineText } from "../../../base/locale/text.ts";

/** The figures of one player, and the lists behind them. */
export const playerFiguresText = defineText({
	figures: { ar: "الأرقام", en: "Record" },
	none: {
		ar: "لا مباريات فردية أو زوجي مسجلة لهذا اللاعب بعد.",
		en: "No rubbers are recorded for this player yet.",
	},
	noneText: {
		ar: "تظهر هنا نتائجه وأرقامه حين تُنشر ورقة مباراة شارك فيها.",
		en: "Results and figures appear here once a match sheet with this player is published.",
	},
	last: { ar: "آخر النتائج", en: "Latest results" },
	seasons: { ar: "موسمًا بعد موسم", en: "Season by season" },
	clubs: { ar: "الأندية", en: "Clubs" },
	onLoan: { ar: "إعارة", en: "on loan" },
	since: { ar: (from: string) => `منذ ${from}`, en: (from: string) => `Since ${from}` },
	until: { ar: (until: string) => `حتى ${until}`, en: (until: string) => `Until ${until}` },
	against: { ar: "المواجهات", en: "Head to head" },
	againstOf: { ar: (name: string) => `مواجهات ${name}`, en: (name: string) => `Head to head: ${name}` },
	againstLead: {
		ar: "كل من لعب ضده.",
		en: "Everyone met across the table.",
	},
	allOpponents: { ar: "كل المنافسين", en: "All opponents" },
	otherOpponent: { ar: "قارن بلاعب آخر", en: "Compare with another player" },
	opponentName: { ar: "اسم اللاعب الآخر", en: "Name of the other player" },
	search: { ar: "ابحث", en: "Search" },
	tooShort: { ar: "اكتب حرفين على الأقل.", en: "Type at least two letters." },
	noneFound: { ar: "لا لاعب بهذا الاسم", en: "No player has this name" },
	reset: { ar: "اعرض كل المنافسين", en: "Show all opponents" },
	neverMet: { ar: "لم يلتقيا بعد", en: "They have not met yet" },
	noMeetings: { ar: "لم يلتقيا", en: "never met" },
	noOpponents: { ar: "لا منافسين مسجلين بعد", en: "No opponents recorded yet" },
	meetings: { ar: "لقاءاتهما", en: "Their meetings" },
	versus: {
		ar: (one: string, other: string) => `${one} × ${other}`,
		en: (one: string, other: string) => `${one} vs ${other}`,
	},
	versusDescription: {
		ar: (one: string, other: string) =>
			`كل مباريات ${one} و${other} أحدهما ضد الآخر في كرة الطاولة، بنتائجها وأشواطها.`,
		en: (one: string, other: string) =>
			`Every table tennis rubber of ${one} and ${other} against each other, with scores and games.`,
	},
	together: { ar: "معًا في الزوجي", en: "Together in doubles" },
	rubbersOf: { ar: (name: string) => `مباريات ${name} الفردية والزوجي`, en: (name: string) => `Rubbers of ${name}` },
	allSeasons: { ar: "كل المواسم", en: "All seasons" },
	allCompetitions: { ar: "كل المسابقات", en: "All competitions" },
	result: { ar: "النتيجة", en: "Result" },
	allResults: { ar: "كل النتائج", en: "All results" },
	kind: { ar: "النوع", en: "Kind" },
	allKinds: { ar: "فردي وزوجي", en: "Singles and doubles" },
	apply: { ar: "تصفية", en: "Filter" },
	noneMatch: { ar: "لا نتائج بهذه التصفية", en: "No rubbers found with these filters" },
	resetRubbers: { ar: "اعرض كل النتائج", en: "Show all rubbers" },
	beside: { ar: (name: string) => `الزوجي مع ${name}`, en: (name: string) => `Doubles with ${name}` },
	forClub: { ar: (name: string) => `لصالح ${name}`, en: (name: string) => `For ${name}` },
	toPlayer: { ar: "صفحة اللاعب", en: "Page of the player" },
});
