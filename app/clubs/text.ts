import type { Locale } from "../base/locale/locale.ts";
import { defineText, plural } from "../base/locale/text.ts";

export const clubsText = defineText({
	title: { ar: "الأندية", en: "Clubs" },
	lead: { ar: "أندية الدوري الممتاز", en: "Clubs of the Premier Division" },
	description: {
		ar: "أندية الدوري الممتاز لكرة الطاولة: لاعبوها ومدربوها ونتائجها.",
		en: "Clubs of the table tennis Premier Division: players, coaches and results.",
	},
	empty: { ar: "لا توجد أندية مسجلة", en: "No clubs recorded" },
	notFound: { ar: "النادي غير موجود", en: "Team not found" },
	notFoundText: {
		ar: "النادي المطلوب غير موجود أو أُزيل",
		en: "The requested team does not exist or has been removed",
	},
	backToClubs: { ar: "العودة إلى الأندية", en: "Back to the clubs" },
	clubDescription: {
		ar: (name: string, region: string) =>
			`نادي ${name} (${region}): لاعبوه ومدربه وآخر نتائجه في الدوري الممتاز لكرة الطاولة.`,
		en: (name: string, region: string) =>
			`${name} (${region}): players, coach and latest results in the table tennis Premier League.`,
	},
	founded: { ar: (year: number) => `تأسس عام ${year}`, en: (year: number) => `Founded ${year}` },
	coach: { ar: "المدرب", en: "Coach" },
	administrator: { ar: "الإداري", en: "Administrator" },
	lastTies: { ar: "آخر النتائج", en: "Recent results" },
	noTies: { ar: "لا توجد مباريات منتهية لهذا النادي", en: "No completed matches for this team" },
	players: { ar: "اللاعبون", en: "Players" },
	noPlayers: { ar: "لا يوجد لاعبون مسجلون لهذا النادي حاليًا", en: "No players registered for this team currently" },
	ranking: { ar: "التصنيف", en: "Ranking" },
	nationality: { ar: "الجنسية", en: "Nationality" },
	win: { ar: "فوز", en: "Win" },
	draw: { ar: "تعادل", en: "Draw" },
	loss: { ar: "خسارة", en: "Loss" },
	calendar: { ar: "أضف مباريات النادي إلى تقويمك", en: "Add the club's matches to your calendar" },
	allTies: { ar: "كل مباريات النادي", en: "All matches of the club" },
});

const players = {
	ar: { zero: "لا لاعبين", one: "لاعب واحد", two: "لاعبان", few: "# لاعبين", many: "# لاعبًا", other: "# لاعب" },
	en: { one: "# player", other: "# players" },
};
export const playerCount = (locale: Locale, count: number) => plural(locale, count, players[locale]);

const women = {
	ar: { zero: "لا لاعبات", one: "لاعبة واحدة", two: "لاعبتان", few: "# لاعبات", many: "# لاعبة", other: "# لاعبة" },
	en: players.en,
};
/** The same for women: Arabic counts them in other words. */
export const womenCount = (locale: Locale, count: number) => plural(locale, count, women[locale]);
