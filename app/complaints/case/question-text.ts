import { defineText } from "../../base/locale/text.ts";

/**
 * A question that waits for its complainant: in lists, above every page of the portal, and over the form that answers
 * it.
 */
export const questionText = defineText({
	answerBy: {
		ar: (day: string) => `مطلوب منك إجابة في موعد أقصاه ${day}`,
		en: (day: string) => `Please answer by ${day}`,
	},
	evidenceBy: {
		ar: (day: string) => `مطلوب منك أدلة في موعد أقصاه ${day}`,
		en: (day: string) => `Please send evidence by ${day}`,
	},
	answerLate: {
		ar: (day: string) => `انتهى موعد إجابتك في ${day}. أجب الآن`,
		en: (day: string) => `Your answer was due on ${day}. Please answer now`,
	},
	evidenceLate: {
		ar: (day: string) => `انتهى موعد إرسال الأدلة في ${day}. أرسلها الآن`,
		en: (day: string) => `Your evidence was due on ${day}. Please send it now`,
	},
	consentBy: {
		ar: (day: string) => `مطلوب منك أن توافق على متابعة شكواك أو ترفض في موعد أقصاه ${day}`,
		en: (day: string) => `Please say by ${day} whether your case goes on`,
	},
	answerWanted: { ar: "مطلوب منك إجابة", en: "Please answer our question" },
	evidenceWanted: { ar: "مطلوب منك أدلة", en: "Please send the evidence we asked for" },
	answerNow: { ar: "أجب الآن", en: "Answer now" },
	answerNowAbout: {
		ar: (reference: string) => `أجب الآن عن السؤال في \u2066${reference}\u2069`,
		en: (reference: string) => `Answer now: ${reference}`,
	},
	questions: { ar: "أسئلة تنتظر إجابتك", en: "Questions for you" },
	expected: {
		ar: (day: string) => `القرار متوقع حتى ${day}`,
		en: (day: string) => `Decision expected by ${day}`,
	},
	signInToAnswer: { ar: "سجّل الدخول للإجابة", en: "Sign in to answer" },
});
