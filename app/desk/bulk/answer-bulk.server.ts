import type { Actor } from "../../access/actor.ts";
import { dropStash, stashedForm } from "../../accounts/stash/stashed-form.server.ts";
import type { Answer, PostedForm } from "../../base/forms/form-action.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { answerBounds } from "../../complaints/deadlines/complainant/period.ts";
import { type BulkState, bulkStatuses, pickedIn, RESTORED } from "../../complaints/handling/bulk-change.ts";
import { changeMany, planAgain, planChange } from "../../complaints/handling/change-many.server.ts";
import { assignCases } from "../../complaints/handling/commands/case-commands.server.ts";
import { transitionForm } from "../../complaints/handling/desk-actions.ts";
import { siteSettings } from "../../settings/settings.server.ts";

/** The request, and the address of the list that it came from. */
type BulkRequest = { request: Request; list: string };

const incomplete = (problems: Record<string, string>): Answer<BulkState> => ({ status: 422, state: { problems } });

/** Gives the ticked cases to one officer, or with `none` to no one. */
export async function assignTicked(
	actor: Actor,
	{ form, values }: PostedForm,
	list: string,
): Promise<Answer<BulkState>> {
	const picked = pickedIn(form);
	if (picked.length === 0) return incomplete({ case: "noneTicked" });
	if (!values.officer) return incomplete({ officer: "noOfficer" });
	const ids = picked.map(({ id }) => id);
	const { given, left } = await assignCases(actor, ids, values.officer === "none" ? null : values.officer);
	return { to: list, flash: `desk-assigned.${given}.${left}` };
}

/**
 * Changes the status of the ticked cases: first the question, with one form for what any of them needs; then the
 * change. When all were changed it leads back to the list, else to what happened to each, and to the form again for
 * those that can still be changed.
 */
export async function changeTicked(
	actor: Actor,
	{ form, values }: PostedForm,
	{ request, list }: BulkRequest,
): Promise<Answer<BulkState>> {
	const picked = pickedIn(form);
	if (picked.length === 0) return incomplete({ case: "noneTicked" });
	const to = bulkStatuses.find((each) => each === values.status);
	if (!to) return incomplete({ status: "noStatus" });
	const plan = await planChange(actor, picked, to);
	if (values.confirmed === undefined) return { status: 200, state: { bulk: plan } };
	const parsed = transitionForm(plan.needs, answerBounds(new Date(), await siteSettings())).safeParse(values);
	if (!parsed.success) return { status: 422, state: { bulk: plan, problems: problemsOf(parsed.error) } };
	const { text, due_on } = parsed.data;
	const cookies = [await dropStash(request)]; // from here on the answer has the text
	const done = await changeMany(actor, picked, plan, { text: text ?? undefined, dueOn: due_on });
	const refusals = done.cases.flatMap(({ refused }) => refused ?? []);
	if (refusals.length === 0) return { to: list, flash: `desk-changed.${picked.length}`, cookies };
	const bulk = { ...done, again: await planAgain(actor, done) };
	const ticked = done.cases.flatMap(({ value, refused }) => (refused ? (value.split(":")[0] ?? []) : []));
	return { status: refusals.includes("failed") ? 503 : 409, state: { bulk, ticked }, cookies };
}

type RestoreContext = { request: Request; url: URL; account: string };

/**
 * The panel with a text that was sent from this list when the session had ended; it is deleted where the officer closed
 * that panel.
 */
export async function restoredChange(
	actor: Actor,
	{ request, url, account }: RestoreContext,
): Promise<BulkState | undefined> {
	const isClosed = url.searchParams.has(RESTORED);
	const query = new URLSearchParams(url.searchParams);
	query.delete(RESTORED);
	const search = isClosed ? (query.size > 0 ? `?${query}` : "") : url.search;
	const values = await stashedForm(request, url.pathname + search, account);
	const to = bulkStatuses.find((each) => each === values?.status);
	if (values?.intent !== "change" || !values.cases || !to) return undefined;
	if (isClosed) {
		await dropStash(request);
		return undefined;
	}
	const form = new FormData();
	form.set("cases", values.cases);
	const picked = pickedIn(form);
	if (picked.length === 0) return undefined;
	const bulk = await planChange(actor, picked, to);
	return { bulk, problems: {}, values, ticked: picked.map(({ id }) => id) };
}
