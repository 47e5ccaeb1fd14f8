import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Email } from "../../base/mail/email.ts";

const words = defineText({
	read: { ar: "اقرأ الخبر كاملًا", en: "Read the full article" },
	why: {
		ar: (name: string) => `وصلتك هذه الرسالة لأنك اشتركت في نشرة ${name}.`,
		en: (name: string) => `You receive this email because you subscribed to the newsletter of the ${name}.`,
	},
	leave: { ar: (url: string) => `لإلغاء الاشتراك: ${url}`, en: (url: string) => `To unsubscribe: ${url}` },
});

/** An article as a mail to its readers: what it is about, and where the rest is. */
export function issueEmail(
	locale: Locale,
	article: { federation: string; title: string; text: string; url: string; unsubscribe: string },
): Email {
	const t = words(locale);
	return {
		locale,
		subject: article.title,
		paragraphs: [article.text],
		button: { label: t.read, url: article.url },
		footer: [t.why(article.federation), t.leave(article.unsubscribe)],
	};
}
