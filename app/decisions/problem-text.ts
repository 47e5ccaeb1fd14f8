import { defineText } from "../base/locale/text.ts";

/** The one answer to a reference that no published decision has. */
export const decisionProblems = defineText({
	unknownDecision: { ar: "لا قرار منشور بهذا الرقم", en: "No published decision has this reference" },
});

/** Problems of the words in which a head publishes a decision. */
export const publicationProblems = defineText({
	tellsPerson: {
		ar: "في النص ما يدل على شخص: اسم مقدّم الشكوى أو أحد أطرافها أو موظفيها أو لاعبي الفريقين، أو بريد أو رقم لأحدهم. صِغه دون ذلك",
		en: "The text tells a person: the name of the complainant, a party, staff of complaints or a player of the two clubs, or an email or number of theirs. Leave that out",
	},
});
