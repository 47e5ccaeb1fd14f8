import type { Locale } from "../../../base/locale/locale.ts";
import { defineText } from "../../../base/locale/text.ts";
import type { Email } from "../../../base/mail/email.ts";

const words = defineText({
	subject: { ar: "ملف محفوظ لم يعد كما وصل", en: "A stored file is no longer what was received" },
	text: {
		ar: "لا تطابق بايتات ملف من ملفات الشكاوى بصمته التي سُجّلت عند وصوله. لن يُسلَّم هذا الملف إلى أحد ما دام كذلك.",
		en: "The stored bytes of a file of a case do not match the hash that was recorded when it arrived. Nobody gets this file while that is so.",
	},
	todo: {
		ar: "اطلب ممن يدير الخادم أن يستعيد الملف من نسخة احتياطية وأن يبحث عن السبب: قرص تالف، أو من غيّر الملف.",
		en: "Ask whoever runs the server to restore the file from a backup and to find the cause: a failing disk, or someone who changed the file.",
	},
	reference: {
		ar: (reference: string) => `رقم الشكوى: \u2066${reference}\u2069`,
		en: (reference: string) => `Case: ${reference}`,
	},
	openCase: { ar: "افتح الشكوى", en: "Open the case" },
	openHealth: { ar: "افتح حالة النظام", en: "Open system health" },
	footer: { ar: "لا نرسل مضمون الشكاوى بالبريد الإلكتروني.", en: "We never email the content of a case." },
});

/** To owners and heads, once per file. The reference is for heads who take part in the case. */
export function damageEmail(locale: Locale, reference: string | undefined, url: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.subject,
		paragraphs: [t.text, ...(reference ? [t.reference(reference)] : []), t.todo],
		button: { label: reference ? t.openCase : t.openHealth, url },
		footer: [t.footer],
	};
}
