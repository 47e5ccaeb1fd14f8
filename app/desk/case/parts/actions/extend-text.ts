import { defineText } from "../../../../base/locale/text.ts";

export const extendText = defineText({
	extend: { ar: "مدّد مهلة مقدّم الشكوى", en: "Give more time" },
	answer: {
		ar: (day: string) => `لمقدّم الشكوى أن يجيب حتى نهاية يوم ${day}. يقرأ السبب في صفحته.`,
		en: (day: string) =>
			`The complainant can answer until the end of ${day}, and reads the reason on the page of the case.`,
	},
	appeal: {
		ar: (day: string) => `لمقدّم الشكوى أن يستأنف حتى نهاية يوم ${day}. يقرأ السبب في صفحته.`,
		en: (day: string) =>
			`The complainant can appeal until the end of ${day}, and reads the reason on the page of the case.`,
	},
	until: { ar: "آخر يوم", en: "Last day" },
	untilHint: {
		ar: "إن صادف إجازة انتقل إلى يوم العمل التالي. لا يمكن تقريبه بعد ذلك.",
		en: "A day off moves to the next working day. It cannot be moved earlier again.",
	},
});
