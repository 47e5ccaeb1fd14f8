import { defineText } from "../../base/locale/text.ts";

/** Conflicts of interest and recusals. */
export const recusalText = defineText({
	recuse: { ar: "تنحية مسؤول عن الشكوى", en: "Remove an officer (conflict of interest)" },
	recuseText: {
		ar: "لا يرى المستبعد من الشكوى إلا رقمها، ويُلغى إسنادها إليه إن كانت مسندة إليه، وتصله رسالة لا تذكر إلا رقمها.",
		en: "The recused officer sees the reference of the case and nothing else, is no longer assigned to it, and gets an email with the reference alone.",
	},
	recuseWhom: { ar: "المسؤول المراد تنحيته", en: "Officer to remove" },
	chooseOfficer: { ar: "اختر مسؤولًا", en: "Choose an officer" },
	recuseButton: { ar: "نعم، نحِّ المسؤول", en: "Yes, remove the officer" },
	byDeclared: { ar: "أفصح عن تعارض مصالح", en: "Declared a conflict of interest" },
	byOrdered: { ar: "استبعده رئيس", en: "Recused by a head" },
	byParty: {
		ar: "اسمه أو هاتفه وارد في الشكوى. ارفع الاستبعاد إن كان شخصًا آخر.",
		en: "Their name or phone number appears in the case. Lift the recusal if it is another person.",
	},
	bySide: {
		ar: "قائد أحد فريقي المباراة أو كان قائده، أو ناب عنه فيها.",
		en: "Is or was captain of a side of the match, or acted for one in it.",
	},
	declare: { ar: "أفصح عن تعارض مصالح", en: "Declare a conflict of interest" },
	declareText: {
		ar: "بعد الإفصاح لا ترى الشكوى ولا تعمل عليها، ولا يرفع الاستبعاد إلا رئيس غيرك.",
		en: "You will no longer see the case or work on it. Only a head other than you can lift the recusal.",
	},
	declareButton: { ar: "نعم، أفصح عن تعارض مصالح", en: "Yes, declare a conflict of interest" },
	declared: { ar: "المستبعدون من الشكوى", en: "Recused from the case" },
	lift: { ar: "ارفع الاستبعاد", en: "Lift the recusal" },
	liftFor: { ar: (name: string) => `ارفع استبعاد ${name}`, en: (name: string) => `Lift the recusal of ${name}` },
});
