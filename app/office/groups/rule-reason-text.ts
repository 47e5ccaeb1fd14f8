import { defineText } from "../../base/locale/text.ts";

/** Why the rule of a group changes after matches were played. */
export const ruleReasonText = defineText({
	ruleReason: { ar: "سبب تغيير المعايير أو النقاط", en: "Why the criteria or points change" },
	ruleReasonHint: {
		ar: "لُعبت مباريات في هذه المجموعة، فلا تتغير معاييرها ونقاطها إلا بسبب. يقرؤه الجمهور في صفحة القواعد، وتبقى جداول الأيام الماضية كما كانت.",
		en: "Matches of this group were played: its criteria and points change only with a reason. The public reads it on the page of rules; tables of past days stay as they were.",
	},
	rule_reason_ar: { ar: "سبب التغيير، بالعربية", en: "Reason for the change, in Arabic" },
	rule_reason: { ar: "سبب التغيير، بالإنجليزية", en: "Reason for the change, in English" },
});
