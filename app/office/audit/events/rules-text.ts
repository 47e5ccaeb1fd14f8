import { defineText } from "../../../base/locale/text.ts";

/** Events of match formats and of ranking criteria. */
export const rulesEventText = defineText({
	"format.created": { ar: "إضافة صيغة مباريات", en: "Match format added" },
	"format.updated": { ar: "تعديل صيغة مباريات", en: "Match format changed" },
	"format.deleted": { ar: "حذف صيغة مباريات", en: "Match format deleted" },
	"rule-set.created": { ar: "إضافة معايير ترتيب", en: "Ranking criteria added" },
	"rule-set.updated": { ar: "تعديل معايير ترتيب", en: "Ranking criteria changed" },
	"rule-set.deleted": { ar: "حذف معايير ترتيب", en: "Ranking criteria deleted" },
});
