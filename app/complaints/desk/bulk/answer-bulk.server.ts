import type { Actor } from "../../../access/actor.ts";
import type { Answer, Posted } from "../../../base/forms/form-action.server.ts";
import { problemsOf } from "../../../base/forms/problems.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { assignCases } from "../case/case-commands.server.ts";
import { transitionForm } from "../case/desk-actions.ts";
import { type BulkState, bulkStatuses, pickedIn } from "./bulk-change.ts";
import { changeMany, planChange } from "./change-many.server.ts";

/** Gives the ticked cases to one officer, or with `none` to no one. */
export async function assignTicked(actor: Actor, { form, values }: Posted, list: string): Promise<Answer<BulkState>> {
	const picked = pickedIn(form);
	if (picked.length === 0) return { to: list, flash: "none-ticked" };
	if (!values.officer) return { to: list, flash: "no-officer" };
	const ids = picked.map(({ id }) => id);
	const { given, left } = await assignCases(actor, ids, values.officer === "none" ? null : values.officer);
	return { to: list, flash: `desk-assigned.${given}.${left}` };
}

/**
 * Changes the status of the ticked cases: first the question, with one form for what any of them needs; then the change. When all were
 * changed it leads back to the list, else to what happened to each.
 */
export async function changeTicked(actor: Actor, { form, values }: Posted, list: string): Promise<Answer<BulkState>> {
	const picked = pickedIn(form);
	if (picked.length === 0) return { to: list, flash: "none-ticked" };
	const to = bulkStatuses.find((each) => each === values.status);
	if (!to) return { to: list, flash: "no-status" };
	const plan = await planChange(actor, picked, to);
	if (values.confirmed === undefined) return { status: 200, state: { bulk: plan, values: {} } };
	const parsed = transitionForm(plan.needs, riyadhDay(new Date())).safeParse(values);
	if (!parsed.success) return { status: 422, state: { bulk: plan, problems: problemsOf(parsed.error) } };
	const { text, due_on } = parsed.data;
	const bulk = await changeMany(actor, picked, plan, { text: text ?? undefined, dueOn: due_on });
	const left = bulk.cases.filter(({ refused }) => refused).length;
	if (left === 0) return { to: list, flash: `desk-changed.${picked.length}` };
	return { status: 409, state: { bulk, values: {} } };
}
