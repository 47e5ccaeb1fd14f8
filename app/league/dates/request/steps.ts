import { otherSide, type Side } from "../../../access/side.ts";
import { keysOf } from "../../../base/literals.ts";

/** `open` waits for the other side, `declined` and `unanswered` for the league manager. The others are over. */
const pendingStates = ["open", "declined", "unanswered"] as const;
export type RequestState = (typeof pendingStates)[number] | "accepted" | "decided" | "kept" | "withdrawn" | "expired";

/** Who takes a step: the side that asked, the other one, the league manager, or the hourly job. */
type Part = "asker" | "other" | "staff" | "system";

/**
 * The steps of a request: the states from which each is taken, who takes it, and the state after it. Commands, lists
 * and pages ask it; the trigger `end_date_requests` takes `expire`. Source: docs/rules/league.md#date-requests.
 */
export const steps = {
	accept: { from: ["open"], by: "other", to: "accepted" },
	decline: { from: ["open"], by: "other", to: "declined" },
	lapse: { from: ["open"], by: "system", to: "unanswered" },
	decide: { from: ["declined", "unanswered"], by: "staff", to: "decided" },
	keep: { from: ["declined", "unanswered"], by: "staff", to: "kept" },
	withdraw: { from: pendingStates, by: "asker", to: "withdrawn" },
	expire: { from: pendingStates, by: "system", to: "expired" },
} as const satisfies Record<string, { from: readonly RequestState[]; by: Part; to: RequestState }>;
export type Step = keyof typeof steps;

export function isOpen(step: Step, state: RequestState): boolean {
	const { from }: { from: readonly RequestState[] } = steps[step];
	return from.includes(state);
}

/** Whether no step leads out of a state. */
export const isOver = (state: RequestState) => !keysOf(steps).some((step) => isOpen(step, state));

/** The state of a request by the clock: the job may not have run since the time for an answer was over. */
export const stateAt = ({ state, answer_by }: { state: RequestState; answer_by: Date }, now: Date): RequestState =>
	state === "open" && answer_by <= now ? steps.lapse.to : state;

/** The side that takes a step of a request by the side `asker`. */
export const sideTaking = (step: "accept" | "decline" | "withdraw", asker: Side): Side =>
	steps[step].by === "asker" ? asker : otherSide(asker);
