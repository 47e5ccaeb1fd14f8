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
	place: { ar: "احفظ الشكوى من الحذف", en: "Legal hold" },
	placeText: {
		ar: "للشكاوى التي قد تُطلب أوراقها في دعوى أو تحقيق. يبقى كل ما فيها حتى ترفع التعليق. يقرأ السبب رؤساء اللجنة والمالكون، فلا تذكر فيه أحدًا باسمه.",
		en: "For cases that a court or an inquiry may ask for. Everything in them stays until you lift the hold. Heads and owners read the reason, so name no one in it.",
	},
	placeButton: { ar: "نعم، احفظها من الحذف", en: "Yes, place the hold" },
	liftAsked: {
		ar: (day: string, who: string) => `طلب ${who} رفع التعليق في ${day}. ينتهي الطلب بعد سبعة أيام.`,
		en: (day: string, who: string) => `${who} asked to lift the hold on ${day}. The request ends after seven days.`,
	},
	liftOwn: {
		ar: "طلبته أنت، فيقرره رئيس لجنة آخر أو مالك.",
		en: "You asked for this: another head or an owner decides.",
	},
	liftByTwo: {
		ar: "يُرفع بعد موافقة رئيس لجنة آخر أو مالك، ويُبلَّغون بالبريد.",
		en: "It is lifted once another head or an owner agrees. They are told by email.",
	},
	liftAlone: {
		ar: "لا أحد غيرك يوافق، فيُرفع فورًا ويُقيَّد ذلك في السجل.",
		en: "No one else can agree: it is lifted at once, and the log records it.",
	},
	askLift: { ar: "اطلب رفع التعليق", en: "Ask to lift the hold" },
	agreeLift: { ar: "أوافق، ارفع التعليق", en: "Agree and lift the hold" },
	keep: { ar: "أبقِ التعليق", en: "Keep the hold" },
	withdrawLift: { ar: "اسحب الطلب", en: "Withdraw the request" },
	liftReason: { ar: "سبب الرفع، بلا أسماء", en: "Reason to lift it, without names" },
	lift: { ar: "ارفع تعليق الحذف", en: "Lift the hold" },
	formerAccount: { ar: "حساب سابق", en: "a former account" },
});
