import type { Locale } from "../../base/locale/locale.ts";
import { defineText, plural } from "../../base/locale/text.ts";

const emails = {
	ar: { zero: "لا رسائل", one: "رسالة واحدة", two: "رسالتان", few: "# رسائل", many: "# رسالة", other: "# رسالة" },
	en: { one: "# email", other: "# emails" },
};
export const emailCount = (locale: Locale, count: number) => plural(locale, count, emails[locale]);

const texts = defineText({
	"emails-resent": {
		ar: (count: number) => `تُرسل الآن من جديد: ${emailCount("ar", count)}`,
		en: (count: number) => `${emailCount("en", count)} will be sent again now`,
	},
	"job-retried": { ar: "أُعيدت المحاولة", en: "The task will be tried again now" },
});

/** Notices about emails and tasks that were given up. */
export const queueFlashes = { texts, failures: [] };
