import { defineText, plural } from "../../base/locale/text.ts";

const days = {
	ar: { one: "يومًا", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" },
	en: { one: "# day", other: "# days" },
};

/** Reported results in the administration. */
export const staffReportsText = defineText({
	title: { ar: "نتائج تنتظر", en: "Results that wait" },
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
	report: { ar: "بلاغات الفريقين", en: "Reports of the teams" },
	noReport: { ar: "لم يبلغ أي فريق بنتيجة.", en: "Neither team has reported a result." },
	noAnswer: { ar: "لم يرد الفريق الآخر بعد.", en: "The other team has not answered yet." },
	disputedBy: { ar: (team: string) => `اعترض ${team}:`, en: (team: string) => `${team} disputes it:` },
	accepted: { ar: "قبلها الفريق الآخر", en: "Accepted by the other team" },
	silence: { ar: "اعتُمدت لانقضاء المهلة", en: "Confirmed when the time to answer ended" },
	decided: { ar: "حُسمت بقرار", en: "Decided by staff" },
	replaced: { ar: "حلت محلها نتيجة أخرى", en: "Replaced by another result" },
	confirm: { ar: "اعتمد النتيجة كما أُبلغ بها", en: "Confirm the result as reported" },
	decision: { ar: "القرار", en: "Decision" },
	decisionHint: { ar: "يقرؤه الفريقان.", en: "Both teams read it." },
	correct: { ar: "صحّح النتيجة", en: "Correct the result" },
	reason: { ar: "السبب", en: "Reason" },
	bySheet: { ar: "ورقة المباراة", en: "Match sheet" },
	correctBySheet: { ar: "صحّحها في ورقة المباراة", en: "Correct it in the match sheet" },
	lineUpIn: {
		ar: (team: string) => `سلّم ${team} تشكيلته.`,
		en: (team: string) => `${team} has handed its line-up in.`,
	},
});
