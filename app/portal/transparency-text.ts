import { defineText } from "../base/locale/text.ts";

/** The page on which the federation accounts for its work on complaints. */
export const transparencyText = defineText({
	title: { ar: "الشكاوى بالأرقام", en: "Complaints in numbers" },
	lead: {
		ar: "نتائج الشكاوى كل سنة بالأرقام.",
		en: "What became of the complaints of each year, in numbers only.",
	},
	decisions: { ar: "القرارات المنشورة", en: "Published decisions" },
	none: { ar: "لم تُقدَّم شكاوى بعد", en: "No complaints have been filed yet" },
	filed: { ar: "الشكاوى المُقدَّمة", en: "Complaints filed" },
	resolved: { ar: "المحسومة", en: "Resolved" },
	rejected: { ar: "المرفوضة", en: "Rejected" },
	appeals: { ar: "المستأنفة", en: "Appealed" },
	days: { ar: "وسيط عدد الأيام حتى القرار", en: "Median days to decision" },
	byType: { ar: "حسب نوع النزاع", en: "By dispute type" },
	hidden: { ar: "غير معلن", en: "not published" },
	fewerThan: { ar: (least: number) => `أقل من ${least}`, en: (least: number) => `fewer than ${least}` },
	small: {
		ar: (least: number) => `حمايةً للخصوصية لا يُنشر عدد أقل من ${least}، ولا عدد آخر يكشفه.`,
		en: (least: number) =>
			`To protect people's privacy, no count below ${least} is published, nor another that would reveal it.`,
	},
	asOf: { ar: (day: string) => `الأعداد كما كانت في ${day}.`, en: (day: string) => `As of ${day}.` },
});
