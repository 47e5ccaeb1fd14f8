import { defineText } from "../../../base/locale/text.ts";

/** Events of imports, exports and work on many photos, by name. */
export const bulkEventText = defineText({
	"import.uploaded": { ar: "رفع ملف للاستيراد", en: "File uploaded for import" },
	"import.answered": { ar: "إجابات عن أسئلة ملف استيراد", en: "Questions of an import file answered" },
	"import.discarded": { ar: "تجاهل ملف استيراد", en: "Import file discarded" },
	"import.done": { ar: "استيراد ملف", en: "File imported" },
	"import.undone": { ar: "التراجع عن استيراد", en: "Import undone" },
	"bulk-run.started": { ar: "بدء عمل على الصور", en: "Work on photos started" },
	"bulk-run.finished": { ar: "انتهاء عمل على الصور", en: "Work on photos finished" },
	"bulk-run.failed": { ar: "فشل عمل على الصور", en: "Work on photos failed" },
	"photo-archive.uploaded": { ar: "رفع ملف صور للمعاينة", en: "Archive of photos uploaded" },
	"photo-archive.discarded": { ar: "تجاهل ملف صور", en: "Archive of photos discarded" },
	"list.exported": { ar: "تصدير قائمة", en: "List exported" },
});
