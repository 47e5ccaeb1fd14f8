import { defineText } from "../../base/locale/text.ts";

/** Columns of files that no form has under the same name. */
export const columnText = defineText({
	competition: { ar: "المسابقة", en: "Competition" },
	competition_ar: { ar: "المسابقة بالعربية", en: "Competition in Arabic" },
	season: { ar: "الموسم", en: "Season" },
	group: { ar: "المجموعة", en: "Group" },
	group_id: { ar: "المجموعة", en: "Group" },
	group_ar: { ar: "المجموعة بالعربية", en: "Group in Arabic" },
	format: { ar: "نظام اللقاء", en: "Order of play" },
	team: { ar: "النادي", en: "Club" },
	squad: { ar: "الفريق", en: "Team" },
	points: { ar: "النقاط", en: "Points" },
	venue: { ar: "الصالة", en: "Venue" },
	venue_id: { ar: "الصالة", en: "Venue" },
	round: { ar: "الجولة", en: "Round" },
	home_squad: { ar: "فريق المضيف", en: "Home team’s letter" },
	away_squad: { ar: "فريق الضيف", en: "Away team’s letter" },
	phase: { ar: "المرحلة", en: "Phase" },
	outcome: { ar: "كيف انتهت", en: "How it ended" },
	absent: { ar: "الغائب", en: "Absent" },
	reason: { ar: "السبب بالإنجليزية", en: "Reason in English" },
	reason_ar: { ar: "السبب بالعربية", en: "Reason in Arabic" },
});
