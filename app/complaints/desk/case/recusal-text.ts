import { defineText } from "../../../base/locale/text.ts";

/** Conflicts of interest and recusals. */
export const recusalText = defineText({
	recuse: { ar: "استبعد موظفًا من القضية", en: "Recuse an officer from the case" },
	recuseText: {
		ar: "لا يرى المستبعد من القضية غير رقمها، وتُرفع عنه إن كانت مسندة إليه، وتصله رسالة فيها رقمها وحده.",
		en: "Who is recused sees the reference of the case and nothing else, is no longer assigned to it, and gets a mail with the reference alone.",
	},
	recuseWhom: { ar: "من يُستبعد", en: "Who is recused" },
	chooseOfficer: { ar: "اختر موظفًا", en: "Choose an officer" },
	recuseButton: { ar: "نعم، استبعده", en: "Yes, recuse" },
	byDeclared: { ar: "أفصح عن تعارض مصالح", en: "Declared a conflict of interest" },
	byOrdered: { ar: "استبعده رئيس", en: "Recused by a head" },
	byParty: {
		ar: "اسمه أو هاتفه وارد في القضية. ارفع الاستبعاد إن كان شخصًا آخر.",
		en: "The name or phone number appears in the case. Lift this if it is another person.",
	},
	declare: { ar: "أفصح عن تعارض مصالح", en: "Declare a conflict of interest" },
	declareText: {
		ar: "بعد الإفصاح لا ترى القضية ولا تتعامل معها، ولا يرفعه إلا رئيس اللجنة.",
		en: "After that you neither see the case nor deal with it, and only a head can lift the declaration.",
	},
	declareButton: { ar: "نعم، أفصح عن تعارض", en: "Yes, declare a conflict" },
	declared: { ar: "لا يشاركون في القضية", en: "Take no part in the case" },
	lift: { ar: "ارفع", en: "Lift" },
	liftFor: { ar: (name: string) => `ارفع استبعاد ${name}`, en: (name: string) => `Lift the recusal of ${name}` },
});
