import { defineText } from "../base/locale/text.ts";

export const adminText = defineText({
	title: { ar: "لوحة الإدارة", en: "Administration" },
	welcome: { ar: "مرحبًا،", en: "Welcome," },
	toSite: { ar: "إلى الموقع", en: "To the site" },
	desk: { ar: "مكتب الشكاوى", en: "Complaints desk" },
	tabs: { ar: "أقسام لوحة الإدارة", en: "Parts of the administration" },
	demo: { ar: "موقع تجريبي: لا يُطلب رمز ثانٍ للدخول.", en: "Demo: no second factor is asked for." },
	waiting: { ar: "ينتظر إجراءً", en: "Waits for someone" },
	nothingWaits: { ar: "لا شيء ينتظر. كل شيء منجز.", en: "Nothing waits. All done." },
	unreadMessages: { ar: "رسائل لم تُقرأ", en: "unread messages" },
	waitingAccounts: { ar: "حسابات تنتظر صلاحية", en: "accounts waiting for a role" },
	overdueTies: { ar: "مباريات مضى موعدها بلا نتيجة", en: "ties past their date without a result" },
	drafts: { ar: "مقالات غير منشورة", en: "unpublished articles" },
	deadMails: { ar: "رسائل بريد لم تصل", en: "mails that did not arrive" },
	articlesOverTime: { ar: "المقالات المنشورة شهريًا", en: "Articles published per month" },
	readersOverTime: { ar: "مشتركو النشرة", en: "Newsletter readers" },
	seasonProgress: { ar: "تقدّم الموسم", en: "Season" },
	tiesPlayed: {
		ar: (played: number, all: number) => `لُعبت ${played} من ${all}`,
		en: (played: number, all: number) => `${played} of ${all} ties played`,
	},
});
