import { defineText } from "../../../base/locale/text.ts";

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
	linkAddress: { ar: "عنوان الرابط", en: "Address of the link" },
	linkWrong: {
		ar: "اكتب عنوانًا يبدأ بـ https:// أو mailto: أو tel:",
		en: "Enter an address that starts with https://, mailto: or tel:",
	},
	unlink: { ar: "أزل الرابط", en: "Remove link" },
	picture: { ar: "صورة", en: "Picture" },
	pictureHint: {
		ar: "يمكنك أيضًا سحب الصور إلى النص أو لصقها فيه.",
		en: "You can also drag pictures into the text, or paste them.",
	},
	alt: { ar: "وصف الصورة لمن لا يراها", en: "Description for people who cannot see the picture" },
	caption: { ar: "التعليق تحت الصورة (اختياري)", en: "Caption below the picture (optional)" },
	library: { ar: "صورة من المكتبة", en: "Picture from the library" },
	join: { ar: "اجمعها مع ما يجاورها في معرض", en: "Join with its neighbours as a gallery" },
	earlier: { ar: "قدّمها", en: "Move earlier" },
	later: { ar: "أخّرها", en: "Move later" },
	split: { ar: "فُكّ المعرض", en: "Take the gallery apart" },
	removePicture: { ar: "أزل الصورة من النص", en: "Remove the picture from the text" },
	video: { ar: "مقطع مرئي", en: "Video" },
	videoAddress: { ar: "رابط المقطع على YouTube أو Vimeo", en: "Link to the video on YouTube or Vimeo" },
	videoTitle: { ar: "عنوان المقطع (اختياري)", en: "Title of the video (optional)" },
	videoWrong: {
		ar: "هذا ليس رابط مقطع على YouTube أو Vimeo",
		en: "This is not a link to a video on YouTube or Vimeo",
	},
	insert: { ar: "أدرج", en: "Insert" },
	rtl: { ar: "من اليمين إلى اليسار", en: "Right to left" },
	ltr: { ar: "من اليسار إلى اليمين", en: "Left to right" },
	undo: { ar: "تراجع", en: "Undo" },
	redo: { ar: "أعد", en: "Redo" },
	keys: {
		ar: "Alt+F10 ينقلك من النص إلى أزراره، وEsc يعيدك إليه.",
		en: "Alt+F10 goes from the text to its buttons, and Esc back to it.",
	},
	retry: { ar: "أعد المحاولة", en: "Try again" },
	leaveOut: { ar: "اتركها", en: "Leave it out" },
	foreign: {
		ar: "لم تُلصق صور من مواقع أخرى. احفظها على جهازك ثم اسحبها إلى النص.",
		en: "Pictures of other sites were not pasted. Save them on your device, then drag them into the text.",
	},
	dropped: {
		ar: "لم تُلصق مقاطع ولا نماذج ولا إطارات من مواقع أخرى. بقي النص والجداول والروابط.",
		en: "Films, forms and frames of other sites were not pasted. Text, tables and links were kept.",
	},
	wait: {
		ar: "ما زالت صورة تُرفع. احفظ حين يكتمل رفعها.",
		en: "A picture is still being uploaded. Save when it is done.",
	},
});
