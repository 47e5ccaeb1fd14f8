import { defineText } from "../../../base/locale/text.ts";
import { OBJECTION_DAYS } from "./objection.ts";

/** Texts on what an erasure leaves of a case, until when and why: for the complainant beforehand, and for the desk. */
export const retainedText = defineText({
	title: { ar: "ما يُمحى وما يبقى من شكاواك", en: "What is erased of your cases, and what stays" },
	open: {
		ar: "لم تُغلق نهائيًا بعد، فلا يُمحى منها شيء قبل ذلك.",
		en: "Not closed for good yet. Nothing of it is erased before.",
	},
	held: {
		ar: "علّق الاتحاد حذفها، فلا يُمحى منها شيء حتى يُرفع التعليق.",
		en: "The federation put it on hold. Nothing of it is erased until the hold is lifted.",
	},
	undecided: {
		ar: "لم يُفصل فيها، فيُمحى نصها ورسائلك وأدلتك فورًا.",
		en: "Nothing was decided in it. Its statement, your messages and your evidence are erased at once.",
	},
	names: {
		ar: `يُمحى بعد ${OBJECTION_DAYS} يومًا من طلبك: اسمك وبيانات التواصل معك، ومن نص القرار ورسائل المسؤولين أيضًا. ولرئيس لجنة الشكاوى قبل ذلك أن يعلّق الحذف إن كانت هناك دعوى.`,
		en: `Erased ${OBJECTION_DAYS} days after your request: your name and contact details, also in the decision and in what officers wrote. Until then a head of complaints may put the case on hold, for a lawsuit.`,
	},
	claims: {
		ar: (day: string) => `يبقى حتى ${day}: نص الشكوى ورسائلك وأدلتك، وهويتك مختومة، لاحتمال دعوى أو مطالبة.`,
		en: (day: string) =>
			`Stays until ${day}: statement, your messages and evidence, and your identity under seal, in case of a lawsuit or a claim.`,
	},
	agreed: {
		ar: "وافق رئيس لجنة الشكاوى على حذف نص الشكوى ورسائلك وأدلتك دون انتظار.",
		en: "A head agreed that statement, messages and evidence are deleted without waiting.",
	},
	decision: {
		ar: (day: string) => `يبقى حتى ${day}: القرار وأسبابه ووثيقته دون اسمك، فهو يخصّ أطرافًا أخرى ويُرجع إليه.`,
		en: (day: string) =>
			`Stays until ${day}: decision, reasons and document, without your name, because others rely on them.`,
	},
	document: {
		ar: "أما الوثيقة التي رفعها رئيس موقَّعةً فتبقى كما وُقّعت، ولا يقرؤها إلا المسؤولون.",
		en: "A document that a head uploaded signed stays as it was signed; only officers and heads read it.",
	},
	// The desk.
	requests: { ar: "طلبات المحو", en: "Erasure requests" },
	requestsLead: {
		ar: `شكاوى طلب مقدّموها محو بياناتهم. يُمحى الاسم وبيانات التواصل بعد الإغلاق النهائي، وإن فُصل في الشكوى فليس قبل ${OBJECTION_DAYS} يومًا من الطلب، وتبقى الأدلة ونص الشكوى مدةً للمطالبات. إن احتاجت جهة إلى أوراقها فعلّق الحذف من صفحة الشكوى.`,
		en: `Cases whose complainants asked for erasure. Name and contacts go once the case is closed for good, of a decided one ${OBJECTION_DAYS} days after the request at the earliest; statement and evidence stay for a period of claims. If anyone may need them, object with a hold on the page of the case.`,
	},
	none: { ar: "لا طلبات محو الآن.", en: "There are no erasure requests." },
	asked: { ar: (day: string) => `طُلب في ${day}`, en: (day: string) => `Asked on ${day}` },
	erased: {
		ar: (day: string) => `مُحي الاسم وبيانات التواصل في ${day}.`,
		en: (day: string) => `Name and contacts were erased on ${day}.`,
	},
	waitsOpen: { ar: "ينتظر الإغلاق النهائي.", en: "Waits until the case is closed for good." },
	waitsHeld: { ar: "الحذف معلّق، فلا يُحذف شيء.", en: "On hold: nothing is deleted." },
	waitsObjection: {
		ar: (day: string) => `يُمحى الاسم وبيانات التواصل في ${day}، ويمكن تعليق الحذف حتى ذلك اليوم.`,
		en: (day: string) => `Name and contacts are erased on ${day}. Until then you can object with a hold.`,
	},
	waitsJob: { ar: "يُمحى الاسم وبيانات التواصل خلال ساعة.", en: "Name and contacts are erased within the hour." },
	due: {
		ar: (day: string) => `يُحذف نص الشكوى ورسائل مقدّمها وأدلته في ${day}.`,
		en: (day: string) => `Statement, messages and evidence are deleted on ${day}.`,
	},
	dueTonight: {
		ar: "يُحذف نص الشكوى ورسائل مقدّمها وأدلته الليلة.",
		en: "Statement, messages and evidence are deleted tonight.",
	},
	agree: { ar: "وافق على الحذف قبل موعده", en: "Agree to earlier deletion" },
	agreeText: {
		ar: "لا يُستعاد ما حُذف. يُحفظ السبب مع الشكوى، فلا تذكر فيه أحدًا باسمه.",
		en: "What is deleted cannot be restored. The reason is kept with the case, so name no one in it.",
	},
	object: { ar: "افتح الشكوى", en: "Open the case" },
	revealIdentity: { ar: "اكشف هوية مقدّم الشكوى", en: "Reveal who the complainant was" },
	identity: { ar: "هوية مقدّم الشكوى", en: "Who the complainant was" },
});
