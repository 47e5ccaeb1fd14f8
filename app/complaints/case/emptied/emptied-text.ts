import { defineText } from "../../../base/locale/text.ts";

/** In place of words that were erased, or deleted when their time was over. */
export const emptiedText = defineText({
	erased: {
		ar: "مُحيت البيانات الشخصية في هذه الشكوى بطلب من مقدّمها.",
		en: "The personal data in this case was erased at the complainant's request.",
	},
	removed: {
		ar: "انتهت مدة الاحتفاظ بنصوص هذه الشكوى فحُذفت.",
		en: "The texts of this case were deleted because the time they are kept for was over.",
	},
	message: { ar: "حُذف نص هذه الرسالة.", en: "The text of this message was deleted." },
	decision: { ar: "حُذف نص هذا القرار.", en: "The text of this decision was deleted." },
	note: { ar: "حُذف نص هذه الملاحظة.", en: "The text of this note was deleted." },
});
