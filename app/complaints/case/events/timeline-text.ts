import type { Locale } from "../../../base/locale/locale.ts";
import { defineText, plural, textNamed } from "../../../base/locale/text.ts";
import { holdEventText } from "./hold-event-text.ts";

const earlier = {
	ar: { one: "حدث سابق", two: "حدثان سابقان", few: "# أحداث سابقة", many: "# حدثًا سابقًا", other: "# حدث سابق" },
	en: { one: "# earlier event", other: "# earlier events" },
};

const words = defineText({
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
	"case.erasure-requested": { ar: "طلب المشتكي محو بياناته", en: "Complainant asked for erasure" },
	"case.erasure-withdrawn": { ar: "ألغى المشتكي طلب المحو", en: "Complainant cancelled the erasure request" },
	"case.erasure-agreed": {
		ar: "وافق رئيس على حذف الأدلة قبل موعدها",
		en: "Head agreed to earlier deletion of evidence",
	},
	"case.erasure-ended": { ar: "حُذف نص الشكوى ورسائلها وأدلتها", en: "Statement, messages and evidence deleted" },
	"case.identity-revealed": {
		ar: "كُشفت هوية المشتكي بعد محو بياناته",
		en: "Identity of the erased complainant revealed",
	},
	"case.erased": { ar: "مُحيت بيانات المشتكي واسمه", en: "Complainant's name and contacts erased" },
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
	"case.reopening-proposed": { ar: "اقتُرح فتح الشكوى من جديد", en: "Reopening proposed" },
	"case.reopening-revoked": { ar: "سُحب اقتراح فتح الشكوى", en: "Proposal to reopen revoked" },
	"case.reopened": { ar: "فُتحت الشكوى من جديد بعد الاستئناف", en: "Reopened after the appeal" },
	"case.continued": { ar: "يتابعها الاتحاد قضيةً له بعد سحبها", en: "Continued as the federation’s own case" },
	"case.consent-asked": { ar: "طُلبت موافقة مقدّم الشكوى على متابعتها", en: "Consent to go on was asked for" },
	"case.consented": { ar: "وافق مقدّم الشكوى على متابعتها", en: "The complainant agreed to go on" },
	"case.consent-refused": { ar: "لم يوافق مقدّم الشكوى على متابعتها", en: "The complainant did not agree to go on" },
	new_fact: { ar: "السبب: واقعة جديدة", en: "Ground: a new fact" },
	error_of_form: { ar: "السبب: خطأ في الإجراءات", en: "Ground: an error of form" },
	"case.joined": { ar: "ضُمّت إلى شكوى أخرى", en: "Joined with another case" },
	"case.parted": { ar: "فُصلت عن شكوى أخرى", en: "Taken apart from another case" },
	"case.deadline-moved": {
		ar: "تغيّر الموعد مع تعديل الإجازات الرسمية",
		en: "Due date moved after a change of holidays",
	},
	"case.deadline-corrected": {
		ar: "صُحّح الموعد: تُحسب أيام انتظار مقدّم الشكوى بالإجازات الحالية",
		en: "Due date corrected: days of waiting are counted by the present holidays",
	},
	"case.notified": { ar: "تبلّغ مقدّم الشكوى", en: "Complainant notified" },
	"case.time-extended": { ar: "مُدّدت مهلة مقدّم الشكوى", en: "More time for the complainant" },
	"case.unanswered": { ar: "لم تصل الإجابة", en: "No answer came" },
	"case.lateness-corrected": {
		ar: "صُحّح الرقم: فات على الاتحاد موعد في هذه الشكوى",
		en: "Figure corrected: the federation missed a deadline of this case",
	},
	"case.published": { ar: "نُشر القرار", en: "Decision published" },
	"case.unpublished": { ar: "أُلغي نشر القرار", en: "Publication of the decision withdrawn" },
	"case.bundled": { ar: "نُزّل ملف الشكوى كاملًا", en: "Whole case downloaded" },
	"evidence.downloaded": { ar: "نُزّل دليل", en: "Evidence downloaded" },
	"evidence.damaged": {
		ar: "وُجد ملف محفوظ لا يطابق بصمته",
		en: "Stored file found that does not match its hash",
	},
	"evidence.mended": { ar: "عاد ملف محفوظ مطابقًا لبصمته", en: "Stored file matches its hash again" },
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

/** The events of a case and its timeline. */
export const timelineText = (locale: Locale) => ({ ...words(locale), ...holdEventText(locale) });

/** An event of a timeline in words; one that has none yet shows its name. */
export const eventWord = (events: ReturnType<typeof timelineText>, type: string): string =>
	textNamed(events, type) ?? type;
