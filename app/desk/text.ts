import { defineText } from "../base/locale/text.ts";

/** The frame of the complaints desk, and what several of its pages say. */
export const deskText = defineText({
	title: { ar: "مكتب الشكاوى", en: "Complaints desk" },
	menu: { ar: "أقسام مكتب الشكاوى", en: "Sections of the complaints desk" },
	list: { ar: "الشكاوى", en: "Cases" },
	numbers: { ar: "الإحصاءات", en: "Statistics" },
	templates: { ar: "قوالب الردود", en: "Templates" },
	links: { ar: "روابط الدخول", en: "Access links" },
	account: { ar: "حسابي", en: "My account" },
	toSite: { ar: "إلى الموقع", en: "View site" },
	welcome: { ar: (name: string) => `مرحبًا ${name}`, en: (name: string) => `Welcome, ${name}` },
	byLink: {
		ar: "دخلت برابط: لك الاطلاع والمراسلة والسؤال فقط. القرار والإغلاق يتطلبان تسجيل الدخول.",
		en: "You came in by an access link: you can read cases, write and ask. To decide or close, sign in.",
	},
	demo: {
		ar: "نسخة تجريبية: الدخول إلى المكتب دون التحقق بخطوتين.",
		en: "Demo: staff sign in without two-step verification.",
	},
	assignedTo: { ar: "المكلَّف", en: "Assigned to" },
	assign: { ar: "أسند", en: "Assign" },
	unassigned: { ar: "غير مسندة", en: "Unassigned" },
});
