import { defineText } from "../../base/locale/text.ts";

/** The page of one player. */
export const playerText = defineText({
	description: {
		ar: (name: string, club: string) => `${name}، لاعب كرة طاولة في ${club}: التصنيف والنادي والمنتخبات والمباريات.`,
		en: (name: string, club: string) =>
			`${name}, table tennis player at ${club}: ranking, club, national teams and matches.`,
	},
	withoutClub: { ar: "بلا نادٍ حاليًا", en: "No club at present" },
	club: { ar: "النادي الحالي", en: "Present club" },
	position: { ar: "الأسلوب", en: "Style" },
	nationalTeams: { ar: "المنتخبات الوطنية", en: "National teams" },
	results: { ar: (club: string) => `آخر نتائج ${club}`, en: (club: string) => `Recent results of ${club}` },
	next: { ar: (club: string) => `المباريات القادمة: ${club}`, en: (club: string) => `Upcoming matches of ${club}` },
	clubTies: {
		ar: "هذه مباريات النادي كلها، شارك فيها اللاعب أم لم يشارك.",
		en: "These are all matches of the club, whether the player took part or not.",
	},
	noTies: { ar: "لا مباريات", en: "No matches" },
	allTies: { ar: "كل مباريات النادي", en: "All matches of the club" },
	notFound: { ar: "اللاعب غير موجود", en: "Player not found" },
	notFoundText: {
		ar: "لا يوجد لاعب بهذا الرقم، أو أُزيل من السجل.",
		en: "There is no player with this number, or the record was removed.",
	},
	toClubs: { ar: "تصفّح الأندية", en: "Browse the clubs" },
	toSearch: { ar: "ابحث عن لاعب", en: "Search for a player" },
});
