import { defineText } from "../../../base/locale/text.ts";

/** Events of holds on cases, by name. */
export const holdEventText = defineText({
	"case.held": { ar: "تعليق حذف شكوى", en: "Case put on hold" },
	"case.hold-lifted": { ar: "رفع تعليق الحذف عن شكوى", en: "Hold on a case lifted" },
	"case.hold-lift-asked": { ar: "طلب رفع تعليق الحذف عن شكوى", en: "Lifting of a hold asked for" },
	"case.hold-kept": { ar: "إبقاء تعليق الحذف على شكوى", en: "Hold on a case kept" },
	"hold.lift-asked": { ar: "طلب مالك رفع تعليق الحذف", en: "Lifting of a hold asked for by an owner" },
	"hold.kept": { ar: "إبقاء مالك تعليق الحذف", en: "Hold kept by an owner" },
	"hold.placed": { ar: "تعليق الحذف بأمر مالك", en: "Hold placed by an owner" },
	"hold.lifted": { ar: "رفع مالك تعليق الحذف", en: "Hold lifted by an owner" },
});
