import type { Locale } from "../base/locale/locale.ts";
import { defineText } from "../base/locale/text.ts";
import type { Email } from "../base/mail/email.ts";

const words = defineText({
	subject: {
		ar: (day: string) => `ختم سجل التدقيق ليوم ${day}`,
		en: (day: string) => `Seal of the audit log of ${day}`,
	},
	keep: {
		ar: "احفظ هذه الرسالة خارج خوادم الاتحاد ولا تحذفها: بها يثبت أن السجل لم يُعدَّل ولم يُقتطع منه شيء حتى هذا اليوم.",
		en: "Keep this email outside the federation's servers: it proves that nothing in the log was changed or cut off up to this day.",
	},
	how: {
		ar: "للتحقق يُسلَّم ملف الرسالة كما هو إلى مدير الخادم، فيشغّل الأمر: npm run tawila -- audit verify --against <الملف>",
		en: "To check, hand the saved email to whoever runs the server, who runs: npm run tawila -- audit verify --against <file>",
	},
	footer: {
		ar: "تصلك هذه الرسالة كل يوم لأن مالك الموقع اختار عنوانك لحفظ أختام السجل.",
		en: "You get this email every day because the owner of the site chose your address to keep the seals of the log.",
	},
});

/**
 * To the two people who keep the seals: the signed list in a paragraph of its own, which names no case and no person.
 */
export function headsEmail(locale: Locale, day: string, jws: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.subject(day),
		paragraphs: [t.keep, t.how, jws],
		footer: [t.footer],
	};
}
