import { defineText } from "../../base/locale/text.ts";

/** The page on which the federation accounts for its work on complaints. */
export const transparencyText = defineText({
	title: { ar: "الشكاوى بالأرقام", en: "Complaints in numbers" },
	lead: {
		ar: "ما آلت إليه الشكاوى في كل سنة، بالأعداد وحدها.",
		en: "What became of complaints in each year, in numbers alone.",
	},
	none: { ar: "لم تُقدَّم شكاوى بعد", en: "No complaints have been filed yet" },
	filed: { ar: "شكوى مُقدَّمة", en: "Complaints filed" },
	resolved: { ar: "حُسمت", en: "Resolved" },
	rejected: { ar: "رُفضت", en: "Rejected" },
	appeals: { ar: "استُؤنفت", en: "Appealed" },
	days: { ar: "وسيط الأيام إلى القرار", en: "Median days to the decision" },
	byType: { ar: "حسب نوع النزاع", en: "By dispute type" },
	hidden: { ar: "محجوب", en: "withheld" },
	small: {
		ar: (least: number) => `حمايةً للخصوصية لا يُنشر عدد أقل من ${least}، ولا عدد آخر يمكن أن يُستنتج به.`,
		en: (least: number) =>
			`To protect people no count below ${least} is published, nor another from which it could be told.`,
	},
	asOf: { ar: (day: string) => `حُسبت الأعداد في ${day}.`, en: (day: string) => `Counted on ${day}.` },
});
