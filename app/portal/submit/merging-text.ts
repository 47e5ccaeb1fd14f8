import { defineText } from "../../base/locale/text.ts";

/** A draft that was changed in two windows, or on two devices. */
export const mergingText = defineText({
	twoTexts: {
		ar: "عُدّلت هذه المسودة في نافذة أخرى أو جهاز آخر أيضًا",
		en: "This draft was also changed in another window or on another device",
	},
	bothKept: { ar: "حُفظ النصان كلاهما، ولم يُحذف منهما شيء.", en: "Both texts are kept. Nothing of either was deleted." },
	showBoth: { ar: "اعرض النصين واختر", en: "Show both texts and choose" },
	choose: {
		ar: "اختر لكل حقل أدناه النص الذي يبقى. لا تُقدَّم الشكوى قبل ذلك.",
		en: "For each field below choose the text that stays. The complaint cannot be submitted before.",
	},
	inForm: { ar: "النص في النموذج الآن", en: "The text in the form now" },
	other: { ar: "النص الآخر", en: "The other text" },
	replacedAt: { ar: "استُبدل في", en: "Replaced" },
	empty: { ar: "لا نص", en: "No text" },
	keep: { ar: "أبقِ نص النموذج", en: "Keep the text in the form" },
	take: { ar: "استعمل النص الآخر", en: "Use the other text" },
	join: { ar: "اجمع النصين", en: "Join both texts" },
});
