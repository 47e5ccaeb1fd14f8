import type { Role } from "../../access/actor.ts";
import { roleText } from "../../access/text.ts";
import { type Locale, pick } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Email } from "../../base/mail/email.ts";
import { site } from "../../installation/site.ts";

const words = defineText({
	inviteSubject: { ar: "دعوة للعمل في موقع الاتحاد", en: "An invitation to work on the federation's site" },
	inviteBody: {
		ar: (role: string) =>
			`دعاك مالك موقع الاتحاد إلى العمل فيه بصلاحية: ${role}. افتح الرابط واختر كلمة مرور، وبذلك يُفتح حسابك.`,
		en: (role: string) =>
			`An owner of the federation's site invites you to work on it with the role: ${role}. To open your account, follow the link and choose a password.`,
	},
	inviteButton: { ar: "قبول الدعوة", en: "Accept the invitation" },
	inviteFooter: {
		ar: "يعمل الرابط سبعة أيام ولمرة واحدة. إن لم تكن تنتظر هذه الدعوة فتجاهل الرسالة.",
		en: "The link works once, within seven days. If you did not expect it, ignore this email.",
	},
	captainSubject: { ar: "دعوة لقيادة فريق في الدوري", en: "You are invited as captain of a squad" },
	captainBody: {
		ar: (squads: string) =>
			`عيّنك الاتحاد قائدًا لفريق: ${squads}. بحسابك تسلّم التشكيلة وترسل ورقة المباراة وتؤكدها. افتح الرابط واختر كلمة مرور، وبذلك يُفتح حسابك.`,
		en: (squads: string) =>
			`The federation has named you captain of ${squads}. With your account you hand in line-ups, and report and confirm matches. To open it, follow the link and choose a password.`,
	},
	consentBody: {
		ar: (squads: string) =>
			`يدعوك الاتحاد إلى قيادة فريق: ${squads}. افتح الرابط لتقبل، ويبقى حسابك وكلمة مرورك كما هما. ما لم تقبل لا يتغيّر شيء.`,
		en: (squads: string) =>
			`The federation asks you to be captain of ${squads}. Follow the link to accept; your account and its password stay as they are. Unless you accept, nothing changes.`,
	},
	alsoCaptain: {
		ar: (squads: string) => `وأنت فيه أيضًا قائد فريق: ${squads}.`,
		en: (squads: string) => `You will also be captain of ${squads}.`,
	},
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
		ar: "لم يعد الدخول يتطلب الرمز السابق، وأُنهيت جلساتك كلها. إن كانت صلاحيتك تتطلب التحقق بخطوتين فستفعّله عند دخولك القادم.",
		en: "Signing in no longer needs the former code, and all your sessions were ended. If your role requires two-step verification, you will set it up again when you next sign in.",
	},
	profileAddedSubject: {
		ar: "أُضيف إلى حسابك ملف شخصي في بوابة الشكاوى",
		en: "A complaints profile was added to your account",
	},
	profileAddedBody: {
		ar: "صار بإمكانك تقديم الشكاوى بحسابك هذا، بالبريد وكلمة المرور نفسيهما. وأُنهيت جلساتك الأخرى.",
		en: "You can now file complaints with this account, with the same email and password. Your other sessions were ended.",
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
	and: { ar: "، ", en: ", " },
});

type Squad = { name: string; name_ar: string; season: string };

type Invitation = { role: Role; url: string; squads?: Squad[]; hasAccount?: boolean };

/** An invitation to an address; `hasAccount` where a captaincy is added to one that is there. */
export function invitationEmail(locale: Locale, { role, url, squads = [], hasAccount = false }: Invitation): Email {
	const t = words(locale);
	const named = squads.map((squad) => `${pick(locale, squad, "name")} (${squad.season})`).join(t.and);
	const isOfCaptain = role === "captain";
	return {
		locale,
		subject: isOfCaptain ? t.captainSubject : t.inviteSubject,
		paragraphs: isOfCaptain
			? [hasAccount ? t.consentBody(named) : t.captainBody(named)]
			: [t.inviteBody(roleText(locale)[role]), ...(named ? [t.alsoCaptain(named)] : [])],
		button: { label: t.inviteButton, url },
		footer: [t.inviteFooter, site.name[locale]],
	};
}

/** Notices to the holder of an account, besides a changed password. */
export type AccountNotice =
	| { kind: "roles"; granted: Role[]; removed: Role[] }
	| { kind: "factorOn" | "factorOff" | "factorTakenOff" | "profileAdded" | "disabled" | "enabled" };

/** Done by the holder, or by someone who has their password. */
const byHolder: AccountNotice["kind"][] = ["factorOn", "factorOff", "profileAdded"];

export function accountNoticeEmail(locale: Locale, notice: AccountNotice): Email {
	const t = words(locale);
	const footer = [site.name[locale]];
	if (notice.kind !== "roles") {
		const advice = byHolder.includes(notice.kind) ? t.notYouPassword : t.notYou;
		return { locale, subject: t[`${notice.kind}Subject`], paragraphs: [t[`${notice.kind}Body`], advice], footer };
	}
	const list = (roles: Role[]) => roles.map((role) => roleText(locale)[role]).join(t.and);
	const { granted, removed } = notice;
	const paragraphs = [
		...(granted.length > 0 ? [t.granted(list(granted))] : []),
		...(removed.length > 0 ? [t.removed(list(removed))] : []),
		t.rolesEnd,
		t.notYou,
	];
	return { locale, subject: t.rolesSubject, paragraphs, footer };
}
