import { defineText, plural } from "../../../base/locale/text.ts";

const left = {
	ar: {
		one: "هذه آخر مباراة بانتظار النتيجة",
		two: "مباراتان بانتظار النتيجة",
		few: "# مباريات بانتظار النتيجة",
		many: "# مباراة بانتظار النتيجة",
		other: "# مباراة بانتظار النتيجة",
	},
	en: { one: "This is the last match awaiting a result", other: "# matches awaiting a result" },
};

/** Entering results: the screen of one tie, and the lists that lead to it. */
export const resultText = defineText({
	title: { ar: "نتيجة المباراة", en: "Match result" },
	host: { ar: "المضيف", en: "Home" },
	guest: { ar: "الضيف", en: "Away" },
	more: { ar: (club: string) => `زد نتيجة ${club}`, en: (club: string) => `One more for ${club}` },
	less: { ar: (club: string) => `أنقص نتيجة ${club}`, en: (club: string) => `One less for ${club}` },
	save: { ar: "حفظ النتيجة", en: "Save result" },
	sheet: { ar: "ورقة المباراة", en: "Match sheet" },
	wholeTie: { ar: "الموعد والناديان والحالة", en: "Date, clubs and status" },
	left: {
		ar: (count: number) => plural("ar", count, left.ar),
		en: (count: number) => plural("en", count, left.en),
	},
	saved: { ar: "حُفظت النتيجة", en: "Result saved" },
	undo: { ar: "تراجع", en: "Undo" },
	undoOf: { ar: "تراجع عن نتيجة", en: "Undo the result of" },
	together: { ar: "أدخل نتائج جولة كاملة", en: "Enter a whole round" },
	enter: { ar: "أدخل النتيجة", en: "Enter result" },
	today: { ar: "مباريات اليوم", en: "Today's matches" },
	awaiting: { ar: "مباريات بانتظار النتيجة", en: "Matches awaiting a result" },
	upcoming: { ar: "المباريات القادمة", en: "Upcoming matches" },
	caughtUp: { ar: "كل النتائج مسجلة", en: "All results are in" },
	caughtUpText: {
		ar: "لا مباريات اليوم، ولا مباراة بانتظار نتيجتها.",
		en: "There are no matches today, and none is awaiting a result.",
	},
	allAwaiting: {
		ar: (count: number) => `اعرض كل ما ينتظر النتيجة (${count})`,
		en: (count: number) => `Show all matches awaiting a result (${count})`,
	},
});
