import { formatDate } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Email } from "../../base/mail/email.ts";
import { site } from "../../installation/site.ts";

/** Why a mail about a case is written. It carries the reference and a link and never what the case says (docs/rules.md#timeline). */
export type CaseEmail =
	| "submitted"
	| "question"
	| "evidence_wanted"
	| "status_changed"
	| "message"
	| "decision"
	| "answer_due"
	| "appeal_due";

const words = defineText({
	submitted: { ar: "استلمنا شكواك", en: "We have received your complaint" },
	submittedText: {
		ar: "سُجّلت شكواك. تجد إيصال الاستلام وحالة القضية في صفحتها.",
		en: "Your complaint is registered. Its page has the receipt and shows where the case stands.",
	},
	question: { ar: "سؤال عن قضيتك", en: "A question about your case" },
	questionText: {
		ar: "لدى موظف الشكاوى سؤال عن قضيتك. افتح صفحتها لقراءته والإجابة عنه.",
		en: "A complaints officer has a question about your case. Open its page to read and answer it.",
	},
	evidence_wanted: { ar: "مطلوب منك أدلة", en: "Evidence is wanted from you" },
	evidence_wantedText: {
		ar: "تحتاج قضيتك إلى أدلة إضافية. افتح صفحتها لمعرفة المطلوب ورفع الملفات.",
		en: "Your case needs more evidence. Open its page to see what is wanted and to upload files.",
	},
	status_changed: { ar: "تغيّرت حالة قضيتك", en: "The status of your case has changed" },
	status_changedText: {
		ar: "تغيّرت حالة قضيتك. تجد الحالة الجديدة والخطوة التالية في صفحتها.",
		en: "The status of your case has changed. Its page shows the new one and the next step.",
	},
	message: { ar: "رسالة في قضيتك", en: "A message in your case" },
	messageText: {
		ar: "وصلتك رسالة في قضيتك. افتح صفحتها لقراءتها.",
		en: "There is a message for you in your case. Open its page to read it.",
	},
	decision: { ar: "صدر قرار في قضيتك", en: "Your case has been decided" },
	decisionText: {
		ar: "صدر قرار في قضيتك. افتح صفحتها لقراءته ومعرفة حقك في الاستئناف.",
		en: "Your case has been decided. Open its page to read the decision and how to appeal.",
	},
	answer_due: { ar: "اقترب موعد الرد", en: "Your answer is due soon" },
	answer_dueText: {
		ar: "ننتظر ردك في قضيتك، والموعد قريب.",
		en: "We are waiting for your answer in your case, and the day is near.",
	},
	appeal_due: { ar: "اقترب انتهاء مهلة الاستئناف", en: "The time to appeal is running out" },
	appeal_dueText: {
		ar: "توشك مهلة الاستئناف في قضيتك على الانتهاء. بعدها يصبح القرار نهائيًا.",
		en: "The time to appeal in your case is nearly over. After that the decision is final.",
	},
	until: { ar: (day: string) => `الموعد: ${day}`, en: (day: string) => `Until: ${day}` },
	reference: {
		ar: (reference: string) => `رقم القضية: \u2066${reference}\u2069`,
		en: (reference: string) => `Case: ${reference}`,
	},
	button: { ar: "افتح القضية", en: "Open the case" },
	why: {
		ar: "تصلك هذه الرسالة لأن لك قضية في بوابة الشكاوى. لا نرسل مضمون القضية بالبريد.",
		en: "You get this mail because you have a case in the complaints portal. What a case says is never mailed.",
	},
	recused: { ar: "لا تشارك في قضية", en: "You take no part in a case" },
	recusedText: {
		ar: "استبعدك رئيس لجنة الشكاوى من القضية التالية، فلا ترى منها غير رقمها ولا تتعامل معها.",
		en: "A head of complaints recused you from this case. You see its reference and nothing else of it.",
	},
	readmitted: { ar: "عدت إلى قضية", en: "You take part in a case again" },
	readmittedText: {
		ar: "رُفع استبعادك من القضية التالية، ولك أن تتعامل معها من جديد.",
		en: "Your recusal from this case was lifted. You can deal with it again.",
	},
	deskSubject: { ar: "مواعيد قضايا تنتظرك", en: "Deadlines of cases are waiting for you" },
	deskText: {
		ar: (late: number, near: number) => `في مكتب الشكاوى قضايا متأخرة: ${late}، وقضايا قريبة الموعد: ${near}.`,
		en: (late: number, near: number) => `Cases at the complaints desk that are overdue: ${late}. Due soon: ${near}.`,
	},
	deskButton: { ar: "افتح القائمة", en: "Open the list" },
	deskFooter: { ar: "لا تُذكر تفاصيل القضايا في البريد.", en: "What cases say is never mailed." },
	codeSubject: { ar: "رمز الاطلاع على القضية", en: "Your code to see the case" },
	codeText: { ar: (code: string) => `رمزك: ${code}`, en: (code: string) => `Your code: ${code}` },
	codeFooter: {
		ar: "يعمل الرمز عشر دقائق. لا تعطه لأحد، ولن يسألك عنه موظفو الاتحاد. إن لم تطلبه فتجاهل هذه الرسالة.",
		en: "The code works for ten minutes. Give it to nobody; staff of the federation will not ask for it. If you did not ask for it, ignore this mail.",
	},
});

export type CaseFacts = { reference: string; url: string; until?: Date | string | null };

export function caseEmail(kind: CaseEmail, locale: Locale, { reference, url, until }: CaseFacts): Email {
	const t = words(locale);
	return {
		locale,
		subject: `${t[kind]} (\u2066${reference}\u2069)`,
		paragraphs: [t[`${kind}Text`], t.reference(reference), ...(until ? [t.until(formatDate(locale, until))] : [])],
		button: { label: t.button, url },
		footer: [t.why, site.name[locale]],
	};
}

/** The one-time code that opens more than the status. */
export function codeEmail(locale: Locale, code: string): Email {
	const t = words(locale);
	return { locale, subject: t.codeSubject, paragraphs: [t.codeText(code)], footer: [t.codeFooter, site.name[locale]] };
}

/** To an officer or a head who was recused from a case, or is no longer: its reference, and nothing that it says. */
export function recusalEmail(locale: Locale, kind: "recused" | "readmitted", reference: string, url: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t[kind],
		paragraphs: [t[`${kind}Text`], t.reference(reference)],
		button: { label: t.deskButton, url },
		footer: [t.deskFooter, site.name[locale]],
	};
}

/** To an officer, on the morning of a working day: how many cases, never which. */
export function deadlinesEmail(locale: Locale, { late, near }: { late: number; near: number }, url: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.deskSubject,
		paragraphs: [t.deskText(late, near)],
		button: { label: t.deskButton, url },
		footer: [t.deskFooter, site.name[locale]],
	};
}
