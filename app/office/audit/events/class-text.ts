import { defineText } from "../../../base/locale/text.ts";

/** Events of classes, and of teams that their class divides. */
export const classEventText = defineText({
	"class.created": { ar: "إضافة فئة", en: "Class added" },
	"class.updated": { ar: "تعديل فئة", en: "Class changed" },
	"class.moved": { ar: "تغيير ترتيب الفئات", en: "Order of the classes changed" },
	"class.deleted": { ar: "حذف فئة", en: "Class deleted" },
	"squad.split": { ar: "فصل فريق بحسب الفئة", en: "Team split by class" },
});
