import { defineText } from "../../base/locale/text.ts";

const texts = defineText({
	"retention-saved": { ar: "حُفظت المدد", en: "The times were saved" },
	"hold-placed": { ar: "عُلّق حذف الشكوى", en: "The case is on hold" },
	"hold-lift-asked": {
		ar: "أُبلغ من يوافق على رفع التعليق، ويبقى الحذف معلّقًا حتى ذلك",
		en: "Those who can agree were told. The hold stays until one of them does",
	},
	"hold-kept": { ar: "يبقى الحذف معلّقًا", en: "The hold stays" },
	"hold-lifted": { ar: "رُفع تعليق الحذف", en: "The hold was lifted" },
});

/** Notices about what is kept and about holds. */
export const retentionFlashes = { texts, failures: [] };
