import { defineText } from "../base/locale/text.ts";

/** Events of the records that staff edit. */
export const recordEventText = defineText({
	"team.created": { ar: "إضافة نادٍ", en: "Club added" },
	"team.updated": { ar: "تعديل نادٍ", en: "Club changed" },
	"team.deleted": { ar: "حذف نادٍ", en: "Club deleted" },
	"player.created": { ar: "إضافة لاعب", en: "Player added" },
	"player.updated": { ar: "تعديل لاعب", en: "Player changed" },
	"player.deleted": { ar: "حذف لاعب", en: "Player deleted" },
	"match.created": { ar: "إضافة مباراة", en: "Match added" },
	"match.updated": { ar: "تعديل مباراة", en: "Match changed" },
	"match.result-entered": { ar: "إدخال نتيجة مباراة", en: "Match result entered" },
	"match.result-undone": { ar: "التراجع عن نتيجة مباراة", en: "Match result undone" },
	"match.deleted": { ar: "حذف مباراة بالتراجع عن استيراد", en: "Match removed by undoing an import" },
	"national-team.created": { ar: "إنشاء منتخب", en: "National team created" },
	"national-team.updated": { ar: "تعديل منتخب", en: "National team changed" },
	"national-team.deleted": { ar: "حذف منتخب", en: "National team deleted" },
	"national-team.player-added": { ar: "إضافة لاعب إلى منتخب", en: "Player added to a national team" },
	"national-team.player-removed": { ar: "إزالة لاعب من منتخب", en: "Player removed from a national team" },
	"national-team.player-moved": { ar: "تغيير ترتيب منتخب", en: "Order of a national team changed" },
	"article.created": { ar: "إضافة مقال", en: "Article added" },
	"article.updated": { ar: "تعديل مقال", en: "Article changed" },
	"article.deleted": { ar: "حذف مقال", en: "Article deleted" },
	"article.restored": { ar: "استعادة نسخة من مقال", en: "Version of an article restored" },
	"answer-template.created": { ar: "إضافة قالب رد", en: "Answer template added" },
	"answer-template.updated": { ar: "تعديل قالب رد", en: "Answer template changed" },
	"answer-template.deleted": { ar: "حذف قالب رد", en: "Answer template deleted" },
});
