import { db, inTransaction } from "../../base/db/client.server.ts";
import { continueBatch, openBatch } from "../../records/batches/batch-rows.server.ts";
import { effectOf, isSamePlan, isSlip } from "../../records/imports/plan.ts";
import { importRecords } from "../importers.server.ts";
import type { Work, WorkOfRun } from "../plan/work.ts";
import { type HeldRun, isHeld } from "./hold-run.server.ts";
import { noteWritten } from "./note-written.server.ts";
import { asWarning, type CurrentPlan, forgetAnswers, planNow, storePlans } from "./plan-run.server.ts";
import { writeRows } from "./write-rows.server.ts";

/**
 * Applies a run that was planned, in slices. Each row is planned again first: one that would now do something else than
 * was shown, because records changed since, is left and asks. Rows that are written stay written: a run that was
 * interrupted goes on where it ended. False when another worker has taken the run.
 */
export async function applyRun(run: HeldRun): Promise<boolean> {
	const batchId = await batchOf(run);
	for (;;) {
		const plan = await planNow(run);
		const open = plan.rows.filter(({ stored }) => stored.record === null);
		const isAsked = (row: CurrentPlan) => isChanged(row) || (isNewSlip(row) && run.answers.warnings !== true);
		const [asked, rest] = [open.filter(isAsked), open.filter((row) => !isAsked(row))];
		await askAbout(run.id, asked);
		const given = rest.flatMap((row) => workOf(row, run));
		const work = plan.inOrder?.(given) ?? given;
		await startProgress(run, work.length);
		const end = plan.write
			? await plan.write(workOfRun(run, batchId), work)
			: await writeRows(run, work, { ...plan, batchId });
		if (end === "lost") return false;
		if (end === "again") continue;
		await inTransaction(() => continueBatch(run.actor, batchId, recordOf(run)).close());
		return true;
	}
}

const workOfRun = (run: HeldRun, batchId: number): WorkOfRun => ({
	actor: run.actor,
	fileName: run.file_name,
	batchId,
	hold: (rows) => isHeld(run, rows),
	note: (written) => noteWritten(run.id, written),
});

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
function isChanged({ stored, plan }: CurrentPlan): boolean {
	if (!stored.plan) return true;
	const chosen = plan.doubt?.chosen;
	if (chosen === "new") return false;
	if (chosen === undefined) return !isSamePlan(stored.plan, plan);
	const shown = stored.plan.doubt?.candidates.find(({ id }) => id === chosen);
	return shown === undefined || shown.version !== plan.version;
}

/** Whether a row that was shown as clear is likely a slip by now. */
const isNewSlip = ({ stored, plan }: CurrentPlan) => isSlip(plan) && stored.plan !== null && !isSlip(stored.plan);

/**
 * Rows whose records changed since they were shown are shown again, with a warning; answers that were given before do
 * not count for them.
 */
async function askAbout(run: number, rows: readonly CurrentPlan[]) {
	await forgetAnswers(
		run,
		rows.map(({ stored }) => stored.nth),
	);
	await storePlans(
		run,
		rows.map(({ plan, ...row }) => ({ ...row, plan: asWarning(plan) })),
	);
}

function workOf({ stored, plan }: CurrentPlan, { answers }: HeldRun): Work[] {
	if (stored.changed_since) return []; // it waits for an answer
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
