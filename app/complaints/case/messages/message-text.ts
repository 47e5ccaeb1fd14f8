import { defineText } from "../../../base/locale/text.ts";

/** Messages of a case and their kinds. */
export const messageText = defineText({
	messages: { ar: "الرسائل", en: "Messages" },
	noMessages: { ar: "لا رسائل بعد", en: "No messages yet" },
	dueOn: { ar: (day: string) => `حتى ${day}`, en: (day: string) => `until ${day}` },
	send: { ar: "أرسل", en: "Send" },
	kindMessage: { ar: "رسالة", en: "Message" },
	kindQuestion: { ar: "سؤال", en: "Question" },
	kindEvidenceRequest: { ar: "طلب أدلة", en: "Evidence request" },
	kindAnswer: { ar: "إجابة", en: "Answer" },
	kindReason: { ar: "السبب", en: "Reason" },
	kindDecision: { ar: "قرار", en: "Decision" },
	kindNote: { ar: "ملاحظة", en: "Note" },
});
