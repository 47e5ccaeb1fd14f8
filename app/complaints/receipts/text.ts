import { defineText } from "../../base/locale/text.ts";

/** Receipts, and checking one. */
export const receiptText = defineText({
	receipt: { ar: "إيصال الاستلام", en: "Receipt" },
	receiptPdf: { ar: "الإيصال (PDF)", en: "Receipt (PDF)" },
	receiptTitle: { ar: "إيصال استلام شكوى", en: "Complaint receipt" },
	receiptLead: {
		ar: "يثبت هذا الإيصال أن نظام الاتحاد استلم الشكوى والملفات المذكورة في الوقت المبيّن.",
		en: "This receipt certifies that the federation's system received the complaint and the files below at the time shown.",
	},
	receivedAt: { ar: "وقت الاستلام (بتوقيت الرياض)", en: "Received (Riyadh time)" },
	exactTime: { ar: "الوقت بصيغة ISO 8601 (UTC)", en: "Time in ISO 8601 (UTC)" },
	statementHash: { ar: "بصمة نص الشكوى (SHA-256)", en: "Hash of the statement (SHA-256)" },
	receiptFiles: { ar: "الملفات وبصماتها (SHA-256)", en: "Files and their hashes (SHA-256)" },
	receiptCode: { ar: "رمز التحقق (توقيع Ed25519)", en: "Verification code (Ed25519 signature)" },
	receiptCheck: { ar: "للتحقق من الإيصال افتح:", en: "To verify this receipt, open:" },
	verifyReceiptTitle: { ar: "التحقق من إيصال", en: "Verify a receipt" },
	verifyReceiptLead: {
		ar: "اكتب رقم الشكوى ورمز التحقق كما في الإيصال. لا تُعرض الشكوى نفسها.",
		en: "Enter the case reference and the verification code as they appear on the receipt. The case itself is not shown.",
	},
	code: { ar: "رمز التحقق", en: "Verification code" },
	checkReceipt: { ar: "تحقّق", en: "Verify" },
	genuine: { ar: "الإيصال صحيح", en: "The receipt is genuine" },
	genuineText: {
		ar: "أصدره نظام الاتحاد. قارن ما يلي بما في الإيصال الذي لديك:",
		en: "The federation's system issued it. Compare this with the receipt you have:",
	},
	notGenuine: { ar: "الإيصال غير صحيح", en: "The receipt is not genuine" },
	notGenuineText: {
		ar: "لم يُصدر النظام إيصالًا بهذا الرقم وهذا الرمز. تأكد من نسخ الرمز كاملًا.",
		en: "The system issued no receipt with this reference and code. Make sure you copied the whole code.",
	},
});
