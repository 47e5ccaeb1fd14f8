import { defineText } from "../base/locale/text.ts";

export const homeText = defineText({
	partnersTitle: { ar: "شركاؤنا الاستراتيجيون", en: "Our Strategic Partners" },
	heroLead: {
		ar: "من طاولة المدرسة إلى منصات آسيا: نكتشف الموهبة، ونصقلها، وننافس بها.",
		en: "From the school table to the podiums of Asia: we find talent, shape it, and compete with it.",
	},
	heroTable: { ar: "جدول الدوري", en: "League table" },
	heroMatches: { ar: "مواعيد المباريات", en: "Fixtures" },
	latestNews: { ar: "آخر الأخبار", en: "Latest News" },
	leagueNow: { ar: "صدارة الدوري", en: "Top of the league" },
	nextTies: { ar: "المباريات القادمة", en: "Next ties" },
	aboutTitle: { ar: "عن الاتحاد", en: "About the Federation" },
	aboutMore: { ar: "تعرّف على الاتحاد", en: "Get to know the federation" },
	members: { ar: "عضو", en: "members" },
	clubs: { ar: "نادٍ", en: "clubs" },
	years: { ar: "عامًا من العطاء", en: "years of service" },
	clubsNear: { ar: "أندية قريبة منك", en: "Clubs near you" },
	clubsNearText: {
		ar: "ابحث في الخرائط عن أقرب نادٍ لكرة الطاولة إليك، وابدأ اللعب هذا الأسبوع.",
		en: "Search the map for the nearest table tennis club and start playing this week.",
	},
	clubsNearButton: { ar: "ابحث عن نادٍ قريب", en: "Find a club near you" },
	clubsNearQuery: { ar: "نادي كرة طاولة", en: "table tennis club" },
	vision: { ar: "رؤيتنا", en: "Our vision" },
	mission: { ar: "رسالتنا", en: "Our mission" },
	values: { ar: "قيمنا", en: "Our values" },
	board: { ar: "مجلس الإدارة", en: "Board members" },
	history: { ar: "مسيرتنا", en: "Our history" },
	inNumbers: { ar: "الاتحاد بالأرقام", en: "The federation in numbers" },
	aboutDescription: {
		ar: "رؤية الاتحاد ورسالته وقيمه ومجلس إدارته ومسيرته منذ عام 1956.",
		en: "The federation's vision, mission, values, board and history since 1956.",
	},
});
