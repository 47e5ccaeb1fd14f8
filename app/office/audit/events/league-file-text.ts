import { defineText } from "../../../base/locale/text.ts";

/** Events of competitions, stages and closures that come in files and are taken back with them. */
export const leagueFileText = defineText({
	"edition.created": { ar: "فتح مسابقة في موسم من ملف", en: "Competition opened in a season by a file" },
	"edition.deleted": { ar: "إزالة مسابقة من موسم", en: "Competition taken out of a season" },
	"stage.created": { ar: "إضافة مرحلة من ملف", en: "Stage added by a file" },
	"stage.updated": { ar: "تعديل مرحلة من ملف", en: "Stage changed by a file" },
	"stage.deleted": { ar: "إزالة مرحلة", en: "Stage removed" },
	"closure.created": { ar: "إضافة أيام إغلاق من ملف", en: "Closure added by a file" },
	"closure.updated": { ar: "تعديل أيام إغلاق من ملف", en: "Closure changed by a file" },
	"closure.deleted": { ar: "إزالة أيام إغلاق", en: "Closure removed" },
});
