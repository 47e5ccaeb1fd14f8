import { defineText } from "../../../base/locale/text.ts";

/** How far a tie is and how it ended, where its status does not say all of it (`stateInWords`). */
export const outcomeText = defineText({
	postponed: { ar: "مؤجلة", en: "Postponed" },
	provisional: { ar: "نتيجة أولية", en: "Provisional" },
	notConfirmed: {
		ar: "هذه نتيجة أولية: أبلغ بها أحد الفريقين ولم تُؤكد بعد. وهي محسوبة في الترتيب.",
		en: "This result is provisional: one of the teams reported it, and it is not confirmed yet. It counts in the table.",
	},
	corrected: {
		ar: (day: string) => `صُححت النتيجة في ${day}.`,
		en: (day: string) => `The result was corrected on ${day}.`,
	},
	called_off: { ar: "ملغاة", en: "Called off" },
	annulled: { ar: "ألغيت نتيجتها", en: "Annulled" },
	dateUnknown: { ar: "لم يُحدد الموعد بعد", en: "Date not yet known" },
	expected: {
		ar: (day: string) => `المتوقع: ${day}`,
		en: (day: string) => `Expected around ${day}`,
	},
	walkover: { ar: "دون لعب", en: "Walkover" },
	awarded: { ar: "بقرار", en: "Awarded" },
	abandoned: { ar: "لم تكتمل", en: "Abandoned" },
	notPlayed: {
		ar: (absent: string, other: string) => `لم يحضر ${absent}، ففاز ${other} دون لعب.`,
		en: (absent: string, other: string) => `${absent} did not appear, so ${other} won without playing.`,
	},
	neitherCame: { ar: "لم يحضر أي من الفريقين.", en: "Neither team appeared." },
	walkedOver: { ar: "انتهت المباراة دون لعب.", en: "The match was decided without being played." },
	awardedTo: {
		ar: (winner: string) => `حُسمت المباراة بقرار لصالح ${winner}.`,
		en: (winner: string) => `The match was awarded to ${winner} by a decision.`,
	},
	lostByBoth: {
		ar: "احتُسبت المباراة بقرار خسارة على الفريقين.",
		en: "By a decision, both teams lost the match.",
	},
	decided: { ar: "حُددت النتيجة بقرار.", en: "The result was set by a decision." },
	stopped: { ar: "توقفت المباراة ولم تكتمل.", en: "The match was abandoned." },
	stoppedAgainst: {
		ar: (loser: string) => `توقفت المباراة ولم تكتمل، واحتُسبت خسارة على ${loser}.`,
		en: (loser: string) => `The match was abandoned and counts as lost by ${loser}.`,
	},
});
