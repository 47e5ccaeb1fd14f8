import { formatShortDay, riyadhDay } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import type { Status } from "./complaint.ts";
import { questionText } from "./question-text.ts";

/** The request to the complainant in words, with its due date; the due date itself still counts. */
export function questionHeading(locale: Locale, status: Status, dueOn: string | null | undefined, now: Date): string {
	const t = questionText(locale);
	const wantsEvidence = status === "incomplete_evidence";
	if (!dueOn) return wantsEvidence ? t.evidenceWanted : t.answerWanted;
	const day = formatShortDay(locale, dueOn);
	if (dueOn < riyadhDay(now)) return wantsEvidence ? t.evidenceLate(day) : t.answerLate(day);
	return wantsEvidence ? t.evidenceBy(day) : t.answerBy(day);
}
