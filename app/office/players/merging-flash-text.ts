import { defineText } from "../../base/locale/text.ts";

const texts = defineText({
	"players-merged": { ar: "دُمج السجلان", en: "The records are one now" },
	"merge-undone": { ar: "تم التراجع عن الدمج", en: "Merge undone" },
	"merge-gone": {
		ar: "أحد السجلين لم يعد موجودًا: ربما دمجه شخص آخر",
		en: "One of the records is gone: another person may have merged it",
	},
	"told-apart": { ar: "لن يُعرضا معًا مرة أخرى", en: "These two will not be shown again" },
});

/** Notices about records that were merged. */
export const mergingFlashes = { texts, failures: ["merge-gone"] };
