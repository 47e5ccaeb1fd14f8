import { defineText } from "../../../base/locale/text.ts";

/** Events of the days that complainants have, and of lateness. */
export const caseTimeEventText = defineText({
	"case.notified": { ar: "تبلّغ مقدّم شكوى", en: "Complainant notified" },
	"case.time-extended": { ar: "تمديد مهلة مقدّم شكوى", en: "Time of a complainant extended" },
	"case.unanswered": { ar: "سؤال في شكوى بلا إجابة", en: "Question in a case left unanswered" },
	"case.deadline-corrected": { ar: "صُحّح موعد شكوى بأيام الانتظار", en: "Deadline of a case corrected by its pauses" },
	"case.lateness-corrected": { ar: "تصحيح رقم: فات موعد في شكوى", en: "Lateness of a case corrected" },
});
