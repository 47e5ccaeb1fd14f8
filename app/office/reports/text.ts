import { defineText, plural } from "../../base/locale/text.ts";

const days = {
	ar: { one: "يومًا", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" },
	en: { one: "# day", other: "# days" },
};

/** Reported results in the administration. */
export const staffReportsText = defineText({
	title: { ar: "نتائج بانتظار التأكيد", en: "Results to confirm" },
	lead: {
		ar: "نتائج فات موعدها، وأخرى تنتظر جواب الفريق الآخر أو قرارًا في اعتراض.",
		en: "Results that are late, reports without an answer, and disputes to decide.",
	},
	all: { ar: "الكل", en: "All" },
	result: { ar: "نتيجة متأخرة", en: "Result late" },
	answer: { ar: "تنتظر الرد", en: "Waits for an answer" },
	dispute: { ar: "اعتراض", en: "Disputed" },
	none: { ar: "لا شيء ينتظر.", en: "Nothing waits." },
	tie: { ar: "المباراة", en: "Match" },
	why: { ar: "ما تنتظره", en: "Waits for" },
	due: { ar: "الموعد", en: "Due" },
	noDue: { ar: "بلا موعد", en: "No deadline" },
	late: {
		ar: (count: number) => `متأخرة ${plural("ar", count, days.ar)}`,
		en: (count: number) => `${plural("en", count, days.en)} late`,
	},
	since: {
		ar: (count: number) => `منذ ${plural("ar", count, days.ar)}`,
		en: (count: number) => `for ${plural("en", count, days.en)}`,
	},
	today: { ar: "اليوم", en: "Today" },
	remind: { ar: "ذكّر بواتساب", en: "Remind by WhatsApp" },
	remindOne: {
		ar: (team: string) => `ذكّر قائد ${team} بواتساب`,
		en: (team: string) => `Remind the captain of ${team} by WhatsApp`,
	},
	remindHint: {
		ar: "يفتح واتساب والتذكير مكتوب بلغة القائد؛ اختر المحادثة ثم أرسل.",
		en: "WhatsApp opens with the reminder written in the captain's language; choose the chat and send.",
	},
	report: { ar: "بلاغات الفريقين", en: "Reports of the teams" },
	noReport: { ar: "لم يبلغ أي فريق بنتيجة.", en: "Neither team has reported a result." },
	noAnswer: { ar: "لم يرد الفريق الآخر بعد.", en: "The other team has not answered yet." },
	disputedBy: { ar: (team: string) => `اعترض فريق ${team}:`, en: (team: string) => `${team} disputes it:` },
	disputedBefore: {
		ar: (team: string) => `اعترض فريق ${team} على بلاغ سابق:`,
		en: (team: string) => `${team} disputed the report before it:`,
	},
	accepted: { ar: "قبلها الفريق الآخر", en: "Accepted by the other team" },
	silence: { ar: "اعتُمدت لانقضاء المهلة", en: "Confirmed when the time to answer ended" },
	decided: { ar: "حُسمت بقرار", en: "Decided by staff" },
	replaced: { ar: "حلت محلها نتيجة أخرى", en: "Replaced by another result" },
	confirm: { ar: "اعتمد النتيجة كما أُبلغ بها", en: "Confirm the result as reported" },
	decision: { ar: "القرار", en: "Decision" },
	decisionHint: { ar: "يقرؤه الفريقان.", en: "Both teams read it." },
	correct: { ar: "صحّح النتيجة", en: "Correct the result" },
	correctOverSheet: { ar: "احسم النتيجة بغير ورقة المباراة", en: "Decide the result without the sheet" },
	overSheetHint: {
		ar: "مثل قرار يمنح المباراة لأحد الفريقين. تبقى الورقة كما هي ومقروءة، وتُحسب النتيجة المكتوبة هنا. أخطاء الأشواط تُصحح في الورقة نفسها.",
		en: "Such as a decision that awards the match. The sheet stays as it is and can be read; the result written here counts. Mistakes in rubbers are corrected in the sheet itself.",
	},
	reason: { ar: "سبب التصحيح", en: "Why it is corrected" },
	reasonHint: {
		ar: "يقرؤه الفريقان إن كان لأحدهما بلاغ ينتظر، والموظفون دائمًا. لا يراه الجمهور.",
		en: "Staff read it, and both teams where a report was waiting. The public does not.",
	},
	public_reason_ar: { ar: "السبب للجمهور بالعربية", en: "Reason for the public, in Arabic" },
	public_reason: { ar: "السبب للجمهور بالإنجليزية", en: "Reason for the public, in English" },
	corrections: { ar: "تصحيحات النتيجة", en: "Corrections of the result" },
	correctedBy: {
		ar: (who: string, moment: string) => `صححها ${who} في ${moment}.`,
		en: (who: string, moment: string) => `Corrected by ${who}, ${moment}.`,
	},
	before: { ar: "قبل", en: "Before" },
	after: { ar: "بعد", en: "After" },
	bySheet: { ar: "ورقة المباراة", en: "Match sheet" },
	correctBySheet: { ar: "صحّحها في ورقة المباراة", en: "Correct it in the match sheet" },
	lineUpIn: {
		ar: (team: string) => `سلّم فريق ${team} تشكيلته.`,
		en: (team: string) => `${team} has handed its line-up in.`,
	},
});
