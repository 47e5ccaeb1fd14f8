import { defineText } from "../base/locale/text.ts";

/** Finding a record of any kind by its name. */
export const findText = defineText({
	label: { ar: "ابحث في لوحة الإدارة", en: "Search the administration" },
	title: { ar: "بحث", en: "Search" },
	hint: {
		ar: "اسم نادٍ أو لاعب أو مسابقة، أو ناديا مباراة ويومها أو موسمها، أو كلمات من عنوان خبر.",
		en: "The name of a club, player or competition, the clubs of a match with its day or season, or words of a headline.",
	},
	tooShort: { ar: "اكتب حرفين على الأقل.", en: "Type at least two letters." },
	nothing: { ar: (query: string) => `لا نتائج لعبارة «${query}»`, en: (query: string) => `No results for “${query}”` },
	nothingText: {
		ar: "جرّب كلمة أقصر أو كتابة أخرى. لا يلزم التشكيل ولا الهمزات.",
		en: "Try a shorter word or another spelling.",
	},
	untitled: { ar: "بلا عنوان", en: "Untitled" },
	allOf: { ar: "القائمة كاملة", en: "Whole list" },
});
