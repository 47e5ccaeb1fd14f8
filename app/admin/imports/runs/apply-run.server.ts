import { db, inTransaction } from "../../../base/db/client.server.ts";
import { continueBatch, openBatch } from "../../../records/batches/batch-rows.server.ts";
import { effectOf, isSamePlan } from "../../../records/import-plan.ts";
import { importRecords } from "../importers.server.ts";
import type { HeldRun } from "./hold-run.server.ts";
import { asWarning, type PlannedNow, planNow, storePlans } from "./plan-run.server.ts";
import { type Work, writeRows } from "./write-rows.server.ts";

/**
 * Applies a run that was planned, in slices. Each row is planned again first: one that would now do something else than was shown, because
 * records changed since, is left and asks. Rows that are written stay written: a run that was interrupted goes on where it ended. False when
 * another worker has taken the run.
 */
export async function applyRun(run: HeldRun): Promise<boolean> {
	const batchId = await batchOf(run);
	for (;;) {
		const plan = await planNow(run.kind, run.id, run.answers);
		const open = plan.rows.filter(({ stored }) => stored.record === null);
		const [asked, rest] = [open.filter(isChanged), open.filter((row) => !isChanged(row))];
		await askAbout(run.id, asked);
		const work = rest.flatMap((row) => workOf(row, run));
		await startProgress(run, work.length);
		const end = await writeRows(run, work, { batchId, newest: plan.newest, prepare: plan.prepare });
		if (end === "lost") return false;
		if (end === "again") continue;
		await inTransaction(() => continueBatch(run.actor, batchId, recordOf(run)).close());
		return true;
	}
}

/** The batch of the run; it is made before the first row is written. */
async function batchOf(run: HeldRun): Promise<number> {
	if (run.import_batch_id !== null) return run.import_batch_id;
	return inTransaction(async () => {
		const made = await openBatch(run.actor, { ...recordOf(run), fileName: run.file_name });
		if (!made) throw new Error("A batch without an origin is always new.");
		await db().updateTable("import_runs").set({ import_batch_id: made.id }).where("id", "=", run.id).execute();
		return made.id;
	});
}

const recordOf = ({ kind }: HeldRun) => ({ kind, record: importRecords[kind] });

/** Whether a row would now do something else than it was shown to do. */
function isChanged({ stored, plan }: PlannedNow): boolean {
	if (!stored.plan) return true;
	const chosen = plan.doubt?.chosen;
	if (chosen === "new") return false;
	if (chosen === undefined) return !isSamePlan(stored.plan, plan);
	const shown = stored.plan.doubt?.candidates.find(({ id }) => id === chosen);
	return shown === undefined || shown.version !== plan.version;
}

/** Rows whose records changed since they were shown are shown again, with a warning. */
const askAbout = (run: number, rows: readonly PlannedNow[]) =>
	storePlans(
		run,
		rows.map(({ plan, ...row }) => ({ ...row, plan: asWarning(plan) })),
	);

function workOf({ stored, plan }: PlannedNow, { answers }: HeldRun): Work[] {
	const effect = effectOf(plan, stored.meant || answers.warnings === true);
	return effect === "new" || effect === "changed" ? [{ nth: stored.nth, effect, plan }] : [];
}

/** Rows that need no more work count as done. */
const startProgress = ({ id, worker }: HeldRun, work: number) =>
	db()
		.updateTable("import_runs")
		.set((eb) => ({ done: eb("total", "-", work) }))
		.where("id", "=", id)
		.where("worker", "=", worker)
		.execute();
