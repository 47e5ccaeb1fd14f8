import { defineText, plural } from "../../base/locale/text.ts";

const drafts = {
	ar: {
		one: "ومسودة أخرى",
		two: "ومسودتان أخريان",
		few: "و# مسودات أخرى",
		many: "و# مسودة أخرى",
		other: "و# مسودة أخرى",
	},
	en: { one: "# more draft", other: "# more drafts" },
};

export const draftText = defineText({
	draftFound: { ar: "لديك تعديلات لم تُحفظ", en: "You have changes that were not saved" },
	draftContinue: { ar: "أكمل", en: "Continue" },
	draftUse: { ar: "أكمل من حيث توقفت", en: "Continue where you stopped" },
	draftDrop: { ar: "تجاهلها", en: "Discard them" },
	draftDropOne: { ar: "تجاهلها", en: "Discard" },
	draftShown: { ar: "هذه تعديلاتك التي لم تُحفظ بعد.", en: "These are your changes that were not saved yet." },
	draftWaits: {
		ar: "أكملها أو تجاهلها: حتى ذلك لا تُحفظ مسودة مما تكتبه هنا.",
		en: "Continue with them or discard them: until then no draft is kept of what you type here.",
	},
	draftNotDropped: {
		ar: "لم تُحذف المسودة. تحقق من الاتصال ثم أعد المحاولة.",
		en: "The draft was not discarded. Check your connection, then try again.",
	},
	untitled: { ar: "بلا اسم", en: "No name yet" },
	moreDrafts: {
		ar: (count: number) => plural("ar", count, drafts.ar),
		en: (count: number) => plural("en", count, drafts.en),
	},
	saved: { ar: "حُفظت المسودة", en: "Draft saved" },
	failed: {
		ar: "لم تُحفظ المسودة. تحقق من الاتصال.",
		en: "The draft was not saved. Check your connection.",
	},
	ended: {
		ar: "انتهت جلستك، فلم تُحفظ المسودة. سجّل الدخول في نافذة أخرى ثم أكمل هنا.",
		en: "Your session has ended, so the draft was not saved. Sign in in another window, then go on here.",
	},
	refused: {
		ar: "لم تُحفظ المسودة: حُفظ هذا النموذج أو أُغلق في نافذة أخرى.",
		en: "The draft was not saved: this form was saved or discarded in another window.",
	},
});
