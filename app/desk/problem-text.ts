import { formatDate } from "../base/locale/format.ts";
import { defineText } from "../base/locale/text.ts";

/** A day that a problem carries as a number, 20261231. */
const dayOf = (day: number) => String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");

/** Problems that the forms of officers can have. */
export const deskProblems = defineText({
	noneTicked: { ar: "حدّد شكوى واحدة على الأقل", en: "Select at least one case" },
	noOfficer: { ar: "اختر من تُسند إليه الشكاوى", en: "Choose an officer first" },
	noStatus: { ar: "اختر الحالة الجديدة", en: "Choose the new status" },
	unknownCase: { ar: "لا شكوى أخرى بهذا الرقم", en: "No other case has this reference" },
	timeNotLater: {
		ar: "لمقدّم الشكوى هذه المهلة أو أطول. اختر يومًا بعدها.",
		en: "The complainant has that much time already. Choose a later day.",
	},
	timeTooLong: { ar: "اختر يومًا خلال سنة من الآن.", en: "Choose a day within a year from now." },
	answerTooSoon: {
		ar: (day: number) => `أقرب يوم للإجابة ${formatDate("ar", dayOf(day))}`,
		en: (day: number) => `The earliest day to answer is ${formatDate("en", dayOf(day))}`,
	},
	answerTooLate: {
		ar: (day: number) => `آخر يوم يمكن تحديده للإجابة ${formatDate("ar", dayOf(day))}`,
		en: (day: number) => `The latest day to answer is ${formatDate("en", dayOf(day))}`,
	},
	documentPdf: { ar: "تُقبل الوثيقة بصيغة PDF فقط", en: "The document must be a PDF" },
	documentNotWhole: {
		ar: "تعذّر فحص الوثيقة كاملة. احفظها بصيغة PDF من جديد ثم اخترها",
		en: "The document could not be inspected completely. Save it as a PDF again, then choose it",
	},
	templatesFull: {
		ar: "بلغت القوالب مئة. احذف قالبًا لا يُستعمل أولًا",
		en: "There are a hundred templates. Delete one that is not used first",
	},
	unknownPlaceholder: {
		ar: "بين القوسين {} ما لا يُعرف. استعمل المذكور تحت الحقل فقط",
		en: "Something in braces {} is not known. Use only what is listed below the field",
	},
	documentGone: {
		ar: "لم تعد الوثيقة محفوظة، فاخترها من جديد",
		en: "The document is no longer saved. Choose it again",
	},
});
