import { defineText } from "../base/locale/text.ts";

/** The text editor of articles and its buttons. */
export const editorText = defineText({
	toolbar: { ar: "تنسيق النص", en: "Text formatting" },
	bold: { ar: "عريض", en: "Bold" },
	heading: { ar: "عنوان", en: "Heading" },
	subheading: { ar: "عنوان فرعي", en: "Subheading" },
	list: { ar: "قائمة", en: "List" },
	numbered: { ar: "قائمة مرقمة", en: "Numbered list" },
	quote: { ar: "اقتباس", en: "Quote" },
	link: { ar: "رابط", en: "Link" },
	linkPrompt: { ar: "عنوان الرابط (https://…)", en: "Address of the link (https://…)" },
	unlink: { ar: "أزل الرابط", en: "Remove link" },
	picture: { ar: "صورة", en: "Picture" },
	picturePrompt: { ar: "وصف الصورة لمن لا يراها", en: "Describe the picture for people who cannot see it" },
	rtl: { ar: "من اليمين إلى اليسار", en: "Right to left" },
	ltr: { ar: "من اليسار إلى اليمين", en: "Left to right" },
	undo: { ar: "تراجع", en: "Undo" },
	redo: { ar: "أعد", en: "Redo" },
});
