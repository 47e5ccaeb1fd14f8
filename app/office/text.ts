import { defineText, plural } from "../base/locale/text.ts";

/** The number of all matches behind that of those played. */
const ties = {
	ar: { one: "مباراة واحدة", two: "مباراتين", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};

export const adminText = defineText({
	title: { ar: "لوحة الإدارة", en: "Administration" },
	welcome: { ar: "مرحبًا،", en: "Welcome," },
	toSite: { ar: "عرض الموقع", en: "View site" },
	desk: { ar: "مكتب الشكاوى", en: "Complaints desk" },
	tabs: { ar: "أقسام لوحة الإدارة", en: "Sections of the administration" },
	demo: { ar: "موقع تجريبي: لا يُطلب التحقق بخطوتين.", en: "Demo: no two-step verification." },
	waiting: { ar: "بحاجة إلى إجراء", en: "Needs attention" },
	nothingWaits: { ar: "لا شيء ينتظرك.", en: "You're all caught up." },
	unreadMessages: { ar: "رسائل لم تُقرأ", en: "unread messages" },
	waitingAccounts: { ar: "حسابات تنتظر صلاحية", en: "accounts awaiting a role" },
	roleRequests: { ar: "صلاحيات تنتظر مالكًا ثانيًا", en: "roles waiting for a second owner" },
	overdueTies: { ar: "مباريات بلا نتيجة", en: "matches awaiting a result" },
	misdatedTies: { ar: "مباريات تاريخها خارج موسمها", en: "matches dated outside their season" },
	dateRequests: { ar: "طلبات مواعيد بانتظار القرار", en: "date requests awaiting a decision" },
	disputes: { ar: "نتائج معترض عليها", en: "disputed results" },
	licences: { ar: "طلبات رخص", en: "licence requests" },
	transfers: { ar: "انتقالات بانتظار القرار", en: "transfers awaiting a decision" },
	drafts: { ar: "مقالات غير منشورة", en: "unpublished articles" },
	downParts: { ar: "أجزاء متوقفة من النظام", en: "parts of the system down" },
	deadMails: { ar: "رسائل بريد لم تصل", en: "emails that did not arrive" },
	articlesOverTime: { ar: "المقالات المنشورة شهريًا", en: "Articles published per month" },
	readersOverTime: { ar: "مشتركو النشرة", en: "Newsletter subscribers" },
	seasonProgress: { ar: "تقدّم الموسم", en: "Season progress" },
	tiesPlayed: {
		ar: (played: number, all: number) => `لُعبت ${played} من ${plural("ar", all, ties.ar)}`,
		en: (played: number, all: number) => `${played} of ${plural("en", all, ties.en)} played`,
	},
});
