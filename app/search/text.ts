import type { Locale } from "../base/locale/locale.ts";
import { defineText, plural } from "../base/locale/text.ts";

export const searchText = defineText(
	{
		title: "بحث",
		description: "ابحث في الأخبار والأندية واللاعبين.",
		label: "ابحث في الأخبار والأندية واللاعبين",
		button: "ابحث",
		news: "الأخبار",
		clubs: "الأندية",
		players: "اللاعبون",
		nothing: (query: string) => `لا نتائج لعبارة «${query}»`,
		nothingText: "جرّب كلمة أقصر أو كتابة أخرى. لا يلزم التشكيل ولا الهمزات.",
		tooShort: "اكتب حرفين على الأقل.",
		noTeam: "بلا نادٍ",
		more: (count: number) => `نعرض أول ${count} نتيجة. أضف كلمة لتضييق البحث.`,
	},
	{
		title: "Search",
		description: "Search news, clubs and players.",
		label: "Search news, clubs and players",
		button: "Search",
		news: "News",
		clubs: "Clubs",
		players: "Players",
		nothing: (query: string) => `No results for “${query}”`,
		nothingText: "Try a shorter word or another spelling.",
		tooShort: "Type at least two letters.",
		noTeam: "No club",
		more: (count: number) => `The first ${count} results are shown. Add a word to narrow the search.`,
	},
);

const results = {
	ar: { zero: "لا نتائج", one: "نتيجة واحدة", two: "نتيجتان", few: "# نتائج", many: "# نتيجة", other: "# نتيجة" },
	en: { one: "# result", other: "# results" },
};
export const resultCount = (locale: Locale, count: number) => plural(locale, count, results[locale]);
