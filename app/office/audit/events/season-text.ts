import { defineText } from "../../../base/locale/text.ts";

/** The facts of a season of a competition that has ended, in the audit log. */
export const editionEventText = defineText({
	ties: { ar: "مباريات بلا نتيجة", en: "Matches without a result" },
	locked: { ar: "نتائج أُقفلت", en: "Results locked" },
	moved: { ar: "تغييرات في مسودة الموسم التالي", en: "Changes in the draft of the next season" },
	choice: { ar: "القرار", en: "Choice" },
	closed_at: { ar: "أُقفل في", en: "Closed at" },
	ended_on: { ar: "يوم نهايته", en: "Its last day" },
});

/** The facts of a copied season in the audit log. */
export const copyEventText = defineText({
	copied_from: { ar: "من موسم", en: "From season" },
	season: { ar: "الموسم", en: "Season" },
	editions: { ar: "مسابقات جديدة", en: "New editions" },
	groups: { ar: "مجموعات جديدة", en: "New groups" },
	squads: { ar: "فرق جديدة", en: "New teams" },
	places: { ar: "لاعبون في القوائم", en: "Players on rosters" },
	captains: { ar: "قادة نُقلوا", en: "Captains taken along" },
	entries: { ar: "مشاركات جديدة", en: "New entries" },
});
