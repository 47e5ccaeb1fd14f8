import { defineText } from "../../base/locale/text.ts";

const texts = defineText({
	"season-copied": {
		ar: (groups: number, entries: number) => `أُنشئ الموسم. مجموعات جديدة: ${groups}، مشاركات: ${entries}`,
		en: (groups: number, entries: number) => `The season was created. New groups: ${groups}, teams entered: ${entries}`,
	},
	"edition-closed": { ar: "أُقفل موسم المسابقة", en: "The season of the competition is closed" },
	"edition-opened-again": {
		ar: "أُعيد فتح موسم المسابقة للتصحيح",
		en: "The season of the competition is open again for corrections",
	},
	"season-copy-undone": { ar: "تم التراجع عن نسخ الموسم", en: "The copy of the season was undone" },
});

/** Notices about copied seasons. */
export const seasonFlashes = { texts, failures: [] };
