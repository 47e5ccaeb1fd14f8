import type { Locale } from "../base/locale/locale.ts";
import { defineText } from "../base/locale/text.ts";
import { isKnownCategory, titleCased } from "./article.ts";

export const newsText = defineText(
	{
		title: "الأخبار",
		lead: "ما يجري في الاتحاد والدوري والمنتخبات والأندية.",
		description: "أخبار الاتحاد الوطني لكرة الطاولة: البطولات والمنتخبات والأندية وبرامج التطوير.",
		all: "كل الأخبار",
		filter: "تصفية الأخبار حسب التصنيف",
		empty: "لا توجد أخبار حاليًا",
		notFound: "الخبر غير موجود",
		notFoundText: "ربما حُذف الخبر، أو لم يُنشر بهذه اللغة.",
		backToNews: "العودة إلى الأخبار",
		more: "أخبار أخرى",
		newsletter: "النشرة البريدية",
		newsletterText: "أهم الأخبار في رسالة واحدة، وتُلغي الاشتراك متى شئت.",
		newsletterEmail: "بريدك الإلكتروني",
		newsletterSend: "اشترك",
		rss: "خلاصة RSS",
	},
	{
		title: "News",
		lead: "What is going on in the federation, the league, the national teams and the clubs.",
		description: "News of the National Table Tennis Federation: competitions, national teams, clubs and development.",
		all: "All news",
		filter: "Filter the news by category",
		empty: "No news articles available at the moment",
		notFound: "Article not found",
		notFoundText: "It may have been removed, or it is not published in this language.",
		backToNews: "Back to the news",
		more: "More news",
		newsletter: "Newsletter",
		newsletterText: "The news that matters in one mail. Unsubscribe whenever you like.",
		newsletterEmail: "Your e-mail",
		newsletterSend: "Subscribe",
		rss: "RSS feed",
	},
);

const categoryText = defineText(
	{
		federation: "الاتحاد",
		tournaments: "البطولات",
		"national-team": "المنتخب الوطني",
		development: "التطوير",
		announcements: "الإعلانات",
		general: "عام",
	},
	{
		federation: "Federation",
		tournaments: "Tournaments",
		"national-team": "National Team",
		development: "Development",
		announcements: "Announcements",
		general: "General",
	},
);

/** The name of a category; one we have no name for shows its slug in title case. */
export const categoryLabel = (locale: Locale, category: string) =>
	isKnownCategory(category) ? categoryText(locale)[category] : titleCased(category);
