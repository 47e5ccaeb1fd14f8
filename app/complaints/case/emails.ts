import { formatDate } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { Email } from "../../base/mail/email.ts";

/**
 * Why a mail about a case is written. It carries the reference and a link and never what the case says
 * (docs/rules/complaints.md#timeline).
 */
export type CaseEmail =
	| "submitted"
	| "question"
	| "evidence_wanted"
	| "status_changed"
	| "message"
	| "decision"
	| "final_decision"
	| "consent_wanted"
	| "answer_due"
	| "appeal_due"
	| "time_extended"
	| "answer_missed"
	| "no_answer";

const words = defineText({
	submitted: { ar: "استلمنا شكواك", en: "We have received your complaint" },
	submittedText: {
		ar: "سُجّلت شكواك. تجد إيصال الاستلام وحالة الشكوى في صفحتها.",
		en: "Your complaint has been registered. Its page has the receipt and shows the status of the case.",
	},
	question: { ar: "سؤال عن شكواك", en: "A question about your case" },
	questionText: {
		ar: "لدى مسؤول الشكاوى سؤال عن شكواك. افتح صفحتها لقراءته والإجابة عنه.",
		en: "A complaints officer has a question about your case. Open the page of the case to read and answer it.",
	},
	evidence_wanted: { ar: "نحتاج منك إلى أدلة إضافية", en: "We need more evidence from you" },
	evidence_wantedText: {
		ar: "افتح صفحة الشكوى لمعرفة المطلوب ورفع الملفات.",
		en: "Open the page of your case to see what we need and to upload files.",
	},
	status_changed: { ar: "تغيّرت حالة شكواك", en: "The status of your case has changed" },
	status_changedText: {
		ar: "تجد الحالة الجديدة والخطوة التالية في صفحة الشكوى.",
		en: "The page of your case shows the new status and the next step.",
	},
	message: { ar: "رسالة جديدة في شكواك", en: "A new message in your case" },
	messageText: {
		ar: "افتح صفحة الشكوى لقراءة الرسالة.",
		en: "Open the page of your case to read it.",
	},
	decision: { ar: "صدر قرار في شكواك", en: "Your case has been decided" },
	decisionText: {
		ar: "افتح صفحة الشكوى لقراءة القرار ومعرفة حقك في الاستئناف.",
		en: "Open the page of your case to read the decision and how to appeal.",
	},
	final_decision: { ar: "صدر القرار النهائي في شكواك", en: "The final decision in your case" },
	final_decisionText: {
		ar: "افتح صفحة الشكوى لقراءة القرار. صدر في استئنافك، وهو نهائي.",
		en: "Open the page of your case to read the decision. It was made on your appeal and is final.",
	},
	consent_wanted: { ar: "هل توافق على متابعة شكواك؟", en: "Do you agree that your case goes on?" },
	consent_wantedText: {
		ar: "سحبت شكواك، ويسألك الاتحاد هل توافق على متابعتها. افتح صفحتها لقراءة السبب والإجابة. لا تُتابع شكواك على أنها لك من دون موافقتك.",
		en: "You withdrew your case, and the federation asks whether you agree that it goes on. Open its page to read why and to answer. Without your consent it does not go on as yours.",
	},
	answer_due: { ar: "اقترب موعد إجابتك", en: "Your answer is due soon" },
	answer_dueText: {
		ar: "ننتظر إجابتك في شكواك، وقد اقترب موعدها.",
		en: "We are waiting for your answer, and it is due soon.",
	},
	appeal_due: { ar: "توشك مهلة الاستئناف على الانتهاء", en: "The time to appeal is running out" },
	appeal_dueText: {
		ar: "إن أردت الاستئناف فقدّمه قبل انتهاء المهلة. بعدها يصبح القرار نهائيًا.",
		en: "If you want to appeal, do so before the time is over. After that the decision is final.",
	},
	time_extended: { ar: "مُدّدت مهلتك في الشكوى", en: "You have more time in your case" },
	time_extendedText: {
		ar: "تأخر آخر يوم من مهلتك. تجد السبب في صفحة الشكوى.",
		en: "The last day of your time is later now. The page of your case says why.",
	},
	answer_missed: { ar: "لم تصلنا إجابتك بعد", en: "We have not received your answer" },
	answer_missedText: {
		ar: "انتهى موعد إجابتك. أمامك حتى آخر يوم مذكور هنا، ثم يستمر النظر في الشكوى أو تُغلق من دون إجابتك.",
		en: "Your answer was due. You have until the last day named here; then the case goes on, or is closed, without it.",
	},
	no_answer: { ar: "يستمر النظر في شكواك من دون إجابتك", en: "Your case goes on without your answer" },
	no_answerText: {
		ar: "انتهى آخر يوم للإجابة ولم تصلنا. سننظر في الشكوى بما لدينا، ويمكنك إرسال رسالة من صفحتها.",
		en: "The last day to answer is over. We go on with what we have; you can still write to us from the page of the case.",
	},
	until: { ar: (day: string) => `الموعد: ${day}`, en: (day: string) => `Until: ${day}` },
	reference: {
		ar: (reference: string) => `رقم الشكوى: \u2066${reference}\u2069`,
		en: (reference: string) => `Case: ${reference}`,
	},
	button: { ar: "افتح الشكوى", en: "Open the case" },
	why: {
		ar: "تصلك هذه الرسالة لأن لك شكوى في بوابة الشكاوى. لا نرسل مضمون الشكاوى بالبريد الإلكتروني.",
		en: "You get this email because you have a case in the complaints portal. We never email the content of a case.",
	},
	recused: { ar: "استُبعدت من شكوى", en: "You have been recused from a case" },
	recusedText: {
		ar: "استبعدك رئيس لجنة الشكاوى من الشكوى التالية، فلا ترى منها إلا رقمها ولا يمكنك العمل عليها.",
		en: "A head of complaints recused you from this case. You see its reference only and cannot work on it.",
	},
	readmitted: { ar: "رُفع استبعادك من شكوى", en: "Your recusal from a case was lifted" },
	readmittedText: {
		ar: "يمكنك العمل من جديد على الشكوى التالية.",
		en: "You can work on this case again.",
	},
	reopeningSubject: { ar: "اقتراح بفتح شكوى ينتظر تأكيدك", en: "A proposal to reopen a case waits for you" },
	reopeningText: {
		ar: "اقترح رئيس آخر فتح شكوى انتهى استئنافها. السبب والتأكيد في صفحة الشكوى.",
		en: "Another head proposed to reopen a case after its appeal. The reason is on the page of the case, where you can confirm it.",
	},
	deskButton: { ar: "افتح القائمة", en: "Open the list" },
	deskFooter: { ar: "لا نرسل مضمون الشكاوى بالبريد الإلكتروني.", en: "We never email the content of a case." },
	codeSubject: { ar: "رمز الاطلاع على الشكوى", en: "Your code to see the case" },
	codeText: { ar: (code: string) => `رمزك: ${code}`, en: (code: string) => `Your code: ${code}` },
	codeFooter: {
		ar: "يعمل الرمز عشر دقائق. لا تعطه لأحد، ولن يسألك عنه موظفو الاتحاد. إن لم تطلبه فتجاهل هذه الرسالة.",
		en: "The code works for ten minutes. Do not give it to anyone; federation staff will never ask for it. If you did not ask for it, ignore this email.",
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
		footer: [t.why],
	};
}

/** The one-time code that opens more than the status. */
export function codeEmail(locale: Locale, code: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.codeSubject,
		paragraphs: [t.codeText(code)],
		footer: [t.codeFooter],
	};
}

/** To an officer or a head who was recused from a case, or is no longer: its reference, and nothing that it says. */
export function recusalEmail(locale: Locale, kind: "recused" | "readmitted", reference: string, url: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t[kind],
		paragraphs: [t[`${kind}Text`], t.reference(reference)],
		button: { label: t.deskButton, url },
		footer: [t.deskFooter],
	};
}

/** To a head: that a proposal to reopen a case waits for a second head. */
export function reopeningEmail(locale: Locale, reference: string, url: string): Email {
	const t = words(locale);
	return {
		locale,
		subject: t.reopeningSubject,
		paragraphs: [t.reopeningText, t.reference(reference)],
		button: { label: t.button, url },
		footer: [t.deskFooter],
	};
}
