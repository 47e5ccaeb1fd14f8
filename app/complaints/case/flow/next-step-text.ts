import { defineText } from "../../../base/locale/text.ts";

/** The next step of a case, in plain words. */
export const nextStepText = defineText({
	nextDraft: {
		ar: "أكمل المسودة ثم قدّمها. تُحفظ المسودة ثلاثين يومًا.",
		en: "Finish the draft and submit it. It is kept for 30 days.",
	},
	nextSubmitted: {
		ar: "وصلت شكواك، وسيبدأ مسؤول الشكاوى مراجعتها. لا يُطلب منك شيء الآن.",
		en: "We have received your complaint, and an officer will start reviewing it. You don't need to do anything now.",
	},
	nextAnswered: {
		ar: "وصلت إجابتك، وسيتابع مسؤول الشكاوى المراجعة. لا يُطلب منك شيء الآن.",
		en: "We have received your answer, and an officer will go on with the review. You don't need to do anything now.",
	},
	nextUnderReview: {
		ar: "يراجع مسؤول الشكاوى شكواك. لا يُطلب منك شيء الآن.",
		en: "An officer is reviewing your case. You don't need to do anything now.",
	},
	nextPending: {
		ar: (day: string) => `أجب عن سؤالنا${day ? ` في موعد أقصاه ${day}` : ""}.`,
		en: (day: string) => `Please answer our question${day ? ` by ${day}` : ""}.`,
	},
	nextEvidence: {
		ar: (day: string) => `ارفع الأدلة المطلوبة${day ? ` في موعد أقصاه ${day}` : ""}.`,
		en: (day: string) => `Please upload the evidence we asked for${day ? ` by ${day}` : ""}.`,
	},
	nextInProgress: {
		ar: "تعمل اللجنة على شكواك. سنراسلك حين يصدر القرار.",
		en: "The committee is working on your case. We will email you when it is decided.",
	},
	nextDecided: {
		ar: (day: string) => `صدر القرار. يمكنك الاستئناف حتى ${day}.`,
		en: (day: string) => `The case has been decided. You can appeal until ${day}.`,
	},
	nextDecidedFinal: {
		ar: "صدر القرار، ولم يعد استئنافه ممكنًا.",
		en: "The case has been decided and can no longer be appealed.",
	},
	nextClosed: { ar: "الشكوى مغلقة.", en: "The case is closed." },
	nextClosedAppeal: {
		ar: (day: string) => `الشكوى مغلقة. يمكنك الاستئناف حتى ${day}.`,
		en: (day: string) => `The case is closed. You can appeal until ${day}.`,
	},
	nextNoStaff: {
		ar: "لا يوجد في الاتحاد الآن من يحق له النظر في شكواك، وأُبلغ المسؤولون عن الموقع ليكلّفوا من ينظر فيها. لا يُطلب منك شيء الآن.",
		en: "At the moment no one at the federation may act on your case. Its owners have been told to name someone who may. You don't need to do anything now.",
	},
	nextAppealed: {
		ar: "ينظر في استئنافك رئيس لم يفصل في شكواك ولم يغلقها من قبل. سنراسلك حين يصدر قراره.",
		en: "A head who neither decided nor closed your case is reviewing your appeal. We will email you when it is decided.",
	},
});
