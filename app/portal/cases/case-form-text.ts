import { defineText } from "../../base/locale/text.ts";

/** The forms of a case that its complainant sends. */
export const caseFormText = defineText({
	answer: { ar: "إجابتك (أو أرفق ملفًا)", en: "Your answer (or attach a file)" },
	sendAnswer: { ar: "أرسل الإجابة", en: "Send answer" },
	attachFile: { ar: "أرفق ملفًا", en: "Attach a file" },
	sendMessage: { ar: "أرسل رسالة", en: "Send a message" },
	sendAppeal: { ar: "قدّم الاستئناف", en: "File the appeal" },
	savePdf: { ar: "احفظ الشكوى (PDF)", en: "Save the complaint (PDF)" },
});
