import { defineText } from "../../base/locale/text.ts";

/** Charts, and the tables beside them. */
export const chartText = defineText({
	table: { ar: "الأرقام في جدول", en: "Numbers in a table" },
	months: { ar: "شهرًا بعد شهر", en: "Month by month" },
	monthsKey: {
		ar: "العمود شهر: ما فاز به اللاعب إلى أعلى، وما خسره إلى أسفل.",
		en: "A column is a month: rubbers won go up, rubbers lost go down.",
	},
	month: { ar: "الشهر", en: "Month" },
	balance: {
		ar: (won: number, lost: number) => `فوز ${won}، خسارة ${lost}`,
		en: (won: number, lost: number) => `${won} won, ${lost} lost`,
	},
	course: { ar: "مسار الموسم", en: "Course of the season" },
	courseKey: {
		ar: "العمود مباراة: ما كسبه الفريق إلى أعلى، وما خسره إلى أسفل.",
		en: "A column is a match: rubbers won go up, rubbers lost go down.",
	},
	day: { ar: "اليوم", en: "Date" },
	opponent: { ar: "المنافس", en: "Opponent" },
	score: { ar: "النتيجة", en: "Score" },
});
