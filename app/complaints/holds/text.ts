import { defineText } from "../../base/locale/text.ts";

/** Holds on cases, at the desk. */
export const holdText = defineText({
	title: { ar: "تعليق الحذف", en: "Hold" },
	held: {
		ar: (day: string, who: string) => `الحذف معلّق منذ ${day}، بأمر ${who}`,
		en: (day: string, who: string) => `On hold since ${day}, placed by ${who}`,
	},
	heldText: {
		ar: "لا يُحذف شيء من هذه الشكوى ما دام الحذف معلّقًا: لا بانتهاء مدة الاحتفاظ ولا بطلب محو البيانات.",
		en: "Nothing of this case is deleted while it is on hold: neither when its time is over nor when the complainant asks for erasure.",
	},
	place: { ar: "علّق حذف الشكوى", en: "Put the case on hold" },
	placeText: {
		ar: "للشكاوى التي قد تُطلب أوراقها في دعوى أو تحقيق. يبقى كل ما فيها حتى ترفع التعليق. يقرأ السبب رؤساء اللجنة والمالكون، فلا تذكر فيه أحدًا باسمه.",
		en: "For cases that a court or an inquiry may ask for. Everything in them stays until you lift the hold. Heads and owners read the reason, so name no one in it.",
	},
	placeButton: { ar: "نعم، علّق الحذف", en: "Yes, put it on hold" },
	lift: { ar: "ارفع تعليق الحذف", en: "Lift the hold" },
	formerAccount: { ar: "حساب سابق", en: "a former account" },
});
