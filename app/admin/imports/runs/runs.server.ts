import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { allRows } from "../../../base/db/queries/all-rows.server.ts";
import { doneSoon } from "../../../base/jobs/done-soon.server.ts";
import { enqueue } from "../../../base/jobs/queue.server.ts";
import { fromKeys } from "../../../base/literals.ts";
import { appliedEffect, type Choice, type PlannedRow, type Verdict } from "../../../records/imports/plan.ts";
import { type ImportKind, importActions } from "../importers.server.ts";
import { importQueue } from "./queue.ts";
import { resumeLostRuns } from "./run-job.server.ts";

export const ROWS_PER_PAGE = 100;
/** In the order of the page: rows that say something come first. */
export const verdicts = ["wrong", "warning", "changed", "new", "same"] as const satisfies Verdict[];

/** A run with the figures of its batch, for those who may import its kind. */
export async function runById(actor: Actor, id: number) {
	const run = await db()
		.selectFrom("import_runs as r")
		.leftJoin("import_batches as b", "b.id", "r.import_batch_id")
		.select(["r.id", "r.kind", "r.file_name", "r.state", "r.total", "r.done", "r.answers", "r.import_batch_id"])
		.select(["b.created", "b.updated", "b.undone_at", "b.undoing_since"])
		.where("r.id", "=", id)
		.executeTakeFirst();
	if (run) authorize(actor, importActions[run.kind]);
	return run;
}

export type RunCounts = Awaited<ReturnType<typeof countsOf>>;

/** How many rows have each verdict, how many of them are imported, and how many ask. */
export async function countsOf(run: number) {
	const { rows } = await sql<{
		verdict: Verdict;
		rows: number;
		left: number;
		slips: number;
		doubts: number;
		since: number;
	}>`
		select verdict, count(*)::int as rows, (count(*) filter (where record is null))::int as left,
			(count(*) filter (where verdict = 'warning' and record is null
				and jsonb_array_length(plan->'warnings') > (plan ? 'doubt')::int))::int as slips,
			(count(*) filter (where verdict = 'warning' and record is null and plan ? 'doubt'))::int as doubts,
			(count(*) filter (where changed_since and record is null))::int as since
		from import_run_rows where import_run_id = ${run} and verdict is not null group by verdict`.execute(db());
	const of = (verdict: Verdict) => rows.find((each) => each.verdict === verdict);
	const sum = (column: "left" | "slips" | "doubts" | "since") => rows.reduce((total, row) => total + row[column], 0);
	return {
		rows: fromKeys(verdicts, (verdict) => of(verdict)?.rows ?? 0),
		left: (of("new")?.left ?? 0) + (of("changed")?.left ?? 0),
		asks: of("warning")?.left ?? 0,
		slips: sum("slips"),
		doubts: sum("doubts"),
		changedSince: sum("since"),
	};
}

/** One page of the rows, those with problems and questions first; of one verdict, or of all. */
export async function rowsPage(run: number, { rows: counts }: RunCounts, page: number, show?: Verdict) {
	const found: Awaited<ReturnType<typeof rowsOf>> = [];
	let skip = (page - 1) * ROWS_PER_PAGE;
	for (const verdict of show ? [show] : verdicts) {
		const most = ROWS_PER_PAGE - found.length;
		if (most > 0 && skip < counts[verdict]) found.push(...(await rowsOf(run, verdict, skip, most)));
		skip = Math.max(0, skip - counts[verdict]);
	}
	return found;
}

const rowsOf = (run: number, verdict: Verdict, offset: number, limit: number) =>
	db()
		.selectFrom("import_run_rows")
		.select(["nth", "plan", "choice", "meant", "record"])
		.where("import_run_id", "=", run)
		.where("verdict", "=", verdict)
		.orderBy("nth")
		.offset(offset)
		.limit(limit)
		.execute();

export type RowAnswers = { choices: ReadonlyMap<number, Choice | null>; meant: ReadonlyMap<number, boolean> };
type FileAnswers = { warnings?: boolean; doubts?: "same" | "new" | undefined };

/** Stores answers, row by row and for the file; those of other rows stay. False when the run is being worked on. */
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
		return true;
	});
}

/**
 * Takes another name in place of one that none has, in the whole file or, of namesakes, in one row; the file is planned again. The name itself
 * takes the choice back.
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
		await enqueue(importQueue, { id });
		return true;
	});
}
const MAX_NAMES = 1000;

type Begun = { ok: true } | { ok: false; busy?: string | null; undone?: true };

/**
 * Lets a run be applied, when no other of its kind is; `busy` is who began that one. The rest of a run whose import is undone, or is being undone,
 * is imported no more.
 */
export async function beginImport(actor: Actor, id: number, { queued = true } = {}): Promise<Begun> {
	const begun = await inTransaction(async (): Promise<Begun> => {
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
		.select(["kind", "state", "answers", "import_batch_id"])
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();
	if (run) authorize(actor, importActions[run.kind]);
	return run;
}

/** Waits a moment for a step to end. */
export const settled = (id: number) =>
	doneSoon(async () => {
		const run = await db().selectFrom("import_runs").select("state").where("id", "=", id).executeTakeFirst();
		return run?.state !== "planning" && run?.state !== "importing";
	});

/** Every row of a run with its result, as a program is told. */
export async function allRowsOf(run: number): Promise<PlannedRow[]> {
	const rows = await allRows(
		(after, most) =>
			db()
				.selectFrom("import_run_rows")
				.select(["nth as id", "plan", "record"])
				.where("import_run_id", "=", run)
				.where("nth", ">", after)
				.orderBy("nth")
				.limit(most)
				.execute(),
		200,
	);
	return rows.flatMap(({ plan, record }) => {
		if (!plan) return [];
		return record === null ? plan : { ...plan, verdict: appliedEffect(plan) ?? plan.verdict, id: record };
	});
}

/** The batch of a run that was applied. */
export const batchOfRun = (run: number) =>
	db()
		.selectFrom("import_runs as r")
		.innerJoin("import_batches as b", "b.id", "r.import_batch_id")
		.select(["b.id", "b.created", "b.updated"])
		.where("r.id", "=", run)
		.executeTakeFirst();

/** Discards a file that was not imported; the next night removes its rows. */
export async function discardRun(actor: Actor, id: number): Promise<boolean> {
	return inTransaction(async () => {
		const run = await lockedRun(actor, id);
		if (!run || run.state === "importing") return false;
		await db().updateTable("import_runs").set({ state: "discarded" }).where("id", "=", id).execute();
		return true;
	});
}

/** The last files of a kind whose import has not ended, latest first. */
export const latestRuns = (kind: ImportKind) =>
	db()
		.selectFrom("import_runs as r")
		.leftJoin("accounts as a", "a.id", "r.started_by_id")
		.select(["r.id", "r.file_name", "r.state", "r.total", "r.created_at", "a.email"])
		.where("r.kind", "=", kind)
		.where("r.state", "in", ["planning", "planned", "importing"])
		.where((eb) => eb.or([eb("r.import_batch_id", "is", null), eb("r.state", "=", "importing")]))
		.orderBy("r.id", "desc")
		.limit(10)
		.execute();
