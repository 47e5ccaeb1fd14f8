import { defineText, plural } from "../../base/locale/text.ts";

const results = {
	ar: {
		zero: "لا نتائج لهذا الفريق في المجموعة.",
		one: "لهذا الفريق نتيجة واحدة: إن بقيت حُسبت، وإن أُلغيت لم تُحسب لأي فريق.",
		two: "لهذا الفريق نتيجتان: إن بقيتا حُسبتا، وإن أُلغيتا لم تُحسبا لأي فريق.",
		few: "لهذا الفريق # نتائج: إن بقيت حُسبت، وإن أُلغيت لم تُحسب لأي فريق.",
		many: "لهذا الفريق # نتيجة: إن بقيت حُسبت، وإن أُلغيت لم تُحسب لأي فريق.",
		other: "لهذا الفريق # نتيجة: إن بقيت حُسبت، وإن أُلغيت لم تُحسب لأي فريق.",
	},
	en: {
		zero: "This team has no result in the group.",
		one: "This team has one result: kept, it goes on counting; expunged, it counts for neither side.",
		other: "This team has # results: kept, they go on counting; expunged, they count for neither side.",
	},
};
const ahead = {
	ar: {
		zero: "لا مباريات باقية له.",
		one: "له مباراة باقية في الجدول.",
		two: "له مباراتان باقيتان في الجدول.",
		few: "له # مباريات باقية في الجدول.",
		many: "له # مباراة باقية في الجدول.",
		other: "له # مباراة باقية في الجدول.",
	},
	en: {
		zero: "It has no match left to play.",
		one: "It has one match left to play.",
		other: "It has # matches left to play.",
	},
};
/** The number of all matches behind that of those played. */
const ofAll = {
	ar: { one: "مباراة واحدة", two: "مباراتين", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};
const calledOff = {
	ar: { one: "مباراة واحدة", two: "مباراتان", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};

/** A squad that leaves its group, and the home of one that plays. */
export const withdrawalText = defineText({
	preview: { ar: "إن انسحب الفريق أو استُبعد", en: "If the team withdraws or is excluded" },
	resultCount: {
		ar: (count: number) => plural("ar", count, results.ar),
		en: (count: number) => plural("en", count, results.en),
	},
	aheadCount: {
		ar: (count: number) => plural("ar", count, ahead.ar),
		en: (count: number) => plural("en", count, ahead.en),
	},
	rest: { ar: "مبارياته الباقية", en: "Its remaining matches" },
	leave: { ar: "تبقى في الجدول", en: "Stay on the schedule" },
	call_off: { ar: "تُلغى كلها مع الحفظ", en: "Call all of them off on saving" },
	award: { ar: "تُحتسب كلها لمنافسيه مع الحفظ", en: "Award all of them to its opponents on saving" },
	reason_ar: { ar: "السبب بالعربية", en: "Reason in Arabic" },
	reason: { ar: "السبب بالإنجليزية", en: "Reason in English" },
	reasonHint: {
		ar: "يظهر للزوار في صفحة كل مباراة منها.",
		en: "Visitors read it on the page of each of these matches.",
	},
	byRule: {
		ar: (played: number, all: number, isKept: boolean) =>
			`وفق نظام المسابقة: لعب ${played} من ${plural("ar", all, ofAll.ar)}، ${isKept ? "فتبقى نتائجه" : "أي أقل من النصف، فتُلغى نتائجه"}.`,
		en: (played: number, all: number, isKept: boolean) =>
			`By the rule of the competition: it played ${played} of ${plural("en", all, ofAll.en)}, ${isKept ? "so its results count" : "less than half, so its results are expunged"}.`,
	},
	ruledHint: {
		ar: "تقرر هذا قاعدة الموسم حين يخرج الفريق: تبقى إن لعب نصف مبارياته على الأقل.",
		en: "The rule of the season decides this when the team leaves: they stay if it played at least half of its matches.",
	},
	restHint: {
		ar: "ما كان منها في يوم الانسحاب وبعده، أو من اليوم إن لم يُذكر ذلك اليوم. يمكن التراجع عنها دفعة واحدة.",
		en: "Those from the day of withdrawal on, or from today where that day is not given. They can be restored together.",
	},
	awarded: { ar: "احتُسبت المباريات الباقية للمنافسين", en: "Remaining matches awarded to the opponents" },
	calledOff: { ar: "أُلغيت المباريات الباقية", en: "Remaining matches called off" },
	ties: {
		ar: (count: number) => plural("ar", count, calledOff.ar),
		en: (count: number) => plural("en", count, calledOff.en),
	},
	undo: { ar: "أعدها", en: "Restore them" },
	home: { ar: "أين ومتى يستضيف مبارياته", en: "Where and when it plays at home" },
	own_name_ar: { ar: "اسم الفريق بالعربية", en: "Team's own name in Arabic" },
	own_name: { ar: "اسم الفريق بالإنجليزية", en: "Team's own name in English" },
	ownNameHint: { ar: "فارغ: اسم النادي", en: "Empty: the club's name" },
	venue_id: { ar: "الصالة", en: "Home venue" },
	home_day: { ar: "اليوم", en: "Home day" },
	home_time: { ar: "الوقت", en: "Home time" },
	notSet: { ar: "لم يُحدد", en: "Not set" },
	d0: { ar: "الأحد", en: "Sunday" },
	d1: { ar: "الاثنين", en: "Monday" },
	d2: { ar: "الثلاثاء", en: "Tuesday" },
	d3: { ar: "الأربعاء", en: "Wednesday" },
	d4: { ar: "الخميس", en: "Thursday" },
	d5: { ar: "الجمعة", en: "Friday" },
	d6: { ar: "السبت", en: "Saturday" },
});
