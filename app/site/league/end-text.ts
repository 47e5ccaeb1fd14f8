import { defineText } from "../../base/locale/text.ts";

/** How the seasons of a competition ended. */
export const endText = defineText({
	honours: { ar: "سجل الأبطال", en: "Honours" },
	first: { ar: "البطل", en: "Champion" },
	second: { ar: "الوصيف", en: "Runner-up" },
	third: { ar: "الثالث", en: "Third" },
	corrected: {
		ar: (day: string) => `صُحّح الجدول بعد نهاية الموسم في ${day}:`,
		en: (day: string) => `The table was corrected after the end of the season, on ${day}:`,
	},
});
