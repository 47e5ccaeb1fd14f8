import { defineText } from "../../base/locale/text.ts";

/** Asking a club for a first training session. */
export const trainingText = defineText({
	ask: { ar: "اطلب حصة تدريب أولى", en: "Ask for a first training session" },
	lead: {
		ar: "يصل طلبك إلى بريد النادي، ويردّ عليك منه. ويحتفظ الاتحاد بنسخة من الطلب.",
		en: "Your request goes to the club's mailbox, and the club answers you. The federation keeps a copy.",
	},
	hint: {
		ar: "لمن الحصة، وكم عمره، وهل لعب من قبل، ومتى يناسبك الحضور.",
		en: "Who wants to play, how old they are, whether they have played before, and when you could come.",
	},
});
