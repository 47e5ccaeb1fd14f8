import { formatShortDay, riyadhDay } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { type Status, waitsForComplainant } from "./complaint.ts";
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

type Case = { status: Status; due_on?: string | null; consent_until: Date | null };

/**
 * The answer, evidence or consent that a case waits for, in words with the day; undefined where it waits for nothing.
 */
export function wantedHeading(locale: Locale, item: Case, now: Date): string | undefined {
	const { status, due_on, consent_until } = item;
	if (status === "closed" && consent_until && consent_until > now)
		return questionText(locale).consentBy(formatShortDay(locale, consent_until));
	return waitsForComplainant(status) ? questionHeading(locale, status, due_on, now) : undefined;
}
