import type { Role } from "../../access/actor.ts";
import { roleText } from "../../access/text.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Email } from "../../base/mail/email.ts";

const words = defineText({
	rolesSubject: { ar: "تغيّرت صلاحيات حسابك", en: "Your roles were changed" },
	granted: {
		ar: (roles: string) => `مُنح حسابك: ${roles}.`,
		en: (roles: string) => `Granted to your account: ${roles}.`,
	},
	removed: {
		ar: (roles: string) => `أُزيل من حسابك: ${roles}.`,
		en: (roles: string) => `Removed from your account: ${roles}.`,
	},
	rolesEnd: { ar: "أُنهيت جلساتك، فسجّل الدخول من جديد.", en: "Your sessions were ended; please sign in again." },
	factorOnSubject: { ar: "فُعّل التحقق بخطوتين لحسابك", en: "Two-step verification was turned on for your account" },
	factorOnBody: {
		ar: "من الآن يُطلب عند كل تسجيل دخول إلى حسابك رمز من تطبيق المصادقة.",
		en: "From now on, each sign-in to your account needs a code from your authenticator app.",
	},
	factorOffSubject: { ar: "أُوقف التحقق بخطوتين لحسابك", en: "Two-step verification was turned off for your account" },
	factorOffBody: {
		ar: "لم يعد تسجيل الدخول إلى حسابك يتطلب رمزًا من تطبيق المصادقة.",
		en: "Signing in to your account no longer needs a code from your authenticator app.",
	},
	factorTakenOffSubject: {
		ar: "أوقف مالك الموقع التحقق بخطوتين لحسابك",
		en: "An owner turned off two-step verification for your account",
	},
	factorTakenOffBody: {
		ar: "لم يعد الدخول يتطلب الرمز السابق، وحُذفت مفاتيح المرور، وأُنهيت جلساتك كلها. إن كانت صلاحيتك تتطلب التحقق بخطوتين فستفعّله عند دخولك القادم.",
		en: "Signing in no longer needs the former code, your passkeys were removed, and all your sessions were ended. If your role requires two-step verification, you will set it up again when you next sign in.",
	},
	profileAddedSubject: {
		ar: "أُضيف إلى حسابك ملف شخصي في بوابة الشكاوى",
		en: "A complaints profile was added to your account",
	},
	profileAddedBody: {
		ar: "صار بإمكانك تقديم الشكاوى بحسابك هذا، بالبريد وكلمة المرور نفسيهما. وأُنهيت جلساتك الأخرى.",
		en: "You can now file complaints with this account, with the same email and password. Your other sessions were ended.",
	},
	passkeyAddedSubject: { ar: "أُضيف مفتاح مرور إلى حسابك", en: "A passkey was added to your account" },
	passkeyAddedBody: {
		ar: (name: string) => `يُدخَل إلى حسابك من الآن بمفتاح المرور ${name}، بلا كلمة مرور.`,
		en: (name: string) => `The passkey ${name} now opens your account, without a password.`,
	},
	passkeyRemovedSubject: { ar: "حُذف مفتاح مرور من حسابك", en: "A passkey was removed from your account" },
	passkeyRemovedBody: {
		ar: (name: string) => `لم يعد مفتاح المرور ${name} يفتح حسابك، وأُنهيت الجلسات التي فُتحت به.`,
		en: (name: string) => `The passkey ${name} no longer opens your account. The sessions that it opened were ended.`,
	},
	passkeyCopiedSubject: { ar: "رُفض مفتاح مرور لحسابك", en: "A passkey of your account was refused" },
	passkeyCopiedBody: {
		ar: (name: string) =>
			`استُعمل مفتاح المرور ${name} وعدّاده أقل مما كان، وقد يعني ذلك أن منه نسخة لدى غيرك. رُفض الدخول. احذف هذا المفتاح من صفحة حسابك وأضف غيره.`,
		en: (name: string) =>
			`The passkey ${name} was used with a counter that went back, so someone else may have a copy of it. It was refused. Remove it under My account and add another one.`,
	},
	disabledSubject: { ar: "أُوقف حسابك", en: "Your account was disabled" },
	disabledBody: {
		ar: "أوقف مالك الموقع حسابك، ولا يمكن الدخول به الآن.",
		en: "An owner of the site disabled your account. You cannot sign in with it now.",
	},
	enabledSubject: { ar: "أُعيد تفعيل حسابك", en: "Your account was enabled again" },
	enabledBody: {
		ar: "أعاد مالك الموقع تفعيل حسابك، ويمكنك الدخول به من جديد.",
		en: "An owner of the site enabled your account again. You can sign in with it.",
	},
	notYou: {
		ar: "إن لم تكن تتوقع ذلك فأخبر الاتحاد فورًا.",
		en: "If you did not expect this, tell the federation at once.",
	},
	notYouPassword: {
		ar: "إن لم تفعل ذلك فغيّر كلمة المرور فورًا وأخبر الاتحاد.",
		en: "If it was not you, change your password at once and tell the federation.",
	},
	notYouPasskey: {
		ar: "إن لم تفعل ذلك فاحذف المفتاح من صفحة حسابك وغيّر كلمة المرور فورًا، وأخبر الاتحاد.",
		en: "If it was not you, remove it under My account, change your password at once and tell the federation.",
	},
	and: { ar: "، ", en: ", " },
});

/** Notices to the holder of an account, besides a changed password. */
export type AccountNotice =
	| { kind: "roles"; granted: Role[]; removed: Role[] }
	| { kind: "passkeyAdded" | "passkeyRemoved" | "passkeyCopied"; name: string }
	| { kind: "factorOn" | "factorOff" | "factorTakenOff" | "profileAdded" | "disabled" | "enabled" };

/** Done by the holder, or by someone who has their password. */
const byHolder: AccountNotice["kind"][] = ["factorOn", "factorOff", "profileAdded", "passkeyAdded", "passkeyRemoved"];

export function accountNoticeEmail(locale: Locale, notice: AccountNotice): Email {
	const t = words(locale);
	if (notice.kind !== "roles") {
		const ofHolder = notice.kind === "passkeyAdded" ? t.notYouPasskey : t.notYouPassword;
		const advice = byHolder.includes(notice.kind) ? ofHolder : t.notYou;
		const body = "name" in notice ? t[`${notice.kind}Body`](`\u2068${notice.name}\u2069`) : t[`${notice.kind}Body`];
		return { locale, subject: t[`${notice.kind}Subject`], paragraphs: [body, advice] };
	}
	const list = (roles: Role[]) => roles.map((role) => roleText(locale)[role]).join(t.and);
	const { granted, removed } = notice;
	const paragraphs = [
		...(granted.length > 0 ? [t.granted(list(granted))] : []),
		...(removed.length > 0 ? [t.removed(list(removed))] : []),
		t.rolesEnd,
		t.notYou,
	];
	return { locale, subject: t.rolesSubject, paragraphs };
}

const deskWords = defineText({
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
	const t = deskWords(locale);
	const isOfDesk = roles.some((role) => role !== "owner");
	const list = roles.map((role) => roleText(locale)[role]).join(t.and);
	return {
		locale,
		subject: isOfDesk ? t.subject : t.ownerSubject,
		paragraphs: [(isOfDesk ? t.granted : t.owns)(`\u2068${account}\u2069`, list), t.unexpected],
	};
}
