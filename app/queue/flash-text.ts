import { defineText, plural } from "../base/locale/text.ts";

const emails = {
	ar: { one: "رسالة واحدة", two: "رسالتين", few: "# رسائل", many: "# رسالة", other: "# رسالة" },
	en: { one: "# email", other: "# emails" },
};

const texts = defineText({
	"emails-resent": {
		ar: (count: number) => `يُعاد الآن إرسال ${plural("ar", count, emails.ar)}`,
		en: (count: number) => `${plural("en", count, emails.en)} will be sent again now`,
	},
	"job-retried": { ar: "أُعيدت المحاولة", en: "The task will be tried again now" },
});

/** Notices about emails and tasks that were given up. */
export const queueFlashes = { texts, failures: [] };
