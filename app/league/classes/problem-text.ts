import { defineText } from "../../base/locale/text.ts";

/** Problems of classes: in their form, that of a competition, and files. */
export const classProblems = defineText({
	sameClass: { ar: "توجد فئة بهذا الاسم", en: "There is already a class with this name" },
	noAgeBetween: { ar: "اكتب عمرًا أكبر من العمر الأول", en: "Enter an age above the first one" },
	wrongClass: { ar: "ليس هذا اللاعب من فئة الفريق", en: "This player is not of the team's class" },
	severalClasses: {
		ar: "للنادي فرق في أكثر من فئة، فاذكر الفئة",
		en: "The club has teams in several classes. Name the class",
	},
	otherClass: {
		ar: "هذه المسابقة من فئة أخرى، وتُغيَّر فئتها في صفحتها أو في ملف المسابقات",
		en: "This competition is of another class. Change it on its page, or in a file of competitions",
	},
	otherKind: {
		ar: "هذه المسابقة من نوع آخر، ويُغيَّر نوعها في صفحتها أو في ملف المسابقات",
		en: "This competition is of another kind. Change it on its page, or in a file of competitions",
	},
	unknownClass: { ar: "لا فئة بهذا الاسم", en: "No class has this name" },
});
