import { defineText } from "../../../base/locale/text.ts";

/** Access links. */
export const linkText = defineText({
	linksLead: {
		ar: "لموظف لا يستطيع تسجيل الدخول: رابط بالبريد يعمل مرة واحدة خلال ربع ساعة، ويفتح المكتب للاطلاع وتغيير الحالة ثماني ساعات. كل خطوة مسجَّلة.",
		en: "For an officer who cannot sign in: a mailed link that works once within a quarter of an hour and opens the desk for eight hours, to read and to change states. Every step is logged.",
	},
	issue: { ar: "أصدر رابطًا", en: "Issue a link" },
	issueTo: { ar: "إلى", en: "To" },
	noLinks: { ar: "لم يُصدر أي رابط", en: "No link has been issued" },
	revoke: { ar: "ألغِ", en: "Revoke" },
	revokeFor: { ar: (name: string) => `ألغِ رابط ${name}`, en: (name: string) => `Revoke the link of ${name}` },
	revokeTitle: { ar: "تأكيد إلغاء الرابط", en: "Confirm the revocation" },
	revokeQuestion: { ar: "هل تريد إلغاء رابط", en: "Do you want to revoke the link of" },
	revokeNow: { ar: "ألغِ الرابط", en: "Revoke the link" },
	revokeNote: {
		ar: "من دخل به يخرج فورًا، ويضيع ما كتبه ولم يرسله.",
		en: "Whoever came in by it is out at once, and loses what was typed and not sent.",
	},
	stateWaiting: { ar: "ينتظر الاستعمال", en: "Not used yet" },
	stateInUse: { ar: "مستعمل الآن", en: "In use" },
	stateOver: { ar: "انتهى", en: "Over" },
	stateExpired: { ar: "انتهت مهلته", en: "Expired" },
	stateRevoked: { ar: "ملغى", en: "Revoked" },
	colIssued: { ar: "صدر", en: "Issued" },
	colBy: { ar: "أصدره", en: "Issued by" },
});
