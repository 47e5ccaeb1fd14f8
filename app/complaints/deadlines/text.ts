import { defineText, plural } from "../../base/locale/text.ts";

/** Working days, counted; after the name of a deadline. */
export const workingDays = {
	ar: {
		zero: "اليوم نفسه",
		one: "يوم عمل واحد",
		two: "يوما عمل",
		few: "# أيام عمل",
		many: "# يوم عمل",
		other: "# يوم عمل",
	},
	en: { zero: "the same day", one: "# working day", other: "# working days" },
};

/** The federation's deadline, on the desk. */
export const deadlineText = defineText({
	late: { ar: (day: string) => `متأخرة منذ ${day}`, en: (day: string) => `Overdue since ${day}` },
	near: { ar: (day: string) => `قريبًا: ${day}`, en: (day: string) => `Due soon: ${day}` },
	waiting: {
		ar: (day: string) => `بانتظار مقدّم الشكوى حتى ${day}`,
		en: (day: string) => `Waiting for the complainant until ${day}`,
	},
	answerLate: { ar: (day: string) => `الإجابة متأخرة منذ ${day}`, en: (day: string) => `Answer overdue since ${day}` },
	deadline: { ar: "موعد الإنجاز", en: "Due" },
	whatFirst: { ar: "أول رد", en: "First answer" },
	whatDecision: { ar: "القرار", en: "Decision" },
	whatAppeal: { ar: "قرار الاستئناف", en: "Decision on the appeal" },
	explain: {
		ar: (what: string, days: number, from: string) => `${what}: ${plural("ar", days, workingDays.ar)} من ${from}`,
		en: (what: string, days: number, from: string) => `${what}: ${plural("en", days, workingDays.en)} from ${from}`,
	},
	waited: {
		ar: (days: number) => `ومدة انتظار مقدّم الشكوى: ${plural("ar", days, workingDays.ar)}`,
		en: (days: number) => `plus ${plural("en", days, workingDays.en)} waiting for the complainant`,
	},
	deadlinePaused: {
		ar: (day: string) => `المهلة موقوفة منذ ${day} بانتظار مقدّم الشكوى.`,
		en: (day: string) => `The deadline has been paused since ${day}: the complainant has to answer.`,
	},
	deadlineOver: { ar: "لا مهلة: صدر القرار أو أُغلقت الشكوى.", en: "No deadline: the case is decided or closed." },
});
