import { defineText, plural } from "../../base/locale/text.ts";

const files = {
	ar: { zero: "لا ملفات", one: "ملف واحد", two: "ملفان", few: "# ملفات", many: "# ملفًا", other: "# ملف" },
	en: { one: "# file", other: "# files" },
};

/** Receipts, and checking one. */
export const receiptText = defineText({
	receipt: { ar: "إيصال الاستلام", en: "Receipt" },
	receiptPdf: { ar: "الإيصال (PDF)", en: "Receipt (PDF)" },
	receipts: { ar: "الإيصالات", en: "Receipts" },
	receiptTitle: { ar: "إيصال استلام", en: "Receipt" },
	act: { ar: "ما استُلم", en: "What was received" },
	submission: { ar: "شكوى", en: "A complaint" },
	answer: { ar: "إجابة عن سؤال", en: "An answer to a question" },
	evidence: { ar: "أدلة إضافية", en: "Further evidence" },
	appeal: { ar: "استئناف", en: "An appeal" },
	withdrawal: { ar: "إشعار بالسحب", en: "A withdrawal" },
	answerLimit: { ar: "آخر يوم للإجابة عند الاستلام", en: "Last day to answer, when it was received" },
	appealLimit: { ar: "آخر يوم للاستئناف عند الاستلام", en: "Last day to appeal, when it was received" },
	receiptLead: {
		ar: "يثبت هذا الإيصال أن نظام الاتحاد استلم ما يلي في الوقت المبيّن.",
		en: "This receipt certifies that the federation's system received the following at the time shown.",
	},
	receivedAt: { ar: "وقت الاستلام (بتوقيت الرياض)", en: "Received (Riyadh time)" },
	exactTime: { ar: "الوقت بصيغة ISO 8601 (UTC)", en: "Time in ISO 8601 (UTC)" },
	statementHash: { ar: "بصمة النص (SHA-256)", en: "Hash of the text (SHA-256)" },
	noFiles: { ar: "لا ملفات", en: "No files" },
	receiptFiles: { ar: "الملفات وبصماتها (SHA-256)", en: "Files and their hashes (SHA-256)" },
	fileList: {
		ar: (count: number) => `${plural("ar", count, files.ar)}، وبصمة قائمتها:`,
		en: (count: number) => `${plural("en", count, files.en)}, and the hash of their list:`,
	},
	wholeJws: { ar: "النص الموقَّع كاملًا (JWS)", en: "The whole signed statement (JWS)" },
	showJws: { ar: "أظهر النص", en: "Show it" },
	qrWhole: {
		ar: "يحمل هذا الرمز النص الموقَّع كاملًا، ويمكن التحقق منه دون اتصال بالمفتاح العام المنشور في:",
		en: "This code holds the whole signed statement. It can be verified offline with the public key from:",
	},
	tooLongForCode: {
		ar: "النص الموقَّع أطول من أن يُطبع رمزًا. تجده في صفحة الإيصال.",
		en: "The signed statement is too long to be printed as a code. The receipt's page has it.",
	},
	receiptCode: { ar: "رمز التحقق (توقيع Ed25519)", en: "Verification code (Ed25519 signature)" },
	receiptCheck: { ar: "للتحقق من الإيصال افتح:", en: "To verify this receipt, open:" },
	verifyReceiptTitle: { ar: "التحقق من إيصال", en: "Verify a receipt" },
	verifyReceiptLead: {
		ar: "الصق النص الموقَّع كاملًا كما يُقرأ من الرمز المطبوع، أو اكتب رمز التحقق ورقم الشكوى. لا تُعرض الشكوى نفسها.",
		en: "Paste the whole signed statement as it is read from the printed code, or enter the verification code and the case reference. The case itself is not shown.",
	},
	code: { ar: "رمز التحقق أو النص الموقَّع كاملًا", en: "Verification code, or the whole signed statement" },
	codeHint: {
		ar: "يصلح كذلك لوثائق القرارات ولقائمة سجل التدقيق اليومية.",
		en: "It works for decision documents and for the daily list of the audit log as well.",
	},
	verifyReferenceHint: {
		ar: "مثال: \u20662026-000001\u2069. اتركه فارغًا إن لصقت النص الموقَّع كاملًا.",
		en: "For example: 2026-000001. Leave it empty when you pasted the whole signed statement.",
	},
	checkReceipt: { ar: "تحقّق", en: "Verify" },
	genuine: { ar: "الإيصال صحيح", en: "The receipt is genuine" },
	genuineDecision: { ar: "وثيقة القرار صحيحة", en: "The decision document is genuine" },
	genuineOther: { ar: "النص صحيح", en: "The statement is genuine" },
	genuineText: {
		ar: "وقّعه نظام الاتحاد. قارن ما يلي بما في الورقة التي لديك:",
		en: "The federation's system signed it. Compare this with the paper you have:",
	},
	notGenuine: { ar: "غير صحيح", en: "Not genuine" },
	notGenuineText: {
		ar: "لم يوقّع النظام هذا النص، أو لم يُصدر إيصالًا بهذا الرقم وهذا الرمز. تأكد من نسخه كاملًا.",
		en: "The system did not sign this statement, or issued no receipt with this reference and code. Make sure you copied all of it.",
	},
	value_resolved: { ar: "محسومة", en: "Resolved" },
	value_rejected: { ar: "مرفوضة", en: "Rejected" },
	value_true: { ar: "نعم", en: "Yes" },
	value_false: { ar: "لا", en: "No" },
	fact_federation: { ar: "الاتحاد", en: "Federation" },
	fact_case_reference: { ar: "رقم الشكوى", en: "Case reference" },
	fact_outcome: { ar: "القرار", en: "Outcome" },
	fact_on_appeal: { ar: "قرار في استئناف", en: "Decision on an appeal" },
	fact_decided_at: { ar: "وقت القرار (UTC)", en: "Decided (UTC)" },
	fact_decided_by: { ar: "من أصدر القرار", en: "Decided by" },
	fact_announced_on: { ar: "أُعلن لمقدّم الشكوى في", en: "Announced to the complainant on" },
	fact_document_sha256: { ar: "بصمة الوثيقة المرفوعة (SHA-256)", en: "Hash of the uploaded document (SHA-256)" },
	fact_last_day_to_appeal: { ar: "آخر يوم للاستئناف", en: "Last day to appeal" },
	fact_content_sha256: { ar: "بصمة نص الوثيقة (SHA-256)", en: "Hash of the document's text (SHA-256)" },
});
