import { defineText } from "../../base/locale/text.ts";

/** Deadlines of a group for results that its teams report. */
export const deadlinesText = defineText({
	deadlines: { ar: "مهل النتائج", en: "Deadlines of results" },
	deadlinesHint: {
		ar: "اترك المهلة فارغة إن لم تكن هناك مهلة. مهلة التأكيد التلقائي الأقصر تسري على ما يُبلّغ به بعد سبعة أيام من حفظها.",
		en: "Leave a field empty for no deadline. A shorter time until automatic confirmation counts for reports from seven days after it is saved.",
	},
	sheet_hours: { ar: "ساعات للإبلاغ بعد البداية", en: "Hours to report, after the start" },
	confirmation_hours: { ar: "تأكيد تلقائي بعد (ساعة)", en: "Auto-confirm after (hours)" },
	lock_hours: { ar: "إقفال بعد التأكيد بـ(ساعة)", en: "Lock after confirmation (hours)" },
});
