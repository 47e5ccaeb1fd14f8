import { defineText } from "../../base/locale/text.ts";

/** Texts of documents alone. */
export const documentText = defineText({
	decisionTitle: { ar: "قرار في شكوى", en: "Decision on a complaint" },
	appealTitle: { ar: "قرار في استئناف", en: "Decision on an appeal" },
	outcome: { ar: "القرار", en: "Decision" },
	reasons: { ar: "الأسباب", en: "Reasons" },
	decidedOn: { ar: "صدر في", en: "Decided on" },
	announcedOn: { ar: "أُعلن لمقدّم الشكوى في", en: "Announced to the complainant on" },
	announcedAt: {
		ar: (day: string) => `${day}، في صفحة الشكوى في البوابة`,
		en: (day: string) => `${day}, on the page of the case in the portal`,
	},
	noticeOn: { ar: "تبلّغه مقدّم الشكوى في", en: "Notice to the complainant on" },
	decidedBy: { ar: "أصدره", en: "Decided by" },
	textHash: { ar: "بصمة نص القرار (SHA-256)", en: "Hash of the decision (SHA-256)" },
	decisionCode: { ar: "رمز التحقق (توقيع Ed25519)", en: "Verification code (Ed25519 signature)" },
	signedCode: {
		ar: "في هذا الرمز بيان القرار الموقّع كاملًا: رقم الشكوى وتاريخ القرار وإعلانه ومن أصدره وآخر يوم للاستئناف وبصمة نصه. يمكن التحقق منه دون الموقع بالمفتاح المنشور في:",
		en: "This code holds the whole signed statement of the decision: reference, dates of decision and announcement, author, last day to appeal, and the hash of its words. It verifies without this site, with the key at:",
	},
	namesCut: {
		ar: "مُحي اسم مقدّم الشكوى من هذه الوثيقة، أما البصمة فهي بصمة القرار كما صدر.",
		en: "The complainant's name has been erased from this document. The hash is that of the decision as it was made.",
	},
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
	damagedFile: {
		ar: "لا تطابق بايتات الملف المحفوظ هذه البصمة، فلم يُدرج.",
		en: "The stored bytes of this file do not match this hash, so it is not enclosed.",
	},
	decisions: { ar: "القرارات", en: "Decisions" },
	grounds: { ar: "أسباب الاستئناف", en: "Grounds for the appeal" },
	asText: {
		ar: "تعذّر إعداد هذه الوثيقة بصيغة PDF، وهذا نصها دون تنسيق.",
		en: "This document could not be laid out as a PDF. This is its text without layout.",
	},
	none: { ar: "لا يوجد", en: "None" },
});
