import { defineText } from "../../../base/locale/text.ts";

/** Kinds of things of the league that the audit log is about. */
export const leagueKindText = defineText({
	class: { ar: "فئة", en: "Class" },
	competition: { ar: "مسابقة", en: "Competition" },
	edition: { ar: "موسم مسابقة", en: "Season of a competition" },
	stage: { ar: "مرحلة مسابقة", en: "Stage of a competition" },
	closure: { ar: "إغلاق صالة", en: "Closure of a venue" },
	"rule-set": { ar: "معايير ترتيب", en: "Ranking criteria" },
	format: { ar: "صيغة مباراة", en: "Match format" },
	group: { ar: "مجموعة", en: "Group" },
	entry: { ar: "مشاركة", en: "Entry" },
	adjustment: { ar: "قرار نقاط", en: "Decision on points" },
	"season-copy": { ar: "نسخ موسم", en: "Copy of a season" },
	lot: { ar: "قرعة", en: "Lot" },
	venue: { ar: "صالة", en: "Venue" },
	round: { ar: "جولة", en: "Round" },
	"former-name": { ar: "اسم سابق لنادٍ", en: "Former name of a club" },
	stint: { ar: "فترة مع نادٍ", en: "Stint" },
	licence: { ar: "رخصة لاعب", en: "Licence" },
	"licence-category": { ar: "فئة رخص", en: "Licence category" },
	"squad-player": { ar: "لاعب في قائمة فريق", en: "Player of a roster" },
	transfer: { ar: "انتقال لاعب", en: "Transfer" },
	"tie-pass": { ar: "رابط مباراة", en: "Match link" },
	squad: { ar: "فريق نادٍ", en: "Team of a club" },
});
