import { defineText } from "../../../../base/locale/text.ts";

/** Mails to captains about the results of their ties. */
export const text = defineText({
	result: {
		ar: (teams: string) => `نتيجة ${teams} لم تصل`,
		en: (teams: string) => `The result of ${teams} is missing`,
	},
	answer: {
		ar: (teams: string) => `نتيجة ${teams} تنتظر تأكيدكم`,
		en: (teams: string) => `The result of ${teams} waits for your answer`,
	},
	resultText: {
		ar: (day: string) => `لم يبلغ أي من الفريقين بنتيجة مباراة ${day}. أبلغ بها من صفحة المباراة.`,
		en: (day: string) =>
			`Neither team has reported the result of the match of ${day}. Report it on the page of the match.`,
	},
	answerText: {
		ar: (day: string) => `أبلغ الفريق الآخر بنتيجة مباراة ${day}. أكدها أو اعترض عليها من صفحة المباراة.`,
		en: (day: string) =>
			`The other team reported the result of the match of ${day}. Confirm or dispute it on the page of the match.`,
	},
	disputed: {
		ar: (teams: string) => `اعتراض على نتيجة ${teams}`,
		en: (teams: string) => `The result of ${teams} is disputed`,
	},
	disputedText: {
		ar: (day: string) =>
			`اعترض الفريق الآخر على ما أبلغتم به عن مباراة ${day}. السبب في صفحة المباراة، والقرار لإدارة الدوري.`,
		en: (day: string) =>
			`The other team disputes what you reported about the match of ${day}. Its reason is on the page of the match; those who run the league decide.`,
	},
	decided: {
		ar: (teams: string) => `حُسم الاعتراض على نتيجة ${teams}`,
		en: (teams: string) => `The dispute about ${teams} is decided`,
	},
	decidedText: {
		ar: (day: string) => `حسمت إدارة الدوري الاعتراض على نتيجة مباراة ${day}.`,
		en: (day: string) => `Those who run the league have decided the dispute about the match of ${day}.`,
	},
	played: {
		ar: (teams: string) => `يقول الفريق الآخر إن مباراة ${teams} أقيمت`,
		en: (teams: string) => `${teams} was played, says the other team`,
	},
	playedText: {
		ar: (day: string) =>
			`لم يكن للمباراة موعد متفق عليه، وذكر الفريق الآخر أنها أقيمت في ${day}. هذا موعدها الآن، وانتهى ما كان معلقًا من طلبات تغييره. إن كان خطأً فأخبر إدارة الدوري.`,
		en: (day: string) =>
			`The match had no agreed day, and the other team says that it was played on ${day}. That is its date now, and an open request for another one has ended. If it is wrong, tell the league manager.`,
	},
	stays: {
		ar: (score: string) => `بقيت النتيجة كما أُبلغ بها: ${score}.`,
		en: (score: string) => `The result stays as it was reported: ${score}.`,
	},
	sheetChanged: {
		ar: (score: string) => `صُححت ورقة المباراة، وبقيت النتيجة: ${score}.`,
		en: (score: string) => `The match sheet was corrected, and the score stays: ${score}.`,
	},
	changed: {
		ar: (score: string, reported: string) => `النتيجة الآن: ${score}. وكان ما أُبلغ به: ${reported}.`,
		en: (score: string, reported: string) => `The result is now: ${score}. It was reported as: ${reported}.`,
	},
	cancelled: {
		ar: "أُلغيت المباراة، ولا تُحسب لها نتيجة.",
		en: "The match was called off, and no result counts for it.",
	},
	scheduled: {
		ar: "حُذفت النتيجة، وليس للمباراة نتيجة الآن.",
		en: "The result was taken off: the match has none now.",
	},
	withReasons: {
		ar: "نص القرار في صفحة المباراة.",
		en: "The words of the decision are on the page of the match.",
	},
	walkover: { ar: (score: string) => `${score} (غياب)`, en: (score: string) => `${score} (walkover)` },
	awarded: { ar: (score: string) => `${score} (بقرار)`, en: (score: string) => `${score} (awarded)` },
	abandoned: { ar: (score: string) => `${score} (لم تكتمل)`, en: (score: string) => `${score} (abandoned)` },
	wasDue: { ar: (moment: string) => `كان موعدها ${moment}.`, en: (moment: string) => `It was due ${moment}.` },
	silence: {
		ar: (moment: string) => `دون رد حتى ${moment} تُعد مؤكدة.`,
		en: (moment: string) => `Without an answer by ${moment} it counts as confirmed.`,
	},
	open: { ar: "افتح صفحة المباراة", en: "Open the match" },
	why: { ar: "وصلتك هذه الرسالة لأنك قائد أحد الفريقين.", en: "You get this mail as captain of one of the teams." },
	stop: { ar: (url: string) => `لإيقاف التذكيرات: ${url}`, en: (url: string) => `To stop reminders: ${url}` },
});
