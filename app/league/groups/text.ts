import { defineText } from "../../base/locale/text.ts";

/** The page of a competition in a season. */
export const editionText = defineText({
	description: {
		ar: (name: string, season: string) => `${name} ${season}: المجموعات وجداول الترتيب والنتائج.`,
		en: (name: string, season: string) => `${name} ${season}: groups, tables and results.`,
	},
	groups: { ar: "المجموعات", en: "Groups" },
	competitions: { ar: "مسابقات الموسم", en: "Competitions of the season" },
	ties: { ar: "مباريات المجموعة", en: "Matches of the group" },
	embed: { ar: "اعرض الجدول في موقعك", en: "Show the table on your site" },
	calendar: { ar: "أضف المواعيد إلى تقويمك", en: "Add the fixtures to your calendar" },
	noTies: { ar: "لم تُلعب مباراة في هذه المجموعة بعد.", en: "No match of this group has been played yet." },
	noSquads: { ar: "لم تُحدد الفرق المشاركة بعد.", en: "The teams are not known yet." },
	withdrawn: { ar: (team: string) => `انسحب ${team} من المسابقة.`, en: (team: string) => `${team} withdrew.` },
	excluded: { ar: (team: string) => `استُبعد ${team} من المسابقة.`, en: (team: string) => `${team} was excluded.` },
	adjusted: {
		ar: (team: string, points: string, reason: string, day: string) =>
			`${team}: ${points} نقطة بقرار في ${day}. ${reason}`,
		en: (team: string, points: string, reason: string, day: string) =>
			`${team}: ${points} points by a decision of ${day}. ${reason}`,
	},
	points: { ar: (points: string) => `النقاط: ${points}.`, en: (points: string) => `Points: ${points}.` },
});
