import { refused } from "../../base/forms/form-action.server.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { notFound } from "../../base/http/http-errors.ts";
import type { DateOutcome, DateQuestion } from "./request/date-requests.server.ts";

/** The state of a form about dates: `questions` are what its sender is asked about. */
export type DateState = FormState & { questions?: DateQuestion[] };

/** The questions that a sender accepted. */
export const acceptedIn = (values: Record<string, string>) => (values.accepted ?? "").split(" ").filter(Boolean);

/** The answer to a form whose command did not do it; a request that is over by now is shown as it is. */
export function refusedDates(outcome: Extract<DateOutcome, { ok: false }>) {
	if ("gone" in outcome) throw notFound();
	if ("wait" in outcome) return refused(outcome);
	if ("questions" in outcome) return { status: 422, state: { questions: outcome.questions } };
	if ("problems" in outcome) return { status: 422, state: { problems: outcome.problems } };
	return { status: 409, state: { problems: { request: "requestOver" } } };
}
