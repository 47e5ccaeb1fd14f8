import { defineText } from "../../base/locale/text.ts";

/** How the seasons of a competition ended. */
export const endText = defineText({
	honours: { ar: "سجل الأبطال", en: "Honours" },
	first: { ar: "البطل", en: "Champion" },
	second: { ar: "الوصيف", en: "Runner-up" },
	third: { ar: "الثالث", en: "Third" },
	correcting: {
		ar: "يُصحَّح الجدول الآن بعد نهاية الموسم، ويبقى سجل الأبطال كما كان إلى أن ينتهي التصحيح.",
		en: "The table is being corrected after the end of the season. Until that is done the honours are those from before.",
	},
	corrected: {
		ar: (day: string) => `صُحّح الجدول في ${day}، بعد نهاية الموسم:`,
		en: (day: string) => `On ${day} the table was corrected after the end of the season:`,
	},
});
