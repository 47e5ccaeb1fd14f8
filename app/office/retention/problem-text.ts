import { defineText } from "../../base/locale/text.ts";

/** Problems of the forms about retention and holds. */
export const retentionProblems = defineText({
	confirmShorter: {
		ar: "بالمدد الأقصر يُحذف الكثير في الليلة القادمة. أكّد ذلك أو أعد المدد",
		en: "Under the shorter times something is deleted tonight. Confirm that, or put the times back",
	},
	unknownCase: { ar: "لا توجد شكوى بهذا الرقم", en: "There is no case with this reference" },
	heldAlready: { ar: "حذف هذه الشكوى معلّق بالفعل", en: "This case is on hold already" },
	liftAsked: { ar: "طلبت رفع هذا التعليق، فيقرره شخص آخر", en: "You asked to lift this hold: another person decides" },
	notAsked: { ar: "لا طلب ينتظر لرفع هذا التعليق", en: "No request to lift this hold waits" },
	notHeld: { ar: "رُفع تعليق هذه الشكوى من قبل", en: "The hold on this case was lifted before" },
});
