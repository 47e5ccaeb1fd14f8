import { defineText, plural } from "../../base/locale/text.ts";

export const homeText = defineText({
	partnersTitle: { ar: "شركاؤنا الاستراتيجيون", en: "Our Strategic Partners" },
	heroTable: { ar: "جدول الدوري", en: "League table" },
	heroTies: { ar: "مواعيد المباريات", en: "Fixtures" },
	latestNews: { ar: "آخر الأخبار", en: "Latest News" },
	leagueNow: { ar: "صدارة الدوري", en: "League leaders" },
	lastResults: { ar: "آخر النتائج", en: "Latest results" },
	allResults: { ar: "كل النتائج", en: "All results" },
	allTies: { ar: "كل المباريات", en: "All matches" },
	wholeTable: { ar: "الجدول كاملًا", en: "The whole table" },
	nextTies: { ar: "المباريات القادمة", en: "Upcoming matches" },
	aboutTitle: { ar: "عن الاتحاد", en: "About the Federation" },
	aboutMore: { ar: "تعرّف على الاتحاد", en: "More about the federation" },
	/** Beside the figure, so without the number itself. */
	members: {
		ar: (count: number) => plural("ar", count, { one: "عضو", two: "عضوان", few: "أعضاء", many: "عضوًا", other: "عضو" }),
		en: (count: number) => plural("en", count, { one: "member", other: "members" }),
	},
	clubs: {
		ar: (count: number) =>
			plural("ar", count, { one: "نادٍ", two: "ناديان", few: "أندية", many: "ناديًا", other: "نادٍ" }),
		en: (count: number) => plural("en", count, { one: "club", other: "clubs" }),
	},
	years: {
		ar: (count: number) =>
			plural("ar", count, {
				one: "عام من العطاء",
				two: "عامان من العطاء",
				few: "أعوام من العطاء",
				many: "عامًا من العطاء",
				other: "عام من العطاء",
			}),
		en: (count: number) => plural("en", count, { one: "year of service", other: "years of service" }),
	},
	nextTie: { ar: "المباراة القادمة", en: "Next match" },
	clubsNear: { ar: "أندية قريبة منك", en: "Clubs near you" },
	clubsNearText: {
		ar: "اختر منطقتك لترى أنديتها ومواعيد تدريبها، وابدأ اللعب هذا الأسبوع.",
		en: "Choose your region to see its clubs and training times, and start playing this week.",
	},
	clubsNearButton: { ar: "كل الأندية", en: "All clubs" },
	clubsNearMaps: { ar: "ابحث في خرائط Google", en: "Search Google Maps" },
	clubsNearQuery: { ar: "نادي كرة طاولة", en: "table tennis club" },
	complaints: { ar: "الشكاوى والنزاعات", en: "Complaints and disputes" },
	complaintsText: {
		ar: "لك شكوى على قرار أو نادٍ أو مباراة؟ قدّمها في البوابة، وتابعها خطوة خطوة حتى صدور القرار.",
		en: "A complaint about a decision, a club or a match? File it in the portal and follow it until it is decided.",
	},
	complaintsOpen: { ar: "بوابة الشكاوى", en: "Complaints portal" },
	complaintsBefore: { ar: "قبل أن تبدأ", en: "Before you start" },
	aboutEmpty: { ar: "لم تُكتب هذه الصفحة بعد", en: "This page is not written yet" },
	vision: { ar: "رؤيتنا", en: "Our vision" },
	mission: { ar: "رسالتنا", en: "Our mission" },
	values: { ar: "قيمنا", en: "Our values" },
	regulations: { ar: "اللوائح والوثائق", en: "Rules and documents" },
	board: { ar: "مجلس الإدارة", en: "Board members" },
	history: { ar: "مسيرتنا", en: "Our history" },
	inNumbers: { ar: "الاتحاد بالأرقام", en: "The federation in numbers" },
	aboutDescription: {
		ar: "رؤية الاتحاد ورسالته وقيمه ومجلس إدارته ومسيرته.",
		en: "The federation's vision, mission, values, board and history.",
	},
});
