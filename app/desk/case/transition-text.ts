import { defineText, plural } from "../../base/locale/text.ts";
import { workingDays } from "../../complaints/deadlines/text.ts";

/** Changing the status of a case, and the appeal that waits for a decision. */
export const transitionText = defineText({
	changeStatus: { ar: "تغيير الحالة", en: "Change the status" },
	changeLead: {
		ar: "اختر الحالة الجديدة. لا تظهر إلا الحالات المتاحة.",
		en: "Choose the new status. Only possible changes are shown.",
	},
	changeNone: { ar: "لا يمكنك تغيير حالة هذه الشكوى الآن.", en: "You cannot change the status of this case now." },
	changeTo: { ar: (status: string) => `إلى: ${status}`, en: (status: string) => `To: ${status}` },
	needNote: { ar: "ملاحظة لمقدّم الشكوى", en: "Note to the complainant" },
	needQuestion: { ar: "السؤال", en: "Question" },
	needEvidence: { ar: "الأدلة المطلوبة", en: "Evidence requested" },
	needOutcome: { ar: "القرار", en: "Decision" },
	dueOn: { ar: "موعد الإجابة", en: "Answer due on" },
	dueHint: {
		ar: (days: number) => `إن تركته فارغًا فالمهلة ${plural("ar", days, workingDays.ar)}.`,
		en: (days: number) => `If left empty, the answer is due in ${plural("en", days, workingDays.en)}.`,
	},
	outcomeHint: {
		ar: "ما تقرر، في فقرة يقرؤها مقدّم الشكوى.",
		en: "What was decided, in one paragraph for the complainant.",
	},
	decisionParts: {
		ar: "أجزاء أخرى من القرار (اختيارية): الوقائع والمواد وما يترتب عليه",
		en: "Other parts of the decision (optional): facts, articles, remedy",
	},
	factsHint: { ar: "ما ثبت من الوقائع وبأي دليل.", en: "Which facts are established, and by which evidence." },
	articlesHint: {
		ar: "مواد الأنظمة واللوائح التي بُني عليها القرار.",
		en: "The articles of the rules on which the decision rests.",
	},
	remedyHint: {
		ar: "ما يجب فعله تنفيذًا للقرار، ومن يفعله، ومتى.",
		en: "What is to be done, by whom, and by when.",
	},
	second_languageHint: {
		ar: "القرار وأسبابه لمن لا يقرأ لغة الشكوى.",
		en: "The decision and its reasons, for a party who does not read the language of the case.",
	},
	documentAgain: { ar: "إن كنت قد اخترت ملفًا فاختره من جديد.", en: "If you had chosen a file, choose it again." },
	documentChosen: {
		ar: "الملف محفوظ مع هذا النموذج، وإن اخترت ملفًا آخر حلّ محله:",
		en: "This file is kept with the form. Choosing another one replaces it:",
	},
	documentDrop: { ar: "إزالة هذا الملف", en: "Remove this file" },
	documentHint: {
		ar: "اختيارية: إن لم ترفق وثيقة أُنشئت من القرار وأسبابه بلغة الشكوى.",
		en: "Optional. Without one, a document is made from the decision and its reasons, in the language of the case.",
	},
	ground: { ar: "سبب فتح الشكوى", en: "Ground for reopening" },
	appealWillWait: {
		ar: "لا يوجد رئيس آخر يمكنه النظر في استئناف هذا القرار. إن استأنفه مقدّم الشكوى بقي استئنافه معلّقًا حتى يُعيَّن رئيس آخر، ونراسل مالك الموقع عندئذ. الأفضل أن يُعيَّن قبل القرار.",
		en: "No other head could judge an appeal against this decision. If the complainant appeals, the appeal waits until another head is appointed, and the owner of the site is emailed. It is better to appoint one first.",
	},
	confirmChange: { ar: "غيّر الحالة", en: "Change the status" },
	cancel: { ar: "إلغاء", en: "Cancel" },
	appealOpen: { ar: "استئناف بانتظار القرار", en: "Appeal awaiting a decision" },
	appealAgainst: {
		ar: (act: string) => `ما استُؤنف: الشكوى ${act}.`,
		en: (act: string) => `Appealed against: the case was ${act.toLowerCase()}.`,
	},
	mayJudge: {
		ar: "لم يسبق لك أن فصلت في هذه الشكوى أو أغلقتها، فلك أن تنظر في الاستئناف.",
		en: "You neither decided nor closed this case before, so you can judge the appeal.",
	},
	appealForHeads: {
		ar: "لا ينظر في الاستئناف إلا رئيس لم يفصل في الشكوى ولم يغلقها من قبل، وهو وحده من يغيّر حالتها.",
		en: "Only a head who neither decided nor closed the case before can judge the appeal and change its status.",
	},
	noJudge: {
		ar: "لا يوجد رئيس يمكنه النظر في هذا الاستئناف. يمكن لمالك الموقع منح دور الرئيس لشخص آخر من صفحة الحسابات.",
		en: "No head can judge this appeal. The owner of the site can give the role of head to another person on the accounts page.",
	},
	handOverTo: { ar: "سلّم الشكوى إلى", en: "Hand the case over to" },
	handOver: { ar: "سلّم", en: "Hand over" },
});
