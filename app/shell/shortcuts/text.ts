import { defineText } from "../../base/locale/text.ts";

/** The window that lists the single keys of an area. */
export const shortcutsText = defineText({
	title: { ar: "اختصارات لوحة المفاتيح", en: "Keyboard shortcuts" },
	help: { ar: "هذه النافذة", en: "This window" },
	places: {
		ar: "تعمل المفاتيح بمواضعها، فلا حاجة إلى تبديل لغة الكتابة.",
		en: "With an Arabic layout the same keys work by their place.",
	},
	isOn: { ar: "استعمال اختصارات المفتاح الواحد", en: "Use single-key shortcuts" },
	close: { ar: "إغلاق", en: "Close" },
});
