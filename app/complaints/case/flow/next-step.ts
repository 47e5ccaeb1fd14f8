import { formatDate } from "../../../base/locale/format.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { isOpen, type Status, waitsForComplainant } from "../complaint.ts";
import { canAppeal, isAppealOpen } from "./case-flow.ts";
import { finalityText } from "./finality-text.ts";
import { nextStepText } from "./next-step-text.ts";

type Case = {
	status: Status;
	appeal_until: Date | null;
	appealed_at: Date | null;
	withdrawn_at: Date | null;
	/** Until when the complainant is asked to agree that a withdrawn case goes on. */
	consent_until: Date | null;
	/** The day until which an open question is to be answered. */
	dueOn?: string | null;
	/** The complainant answered, and no officer has changed the status since. */
	isJustAnswered?: boolean;
	/** No officer or head may act on the case; owners were told (docs/rules/complaints.md#emails-to-the-desk). */
	has_no_staff?: boolean;
};

type Message = { due_on: string | null; answered_at: Date | null };
/** The question or evidence request that still waits for an answer. */
export const openRequest = <M extends Message>(messages: readonly M[]): M | undefined =>
	messages.findLast((message) => message.due_on !== null && message.answered_at === null);

type Change = { type: string; to_status: Status | null };
/** Whether the last change of a status was the complainant's answer. */
export const isJustAnswered = (events: readonly Change[]): boolean =>
	events.findLast(({ to_status }) => to_status !== null)?.type === "case.answered";

/** The next step of a case and whose turn it is, as a sentence. */
export function nextStep(locale: Locale, item: Case, now: Date): string {
	const t = nextStepText(locale);
	const due = item.dueOn ? formatDate(locale, item.dueOn) : "";
	const appealable = canAppeal(item, now) && item.appeal_until ? formatDate(locale, item.appeal_until) : undefined;
	if (item.status === "closed" && item.consent_until && item.consent_until >= now)
		return finalityText(locale).consentWanted(formatDate(locale, item.consent_until));
	const isOurTurn = (isOpen(item.status) || item.status === "appealed") && !waitsForComplainant(item.status);
	if (isOurTurn && item.has_no_staff) return t.nextNoStaff;
	if (isAppealOpen(item) && !waitsForComplainant(item.status)) return t.nextAppealed;
	if (item.isJustAnswered && isOurTurn) return t.nextAnswered;
	switch (item.status) {
		case "draft":
			return t.nextDraft;
		case "submitted":
			return t.nextSubmitted;
		case "under_review":
			return t.nextUnderReview;
		case "pending_information":
			return t.nextPending(due);
		case "incomplete_evidence":
			return t.nextEvidence(due);
		case "in_progress":
			return t.nextInProgress;
		case "resolved":
		case "rejected":
			return appealable ? t.nextDecided(appealable) : t.nextDecidedFinal;
		case "closed":
			return appealable ? t.nextClosedAppeal(appealable) : t.nextClosed;
		case "appealed":
			return t.nextAppealed;
	}
}
