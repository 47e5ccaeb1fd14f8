import { roleText } from "../../access/text.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Email } from "../../base/mail/email.ts";
import type { GraveRole } from "./grave-role.ts";

const words = defineText({
	askedSubject: { ar: "صلاحية تنتظر موافقتك", en: "A role waits for your agreement" },
	asked: {
		ar: (by: string, account: string, roles: string) => `طلب ${by} منح ${account} صلاحية: ${roles}.`,
		en: (by: string, account: string, roles: string) => `${by} asks to grant ${account}: ${roles}.`,
	},
	askedNext: {
		ar: "لا تُمنح ما لم يوافق مالك آخر، وينتهي الطلب بعد سبعة أيام. إن لم تكن تنتظر هذا فاسأل صاحب الطلب قبل أن توافق.",
		en: "It is granted only if another owner agrees, and the request ends after seven days. If you did not expect it, ask its owner before you agree.",
	},
	reason: { ar: (reason: string) => `السبب: ${reason}`, en: (reason: string) => `Reason: ${reason}` },
	open: { ar: "عرض الطلب", en: "Open the request" },
	confirmedSubject: { ar: "وافق مالك آخر على طلبك", en: "Another owner agreed to your request" },
	confirmed: {
		ar: (by: string, account: string, roles: string) => `وافق ${by} على منح ${account} صلاحية: ${roles}.`,
		en: (by: string, account: string, roles: string) => `${by} agreed to grant ${account}: ${roles}.`,
	},
	refusedSubject: { ar: "رفض مالك آخر طلبك", en: "Another owner refused your request" },
	refused: {
		ar: (by: string, account: string, roles: string) => `رفض ${by} منح ${account} صلاحية: ${roles}. لم يتغيّر شيء.`,
		en: (by: string, account: string, roles: string) => `${by} refused to grant ${account}: ${roles}. Nothing changed.`,
	},
	accounts: { ar: "الحسابات", en: "Accounts" },
	and: { ar: "، ", en: ", " },
});

export type RoleNotice = {
	kind: "asked" | "confirmed" | "refused";
	/** The address that gains the roles. */
	account: string;
	roles: readonly GraveRole[];
	by: string;
	reason: string;
};

/** To an owner: that a role waits for them, or how their own request ended. */
export function roleRequestEmail(locale: Locale, { kind, account, roles, by, reason }: RoleNotice, url: string): Email {
	const t = words(locale);
	const apart = (address: string) => `\u2068${address}\u2069`;
	const list = roles.map((role) => roleText(locale)[role]).join(t.and);
	const paragraphs = [t[kind](apart(by), apart(account), list)];
	if (reason) paragraphs.push(t.reason(`\u2068${reason}\u2069`));
	if (kind === "asked") paragraphs.push(t.askedNext);
	return {
		locale,
		subject: t[`${kind}Subject`],
		paragraphs,
		button: { label: kind === "asked" ? t.open : t.accounts, url },
	};
}
