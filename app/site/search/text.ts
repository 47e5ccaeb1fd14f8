import type { Locale } from "../../base/locale/locale.ts";
import { defineText, plural } from "../../base/locale/text.ts";

export const searchText = defineText({
	title: { ar: "بحث", en: "Search" },
	description: {
		ar: "ابحث في الأندية واللاعبين والمسابقات والمباريات والأخبار.",
		en: "Search clubs, players, competitions, matches and news.",
	},
	label: {
		ar: "ابحث عن لاعب أو نادٍ أو مسابقة أو مباراة أو خبر",
		en: "Search players, clubs, competitions, matches and news",
	},
	hint: { ar: "اسم لاعب أو نادٍ أو تاريخ", en: "A player, a club, a date" },
	button: { ar: "ابحث", en: "Search" },
	news: { ar: "الأخبار", en: "News" },
	clubs: { ar: "الأندية", en: "Clubs" },
	players: { ar: "اللاعبون", en: "Players" },
	competitions: { ar: "المسابقات", en: "Competitions" },
	ties: { ar: "المباريات", en: "Matches" },
	nothing: { ar: (query: string) => `لا نتائج لعبارة «${query}»`, en: (query: string) => `No results for “${query}”` },
	nothingText: {
		ar: "جرّب كلمة أقصر أو كتابة أخرى. لا يلزم التشكيل ولا الهمزات.",
		en: "Try a shorter word or another spelling.",
	},
	tooShort: { ar: "اكتب حرفين على الأقل.", en: "Type at least two letters." },
	noClub: { ar: "بلا نادٍ", en: "No club" },
	similar: {
		ar: (query: string) => `لا نتائج لعبارة «${query}»، وهذه أقرب الأسماء إليها.`,
		en: (query: string) => `No results for “${query}”. These names come nearest.`,
	},
	oneWord: { ar: "ابحث بكلمة واحدة", en: "Search for one word" },
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
const many = {
	ar: (most: number) => `أكثر من ${plural("ar", most, results.ar)}`,
	en: (most: number) => `more than ${plural("en", most, results.en)}`,
};
/** Beyond `most`, which are all that can be read, the number is not told. */
export const resultCount = (locale: Locale, count: number, most: number) =>
	count > most ? many[locale](most) : plural(locale, count, results[locale]);
