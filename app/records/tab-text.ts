import { defineText } from "../base/locale/text.ts";

/** The parts of the administration, by the name of their tab. */
export const tabText = defineText({
	teams: { ar: "الأندية", en: "Teams" },
	players: { ar: "اللاعبون", en: "Players" },
	matches: { ar: "المباريات", en: "Matches" },
	rubbers: { ar: "أوراق المباريات", en: "Match sheets" },
	rosters: { ar: "قوائم الفرق", en: "Rosters" },
	"licence-categories": { ar: "فئات الرخص", en: "Licence categories" },
	licences: { ar: "رخص اللاعبين", en: "Licences of players" },
	stints: { ar: "أندية اللاعبين", en: "Clubs of players" },
	league: { ar: "المسابقات", en: "League" },
	registrations: { ar: "قيد اللاعبين", en: "Registrations" },
	classes: { ar: "الفئات", en: "Classes" },
	groups: { ar: "المجموعات", en: "Groups" },
	entries: { ar: "فرق المجموعات", en: "Teams of groups" },
	adjustments: { ar: "نقاط بقرار", en: "Points by decision" },
	national: { ar: "المنتخبات", en: "National" },
	news: { ar: "الأخبار", en: "News" },
	inbox: { ar: "الرسائل", en: "Inbox" },
	newsletter: { ar: "النشرة", en: "Newsletter" },
	settings: { ar: "الإعدادات", en: "Settings" },
	accounts: { ar: "الحسابات", en: "Accounts" },
	audit: { ar: "سجل التدقيق", en: "Audit log" },
	queue: { ar: "البريد والمهام", en: "Emails and tasks" },
	health: { ar: "حالة النظام", en: "System health" },
	retention: { ar: "مدد الاحتفاظ", en: "Retention" },
});
