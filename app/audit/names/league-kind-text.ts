import { defineText } from "../../base/locale/text.ts";

/** Kinds of things of the league that the audit log is about. */
export const leagueKindText = defineText({
	competition: { ar: "مسابقة", en: "Competition" },
	group: { ar: "مجموعة", en: "Group" },
	entry: { ar: "مشاركة", en: "Entry" },
	adjustment: { ar: "قرار نقاط", en: "Decision on points" },
	"season-copy": { ar: "نسخ موسم", en: "Copy of a season" },
	lot: { ar: "قرعة", en: "Lot" },
	venue: { ar: "صالة", en: "Venue" },
	round: { ar: "جولة", en: "Round" },
	squad: { ar: "فريق نادٍ", en: "Team of a club" },
});
