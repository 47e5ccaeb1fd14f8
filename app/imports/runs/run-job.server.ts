import { db } from "../../base/db/client.server.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { enqueue } from "../../base/jobs/queue.server.ts";
import { log } from "../../base/log/log.server.ts";
import { applyRun } from "./apply-run.server.ts";
import { endStep, type HeldRun, holdRun, isHeld, workingStates } from "./hold-run.server.ts";
import { planNow, storePlans } from "./plan-run.server.ts";
import { importQueue } from "./queue.ts";

/** Rows whose verdicts are stored between two signs of progress. */
const AT_ONCE = 400;

/** Plans or applies a run. One that stopped with its server goes on where it ended. */
export const importJob: JobKind<{ id: number }> = {
	...importQueue,
	atOnce: 2,
	expireSeconds: 6 * 3600,
	retryLimit: 5,
	retryDelay: 5,
	async run({ id }, { last }) {
		try {
			await proceed(id);
		} catch (error) {
			log.error("import.failed", { id, error });
			if (!last) throw error;
			await fail(id);
		}
	},
};

/** Does the next step of a run that no task repeats: an error ends the run. */
export async function proceedOnce(id: number) {
	try {
		await proceed(id);
	} catch (error) {
		await fail(id);
		throw error;
	}
}

const fail = (id: number) =>
	db()
		.updateTable("import_runs")
		.set({ state: "failed", worker: null, worker_until: null })
		.where("id", "=", id)
		.where("state", "in", workingStates)
		.execute();

/** Does the next step of a run. */
export async function proceed(id: number) {
	await asKind("import", async () => {
		const run = await holdRun(id);
		if (!run) return;
		const isDone = run.state === "planning" ? await plan(run) : await applyRun(run);
		if (isDone) await endStep(run);
	});
}

async function plan(run: HeldRun): Promise<boolean> {
	const { rows } = await planNow(run);
	for (let i = 0; i < rows.length; i += AT_ONCE) {
		const some = rows.slice(i, i + AT_ONCE);
		await storePlans(run.id, some);
		if (!(await isHeld(run, some.length))) return false;
	}
	return true;
}

/**
 * Begins steps again whose worker gave no sign for a while: a command that was ended, or a process that no queue knows.
 */
export async function resumeLostRuns(now: Date) {
	const lost = await db()
		.updateTable("import_runs")
		.set({ worker_until: new Date(now.getTime() + 3_600_000) })
		.where("state", "in", workingStates)
		.where("worker_until", "<", now)
		.returning("id")
		.execute();
	for (const { id } of lost) await enqueue(importQueue, { id });
}
