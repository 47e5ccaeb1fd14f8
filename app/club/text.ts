import { defineText } from "../base/locale/text.ts";

/** The pages of captains. */
export const captainsText = defineText({
	area: { ar: "بوابة الفرق", en: "Captains" },
	welcome: { ar: "أهلًا", en: "Signed in as" },
	byPass: { ar: "دخلت برابط لمباراة واحدة", en: "You're signed in for one match" },
	demo: {
		ar: "نسخة تجريبية: يمكن تجربة كل شيء، ولا تصل رسائل إلى أحد.",
		en: "Demo: try anything, no email leaves this site.",
	},
	account: { ar: "حسابي", en: "My account" },
	complaints: { ar: "شكاواي", en: "My complaints" },
	administration: { ar: "لوحة الإدارة", en: "Administration" },
	toSite: { ar: "الموقع العام", en: "Public site" },
	menu: { ar: "أقسام بوابة الفرق", en: "Captains' pages" },
	overview: { ar: "مبارياتي", en: "My matches" },
	home: { ar: "مباريات فرقي", en: "My team's matches" },
	toDo: { ar: "المطلوب منك", en: "To do" },
	nothingToDo: { ar: "لا شيء مطلوب منك الآن.", en: "There is nothing to do right now." },
	until: { ar: (moment: string) => `حتى ${moment}`, en: (moment: string) => `Until ${moment}` },
	late: { ar: (moment: string) => `فات موعده في ${moment}`, en: (moment: string) => `Was due ${moment}` },
	next: { ar: "المباريات القادمة", en: "Next matches" },
	noNext: {
		ar: "لا مباريات قادمة لفرقك. تظهر هنا متى أُعلن الجدول.",
		en: "Your teams have no match ahead. They appear here once the schedule is out.",
	},
	played: { ar: "المباريات السابقة", en: "Earlier matches" },
	squads: { ar: "فرقي", en: "My teams" },
	roster: { ar: "كل لاعبي النادي", en: "All players of the club" },
	calendar: { ar: "تقويم الفريق", en: "Team calendar" },
	tieNotYours: { ar: "ليست مباراة لفرقك", en: "Not a match of your teams" },
	atHome: { ar: "على أرضكم", en: "At home" },
	away: { ar: "خارج أرضكم", en: "Away" },
	bothSides: { ar: "الفريقان لك", en: "Both teams are yours" },
	publicPage: { ar: "صفحة المباراة على الموقع", en: "The match on the public site" },
	versus: {
		ar: (home: string, away: string) => `${home} – ${away}`,
		en: (home: string, away: string) => `${home} – ${away}`,
	},
	noPlayers: {
		ar: "لا لاعبين مسجلين في هذا النادي بعد. اطلب من إدارة الدوري إضافتهم.",
		en: "No players of this club are on record yet. Ask the league manager to add them.",
	},
	player: { ar: "اللاعب", en: "Player" },
	ranking: { ar: "التصنيف", en: "Ranking" },
	unranked: { ar: "بلا تصنيف", en: "Not ranked" },
	position: { ar: "المركز", en: "Position" },
});
