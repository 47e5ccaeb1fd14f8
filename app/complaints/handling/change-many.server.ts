import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { isAway } from "../../base/errors/away.server.ts";
import { isNotFound } from "../../base/http/http-errors.ts";
import { logFailure } from "../../base/log/log-rarely.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { isBarred, type Needs, needsOf } from "../case/flow/case-flow.ts";
import { recusedIds } from "../case/recusal.server.ts";
import { changeStatus, type StatusOutcome } from "../transitions/change-status.server.ts";
import { type BulkPlan, type BulkRefusal, type BulkStatus, neededByAny, type PickedCase } from "./bulk-change.ts";
import { deskTransitions } from "./desk-transitions.ts";

/**
 * The effect that a change of these cases to one status would have: for each whether it is possible now, and what all
 * of them need once.
 */
export async function planChange(
	actor: Actor,
	picked: PickedCase[],
	to: BulkStatus,
	now = new Date(),
): Promise<BulkPlan> {
	authorize(actor, "case.handle");
	const rules = await siteSettings();
	return asStaff(actor, async () => {
		const ids = picked.map(({ id }) => id);
		const rows = await db()
			.selectFrom("desk_cases as c")
			.select(["c.id", "c.case_reference", "c.status", "c.version", "c.appealed_at", "c.judges"])
			.select(["c.reopened_at", "c.withdrawn_at", "c.reopen_until", "c.appeal_judges", "c.erased_at"])
			.where("c.id", "in", ids)
			.execute();
		const recused = await recusedIds(ids);
		const all: Needs[] = [];
		const cases = picked.map(({ id, version }) => {
			const row = rows.find((each) => each.id === id);
			if (!row) return { value: id, refused: recused.has(id) ? ("recused" as const) : ("gone" as const) };
			const value = `${id}:${version ?? row.version}`;
			const offered = deskTransitions(actor, row, rules, now).find((each) => each.to === to)?.needs;
			// A ground is named for one case, on its page.
			const needs = offered?.grounds ? undefined : offered;
			if (needs) all.push(needs);
			const reference = row.case_reference ?? "";
			if (version !== undefined && version !== row.version) return { value, reference, refused: "conflict" as const };
			if (needs) return { value, reference };
			const barred = actor.kind === "account" && isBarred(row, actor.id);
			return { value, reference, refused: barred ? ("judgedBefore" as const) : ("notAllowed" as const) };
		});
		return { to, cases, needs: neededByAny(all.length > 0 ? all : [needsOf.note]) };
	});
}

type Texts = { text?: string; dueOn?: string };

/**
 * Changes many cases to one status: each by itself, in the order of their ids, with the permission, event and email
 * that a single change has. Tells of each case why it was not changed. A failure of ours ends it: the cases after it
 * are not tried.
 */
export async function changeMany(actor: Actor, picked: PickedCase[], plan: BulkPlan, texts: Texts): Promise<BulkPlan> {
	authorize(actor, "case.handle");
	const cases: BulkPlan["cases"] = [];
	for (const [i, each] of picked.entries()) {
		const isOver = cases.some(({ refused }) => refused === "failed");
		const refused = isOver ? "untried" : await changeOne(actor, each, { to: plan.to, ...texts });
		cases.push({ value: plan.cases[i]?.value ?? each.id, reference: plan.cases[i]?.reference, refused });
	}
	return { ...plan, cases, isDone: true };
}

const changeOne = (actor: Actor, { id, version }: PickedCase, change: Texts & { to: BulkStatus }) =>
	changeStatus(actor, id, { ...change, version }).then(refusalOf, (error): BulkRefusal => {
		if (isNotFound(error)) return "gone";
		logFailure("desk.change-failed", id, error);
		return "failed";
	});

/** Refusals after which the same change may be possible. */
const passing: readonly (BulkRefusal | undefined)[] = ["failed", "untried", "conflict"];

/**
 * The change once more, of those cases of a done one for which it is possible now, with the versions that they have
 * now. When the database does not answer, all that can be tried again are in it as they were.
 */
export async function planAgain(actor: Actor, { to, cases, needs }: BulkPlan): Promise<BulkPlan | undefined> {
	const left = cases.filter(({ refused }) => passing.includes(refused));
	if (left.length === 0) return undefined;
	const unread: BulkPlan = { to, needs, cases: left.map(({ value, reference }) => ({ value, reference })) };
	const picked = left.map(({ value }) => ({ id: value.split(":")[0] ?? "" }));
	const plan = await planChange(actor, picked, to).catch((error) => {
		if (isAway(error)) return unread;
		throw error;
	});
	const possible = plan.cases.filter(({ refused }) => !refused);
	return possible.length > 0 ? { ...plan, cases: possible } : undefined;
}

function refusalOf(changed: StatusOutcome): BulkRefusal | undefined {
	if (changed.ok) return undefined;
	const { refused } = changed;
	return refused === "missing" || refused === "tooSoon" || refused === "tooLate" ? "notAllowed" : refused;
}
