import { defineText, plural } from "../base/locale/text.ts";
import { cases } from "../complaints/case/text.ts";

const texts = defineText({
	"signed-in-desk": { ar: "تم تسجيل الدخول بنجاح", en: "Login successful" },
	"status-updated": { ar: "حُدّثت الحالة", en: "Status updated successfully" },
	"desk-assign": { ar: "أُسندت الشكوى", en: "The case was assigned" },
	"desk-assigned": {
		ar: (given: number, left: number) =>
			`المُسند الآن: ${plural("ar", given, cases.ar)}. لم يتغيّر: ${plural("ar", left, cases.ar)}.`,
		en: (given: number, left: number) =>
			`Assigned now: ${plural("en", given, cases.en)}. Unchanged: ${plural("en", left, cases.en)}.`,
	},
	"desk-changed": {
		ar: (count: number) => `تغيّرت الحالة: ${plural("ar", count, cases.ar)}`,
		en: (count: number) => `Status changed: ${plural("en", count, cases.en)}`,
	},
	"desk-pace": { ar: "حُفظ موعد الرسائل", en: "Your choice of emails was saved" },
	"desk-priority": { ar: "تغيّرت الأولوية", en: "The priority was changed" },
	"desk-reclassify": { ar: "تغيّر نوع النزاع", en: "The dispute type was changed" },
	"desk-published": { ar: "نُشر القرار", en: "The decision was published" },
	"desk-note": { ar: "أُضيفت الملاحظة", en: "The note was added" },
	"desk-conflict": { ar: "سُجّل الإفصاح عن تعارض المصالح", en: "Your conflict of interest was declared" },
	"desk-recuse": { ar: "استُبعد المسؤول من الشكوى", en: "The officer was recused from the case" },
	"desk-lift": { ar: "رُفع الاستبعاد", en: "The recusal was lifted" },
	"desk-extend": { ar: "مُدّدت المهلة", en: "The complainant has more time" },
	"desk-hold": { ar: "عُلّق حذف الشكوى", en: "The case is on hold" },
	"desk-erasure-agreed": {
		ar: "سُجّلت موافقتك على الحذف قبل موعده",
		en: "Your agreement to earlier deletion was recorded",
	},
	"desk-lift-hold": {
		ar: "حُفظ ذلك. يبقى الحذف معلّقًا حتى يوافق شخص ثانٍ إن وُجد",
		en: "Saved. Where there is a second person, the hold stays until they agree",
	},
	"desk-keep-hold": { ar: "يبقى الحذف معلّقًا", en: "The hold stays" },
	"desk-propose-reopening": {
		ar: "أُرسل اقتراح فتح الشكوى إلى الرؤساء الآخرين",
		en: "Your proposal was sent to the other heads",
	},
	"desk-confirm-reopening": { ar: "فُتحت الشكوى من جديد", en: "The case was reopened" },
	"desk-revoke-reopening": { ar: "سُحب الاقتراح", en: "The proposal was revoked" },
	"desk-ask-consent": { ar: "طُلبت موافقة مقدّم الشكوى", en: "The complainant was asked to agree" },
	"not-flattened": {
		ar: "تعذّر إعداد صور الصفحات. أعد المحاولة بعد دقيقة، أو نزّل الملف نفسه",
		en: "The page images could not be made. Try again in a minute, or download the file itself",
	},
	"desk-join": { ar: "ضُمّت الشكويان", en: "The cases were joined" },
	"desk-part": { ar: "فُصلت الشكويان", en: "The cases were taken apart" },
	"desk-release": { ar: "سُمح بتنزيل الملف", en: "The file was released and can be downloaded" },
	"view-saved": { ar: "حُفظت القائمة", en: "The view was saved" },
	"view-deleted": { ar: "حُذفت القائمة", en: "The view was deleted" },
	"view-unnamed": { ar: "اكتب اسمًا للقائمة ثم احفظها", en: "Give the view a name, then save it" },
	"views-full": {
		ar: "لديك عشرون قائمة محفوظة. احذف واحدة أولًا.",
		en: "You have twenty saved views. Delete one first.",
	},
	"template-saved": { ar: "حُفظ القالب", en: "The template was saved" },
	"template-deleted": { ar: "حُذف القالب", en: "The template was deleted" },
	"link-issued": { ar: "أُرسل الرابط بالبريد الإلكتروني", en: "The link was emailed" },
	"link-revoked": { ar: "أُلغي الرابط", en: "The link was revoked" },
});

/** Notices on the complaints desk. Fixed texts as specified (docs/rules/site.md#fixed-texts). */
export const deskFlashes = {
	texts,
	failures: ["views-full", "view-unnamed", "not-flattened"],
};
