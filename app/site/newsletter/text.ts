import { defineText } from "../../base/locale/text.ts";

export const newsletterText = defineText({
	newsletterConfirmTitle: { ar: "تأكيد الاشتراك في النشرة", en: "Confirm your newsletter subscription" },
	newsletterConfirmText: {
		ar: "اضغط الزر لتصلك أخبار الاتحاد على بريدك. يمكنك إلغاء الاشتراك بضغطة واحدة متى شئت.",
		en: "Press the button to get the federation's news by email. You can unsubscribe with one click at any time.",
	},
	newsletterConfirmButton: { ar: "أكّد الاشتراك", en: "Confirm subscription" },
	newsletterConfirmed: { ar: "تم تأكيد اشتراكك", en: "Your subscription is confirmed" },
	newsletterConfirmedText: {
		ar: "ستصلك النشرة القادمة على بريدك.",
		en: "The next newsletter will come to your inbox.",
	},
	newsletterBadLink: { ar: "هذا الرابط لم يعد صالحًا", en: "This link no longer works" },
	newsletterBadLinkText: {
		ar: "ربما مضى عليه أكثر من سبعة أيام أو نُسخ ناقصًا. اطلب رابطًا جديدًا من صفحة الأخبار.",
		en: "It may be more than seven days old, or incomplete. Request a new one on the news page.",
	},
	newsletterLeaveTitle: { ar: "إلغاء الاشتراك في النشرة", en: "Unsubscribe from the newsletter" },
	newsletterLeaveText: {
		ar: "اضغط الزر ولن تصلك النشرة بعد الآن.",
		en: "Press the button to stop receiving the newsletter.",
	},
	newsletterLeaveButton: { ar: "ألغِ الاشتراك", en: "Unsubscribe" },
	newsletterLeft: { ar: "أُلغي اشتراكك", en: "You are unsubscribed" },
	newsletterLeftText: { ar: "لن نرسل إليك النشرة بعد الآن.", en: "We will not send you the newsletter any more." },
});
