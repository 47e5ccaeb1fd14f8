import { defineText } from "../../../base/locale/text.ts";

/** Events of line-ups, and of results that sides report. */
export const reportEventText = defineText({
	"match.line-up-handed-in": { ar: "تسليم تشكيلة", en: "Line-up handed in" },
	"match.line-up-taken-back": { ar: "استرجاع تشكيلة", en: "Line-up taken back" },
	"match.line-ups-opened": { ar: "فتح التشكيلتين عند بدء المباراة", en: "Line-ups opened for the match" },
	"match.line-ups-seen": { ar: "اطلاع على تشكيلة لم تُفتح", en: "Closed line-up read by staff" },
	"match.result-reported": { ar: "إبلاغ فريق بنتيجة مباراة", en: "Result reported by a team" },
	"match.result-accepted": { ar: "قبول الفريق الآخر للنتيجة", en: "Result accepted by the other team" },
	"match.result-disputed": { ar: "اعتراض الفريق الآخر على النتيجة", en: "Result disputed by the other team" },
	"match.result-decided": { ar: "اعتماد نتيجة بقرار", en: "Result confirmed by decision" },
	"match.result-corrected": { ar: "تصحيح نتيجة مباراة", en: "Match result corrected" },
	"match.result-confirmed-by-silence": {
		ar: "اعتماد نتيجة لانقضاء مهلة الرد",
		en: "Result confirmed when the time to answer ended",
	},
	"match.result-locked": { ar: "إقفال نتيجة مباراة", en: "Match result locked" },
});
