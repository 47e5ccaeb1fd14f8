import { defineText } from "../base/locale/text.ts";

export const shellText = defineText({
	skipToContent: { ar: "انتقل إلى المحتوى", en: "Skip to content" },
	mainMenu: { ar: "القائمة الرئيسية", en: "Main menu" },
	menu: { ar: "القائمة", en: "Menu" },
	otherLanguage: { ar: "English", en: "العربية" },
	otherLanguageShort: { ar: "EN", en: "ع" },
	search: { ar: "بحث", en: "Search" },
	navHome: { ar: "الرئيسية", en: "Home" },
	navLeagues: { ar: "الدوري", en: "League" },
	navTies: { ar: "المباريات", en: "Matches" },
	navClubs: { ar: "الأندية", en: "Clubs" },
	navNational: { ar: "المنتخبات الوطنية", en: "National Teams" },
	navAbout: { ar: "عن الاتحاد", en: "About" },
	navNews: { ar: "الأخبار", en: "News" },
	navContact: { ar: "تواصل معنا", en: "Contact" },
	footerMenu: { ar: "روابط سريعة", en: "Quick links" },
	followUs: { ar: "تابعنا", en: "Follow us" },
	reachUs: { ar: "تواصل معنا", en: "Contact us" },
	staff: { ar: "تسجيل دخول الموظفين", en: "Staff sign-in" },
	complaintsPortal: { ar: "بوابة الشكاوى", en: "Complaints portal" },
	signedOut: { ar: "تم تسجيل الخروج بنجاح", en: "Logged out successfully" },
	signOut: { ar: "تسجيل الخروج", en: "Sign out" },
	copyright: {
		ar: (year: number, name: string) => `© ${year} ${name}. جميع الحقوق محفوظة.`,
		en: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
	},
	sentTitle: { ar: "تم إرسال الرسالة بنجاح", en: "Message Sent Successfully" },
	sentText: {
		ar: "شكرًا لتواصلك معنا. سنردّ عليك في أقرب وقت ممكن.",
		en: "Thank you for contacting us. We will respond as soon as possible.",
	},
	newsletterAsked: { ar: "تحقق من بريدك", en: "Check your inbox" },
	newsletterAskedText: {
		ar: "أرسلنا إليك رسالة فيها رابط. لن يبدأ الاشتراك قبل أن تفتحه وتؤكد.",
		en: "We sent you an email with a link. Your subscription starts once you open it and confirm.",
	},
});
