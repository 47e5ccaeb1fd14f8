import { defineText } from "../../base/locale/text.ts";

/** Texts of documents alone. */
export const documentText = defineText({
	decisionTitle: { ar: "قرار في شكوى", en: "Decision on a complaint" },
	appealTitle: { ar: "قرار في استئناف", en: "Decision on an appeal" },
	outcome: { ar: "القرار", en: "Decision" },
	reasons: { ar: "الأسباب", en: "Reasons" },
	decidedOn: { ar: "صدر في", en: "Decided on" },
	by: { ar: "لجنة الشكاوى في الاتحاد", en: "The federation's complaints committee" },
	appealNote: {
		ar: (day: string) => `يمكن استئناف هذا القرار من صفحة الشكوى في بوابة الشكاوى حتى ${day}.`,
		en: (day: string) =>
			`This decision can be appealed until ${day}, on the page of the case in the complaints portal.`,
	},
	finalNote: { ar: "هذا القرار نهائي.", en: "This decision is final." },
	caseFile: { ar: "ملف الشكوى", en: "Case file" },
	filedBy: { ar: "مقدّم الشكوى", en: "Complainant" },
	filedAt: { ar: "قُدّمت في", en: "Submitted on" },
	status: { ar: "الحالة", en: "Status" },
	type: { ar: "نوع النزاع", en: "Dispute type" },
	statement: { ar: "نص الشكوى", en: "The complaint" },
	timeline: { ar: "سجل الشكوى", en: "Timeline" },
	messages: { ar: "الرسائل", en: "Messages" },
	evidence: { ar: "الأدلة وبصماتها (SHA-256)", en: "Evidence and hashes (SHA-256)" },
	decisions: { ar: "القرارات", en: "Decisions" },
	grounds: { ar: "أسباب الاستئناف", en: "Grounds for the appeal" },
	oneAtATime: {
		ar: "ما زلنا نُعد المستند الذي طلبته قبل هذا. حاول مرة أخرى بعد ثوانٍ.",
		en: "The document you asked for before is still being made. Try again in a few seconds.",
	},
	none: { ar: "لا يوجد", en: "None" },
});
