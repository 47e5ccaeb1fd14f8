import { defineText, plural } from "../../../base/locale/text.ts";

const ties = {
	ar: {
		zero: "لا مباريات",
		one: "مباراة واحدة",
		two: "مباراتان",
		few: "# مباريات",
		many: "# مباراة",
		other: "# مباراة",
	},
	en: { one: "# match", other: "# matches" },
};

export const manageTiesText = defineText({
	add: { ar: "أضف مباراة", en: "Add match" },
	another: { ar: "أضف مباراة مثلها", en: "Add a match like this one" },
	edit: { ar: "تعديل مباراة", en: "Edit match" },
	none: { ar: "لا مباريات بعد", en: "No matches yet" },
	noneText: {
		ar: "أضف أول مباراة، أو استورد الجدول من ملف.",
		en: "Add the first one, or import the fixtures from a file.",
	},
	season: { ar: "الموسم", en: "Season" },
	match_date: { ar: "التاريخ", en: "Date" },
	match_time: { ar: "الوقت", en: "Time" },
	status: { ar: "الحالة", en: "Status" },
	home_team_id: { ar: "المضيف", en: "Home team" },
	away_team_id: { ar: "الضيف", en: "Away team" },
	home_score: { ar: "نتيجة المضيف", en: "Home score" },
	away_score: { ar: "نتيجة الضيف", en: "Away score" },
	scoreHint: {
		ar: "بكتابة النتيجتين تصبح المباراة منتهية وتدخل الجدول.",
		en: "With both scores the match is completed and enters the table.",
	},
	choose: { ar: "اختر ناديًا", en: "Choose a club" },
	overdue: { ar: "بلا نتيجة", en: "Awaiting a result" },
	total: {
		ar: (count: number) => plural("ar", count, ties.ar),
		en: (count: number) => plural("en", count, ties.en),
	},
	views: { ar: "طرق العرض", en: "Views" },
	toEnter: {
		ar: (count: number) => `مباريات بلا نتيجة (${count})`,
		en: (count: number) => `Awaiting a result (${count})`,
	},
	waiting: { ar: "نتائج بانتظار التأكيد", en: "Results to confirm" },
	allTies: { ar: "كل المباريات", en: "All matches" },
	allSeasons: { ar: "كل المواسم", en: "All seasons" },
	club: { ar: "النادي", en: "Club" },
	tie: { ar: "المباراة", en: "Match" },
	score: { ar: "النتيجة", en: "Score" },
	sort: { ar: "الترتيب", en: "Order" },
	newest: { ar: "الأحدث أولًا", en: "Newest first" },
	oldest: { ar: "الأقدم أولًا", en: "Oldest first" },
	timeHint: { ar: "بتوقيت الرياض. اتركه فارغًا إن لم يُعرف.", en: "Riyadh time. Leave it empty if it is not known." },
	noDelete: {
		ar: "لا تُحذف المباريات: ألغِ المباراة فيبقى السجل كاملًا.",
		en: "Matches are not deleted: cancel one instead, and the record stays complete.",
	},
	presetButton: { ar: "أضف مباريات 8 أكتوبر", en: "Add matches of October 8th" },
	presetFailed: { ar: "فشلت إضافة المباريات", en: "Failed to add matches" },
	presetMissing: {
		ar: "أحد ناديي هذه المباريات غير مسجل بهذا الاسم:",
		en: "A club of these matches is not registered under this name:",
	},
	noClubs: { ar: "أضف ناديين على الأقل قبل إضافة المباريات.", en: "Add at least two clubs before adding matches." },
});
