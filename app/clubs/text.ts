import type { Locale } from "../base/locale/locale.ts";
import { defineText, plural } from "../base/locale/text.ts";

export const clubsText = defineText(
	{
		title: "الأندية",
		lead: "أندية الدوري الممتاز",
		description: "أندية الدوري الممتاز لكرة الطاولة: لاعبوها ومدربوها ونتائجها.",
		empty: "لا توجد أندية مسجلة",
		notFound: "الفريق غير موجود",
		notFoundText: "الفريق المطلوب غير موجود أو تمت إزالته",
		backToClubs: "العودة إلى الأندية",
		clubDescription: (name: string, region: string) =>
			`نادي ${name} (${region}): لاعبوه ومدربه وآخر نتائجه في الدوري الممتاز لكرة الطاولة.`,
		founded: (year: number) => `تأسس عام ${year}`,
		coach: "المدرب",
		administrator: "الإداري",
		lastMatches: "آخر المباريات المنتهية",
		noMatches: "لا توجد مباريات مكتملة لهذا الفريق",
		players: "اللاعبون",
		noPlayers: "لا يوجد لاعبون مسجلون لهذا الفريق حاليًا",
		ranking: "التصنيف",
		nationality: "الجنسية",
		win: "فوز",
		draw: "تعادل",
		loss: "خسارة",
		calendar: "أضف مباريات النادي إلى تقويمك",
		allMatches: "كل مباريات النادي",
	},
	{
		title: "Clubs",
		lead: "Clubs of the Premier Division",
		description: "Clubs of the table tennis Premier Division: players, coaches and results.",
		empty: "No clubs recorded",
		notFound: "Team not found",
		notFoundText: "The requested team does not exist or has been removed",
		backToClubs: "Back to the clubs",
		clubDescription: (name: string, region: string) =>
			`${name} (${region}): players, coach and latest results in the table tennis Premier League.`,
		founded: (year: number) => `Founded ${year}`,
		coach: "Coach",
		administrator: "Administrator",
		lastMatches: "Last completed matches",
		noMatches: "No completed matches for this team",
		players: "Players",
		noPlayers: "No players registered for this team currently",
		ranking: "Ranking",
		nationality: "Nationality",
		win: "Win",
		draw: "Draw",
		loss: "Loss",
		calendar: "Add the club's matches to your calendar",
		allMatches: "All matches of the club",
	},
);

const players = {
	ar: { zero: "لا لاعبين", one: "لاعب واحد", two: "لاعبان", few: "# لاعبين", many: "# لاعبًا", other: "# لاعب" },
	en: { one: "# player", other: "# players" },
};
export const playerCount = (locale: Locale, count: number) => plural(locale, count, players[locale]);

const women = {
	ar: { zero: "لا لاعبات", one: "لاعبة واحدة", two: "لاعبتان", few: "# لاعبات", many: "# لاعبة", other: "# لاعبة" },
	en: players.en,
};
/** The same of a women's team: Arabic counts them in other words. */
export const womenCount = (locale: Locale, count: number) => plural(locale, count, women[locale]);
