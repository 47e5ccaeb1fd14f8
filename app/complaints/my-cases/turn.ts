import type { Locale } from "../../base/locale/locale.ts";
import { type Status, waitsForComplainant } from "../case/complaint.ts";
import { isJustAnswered, nextStep, openRequest } from "../case/flow/next-step.ts";
import { questionHeading } from "../case/question-heading.ts";

/** Whose turn it is: the next step in words, or what is wanted from the complainant. */
export type Turn = { next: string; wanted?: { heading: string; question: string }; expectedOn?: string };

type Case = {
	status: Status;
	appeal_until: Date | null;
	appealed_at: Date | null;
	withdrawn_at: Date | null;
	consent_until: Date | null;
	has_no_staff?: boolean;
	expected_on?: string;
	messages: { body: string; due_on: string | null; answered_at: Date | null }[];
	events: { type: string; to_status: Status | null }[];
};

export function turnOf(locale: Locale, item: Case, now: Date): Turn {
	const asked = waitsForComplainant(item.status) ? openRequest(item.messages) : undefined;
	return {
		next: nextStep(locale, { ...item, dueOn: asked?.due_on, isJustAnswered: isJustAnswered(item.events) }, now),
		wanted: asked && { heading: questionHeading(locale, item.status, asked.due_on, now), question: asked.body },
		expectedOn: item.expected_on,
	};
}
