import { defineText } from "../../base/locale/text.ts";

/** The product writes this to a complainant whose answer did not come; in the language of the case. */
export const followUpText = defineText({
	reminded: {
		ar: (due: string, last: string) => `كان موعد إجابتك ${due} ولم تصلنا. آخر يوم للإجابة ${last}.`,
		en: (due: string, last: string) =>
			`Your answer was due on ${due} and has not reached us. The last day to answer is ${last}.`,
	},
	goesOn: {
		ar: (last: string) => `لم تصلنا إجابة عن سؤالنا حتى ${last}، فاستُؤنف النظر في الشكوى بما لدينا.`,
		en: (last: string) => `No answer to our question came by ${last}. The case goes on with what we have.`,
	},
	closed: {
		ar: (last: string) => `لم تصلنا إجابة عن سؤالنا حتى ${last}، فأُغلقت الشكوى. لك أن تستأنف هذا الإغلاق.`,
		en: (last: string) =>
			`No answer to our question came by ${last}, so the case is closed. You can appeal against this.`,
	},
});
