import { defineText } from "../../base/locale/text.ts";

/** The single keys of the desk. */
export const shortcutText = defineText({
	j: { ar: "الصف التالي، أو الشكوى التالية", en: "Next row, or next case" },
	k: { ar: "الصف السابق، أو الشكوى السابقة", en: "Previous row, or previous case" },
	enter: { ar: "فتح الشكوى", en: "Open the case" },
	x: { ar: "تحديد الشكوى أو إلغاء تحديدها", en: "Select the case, or clear it" },
	e: { ar: "تغيير الحالة", en: "Change the status" },
	a: { ar: "إسناد الشكوى", en: "Assign the case" },
	search: { ar: "البحث", en: "Search" },
	escape: { ar: "العودة من الحقل إلى صف الشكوى", en: "Leave a field, back to the row of the case" },
});
