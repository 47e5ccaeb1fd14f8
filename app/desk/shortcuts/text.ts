import { defineText } from "../../base/locale/text.ts";
import type { Shortcut } from "./shortcut-keys.ts";

/** The single keys of the desk, and the window that lists them. */
export const shortcutText = defineText({
	title: { ar: "اختصارات لوحة المفاتيح", en: "Keyboard shortcuts" },
	j: { ar: "الصف التالي، أو الشكوى التالية", en: "Next row, or next case" },
	k: { ar: "الصف السابق، أو الشكوى السابقة", en: "Previous row, or previous case" },
	enter: { ar: "فتح الشكوى", en: "Open the case" },
	x: { ar: "تحديد الشكوى أو إلغاء تحديدها", en: "Select the case, or clear it" },
	e: { ar: "تغيير الحالة", en: "Change the status" },
	a: { ar: "إسناد الشكوى", en: "Assign the case" },
	search: { ar: "البحث", en: "Search" },
	help: { ar: "هذه النافذة", en: "This window" },
	escape: { ar: "العودة من الحقل إلى صف الشكوى", en: "Leave a field, back to the row of the case" },
	places: {
		ar: "تعمل المفاتيح بمواضعها، فلا حاجة إلى تبديل لغة الكتابة.",
		en: "With an Arabic layout the same keys work by their place.",
	},
	isOn: { ar: "استعمال اختصارات المفتاح الواحد", en: "Use single-key shortcuts" },
	close: { ar: "إغلاق", en: "Close" },
});

/** The name of the text that says the effect of a key. */
export const meanings = {
	j: "j",
	k: "k",
	x: "x",
	e: "e",
	a: "a",
	"/": "search",
	"?": "help",
} as const satisfies Record<Shortcut, string>;
