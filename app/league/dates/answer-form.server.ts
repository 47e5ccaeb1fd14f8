import { refused } from "../../base/forms/form-action.server.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { notFound } from "../../base/http/http-errors.ts";
import type { DateOutcome, DateQuestion } from "./request/date-requests.server.ts";

/** The state of a form about dates: `questions` are what its sender is asked about. */
export type DateState = FormState & { questions?: DateQuestion[] };

/** The answer to a form whose command did not do it; a request that is over by now is shown as it is. */
export function refusedDates(outcome: Extract<DateOutcome, { ok: false }>) {
	if ("gone" in outcome) throw notFound();
	return "over" in outcome ? refused({ problems: { request: "requestOver" } }, 409) : refused(outcome);
}
