import { defineText, plural } from "../../../base/locale/text.ts";
import { workingDays } from "../../deadlines/text.ts";

/** Changing the status of a case, and the appeal that waits for a decision. */
export const transitionText = defineText({
	move: { ar: "تغيير الحالة", en: "Change the status" },
	moveLead: {
		ar: "اختر الحالة الجديدة. لا يظهر إلا المتاح من هنا.",
		en: "Choose the new status. Only what is possible from here is shown.",
	},
	moveNone: { ar: "لا تغيير متاحًا لك من هذه الحالة.", en: "There is no change you can make from this status." },
	moveTo: { ar: (status: string) => `إلى: ${status}`, en: (status: string) => `To: ${status}` },
	needNote: { ar: "ملاحظة لمقدّم الشكوى", en: "A note to the complainant" },
	needQuestion: { ar: "السؤال", en: "The question" },
	needEvidence: { ar: "الأدلة المطلوبة", en: "The evidence wanted" },
	needOutcome: { ar: "القرار", en: "The decision" },
	dueOn: { ar: "الرد حتى", en: "Answer until" },
	dueHint: {
		ar: (days: number) => `إن تركته فارغًا فبعد ${plural("ar", days, workingDays.ar)}.`,
		en: (days: number) => `Left empty: after ${plural("en", days, workingDays.en)}.`,
	},
	outcomeHint: {
		ar: "ما تقرر، في فقرة يقرؤها مقدّم الشكوى.",
		en: "What was decided, in a paragraph the complainant reads.",
	},
	documentAgain: { ar: "إن كنت قد اخترت ملفًا فاختره من جديد.", en: "If you had chosen a file, choose it again." },
	documentKept: {
		ar: "الملف محفوظ مع هذا النموذج، ويحل محله أي ملف تختاره:",
		en: "The file is kept with this form; another one you choose takes its place:",
	},
	documentDrop: { ar: "من دون هذا الملف", en: "Do without this file" },
	documentHint: {
		ar: "اختيارية: إن لم ترفق وثيقة أُنشئت من القرار وأسبابه بلغة القضية.",
		en: "Optional: without one, a document is made of the decision and its reasons, in the language of the case.",
	},
	confirmMove: { ar: "غيّر الحالة", en: "Change the status" },
	cancel: { ar: "تراجع", en: "Cancel" },
	appealOpen: { ar: "استئناف ينتظر الفصل", en: "An appeal waits for its decision" },
	appealAgainst: {
		ar: (act: string) => `ما استُؤنف: القضية ${act}.`,
		en: (act: string) => `Appealed against: the case was ${act.toLowerCase()}.`,
	},
	mayJudge: {
		ar: "لم يسبق لك أن فصلت في هذه القضية أو أغلقتها، فلك أن تنظر في الاستئناف.",
		en: "You neither decided nor closed this case before: you can examine the appeal.",
	},
	appealForHeads: {
		ar: "لا ينظر في الاستئناف إلا رئيس لم يفصل في القضية ولم يغلقها من قبل، وهو وحده من يغيّر حالتها.",
		en: "An appeal is examined, and its status changed, by a head who neither decided nor closed the case before.",
	},
	noJudge: {
		ar: "لا رئيس متاحًا لهذا الاستئناف. لمالك الموقع أن يمنح صلاحية الرئيس لشخص آخر من صفحة الحسابات.",
		en: "No head can examine this appeal. An owner can give the role of head to another person on the page of accounts.",
	},
	handOverTo: { ar: "سلّم القضية إلى", en: "Hand the case to" },
	handOver: { ar: "سلّم", en: "Hand over" },
});
