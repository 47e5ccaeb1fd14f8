import { defineText } from "../../base/locale/text.ts";

/** Problems that the forms of officers can have. */
export const deskProblems = defineText({
	dayPast: { ar: "اختر يومًا بعد اليوم", en: "Choose a day after today" },
	documentPdf: { ar: "تُقبل الوثيقة بصيغة PDF فقط", en: "The document must be a PDF" },
	documentNotWhole: {
		ar: "تعذّر فحص الوثيقة كاملة. احفظها بصيغة PDF من جديد ثم اخترها",
		en: "The document could not be inspected completely. Save it as a PDF again, then choose it",
	},
	documentGone: {
		ar: "لم تعد الوثيقة محفوظة، فاخترها من جديد",
		en: "The document is no longer saved. Choose it again",
	},
});
