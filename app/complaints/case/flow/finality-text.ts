import { defineText } from "../../../base/locale/text.ts";

/** A withdrawn case that goes on. */
export const finalityText = defineText({
	ownCase: {
		ar: (day: string) => `سُحبت هذه الشكوى، ويتابعها الاتحاد قضيةً له منذ ${day}.`,
		en: (day: string) => `This case was withdrawn. The federation continues it as its own case since ${day}.`,
	},
	consentWanted: {
		ar: (day: string) => `سحبت شكواك، ويسألك الاتحاد هل توافق على متابعتها. أجب في موعد أقصاه ${day}.`,
		en: (day: string) =>
			`You withdrew your case. The federation asks whether you agree that it goes on. Please answer by ${day}.`,
	},
	consentText: {
		ar: "السبب في آخر رسالة. لا تُتابع شكواك على أنها لك من دون موافقتك، ولا يلزمك أن تذكر سببًا. وللاتحاد أن يتابعها قضيةً له، ويظهر ذلك في هذه الصفحة.",
		en: "The last message says why. Without your consent your case does not go on as yours, and you need no reason to refuse. The federation may continue it as its own case, and this page would say so.",
	},
	agree: { ar: "أوافق على متابعتها", en: "I agree" },
	refuse: { ar: "لا أوافق", en: "I do not agree" },
});
