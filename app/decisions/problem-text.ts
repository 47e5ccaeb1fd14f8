import { defineText } from "../base/locale/text.ts";

/** The one answer to a reference without a published decision, and the question about one of other matters. */
export const decisionProblems = defineText({
	unknownDecision: { ar: "لا قرار منشور بهذا الرقم", en: "No published decision has this reference" },
	foreignDecision: {
		ar: "لا شيء يربط قضية هذا القرار بالمباراة ولا بالنادي ولا بالمسابقة. هل يخصها القرار؟",
		en: "Nothing links the case of this decision to the match, the clubs or the competition. Does it concern them?",
	},
});

/** Problems of the words in which a head publishes a decision. */
export const publicationProblems = defineText({
	tellsPerson: {
		ar: "في النص ما يدل على شخص: اسم مقدّم الشكوى أو أحد أطرافها أو موظفيها أو لاعبي الفريقين، أو بريد أو رقم لأحدهم. صِغه دون ذلك",
		en: "The text tells a person: the name of the complainant, a party, staff of complaints or a player of the two clubs, or an email or number of theirs. Leave that out",
	},
	namesGone: {
		ar: "حُذفت أسماء أصحاب هذه الشكوى، فلا يمكن التحقق من أن النص لا يدل على أحد منهم. لا يُنشر عنها جديد",
		en: "The names of the people of this case were deleted, so no one can check that the text does not tell them. Nothing new is published of it",
	},
});
