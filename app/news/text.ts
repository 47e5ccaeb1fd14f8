import { defineText, plural } from "../base/locale/text.ts";

const pictures = {
	ar: { one: "صورة واحدة", two: "صورتان", few: "# صور", many: "# صورة", other: "# صورة" },
	en: { one: "# picture", other: "# pictures" },
};

export const newsText = defineText({
	title: { ar: "الأخبار", en: "News" },
	lead: {
		ar: "ما يجري في الاتحاد والدوري والمنتخبات والأندية.",
		en: "What is going on in the federation, the league, the national teams and the clubs.",
	},
	description: {
		ar: "أخبار الاتحاد: البطولات والمنتخبات والأندية وبرامج التطوير.",
		en: "News of the federation: competitions, national teams, clubs and development.",
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
	by: { ar: (author: string) => `بقلم ${author}`, en: (author: string) => `By ${author}` },
	photo: { ar: "تصوير:", en: "Photo:" },
	gallery: {
		ar: (count: number) => `معرض: ${plural("ar", count, pictures.ar)}`,
		en: (count: number) => `Gallery: ${plural("en", count, pictures.en)}`,
	},
	galleryHint: { ar: "صور المعرض، تُمرَّر جانبًا", en: "Pictures of the gallery, scroll sideways" },
	largePicture: { ar: "افتح الصورة", en: "Open picture" },
	clubs: { ar: "أندية في هذا الخبر", en: "Clubs in this article" },
	video: {
		ar: (provider: string) => `مقطع مرئي على ${provider}`,
		en: (provider: string) => `Video on ${provider}`,
	},
	videoConsent: {
		ar: (provider: string) => `المقطع محفوظ لدى ${provider}، ولا يُرسل متصفحك إليه شيئًا قبل أن تعرضه.`,
		en: (provider: string) => `The video is kept by ${provider}. Your browser sends nothing there until you show it.`,
	},
	videoShow: { ar: "اعرض المقطع", en: "Show the video" },
	videoHide: { ar: "أخفِ المقطع", en: "Hide the video" },
	videoOn: { ar: (provider: string) => `شاهده على ${provider}`, en: (provider: string) => `Watch on ${provider}` },
	rss: { ar: "خلاصة RSS", en: "RSS feed" },
});
