import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db } from "../../../base/db/client.server.ts";
import { isNotFound } from "../../../base/http/http-errors.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { asStaff } from "../../case/case-access.server.ts";
import { isBarred, type Needs, needsOf } from "../../case/case-flow.ts";
import { recusedIds } from "../../case/recusal.server.ts";
import { changeStatus, type StatusChanged } from "../../transitions/change-status.server.ts";
import { deskTransitions } from "../desk-transitions.ts";
import { type BulkPlan, type BulkRefusal, type BulkStatus, neededByAny, type Picked } from "./bulk-change.ts";

/** The effect that a change of these cases to one status would have: for each whether it is possible now, and what all of them need once. */
export async function planChange(actor: Actor, picked: Picked[], to: BulkStatus, now = new Date()): Promise<BulkPlan> {
	authorize(actor, "case.handle");
	const rules = await siteSettings();
	return asStaff(actor, async () => {
		const ids = picked.map(({ id }) => id);
		const rows = await db()
			.selectFrom("desk_cases as c")
			.select(["c.id", "c.case_reference", "c.status", "c.version", "c.appealed_at", "c.judges"])
			.where("c.id", "in", ids)
			.execute();
		const recused = await recusedIds(ids);
		const all: Needs[] = [];
		const cases = picked.map(({ id, version }) => {
			const value = version === undefined ? id : `${id}:${version}`;
			const row = rows.find((each) => each.id === id);
			if (!row) return { value, refused: recused.has(id) ? ("recused" as const) : ("gone" as const) };
			const needs = deskTransitions(actor, row, rules, now).find((each) => each.to === to)?.needs;
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
 * Changes many cases to one status: each by itself, in the order of their ids, with the permission, event and email that a single change
 * has. Tells of each case why it was not changed.
 */
export async function changeMany(actor: Actor, picked: Picked[], plan: BulkPlan, texts: Texts): Promise<BulkPlan> {
	authorize(actor, "case.handle");
	const cases: BulkPlan["cases"] = [];
	for (const [i, { id, version }] of picked.entries()) {
		const changed = await changeStatus(actor, id, { to: plan.to, version, ...texts }).catch((error) => {
			if (isNotFound(error)) return undefined;
			throw error;
		});
		cases.push({ value: id, reference: plan.cases[i]?.reference, refused: refusalOf(changed) });
	}
	return { ...plan, cases, isDone: true };
}

function refusalOf(changed: StatusChanged | undefined): BulkRefusal | undefined {
	if (!changed) return "gone";
	if (changed.ok) return undefined;
	return changed.refused === "missing" ? "notAllowed" : changed.refused;
}
