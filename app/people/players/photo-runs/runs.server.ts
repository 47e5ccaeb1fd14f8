import { type Actor, accountIdOf, storedActor } from "../../../access/actor.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { doneSoon } from "../../../base/jobs/done-soon.server.ts";
import { enqueue } from "../../../base/jobs/queue.server.ts";
import type { RunKind } from "./outcome.ts";

export type Run = NonNullable<Awaited<ReturnType<typeof latestRun>>>;

const columns = ["id", "kind", "state", "total", "done", "report", "problem", "created_at", "finished_at"] as const;

/** The queue in which runs wait for `bulkJob`. */
export const bulkRunQueue = { name: "bulk-run" };

/** The last run of a kind, still going or over; undefined when there was none. */
export function latestRun(kind: RunKind) {
	return db().selectFrom("bulk_runs").select(columns).where("kind", "=", kind).orderBy("id", "desc").executeTakeFirst();
}

/** The last run of every kind, by kind. */
export async function latestRuns(): Promise<Partial<Record<RunKind, Run>>> {
	const rows = await db()
		.selectFrom("bulk_runs")
		.select(columns)
		.distinctOn("kind")
		.orderBy("kind")
		.orderBy("id", "desc")
		.execute();
	return Object.fromEntries(rows.map((run) => [run.kind, run]));
}

/**
 * Begins a run in the queue: it outlasts a request, and one that stopped with its server goes on with the rest. One of
 * a kind goes at a time: while it does, nothing new begins and the answer is undefined. The account that started the
 * run is stored, because the work continues without its session.
 */
export function beginRun(actor: Actor, kind: RunKind): Promise<number | undefined> {
	return inTransaction(async () => {
		const begun = await db()
			.insertInto("bulk_runs")
			.values({
				kind,
				started_by_id: accountIdOf(actor),
				started_by: storedActor(actor),
			})
			.onConflict((oc) => oc.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!begun) return undefined;
		await audit(actor, "bulk-run.started", `bulk-run:${begun.id}`, { kind });
		await enqueue(bulkRunQueue, { id: begun.id });
		return begun.id;
	});
}

/** Waits a moment for a run to end. */
export const settled = (id: number) =>
	doneSoon(async () => {
		const run = await db().selectFrom("bulk_runs").select("state").where("id", "=", id).executeTakeFirst();
		return run?.state !== "processing";
	});
