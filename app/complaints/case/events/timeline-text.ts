import { defineText, plural, textNamed } from "../../../base/locale/text.ts";

const earlier = {
	ar: { one: "حدث سابق", two: "حدثان سابقان", few: "# أحداث سابقة", many: "# حدثًا سابقًا", other: "# حدث سابق" },
	en: { one: "# earlier event", other: "# earlier events" },
};

/** The events of a case and its timeline. */
export const timelineText = defineText({
	created: { ar: "أُنشئت", en: "Created" },
	"case.submitted": { ar: "قُدّمت", en: "Submitted" },
	"case.moved": { ar: "تغيّرت الحالة", en: "Status changed" },
	"case.answered": { ar: "وصلت الإجابة", en: "Answer received" },
	"case.withdrawn": { ar: "سُحبت الشكوى", en: "Complaint withdrawn" },
	"case.appeal-withdrawn": { ar: "سُحب الاستئناف", en: "Appeal withdrawn" },
	"case.appealed": { ar: "قُدّم استئناف", en: "Appeal filed" },
	"case.decided": { ar: "صدر القرار", en: "Decision" },
	"message.sent": { ar: "رسالة جديدة", en: "New message" },
	"evidence.added": { ar: "أُضيف دليل", en: "Evidence added" },
	"evidence.infected": { ar: "وُجد فيروس في ملف", en: "Virus found in a file" },
	"case.erased": { ar: "مُحيت البيانات الشخصية", en: "Personal data erased" },
	"case.viewed": { ar: "اطُّلع على الشكوى", en: "Case viewed" },
	"case.assigned": { ar: "أُسندت الشكوى", en: "Case assigned" },
	"case.prioritised": { ar: "تغيّرت الأولوية", en: "Priority changed" },
	"case.reclassified": { ar: "تغيّر نوع النزاع", en: "Dispute type changed" },
	"case.noted": { ar: "أُضيفت ملاحظة داخلية", en: "Internal note added" },
	"case.conflict-declared": { ar: "أُفصح عن تعارض مصالح", en: "Conflict of interest declared" },
	"case.recused": { ar: "استُبعد مسؤول من الشكوى", en: "Officer recused" },
	"case.conflict-lifted": { ar: "رُفع استبعاد مسؤول من الشكوى", en: "The recusal of an officer was lifted" },
	"case.files-removed": { ar: "انتهت مدة الاحتفاظ بالملفات فحُذفت", en: "Files deleted: their time was over" },
	"case.words-removed": { ar: "انتهت مدة الاحتفاظ بالنصوص فحُذفت", en: "Texts deleted: their time was over" },
	"case.decision-removed": {
		ar: "انتهت مدة الاحتفاظ بنص القرار فحُذف",
		en: "Text of the decision deleted: its time was over",
	},
	"case.held": { ar: "عُلّق حذف الشكوى", en: "Case put on hold" },
	"case.hold-lifted": { ar: "رُفع تعليق الحذف", en: "Hold lifted" },
	"case.deadline-moved": {
		ar: "تغيّر الموعد مع تعديل الإجازات الرسمية",
		en: "Due date moved after a change of holidays",
	},
	"case.published": { ar: "نُشر القرار", en: "Decision published" },
	"case.unpublished": { ar: "أُلغي نشر القرار", en: "Publication of the decision withdrawn" },
	"case.bundled": { ar: "نُزّل ملف الشكوى كاملًا", en: "Whole case downloaded" },
	"evidence.downloaded": { ar: "نُزّل دليل", en: "Evidence downloaded" },
	"evidence.released": { ar: "سُمح بتنزيل ملف لم يُفحص", en: "File released without a scan" },
	"profile.id-revealed": { ar: "كُشف رقم الهوية", en: "ID number revealed" },
	updated: { ar: "آخر تحديث", en: "Last Updated" },
	eventTo: { ar: (status: string) => `الحالة: ${status}`, en: (status: string) => `Status: ${status}` },
	eventWasIs: {
		ar: (was: string, is: string) => `من «${was}» إلى «${is}»`,
		en: (was: string, is: string) => `from “${was}” to “${is}”`,
	},
	earlier: {
		ar: (count: number) => plural("ar", count, earlier.ar),
		en: (count: number) => plural("en", count, earlier.en),
	},
	timeline: { ar: "سجل الشكوى", en: "Timeline" },
});

/** An event of a timeline in words; one that has none yet shows its name. */
export const eventWord = (events: ReturnType<typeof timelineText>, type: string): string =>
	textNamed(events, type) ?? type;
