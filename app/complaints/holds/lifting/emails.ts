import type { Locale } from "../../../base/locale/locale.ts";
import { defineText } from "../../../base/locale/text.ts";
import type { Email } from "../../../base/mail/email.ts";

const words = defineText({
	subject: { ar: "رفع تعليق حذف ينتظر موافقتك", en: "A hold waits to be lifted" },
	asked: {
		ar: "طُلب رفع تعليق الحذف عن شكوى. لا يُرفع ما لم يوافق غير من طلبه، وبعد رفعه يُحذف ما حان موعد حذفه ولا يعود.",
		en: "Someone asks to lift the hold on a case. It is lifted only if a second person agrees. What is due is then deleted for good.",
	},
	ends: { ar: "ينتهي الطلب بعد سبعة أيام.", en: "The request ends after seven days." },
	reference: {
		ar: (reference: string) => `رقم الشكوى: ${reference}`,
		en: (reference: string) => `Reference: ${reference}`,
	},
	button: { ar: "عرض الطلب", en: "Open the request" },
});

/** To heads who take part in a case and to owners: that the hold on it is to be lifted, with its reference alone. */
export function liftHoldEmail(locale: Locale, reference: string, url: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.subject,
		paragraphs: [t.asked, t.reference(`\u2068${reference}\u2069`), t.ends],
		button: { label: t.button, url },
	};
}
