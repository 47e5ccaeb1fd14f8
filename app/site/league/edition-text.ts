import { defineText, plural } from "../../base/locale/text.ts";
import { signed } from "../../league/ranking/rules/rule-words.ts";

const points = { few: "نقاط", many: "نقطة", one: "نقطة", other: "نقطة" };

/** The page of a competition in a season. */
export const editionText = defineText({
	description: {
		ar: (name: string, season: string) => `${name} ${season}: المجموعات وجداول الترتيب والنتائج.`,
		en: (name: string, season: string) => `${name} ${season}: groups, tables and results.`,
	},
	crossDescription: {
		ar: (name: string, season: string) => `نتائج كل فرق ${name} ${season} بعضها أمام بعض.`,
		en: (name: string, season: string) => `Results of all teams of the ${name} ${season} against each other.`,
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
	started: {
		ar: (team: string, count: number) =>
			`${team}: \u2066${signed(count)}\u2069 ${plural("ar", Math.abs(count), points)} عند البداية.`,
		en: (team: string, count: number) =>
			`${team}: ${signed(count)} ${plural("en", Math.abs(count), { one: "point", other: "points" })} at the start.`,
	},
	adjusted: {
		ar: (team: string, count: number, reason: string, day: string) =>
			`${team}: \u2066${signed(count)}\u2069 ${plural("ar", Math.abs(count), points)} بقرار في ${day}. ${reason}`,
		en: (team: string, count: number, reason: string, day: string) =>
			`${team}: ${signed(count)} ${plural("en", Math.abs(count), { one: "point", other: "points" })} by a decision of ${day}. ${reason}`,
	},
	points: { ar: (points: string) => `النقاط: ${points}.`, en: (points: string) => `Points: ${points}.` },
});
