import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Email } from "../../base/mail/email.ts";

const words = defineText({
	subject: { ar: "رسالة تجربة", en: "Test email" },
	body: {
		ar: "وصلت رسالة التجربة التي طلبتها من صفحة حالة النظام: بريد الموقع يعمل.",
		en: "This is the test email you asked for on the page of system health: the site's email works.",
	},
});

/** To the owner who asked for it. */
export function testEmail(locale: Locale): Email {
	const t = words(locale);
	return { locale, subject: t.subject, paragraphs: [t.body] };
}
