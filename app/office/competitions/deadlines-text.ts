import { defineText } from "../../base/locale/text.ts";

/** Deadlines of a group for results that its teams report. */
export const deadlinesText = defineText({
	deadlines: { ar: "مهل النتائج بالساعات", en: "Deadlines of results, in hours" },
	deadlinesHint: {
		ar: "اترك المهلة فارغة إن لم تكن هناك مهلة. دون رد في مهلة الرد تُعد النتيجة مؤكدة. مهلة الرد الأقصر تسري على ما يُبلّغ به بعد سبعة أيام من حفظها.",
		en: "Leave a field empty for no deadline. A result without an answer in time counts as confirmed. A shorter time to answer counts for reports from seven days after it is saved.",
	},
	sheet_hours: { ar: "لإبلاغ النتيجة بعد البداية", en: "To report it, after the start" },
	confirmation_hours: { ar: "للرد بعد الإبلاغ", en: "To answer, after the report" },
	lock_hours: { ar: "للإقفال بعد التأكيد", en: "Until locked, once confirmed" },
});
