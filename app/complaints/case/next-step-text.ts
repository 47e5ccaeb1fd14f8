import { defineText } from "../../base/locale/text.ts";

/** The next step of a case, in plain words. */
export const nextStepText = defineText({
	nextDraft: {
		ar: "أكمل المسودة ثم قدّمها. تُحفظ ثلاثين يومًا.",
		en: "Finish the draft and submit it. It is kept for thirty days.",
	},
	nextSubmitted: {
		ar: "وصلت شكواك، وسيبدأ موظف الشكاوى مراجعتها. لا يلزمك شيء الآن.",
		en: "Your complaint has arrived and an officer will begin to review it. There is nothing for you to do now.",
	},
	nextUnderReview: {
		ar: "يراجع موظف الشكاوى قضيتك. لا يلزمك شيء الآن.",
		en: "An officer is reviewing your case. There is nothing for you to do now.",
	},
	nextPending: {
		ar: (day: string) => `ننتظر إجابتك عن سؤال${day ? ` حتى ${day}` : ""}. اكتبها أدناه.`,
		en: (day: string) => `We are waiting for your answer to a question${day ? ` until ${day}` : ""}. Write it below.`,
	},
	nextEvidence: {
		ar: (day: string) => `ننتظر منك أدلة إضافية${day ? ` حتى ${day}` : ""}. ارفعها أدناه.`,
		en: (day: string) => `We are waiting for more evidence from you${day ? ` until ${day}` : ""}. Upload it below.`,
	},
	nextInProgress: {
		ar: "تعالج اللجنة قضيتك. سنراسلك حين يصدر القرار.",
		en: "The committee is dealing with your case. We will write to you when it is decided.",
	},
	nextDecided: {
		ar: (day: string) => `صدر القرار. يمكنك الاستئناف حتى ${day}.`,
		en: (day: string) => `The case has been decided. You can appeal until ${day}.`,
	},
	nextDecidedFinal: {
		ar: "صدر القرار، وانتهت مهلة الاستئناف أو استُعملت.",
		en: "The case has been decided, and the time to appeal is over or was used.",
	},
	nextClosed: { ar: "القضية مغلقة.", en: "The case is closed." },
	nextClosedAppeal: {
		ar: (day: string) => `القضية مغلقة. يمكنك الاستئناف حتى ${day}.`,
		en: (day: string) => `The case is closed. You can appeal until ${day}.`,
	},
	nextAppealed: {
		ar: "ينظر في استئنافك رئيس لم يفصل في قضيتك ولم يغلقها من قبل. سنراسلك حين يصدر قراره.",
		en: "Your appeal is examined by a head who neither decided nor closed your case before. We will write to you when it is decided.",
	},
});
