import { defineText } from "../../base/locale/text.ts";

/** The page on which the federation accounts for its work on complaints. */
export const transparencyText = defineText(
	{
		lead: "ما آلت إليه الشكاوى في كل سنة، بالأعداد وحدها.",
		none: "لم تُقدَّم شكاوى بعد",
		filed: "شكوى مُقدَّمة",
		resolved: "حُسمت",
		rejected: "رُفضت",
		appeals: "استُؤنفت",
		days: "وسيط الأيام إلى القرار",
		byType: "حسب نوع النزاع",
		hidden: "محجوب",
		small: (least: number) => `حمايةً للخصوصية لا يُنشر عدد أقل من ${least}، ولا عدد آخر يمكن أن يُستنتج به.`,
		asOf: (day: string) => `حُسبت الأعداد في ${day}.`,
	},
	{
		lead: "What became of complaints in each year, in numbers alone.",
		none: "No complaints have been filed yet",
		filed: "Complaints filed",
		resolved: "Resolved",
		rejected: "Rejected",
		appeals: "Appealed",
		days: "Median days to the decision",
		byType: "By dispute type",
		hidden: "withheld",
		small: (least: number) =>
			`To protect people no count below ${least} is published, nor another from which it could be told.`,
		asOf: (day: string) => `Counted on ${day}.`,
	},
);
