import { type Locale, pick } from "../../../base/locale/locale.ts";
import { defineText } from "../../../base/locale/text.ts";
import type { Email } from "../../../base/mail/email.ts";

const words = defineText({
	namedSubject: {
		ar: (squad: string) => `أنت الآن قائد فريق ${squad}`,
		en: (squad: string) => `You are now captain of ${squad}`,
	},
	namedBody: {
		ar: (squad: string, season: string) =>
			`عيّنك الاتحاد قائدًا لفريق ${squad} في موسم ${season}. في بوابة الفرق تجد مبارياته، وفيها تسلّم التشكيلة وترسل ورقة المباراة وتؤكدها.`,
		en: (squad: string, season: string) =>
			`The federation has named you captain of ${squad} for the season ${season}. The captains' pages list its matches; there you hand in line-ups, and report and confirm matches.`,
	},
	namedButton: { ar: "افتح بوابة الفرق", en: "Open the captains' pages" },
	removedSubject: {
		ar: (squad: string) => `لم تعد قائدًا لفريق ${squad}`,
		en: (squad: string) => `You are no longer captain of ${squad}`,
	},
	removedBody: {
		ar: (squad: string, season: string) =>
			`أنهى الاتحاد قيادتك لفريق ${squad} في موسم ${season}. يبقى ما سلّمته كما هو.`,
		en: (squad: string, season: string) =>
			`The federation has ended your captaincy of ${squad} in the season ${season}. What you handed in stays as it is.`,
	},
	removedButton: { ar: "راسل الاتحاد", en: "Write to the federation" },
	notYou: {
		ar: "إن لم تكن تتوقع ذلك فأخبر الاتحاد.",
		en: "If you did not expect this, tell the federation.",
	},
});

type Notice = {
	kind: "named" | "removed";
	squad: { name: string; name_ar: string; season: string };
	url: string;
};

/** Tells the holder of an account that a squad was given or taken. */
export function captainEmail(locale: Locale, { kind, squad, url }: Notice): Email {
	const t = words(locale);
	const name = pick(locale, squad, "name");
	return {
		locale,
		subject: t[`${kind}Subject`](name),
		paragraphs: [t[`${kind}Body`](name, squad.season), t.notYou],
		button: { label: t[`${kind}Button`], url },
	};
}
