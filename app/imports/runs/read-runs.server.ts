import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { db } from "../../base/db/client.server.ts";
import { allRows } from "../../base/db/queries/all-rows.server.ts";
import { doneSoon } from "../../base/jobs/done-soon.server.ts";
import { fromKeys } from "../../base/literals.ts";
import { appliedEffect, type PlannedRow, type Verdict } from "../../records/imports/plan.ts";
import { type ImportKind, importActions } from "../importers.server.ts";
import { isWorking } from "./hold-run.server.ts";

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

/** Waits a moment for a step to end. */
export const settled = (id: number) =>
	doneSoon(async () => {
		const run = await db().selectFrom("import_runs").select("state").where("id", "=", id).executeTakeFirst();
		return !run || !isWorking(run.state);
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
