import { defineText } from "../../base/locale/text.ts";

/** The frame of the complaints desk, and what several of its pages say. */
export const deskText = defineText({
	title: { ar: "مكتب الشكاوى", en: "Complaints desk" },
	menu: { ar: "أقسام مكتب الشكاوى", en: "Parts of the complaints desk" },
	list: { ar: "القضايا", en: "Cases" },
	numbers: { ar: "الأرقام", en: "Numbers" },
	links: { ar: "روابط الدخول", en: "Access links" },
	account: { ar: "حسابي", en: "My account" },
	toSite: { ar: "إلى الموقع", en: "To the site" },
	welcome: { ar: (name: string) => `مرحبًا، ${name}`, en: (name: string) => `Welcome, ${name}` },
	byLink: {
		ar: "دخلت برابط: للاطلاع وتغيير الحالة فقط.",
		en: "You came in by a link: to read and to change states only.",
	},
	demo: { ar: "نسخة تجريبية: يدخل الموظفون دون رمز ثانٍ.", en: "Demo: staff sign in without a second factor." },
	assignedTo: { ar: "المكلَّف", en: "Assigned to" },
	assign: { ar: "أسند", en: "Assign" },
	unassigned: { ar: "غير مسندة", en: "Nobody" },
});
