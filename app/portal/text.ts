import { defineText } from "../base/locale/text.ts";

/**
 * The names of the portal's pages, and what several of its forms say. Fixed texts as specified
 * (docs/rules/site.md#fixed-texts).
 */
export const portalText = defineText({
	title: { ar: "بوابة الشكاوى", en: "Complaints portal" },
	lead: {
		ar: "قدّم شكواك، وأرفق أدلتك، وتابع شكواك حتى صدور القرار.",
		en: "File a complaint or dispute, attach your evidence and follow your case until it is decided.",
	},
	menu: { ar: "صفحات البوابة", en: "Portal pages" },
	myCases: { ar: "شكاواي", en: "My cases" },
	dashboard: { ar: "لوحة المتابعة", en: "Dashboard" },
	inbox: { ar: "الوارد", en: "Inbox" },
	inboxNew: { ar: (count: number) => `جديد: ${count}`, en: (count: number) => `${count} new` },
	newComplaint: { ar: "شكوى جديدة", en: "New Complaint" },
	track: { ar: "تتبّع شكوى", en: "Track Case" },
	myData: { ar: "بياناتي", en: "My data" },
	account: { ar: "الحساب وكلمة المرور", en: "Account and password" },
	navAccount: { ar: "الحساب", en: "Account" },
	toClub: { ar: "بوابة الفرق", en: "Captains" },
	signOut: { ar: "تسجيل الخروج", en: "Logout" },
	fillAll: { ar: "يرجى تعبئة جميع الحقول", en: "Please fill in all fields" },
	unexpected: { ar: "حدث خطأ غير متوقع", en: "An unexpected error occurred" },
	next: { ar: "التالي", en: "Next" },
	previous: { ar: "السابق", en: "Previous" },
	edit: { ar: "تعديل", en: "Edit" },
	stepOf: {
		ar: (step: number, steps: number) => `الخطوة ${step} من ${steps}`,
		en: (step: number, steps: number) => `Step ${step} of ${steps}`,
	},
	doneStep: { ar: "مكتملة", en: "done" },
});
