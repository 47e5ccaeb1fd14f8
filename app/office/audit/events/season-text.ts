import { defineText } from "../../../base/locale/text.ts";

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
