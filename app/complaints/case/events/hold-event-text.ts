import { defineText } from "../../../base/locale/text.ts";

/** The events of a hold on a case, in its timeline. */
export const holdEventText = defineText({
	"case.held": { ar: "عُلّق حذف الشكوى", en: "Case put on hold" },
	"case.hold-lift-asked": { ar: "طُلب رفع تعليق الحذف", en: "Lifting of the hold asked for" },
	"case.hold-kept": { ar: "بقي تعليق الحذف", en: "Hold kept" },
	"case.hold-lifted": { ar: "رُفع تعليق الحذف", en: "Hold lifted" },
});
