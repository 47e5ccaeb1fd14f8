import type { Locale } from "../base/locale/locale.ts";
import { defineText, plural } from "../base/locale/text.ts";

export const searchText = defineText({
	title: { ar: "بحث", en: "Search" },
	description: { ar: "ابحث في الأخبار والأندية واللاعبين.", en: "Search news, clubs and players." },
	label: { ar: "ابحث في الأخبار والأندية واللاعبين", en: "Search news, clubs and players" },
	button: { ar: "ابحث", en: "Search" },
	news: { ar: "الأخبار", en: "News" },
	clubs: { ar: "الأندية", en: "Clubs" },
	players: { ar: "اللاعبون", en: "Players" },
	nothing: { ar: (query: string) => `لا نتائج لعبارة «${query}»`, en: (query: string) => `No results for “${query}”` },
	nothingText: {
		ar: "جرّب كلمة أقصر أو كتابة أخرى. لا يلزم التشكيل ولا الهمزات.",
		en: "Try a shorter word or another spelling.",
	},
	tooShort: { ar: "اكتب حرفين على الأقل.", en: "Type at least two letters." },
	noClub: { ar: "بلا نادٍ", en: "No club" },
	didYouMean: { ar: "هل تقصد", en: "Did you mean" },
	elsewhere: { ar: "أو تصفّح", en: "Or browse" },
	table: { ar: "جدول الدوري", en: "League table" },
	next: { ar: "التالي", en: "Next" },
	previous: { ar: "السابق", en: "Previous" },
	allOf: { ar: (kind: string) => `كل النتائج في ${kind}`, en: (kind: string) => `All results in ${kind}` },
	allKinds: { ar: "كل النتائج", en: "All results" },
});

const results = {
	ar: { zero: "لا نتائج", one: "نتيجة واحدة", two: "نتيجتان", few: "# نتائج", many: "# نتيجة", other: "# نتيجة" },
	en: { one: "# result", other: "# results" },
};
export const resultCount = (locale: Locale, count: number) => plural(locale, count, results[locale]);
