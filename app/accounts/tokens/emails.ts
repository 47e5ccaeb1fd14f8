import { formatMoment } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Email } from "../../base/mail/email.ts";

const words = defineText({
	subject: { ar: "رمز وصول جديد لحسابك", en: "A new API token for your account" },
	program: {
		ar: (moment: string) =>
			`سجّل برنامج الدخول إلى حسابك بكلمة المرور من شبكة لم تُستعمل معه من قبل، وحصل على رمز وصول (${moment}).`,
		en: (moment: string) =>
			`A program signed in to your account with your password from a network not used before, and received an API token (${moment}).`,
	},
	person: {
		ar: (name: string, moment: string) => `أُنشئ في حسابك رمز وصول للبرامج باسم «${name}» (${moment}).`,
		en: (name: string, moment: string) => `An API token was created in your account: “${name}” (${moment}).`,
	},
	advice: {
		ar: "إن كنت أنت فلا يلزمك شيء، وإلا فألغِ الرمز من صفحة حسابك وغيّر كلمة المرور فورًا وأخبر الاتحاد.",
		en: "If it was you, there is nothing to do. If not, revoke the token on your account page, change your password at once and tell the federation.",
	},
	button: { ar: "حسابي", en: "My account" },
});

type NewToken = { name: string; at: Date; url: string; byProgram: boolean };

/** To the owner of an account; `url` leads to the list of its tokens. */
export function newTokenEmail(locale: Locale, { name, at, url, byProgram }: NewToken): Email {
	const t = words(locale);
	const moment = formatMoment(locale, at);
	return {
		locale,
		subject: t.subject,
		paragraphs: [byProgram ? t.program(moment) : t.person(name, moment), t.advice],
		button: { label: t.button, url },
	};
}
