import { defineText } from "../../base/locale/text.ts";

/** Problems that the forms of officers can have. */
export const deskProblems = defineText({
	noneTicked: { ar: "حدّد شكوى واحدة على الأقل", en: "Select at least one case" },
	noOfficer: { ar: "اختر من تُسند إليه الشكاوى", en: "Choose an officer first" },
	noStatus: { ar: "اختر الحالة الجديدة", en: "Choose the new status" },
	dayPast: { ar: "اختر يومًا بعد اليوم", en: "Choose a day after today" },
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
