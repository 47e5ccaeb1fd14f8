import type { FormState } from "../../../base/forms/form-state.ts";
import { isUuid } from "../../../base/forms/params.ts";
import { isTextRequired, type Needs, needsOf } from "../../case/case-flow.ts";
import { openStatuses, type Status } from "../../case/complaint.ts";

/** Most cases that one form changes. */
const MOST = 100;

/** Statuses that many cases can get at once: all that staff give without a decision (docs/rules.md#desk). */
export const bulkStatuses = [...openStatuses, "closed"] as const satisfies Status[];
export type BulkStatus = (typeof bulkStatuses)[number];

export type Picked = { id: string; version?: number };

/** The ticked cases of a form: each an id, with the version of the case that the officer saw. In the order of their ids. */
export function pickedIn(form: FormData): Picked[] {
	const picked = new Map<string, Picked>();
	for (const value of form.getAll("case").map(String).slice(0, MOST)) {
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
export const bulkRefusals = ["notAllowed", "conflict", "judgedBefore", "recused", "gone"] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

/** The effect of a change of many cases, before or after it; references only of cases that the officer takes part in. */
export type BulkPlan = {
	to: BulkStatus;
	cases: { value: string; reference?: string; refused?: BulkRefusal }[];
	needs: Needs;
	isDone?: boolean;
};
export type BulkState = FormState & { bulk?: BulkPlan };
