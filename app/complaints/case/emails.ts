import { formatDate } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Letter } from "../../base/mail/email.ts";
import { site } from "../../installation/site.ts";

/** Why a mail about a case is written. It carries the reference and a link and never what the case says (docs/rules.md#timeline). */
export type CaseLetter =
	| "submitted"
	| "question"
	| "evidence_wanted"
	| "status_changed"
	| "message"
	| "decision"
	| "answer_due"
	| "appeal_due";

const words = defineText(
	{
		submitted: "استلمنا شكواك",
		submittedText: "سُجّلت شكواك. تجد إيصال الاستلام وحالة القضية في صفحتها.",
		question: "سؤال عن قضيتك",
		questionText: "لدى موظف الشكاوى سؤال عن قضيتك. افتح صفحتها لقراءته والإجابة عنه.",
		evidence_wanted: "مطلوب منك أدلة",
		evidence_wantedText: "تحتاج قضيتك إلى أدلة إضافية. افتح صفحتها لمعرفة المطلوب ورفع الملفات.",
		status_changed: "تغيّرت حالة قضيتك",
		status_changedText: "تغيّرت حالة قضيتك. تجد الحالة الجديدة والخطوة التالية في صفحتها.",
		message: "رسالة في قضيتك",
		messageText: "وصلتك رسالة في قضيتك. افتح صفحتها لقراءتها.",
		decision: "صدر قرار في قضيتك",
		decisionText: "صدر قرار في قضيتك. افتح صفحتها لقراءته ومعرفة حقك في الاستئناف.",
		answer_due: "اقترب موعد الرد",
		answer_dueText: "ننتظر ردك في قضيتك، والموعد قريب.",
		appeal_due: "اقترب انتهاء مهلة الاستئناف",
		appeal_dueText: "توشك مهلة الاستئناف في قضيتك على الانتهاء. بعدها يصبح القرار نهائيًا.",
		until: (day: string) => `الموعد: ${day}`,
		reference: (reference: string) => `رقم القضية: \u2066${reference}\u2069`,
		button: "افتح القضية",
		why: "تصلك هذه الرسالة لأن لك قضية في بوابة الشكاوى. لا نرسل مضمون القضية بالبريد.",
		recused: "لا تشارك في قضية",
		recusedText: "استبعدك رئيس لجنة الشكاوى من القضية التالية، فلا ترى منها غير رقمها ولا تتعامل معها.",
		readmitted: "عدت إلى قضية",
		readmittedText: "رُفع استبعادك من القضية التالية، ولك أن تتعامل معها من جديد.",
		deskSubject: "مواعيد قضايا تنتظرك",
		deskText: (late: number, near: number) => `في مكتب الشكاوى قضايا متأخرة: ${late}، وقضايا قريبة الموعد: ${near}.`,
		deskButton: "افتح القائمة",
		deskFooter: "لا تُذكر تفاصيل القضايا في البريد.",
		codeSubject: "رمز الاطلاع على القضية",
		codeText: (code: string) => `رمزك: ${code}`,
		codeFooter: "يعمل الرمز عشر دقائق. لا تعطه لأحد، ولن يسألك عنه موظفو الاتحاد. إن لم تطلبه فتجاهل هذه الرسالة.",
	},
	{
		submitted: "We have received your complaint",
		submittedText: "Your complaint is registered. Its page has the receipt and shows where the case stands.",
		question: "A question about your case",
		questionText: "A complaints officer has a question about your case. Open its page to read and answer it.",
		evidence_wanted: "Evidence is wanted from you",
		evidence_wantedText: "Your case needs more evidence. Open its page to see what is wanted and to upload files.",
		status_changed: "The status of your case has changed",
		status_changedText: "The status of your case has changed. Its page shows the new one and the next step.",
		message: "A message in your case",
		messageText: "There is a message for you in your case. Open its page to read it.",
		decision: "Your case has been decided",
		decisionText: "Your case has been decided. Open its page to read the decision and how to appeal.",
		answer_due: "Your answer is due soon",
		answer_dueText: "We are waiting for your answer in your case, and the day is near.",
		appeal_due: "The time to appeal is running out",
		appeal_dueText: "The time to appeal in your case is nearly over. After that the decision is final.",
		until: (day: string) => `Until: ${day}`,
		reference: (reference: string) => `Case: ${reference}`,
		button: "Open the case",
		why: "You get this mail because you have a case in the complaints portal. What a case says is never mailed.",
		recused: "You take no part in a case",
		recusedText: "A head of complaints recused you from this case. You see its reference and nothing else of it.",
		readmitted: "You take part in a case again",
		readmittedText: "Your recusal from this case was lifted. You can deal with it again.",
		deskSubject: "Deadlines of cases are waiting for you",
		deskText: (late: number, near: number) =>
			`Cases at the complaints desk that are overdue: ${late}. Due soon: ${near}.`,
		deskButton: "Open the list",
		deskFooter: "What cases say is never mailed.",
		codeSubject: "Your code to see the case",
		codeText: (code: string) => `Your code: ${code}`,
		codeFooter:
			"The code works for ten minutes. Give it to nobody; staff of the federation will not ask for it. If you did not ask for it, ignore this mail.",
	},
);

export type CaseFacts = { reference: string; url: string; until?: Date | string | null };

export function caseLetter(kind: CaseLetter, locale: Locale, { reference, url, until }: CaseFacts): Letter {
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
export function codeLetter(locale: Locale, code: string): Letter {
	const t = words(locale);
	return { locale, subject: t.codeSubject, paragraphs: [t.codeText(code)], footer: [t.codeFooter, site.name[locale]] };
}

/** To an officer or a head who was recused from a case, or is no longer: its reference, and nothing that it says. */
export function recusalLetter(locale: Locale, kind: "recused" | "readmitted", reference: string, url: string): Letter {
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
export function deadlinesLetter(locale: Locale, { late, near }: { late: number; near: number }, url: string): Letter {
	const t = words(locale);
	return {
		locale,
		subject: t.deskSubject,
		paragraphs: [t.deskText(late, near)],
		button: { label: t.deskButton, url },
		footer: [t.deskFooter, site.name[locale]],
	};
}
