import { defineText, plural } from "../../base/locale/text.ts";

const lost = {
	ar: { one: "مباراة واحدة", two: "مباراتين", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};

/** The page that closes a season, of one that is open. */
export const openText = defineText({
	isOpen: { ar: "هذا الموسم مفتوح من قبل.", en: "This season is open already." },
	unlessChosen: {
		ar: "عند الاحتساب يخسر الفريقان كليهما كل مباراة لم تختر من يخسرها.",
		en: "When they are awarded, both teams lose each match for which neither is chosen.",
	},
	bothLose: {
		ar: (count: number) =>
			count === 0 ? "لا مباراة يخسرها الفريقان معًا." : `يخسر الفريقان معًا ${plural("ar", count, lost.ar)}.`,
		en: (count: number) =>
			count === 0 ? "No match is lost by both teams." : `Both teams lose ${plural("en", count, lost.en)}.`,
	},
});
