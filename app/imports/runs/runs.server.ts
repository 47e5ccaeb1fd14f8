import { sql } from "kysely";
import { type Actor, accountIdOf, storedActor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { enqueue } from "../../base/jobs/queue.server.ts";
import type { Choice } from "../../records/imports/plan.ts";
import { importActions } from "../importers.server.ts";
import { importQueue } from "./queue.ts";
import { resumeLostRuns } from "./run-job.server.ts";

export type RowAnswers = { choices: ReadonlyMap<number, Choice | null>; meant: ReadonlyMap<number, boolean> };
type FileAnswers = { warnings?: boolean; doubts?: "same" | "new" | undefined };

/**
 * Stores answers, row by row and for the file; those of other rows stay. False when the run is being worked on. The log
 * names who answers for a file that another person uploaded.
 */
export function saveAnswers(actor: Actor, id: number, rows: RowAnswers, file: FileAnswers): Promise<boolean> {
	return inTransaction(async () => {
		const run = await lockedRun(actor, id);
		if (run?.state !== "planned") return false;
		const given = [...new Set([...rows.choices.keys(), ...rows.meant.keys()])].map((nth) => ({
			nth,
			choice: rows.choices.get(nth) ?? null,
			meant: rows.meant.get(nth) ?? false,
		}));
		await sql`update import_run_rows as r set choice = nullif(a.choice, 'null'), meant = a.meant
			from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as a (nth integer, choice jsonb, meant boolean)
			where r.import_run_id = ${id} and r.nth = a.nth and r.record is null`.execute(db());
		await db()
			.updateTable("import_runs")
			.set({ answers: JSON.stringify({ ...run.answers, ...file }) })
			.where("id", "=", id)
			.execute();
		if (run.started_by_id !== accountIdOf(actor)) await audit(actor, "import.answered", `import-run:${id}`);
		return true;
	});
}

/**
 * Takes another name in place of one that none has, in the whole file or, of namesakes, in one row; the file is planned
 * again. The name itself takes the choice back.
 */
export function chooseName(actor: Actor, id: number, given: string, chosen: string, nth?: number): Promise<boolean> {
	return inTransaction(async () => {
		const run = await lockedRun(actor, id);
		if (run?.state !== "planned") return false;
		const others = (run.answers.names ?? []).filter((each) => each[0] !== given || each[2] !== nth);
		const own = nth === undefined ? [given, chosen] : [given, chosen, nth];
		const names = (given === chosen ? others : [...others, own]).slice(-MAX_NAMES);
		await db()
			.updateTable("import_runs")
			.set({ state: "planning", done: 0, answers: JSON.stringify({ ...run.answers, names }) })
			.where("id", "=", id)
			.execute();
		await audit(actor, "import.answered", `import-run:${id}`);
		await enqueue(importQueue, { id });
		return true;
	});
}
const MAX_NAMES = 1000;

type StartOutcome = { ok: true } | { ok: false; busy?: string | null; undone?: true };

/**
 * Lets a run be applied, when no other of its kind is; `busy` is who began that one. It is applied in the name of the
 * one who says so, who may be another than the one who uploaded the file. The rest of a run whose import is undone, or
 * is being undone, is imported no more.
 */
export async function beginImport(actor: Actor, id: number, { queued = true } = {}): Promise<StartOutcome> {
	const begun = await inTransaction(async (): Promise<StartOutcome> => {
		const run = await lockedRun(actor, id);
		if (run?.state !== "planned") return { ok: false };
		await sql`select pg_advisory_xact_lock(hashtext('import run'), hashtext(${run.kind}))`.execute(db());
		if (run.import_batch_id !== null && (await isUndone(run.import_batch_id))) return { ok: false, undone: true };
		const other = await db()
			.selectFrom("import_runs as r")
			.leftJoin("accounts as a", "a.id", "r.started_by_id")
			.select("a.email")
			.where("r.kind", "=", run.kind)
			.where("r.state", "=", "importing")
			.executeTakeFirst();
		if (other) return { ok: false, busy: other.email };
		await db()
			.updateTable("import_runs")
			.set({ state: "importing", done: 0, finished_at: null, worker_until: sql`now() + interval '10 minutes'` })
			.set({ started_by_id: accountIdOf(actor), started_by: storedActor(actor) })
			.where("id", "=", id)
			.execute();
		await takeAnswers(id, run.answers.warnings === true);
		if (queued) await enqueue(importQueue, { id });
		return { ok: true };
	});
	if (!begun.ok) await resumeLostRuns(new Date());
	return begun;
}

/** Whether a batch is undone, or is being undone; neither begins before the transaction ends. */
async function isUndone(id: number): Promise<boolean> {
	const batch = await db()
		.selectFrom("import_batches")
		.select(["undone_at", "undoing_since", "undo_of"])
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();
	return batch !== undefined && (batch.undone_at ?? batch.undoing_since ?? batch.undo_of) !== null;
}

/** Rows that asked because their records changed, and have an answer now, ask no more. */
const takeAnswers = (run: number, areAllMeant: boolean) =>
	db()
		.updateTable("import_run_rows")
		.set({ changed_since: false })
		.where("import_run_id", "=", run)
		.where("changed_since", "=", true)
		.where("record", "is", null)
		.where((eb) => eb.or([eb.lit(areAllMeant), eb("meant", "=", true), eb("choice", "is not", null)]))
		.execute();

async function lockedRun(actor: Actor, id: number) {
	const run = await db()
		.selectFrom("import_runs")
		.select(["kind", "state", "answers", "import_batch_id", "started_by_id"])
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();
	if (run) authorize(actor, importActions[run.kind]);
	return run;
}

/** Discards a file that was not imported; the next night removes its rows. */
export async function discardRun(actor: Actor, id: number): Promise<boolean> {
	return inTransaction(async () => {
		const run = await lockedRun(actor, id);
		if (!run || run.state === "importing") return false;
		await db().updateTable("import_runs").set({ state: "discarded" }).where("id", "=", id).execute();
		await audit(actor, "import.discarded", `import-run:${id}`);
		return true;
	});
}
