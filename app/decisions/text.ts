import { defineText } from "../base/locale/text.ts";

export const publishedText = defineText({
	title: { ar: "القرارات المنشورة", en: "Published decisions" },
	lead: {
		ar: "قرارات لجنة الشكاوى التي نشرها الاتحاد، وما ترتب عليها في النتائج والنقاط.",
		en: "Decisions of the complaints committee that the federation made public, with the results and points that followed.",
	},
	none: { ar: "لم يُنشر قرار بعد", en: "No decision has been published yet" },
	noneText: {
		ar: "يظهر القرار هنا حين تنشره لجنة الشكاوى، مع ما ترتب عليه في النتائج والنقاط.",
		en: "A decision appears here once the complaints committee publishes it, with the results and points that followed.",
	},
	numbers: { ar: "الشكاوى بالأرقام", en: "Complaints in numbers" },
	howToComplain: { ar: "كيف تقدّم شكوى", en: "How to file a complaint" },
	reference: { ar: "رقم القرار", en: "Reference" },
	decidedOn: { ar: (day: string) => `صدر في ${day}`, en: (day: string) => `Decided on ${day}` },
	followed: { ar: "ما ترتب عليه", en: "What followed" },
	nothingFollowed: { ar: "لم تُسجَّل نتائج ولا نقاط بناءً عليه.", en: "No results or points were recorded because of it." },
	points: {
		ar: (squad: string, points: number, day: string) =>
			`${squad}: \u2066${points > 0 ? "+" : "−"}${Math.abs(points)}\u2069 من النقاط، ${day}.`,
		en: (squad: string, points: number, day: string) =>
			`${squad}: ${points > 0 ? "+" : "−"}${Math.abs(points)} points, ${day}.`,
	},
	reopened: { ar: "أُعيد النظر فيها", en: "Under review again" },
	reopenedText: {
		ar: "أُعيد النظر في هذه الشكوى بعد هذا القرار، وقد يتغير ما هو مكتوب هنا.",
		en: "This case was taken up again after this decision. What is written here may change.",
	},
	all: { ar: "كل القرارات المنشورة", en: "All published decisions" },
	link: {
		ar: (reference: string) => `القرار \u2066${reference}\u2069`,
		en: (reference: string) => `Decision ${reference}`,
	},
});
