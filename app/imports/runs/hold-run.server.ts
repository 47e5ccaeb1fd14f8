import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { actorOfTask } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import type { RunState } from "./tables.ts";

/** How long a run without a sign of its worker is left alone. */
const PATIENCE_SECONDS = 120;
const inPatience = sql<Date>`now() + ${`${PATIENCE_SECONDS} seconds`}::interval`;

export type HeldRun = NonNullable<Awaited<ReturnType<typeof holdRun>>>;

/**
 * Takes a run in hand for a step; one that had it before ends at its next slice. Undefined when the run is in another
 * state.
 */
export async function holdRun(id: number, states: readonly RunState[]) {
	const worker = randomUUID();
	const run = await db()
		.updateTable("import_runs")
		.set({ worker, worker_until: inPatience })
		.where("id", "=", id)
		.where("state", "in", states)
		.returning(["id", "kind", "file_name", "state", "answers", "import_batch_id", "started_by"])
		.executeTakeFirst();
	if (!run) return undefined;
	return { ...run, actor: actorOfTask(run.started_by), worker };
}

/**
 * Whether a run is still this worker's, which stays so until the transaction ends. Counts rows that it is through with.
 */
export async function isHeld({ id, worker }: Pick<HeldRun, "id" | "worker">, through: number): Promise<boolean> {
	const { numUpdatedRows } = await db()
		.updateTable("import_runs")
		.set((eb) => ({ done: eb("done", "+", through), worker_until: inPatience }))
		.where("id", "=", id)
		.where("worker", "=", worker)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Ends the step of a run. */
export async function endStep({ id, worker }: Pick<HeldRun, "id" | "worker">, end: { state: RunState }) {
	const now = new Date();
	const times = end.state === "planned" ? { planned_at: now, finished_at: now } : { finished_at: now };
	await db()
		.updateTable("import_runs")
		.set({ ...end, ...times, worker: null, worker_until: null })
		.where("id", "=", id)
		.where("worker", "=", worker)
		.execute();
}
