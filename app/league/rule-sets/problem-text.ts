import { defineText } from "../../base/locale/text.ts";

/** Problems of rule sets. */
export const ruleSetProblems = defineText({
	sameRuleSet: { ar: "توجد معايير بهذا الاسم", en: "There are already criteria with this name" },
	criterionTwice: { ar: "اختر كل معيار مرة واحدة", en: "Choose each comparison once" },
	rubbersGivePoints: {
		ar: "اجعل النقاط كلها صفرًا: كل مباراة فردية مكسوبة نقطة",
		en: "Set all points to 0: each rubber won is a point",
	},
	scoreGivesPoints: {
		ar: "بهذه النتيجة تُحسب المباراة كأنها لُعبت. اختر غيرها لتعطي الغياب نقاطًا خاصة",
		en: "With this score a match counts as if it were played. Choose another one to give an absence its own points",
	},
	nameNeedsAll: {
		ar: "لا يُرتَّب أبجديًا بعد معيار ينظر إلى بعض المباريات فقط. اختر القرعة أو مباراة فاصلة أو مركزًا مشتركًا",
		en: "The name cannot follow a comparison of some matches only. Choose a lot, a play-off or a shared place",
	},
});
