import type { Role } from "../../access/actor.ts";
import { roleText } from "../../access/text.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Email } from "../../base/mail/email.ts";
import { site } from "../../installation/site.ts";

const words = defineText({
	subject: { ar: "صلاحية جديدة في مكتب الشكاوى", en: "A new role at the complaints desk" },
	ownerSubject: { ar: "مالك جديد للموقع", en: "A new owner of the site" },
	owns: {
		ar: (account: string, roles: string) =>
			`مُنح الحساب ${account} صلاحية: ${roles}. وبها تُمنح الصلاحيات وتُغيَّر الإعدادات.`,
		en: (account: string, roles: string) =>
			`The account ${account} was granted: ${roles}. With it, roles are granted and settings changed.`,
	},
	granted: {
		ar: (account: string, roles: string) => `مُنح الحساب ${account} صلاحية: ${roles}. وبها تُقرأ الشكاوى.`,
		en: (account: string, roles: string) => `The account ${account} was granted: ${roles}. With it, cases can be read.`,
	},
	unexpected: {
		ar: "إن لم تكن تتوقع ذلك فاسأل مالكي الموقع اليوم. ما فعله هذا الحساب مدوَّن في سجل الأحداث.",
		en: "If you did not expect this, ask the owners of the site today. What the account did is in the audit log.",
	},
	and: { ar: "، ", en: ", " },
});

/** To a head or an owner: that another account got a role that reads cases or grants roles. */
export function deskRoleEmail(locale: Locale, account: string, roles: readonly Role[]): Email {
	const t = words(locale);
	const isOfDesk = roles.some((role) => role !== "owner");
	const list = roles.map((role) => roleText(locale)[role]).join(t.and);
	return {
		locale,
		subject: isOfDesk ? t.subject : t.ownerSubject,
		paragraphs: [(isOfDesk ? t.granted : t.owns)(`\u2068${account}\u2069`, list), t.unexpected],
		footer: [site.name[locale]],
	};
}
