import { defineText, plural } from "../../base/locale/text.ts";

const ties = {
	ar: { one: "مباراة واحدة", two: "مباراتان", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};

const texts = defineText({
	"schedule-started": { ar: "بدأ إعداد الجدول", en: "The schedule is being made" },
	"schedule-discarded": { ar: "حُذف الجدول المقترح", en: "The proposed schedule was discarded" },
	"schedule-applied": {
		ar: (count: number) => `نُفّذ الجدول: ${plural("ar", count, ties.ar)}`,
		en: (count: number) => `The schedule was carried out: ${plural("en", count, ties.en)}`,
	},
});

/** Notices about schedules. */
export const scheduleFlashes = { texts, failures: [] };
