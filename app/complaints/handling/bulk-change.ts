import type { FormState } from "../../base/forms/form-state.ts";
import { isUuid } from "../../base/forms/params.ts";
import { openStatuses, type Status } from "../case/complaint.ts";
import { isTextRequired, type Needs, needsOf } from "../case/flow/case-flow.ts";

/** Most cases that one form changes. */
const MOST = 100;

/** Query parameter of the list whose officer does not want the text of an ended session back. */
export const RESTORED = "restored";

/** Statuses that many cases can get at once: all that staff give without a decision (docs/rules/complaints.md#desk). */
export const bulkStatuses = [...openStatuses, "closed"] as const satisfies Status[];
export type BulkStatus = (typeof bulkStatuses)[number];

export type PickedCase = { id: string; version?: number };

/**
 * The ticked cases of a form: each an id, with the version of the case that the officer saw. In the order of their ids.
 * A panel has all of them in one field, `cases`.
 */
export function pickedIn(form: FormData): PickedCase[] {
	const picked = new Map<string, PickedCase>();
	const values = [...form.getAll("case"), ...form.getAll("cases").flatMap((all) => String(all).split(" "))];
	for (const value of values.slice(0, MOST).map(String)) {
		const [id = "", version] = value.split(":");
		if (isUuid(id)) picked.set(id.toLowerCase(), { id: id.toLowerCase(), version: Number(version) || undefined });
	}
	return [...picked.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The inputs that a change of many cases asks for once: what any of them needs. */
export function neededByAny(all: readonly Needs[]): Needs {
	const required = all.filter(isTextRequired);
	return required.find(({ dueOn }) => dueOn) ?? required[0] ?? all[0] ?? needsOf.note;
}

/** Why a ticked case was not changed. */
export const bulkRefusals = ["failed", "untried", "conflict", "notAllowed", "judgedBefore", "recused", "gone"] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

/**
 * The effect of a change of many cases, before or after it; references only of cases that the officer takes part in.
 */
export type BulkPlan = {
	to: BulkStatus;
	cases: { value: string; reference?: string; refused?: BulkRefusal }[];
	needs: Needs;
	isDone?: boolean;
	/** After it: cases that can be tried once more, as they are now. */
	again?: BulkPlan;
};

/**
 * The question as it was answered, for when the cases cannot be read; undefined for a form that did not come from it.
 */
export function answeredPlan(form: FormData): BulkPlan | undefined {
	const to = bulkStatuses.find((each) => each === form.get("status"));
	if (!to || !form.has("confirmed")) return undefined;
	const cases = pickedIn(form).map(({ id, version }) => ({ value: version === undefined ? id : `${id}:${version}` }));
	return { to, cases, needs: form.has("due_on") ? needsOf.question : needsOf.note };
}

/** `ticked` are ids: the list comes with them selected. */
export type BulkState = FormState & { bulk?: BulkPlan; ticked?: string[] };
