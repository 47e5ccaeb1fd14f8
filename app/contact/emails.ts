import type { Locale } from "../base/locale/locale.ts";
import { defineText } from "../base/locale/text.ts";
import type { Email } from "../base/mail/email.ts";
import type { ContactInput } from "./contact-form.ts";
import { inboxText } from "./inbox-text.ts";

const words = defineText({
	contactSubject: {
		ar: (name: string) => `رسالة من الموقع: ${name}`,
		en: (name: string) => `Message from the website: ${name}`,
	},
	contactFrom: {
		ar: (name: string, email: string) => `كتب ${name} (${email}) عبر نموذج التواصل:`,
		en: (name: string, email: string) => `${name} (${email}) wrote through the contact form:`,
	},
	trainingSubject: {
		ar: (name: string) => `طلب حصة تدريب أولى: ${name}`,
		en: (name: string) => `Request for a first training session: ${name}`,
	},
	trainingFrom: {
		ar: (name: string, email: string) => `طلب ${name} (${email}) حصة تدريب أولى عبر صفحة ناديكم في موقع الاتحاد:`,
		en: (name: string, email: string) =>
			`${name} (${email}) asks for a first training session, on your club's page of the federation's website:`,
	},
	trainingOf: {
		ar: (club: string) => `طلب حصة تدريب أولى في نادي ${club}، أُرسل إلى بريد النادي`,
		en: (club: string) => `Request for a first training session at ${club}, sent to the club's mailbox`,
	},
	trainingKept: {
		ar: (club: string) => `طلب حصة تدريب أولى في نادي ${club}، لم يُرسل إلى النادي: حوّله إليه`,
		en: (club: string) => `Request for a first training session at ${club}, not sent to the club: please forward it`,
	},
	contactReply: { ar: "للرد على المرسل يكفي أن تردّ على هذه الرسالة.", en: "Reply to this email to answer the sender." },
	confirmSubject: { ar: "أكّد اشتراكك في النشرة البريدية", en: "Please confirm your newsletter subscription" },
	confirmBody: {
		ar: "طُلب الاشتراك بهذا العنوان في نشرتنا البريدية. لن نرسل إليك شيئًا قبل أن تؤكد ذلك.",
		en: "Someone requested our newsletter for this address. We will send nothing until you confirm.",
	},
	confirmButton: { ar: "تأكيد الاشتراك", en: "Confirm subscription" },
	confirmIgnore: {
		ar: "إن لم تطلب الاشتراك فتجاهل هذه الرسالة. يعمل الرابط سبعة أيام.",
		en: "If it was not you, ignore this email. The link works for seven days.",
	},
});

/** A request to a club as the federation's inbox has it: its first line says the club, and whether that has it. */
export const firstTraining = (locale: Locale, club: string, message: string, isMailed: boolean) =>
	`${words(locale)[isMailed ? "trainingOf" : "trainingKept"](club)}\n\n${message}`;

/** To the federation, or to the club that is asked for a first training, in the language the sender used. */
export function contactEmail(
	locale: Locale,
	{ name, surname, email, message }: ContactInput,
	about: "message" | "training" = "message",
): Email {
	const t = words(locale);
	const sender = `${name} ${surname}`;
	return {
		locale,
		subject: about === "training" ? t.trainingSubject(sender) : t.contactSubject(sender),
		paragraphs: [about === "training" ? t.trainingFrom(sender, email) : t.contactFrom(sender, email)],
		quote: message,
		footer: [t.contactReply],
	};
}

/** Asks a subscriber to confirm: the link's page asks once more. */
export function confirmEmail(locale: Locale, url: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.confirmSubject,
		paragraphs: [t.confirmBody],
		button: { label: t.confirmButton, url },
		footer: [t.confirmIgnore],
	};
}

/** A reply to a contact message, above the message itself. */
export function replyEmail(
	message: { language: Locale; name: string; surname: string; message: string },
	body: string,
): Email {
	const t = inboxText(message.language);
	return {
		locale: message.language,
		subject: t.replySubject,
		paragraphs: [t.replyIntro(`${message.name} ${message.surname}`), ...body.split(/\n\s*\n/), t.replyQuote],
		quote: message.message,
	};
}
