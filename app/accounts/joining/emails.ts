import type { Role } from "../../access/actor.ts";
import { roleText } from "../../access/text.ts";
import { type Locale, pick } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Email } from "../../base/mail/email.ts";

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
	captainSubject: { ar: "دعوة لقيادة فريق في الدوري", en: "You are invited as captain of a team" },
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
		footer: [t.inviteFooter],
	};
}
