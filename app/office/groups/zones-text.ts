import { defineText } from "../../base/locale/text.ts";

/** The places of a table that end a season somewhere, and the conditions of a group. */
export const zonesText = defineText({
	zonesHint: {
		ar: "مراكز الجدول من الأعلى: مركز مثل 1، أو مراكز متتالية مثل 11-12. اترك الحقل فارغًا لما لا ينطبق.",
		en: "Places of the table from the top: one such as 1, or several such as 11-12. Leave empty what does not apply.",
	},
	zone_promoted: { ar: "يصعد", en: "Promoted" },
	zone_play_off: { ar: "يلعب الملحق", en: "Play-off" },
	zone_relegated: { ar: "يهبط", en: "Relegated" },
	own_checks: { ar: "شروط خاصة بهذه المجموعة", en: "Conditions of its own" },
	ownChecksHint: {
		ar: "بدونها يسري ما في إعدادات المسابقة. ضع العلامة دون اختيار شيء تحتها كي لا يُشترط شيء.",
		en: "Without them those of the edition apply. Tick this and nothing below to ask for nothing.",
	},
});
