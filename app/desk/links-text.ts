import { defineText } from "../base/locale/text.ts";

/** Access links. */
export const linkText = defineText({
	linksLead: {
		ar: "لمسؤول شكاوى لا يستطيع تسجيل الدخول: رابط يصله بالبريد الإلكتروني، ويعمل مرة واحدة خلال ربع ساعة، ويفتح المكتب ثماني ساعات للاطلاع والمراسلة والسؤال دون اتخاذ قرار. كل خطوة مسجَّلة.",
		en: "For an officer who cannot sign in: an emailed link that works once within 15 minutes and opens the desk for eight hours, to read cases, write and ask, but not to decide. Every step is logged.",
	},
	issue: { ar: "أصدر رابطًا", en: "Issue a link" },
	issueTo: { ar: "إلى", en: "To" },
	noLinks: { ar: "لم يُصدر أي رابط", en: "No link has been issued" },
	revoke: { ar: "ألغِ", en: "Revoke" },
	revokeFor: { ar: (name: string) => `ألغِ رابط ${name}`, en: (name: string) => `Revoke the link of ${name}` },
	revokeTitle: { ar: "إلغاء رابط دخول", en: "Revoke an access link" },
	revokeQuestion: { ar: "هل تريد إلغاء رابط", en: "Do you want to revoke the link of" },
	revokeNow: { ar: "ألغِ الرابط", en: "Revoke the link" },
	revokeNote: {
		ar: "من دخل به يخرج فورًا، ويضيع ما كتبه ولم يرسله.",
		en: "Anyone using it is signed out at once and loses what they typed but did not send.",
	},
	stateWaiting: { ar: "ينتظر الاستعمال", en: "Not used yet" },
	stateInUse: { ar: "مستعمل الآن", en: "In use" },
	stateOver: { ar: "انتهى", en: "Ended" },
	stateExpired: { ar: "انتهت مهلته", en: "Expired" },
	stateRevoked: { ar: "ملغى", en: "Revoked" },
	colIssued: { ar: "صدر", en: "Issued" },
	colBy: { ar: "أصدره", en: "Issued by" },
});
