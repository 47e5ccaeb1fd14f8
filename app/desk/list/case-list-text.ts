import { defineText } from "../../base/locale/text.ts";

/** Moving through the cases of a list. */
export const aroundText = defineText({
	cases: { ar: "شكاوى القائمة", en: "Cases in this list" },
	move: { ar: "التنقل بين الشكاوى", en: "Move between cases" },
	backToList: { ar: "العودة إلى القائمة", en: "Back to the list" },
	previous: { ar: "السابقة", en: "Previous" },
	unread: { ar: "جديد", en: "New" },
	minor: { ar: "دون 18", en: "Under 18" },
	next: { ar: "التالية", en: "Next" },
});
