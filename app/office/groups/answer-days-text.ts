import { defineText } from "../../base/locale/text.ts";

/** The field of a group. */
export const answerDaysText = defineText({
	date_answer_days: { ar: "أيام للجواب على طلب تغيير موعد", en: "Days to answer a request for another date" },
	dateAnswerHint: {
		ar: (days: number) => `بعدها يقرر مدير الدوري. العدد المعتاد ${days}.`,
		en: (days: number) => `After that the league manager decides. Usually ${days}.`,
	},
});
