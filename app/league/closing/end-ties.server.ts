import type { Actor } from "../../access/actor.ts";
import type { AuditEvent } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { type BatchKind, openBatch } from "../../records/batches/batch-rows.server.ts";
import { type AbsentSide, goesWithResult } from "../tie.ts";
import { ruleOfUnplayed } from "../ties/editing/unplayed-rule.server.ts";
import { scoreWithoutPlay } from "../ties/editing/walkover-score.ts";
import { ownTies } from "../ties/own-ties.server.ts";

/** How a tie ends that is not played: called off, or awarded because this side lost it. */
type TieEnd = "call_off" | AbsentSide;
type TieToEnd = { id: number; version: number; group_id: number };
type Reason = { reason: string | null; reason_ar: string | null };
type Ending = Reason & {
	kind: Extract<BatchKind, "withdrawal" | "closing">;
	label: { label: string; label_ar: string };
	event: AuditEvent;
	ties: readonly TieToEnd[];
	endOf: (tie: TieToEnd) => TieEnd;
};

/**
 * Calls ties off or awards them in one step, with one reason, as a batch that can be undone. An awarded tie without a
 * score gets the one of its group's rules. Nothing is done where the actor is captain of a side. Use it in the
 * transaction that locked the ties.
 */
export async function endTies(
	actor: Actor,
	{ kind, label, event, ties, endOf, reason, reason_ar }: Ending,
): Promise<Outcome<{ own: number[] }, { batch: number; count: number }>> {
	const own = await ownTies(
		actor,
		ties.map(({ id }) => id),
	);
	if (own.length > 0) return { ok: false, own };
	const batch = await openBatch(actor, {
		kind,
		record: "match",
		fileName: null,
		label,
		events: { each: "match.updated", all: event },
	});
	if (!batch) throw new Error("A batch without an origin is always new.");
	const unplayed = new Map<number, Awaited<ReturnType<typeof ruleOfUnplayed>>>();
	for (const group of new Set(ties.map(({ group_id }) => group_id))) unplayed.set(group, await ruleOfUnplayed(group));
	const noted = Object.fromEntries(goesWithResult.map((column) => [column, undefined])); // left alone, and restored
	for (const tie of ties) {
		const end = endOf(tie);
		const rule = unplayed.get(tie.group_id);
		const awarded = { outcome: "awarded" as const, absent: end === "call_off" ? null : end, home_score: null };
		const values =
			end === "call_off"
				? { status: "cancelled", phase: "called_off" }
				: {
						...noted,
						status: "completed",
						outcome: "awarded",
						absent: end,
						home_score: undefined,
						away_score: undefined,
						...(rule && scoreWithoutPlay(awarded, rule)),
					};
		const saved = await batch.change(tie.id, tie.version, { ...values, ...(reason_ar && { reason, reason_ar }) });
		if (!saved.ok) throw new Error(`Tie ${tie.id} is locked, and is another one now.`);
	}
	await batch.close();
	return { ok: true, batch: batch.id, count: ties.length };
}

/** Ties without a result of these groups, locked until the transaction ends. */
export const openTiesOf = (groups: readonly number[]) =>
	db()
		.selectFrom("matches")
		.select(["id", "version", "group_id", "home_squad_id", "away_squad_id"])
		.where("group_id", "in", [...groups, 0])
		.where("status", "=", "scheduled")
		.orderBy("id")
		.forUpdate()
		.execute();
