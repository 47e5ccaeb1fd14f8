import { isDecided, isOpen, type Status, waitsForComplainant } from "../case/complaint.ts";
import { canAppeal, isAppealOpen } from "../case/flow/case-flow.ts";

type OpenedCase = {
	item: {
		status: Status;
		appeal_until: Date | null;
		appealed_at: Date | null;
		withdrawn_at: Date | null;
		consent_until: Date | null;
	};
	/** The deadline of the federation that runs. */
	due?: { what: string };
	/** A proposal to reopen that waits for a second head. */
	proposal?: object;
	transitions: readonly { to: Status }[];
};

export type DeskStep =
	| "nextProposal"
	| "nextWaiting"
	| "nextConsent"
	| "nextAppealed"
	| "nextDecided"
	| "nextFinal"
	| "nextClosedAppeal"
	| "nextClosed"
	| "nextSubmitted"
	| "nextWorking"
	| "nextAsk";

/** The key of the sentence that says what the desk does next, by what was done so far. */
export function deskNext({ item, due, proposal, transitions }: OpenedCase, now: Date): DeskStep {
	if (proposal) return "nextProposal";
	if (waitsForComplainant(item.status)) return "nextWaiting";
	if (item.status === "closed" && item.consent_until && item.consent_until >= now) return "nextConsent";
	if (isAppealOpen(item)) return "nextAppealed";
	if (isDecided(item.status)) return canAppeal(item, now) ? "nextDecided" : "nextFinal";
	if (!isOpen(item.status)) return canAppeal(item, now) ? "nextClosedAppeal" : "nextClosed";
	if (due?.what === "first_answer") return "nextSubmitted";
	return transitions.some(({ to }) => isDecided(to)) || item.status === "submitted" ? "nextWorking" : "nextAsk";
}
