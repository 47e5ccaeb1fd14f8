import type { TransferState } from "../tables.ts";

/** States of a transfer that is not decided. */
export const openStates = ["requested", "released"] as const;

/** Who takes a step: the club of this column, or those who manage registrations. These may take a club's steps too. */
type Part = "from_club_id" | "to_club_id" | "staff";

/**
 * The steps of a transfer: the states from which each is taken, who takes it, and the state after it. Commands and
 * buttons ask it. Source: docs/rules/people.md#transfers.
 */
export const steps = {
	release: { from: ["requested"], by: "from_club_id", to: "released" },
	withdraw: { from: openStates, by: "to_club_id", to: "withdrawn" },
	approve: { from: openStates, by: "staff", to: "approved" },
	refuse: { from: openStates, by: "staff", to: "refused" },
} as const satisfies Record<string, { from: readonly TransferState[]; by: Part; to: TransferState }>;
export type Step = keyof typeof steps;

/** The steps of clubs, as buttons send them. */
export const clubSteps = ["release", "withdraw"] as const satisfies readonly Step[];

export function isOpen(step: Step, state: TransferState): boolean {
	const { from }: { from: readonly TransferState[] } = steps[step];
	return from.includes(state);
}
