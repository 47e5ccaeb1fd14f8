import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { actorOfTask } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import { isOneOf } from "../../base/literals.ts";
import type { RunState } from "./tables.ts";

/** How long a run without a sign of its worker is left alone. */
const PATIENCE_SECONDS = 120;
const inPatience = sql<Date>`now() + ${`${PATIENCE_SECONDS} seconds`}::interval`;

/** The states of a run that a worker plans or applies. */
export const workingStates = ["planning", "importing"] as const satisfies readonly RunState[];
export const isWorking = (state: RunState) => isOneOf(workingStates, state);

export type HeldRun = NonNullable<Awaited<ReturnType<typeof holdRun>>>;

/**
 * Takes a run in hand for a step; one that had it before ends at its next slice. Undefined when there is nothing to do.
 */
export async function holdRun(id: number) {
	const worker = randomUUID();
	const run = await db()
		.updateTable("import_runs")
		.set({ worker, worker_until: inPatience })
		.where("id", "=", id)
		.where("state", "in", workingStates)
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

/** Ends the step of a run, which then waits for its editor. */
export async function endStep({ id, worker }: Pick<HeldRun, "id" | "worker">) {
	const now = new Date();
	await db()
		.updateTable("import_runs")
		.set({ state: "planned", planned_at: now, finished_at: now, worker: null, worker_until: null })
		.where("id", "=", id)
		.where("worker", "=", worker)
		.execute();
}
