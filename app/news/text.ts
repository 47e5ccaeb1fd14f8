import type { Locale } from "../base/locale/locale.ts";
import { defineText } from "../base/locale/text.ts";
import { isKnownCategory, titleCased } from "./article.ts";

export const newsText = defineText({
	title: { ar: "الأخبار", en: "News" },
	lead: {
		ar: "ما يجري في الاتحاد والدوري والمنتخبات والأندية.",
		en: "What is going on in the federation, the league, the national teams and the clubs.",
	},
	description: {
		ar: "أخبار الاتحاد الوطني لكرة الطاولة: البطولات والمنتخبات والأندية وبرامج التطوير.",
		en: "News of the National Table Tennis Federation: competitions, national teams, clubs and development.",
	},
	all: { ar: "كل الأخبار", en: "All news" },
	filter: { ar: "تصفية الأخبار حسب التصنيف", en: "Filter the news by category" },
	empty: { ar: "لا توجد أخبار حاليًا", en: "No news articles available at the moment" },
	notFound: { ar: "الخبر غير موجود", en: "Article not found" },
	notFoundText: {
		ar: "ربما حُذف الخبر، أو لم يُنشر بهذه اللغة.",
		en: "It may have been removed, or it is not published in this language.",
	},
	backToNews: { ar: "العودة إلى الأخبار", en: "Back to the news" },
	more: { ar: "أخبار أخرى", en: "More news" },
	newsletter: { ar: "النشرة البريدية", en: "Newsletter" },
	newsletterText: {
		ar: "أهم الأخبار في رسالة واحدة، وتُلغي الاشتراك متى شئت.",
		en: "The news that matters in one email. Unsubscribe at any time.",
	},
	newsletterEmail: { ar: "بريدك الإلكتروني", en: "Your email" },
	newsletterSend: { ar: "اشترك", en: "Subscribe" },
	rss: { ar: "خلاصة RSS", en: "RSS feed" },
});

const categoryText = defineText({
	federation: { ar: "الاتحاد", en: "Federation" },
	tournaments: { ar: "البطولات", en: "Tournaments" },
	"national-team": { ar: "المنتخب الوطني", en: "National Team" },
	development: { ar: "التطوير", en: "Development" },
	announcements: { ar: "الإعلانات", en: "Announcements" },
	general: { ar: "عام", en: "General" },
});

/** The name of a category; one we have no name for shows its slug in title case. */
export const categoryLabel = (locale: Locale, category: string) =>
	isKnownCategory(category) ? categoryText(locale)[category] : titleCased(category);
