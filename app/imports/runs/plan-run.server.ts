import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { breather } from "../../base/process/breather.server.ts";
import type { Preparation } from "../../records/batches/batch.server.ts";
import { appliedEffect, type Choice, type PlannedRow } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";
import { importers } from "../importers.server.ts";
import type { AnyImporter, Importer, TogetherImporter, WriteOrder } from "../plan/importer.ts";
import { monthFirstQuestions } from "../plan/month-first.ts";
import { planRows } from "../plan/plan-rows.ts";
import type { ReadRow } from "../plan/read-row.ts";
import type { HeldRun } from "./hold-run.server.ts";
import { newestOf } from "./newest.server.ts";
import { refuseOwnRows } from "./own-rows.server.ts";
import type { RunAnswers } from "./tables.ts";

/** Rows of one statement. */
const AT_ONCE = 200;

type StoredRow = Awaited<ReturnType<typeof storedRows>>[number];
/** A row of the run as the records are now, beside the one that was shown. */
export type CurrentPlan = { stored: StoredRow; plan: PlannedRow };
/** `newest` is the last record that the plan knows of. */
type Plan = {
	rows: CurrentPlan[];
	newest: number;
	prepare?: Preparation | undefined;
	complete?: OpenImporter["complete"];
	inOrder?: WriteOrder | undefined;
	write?: Awaited<ReturnType<TogetherImporter["open"]>>["write"];
};

/**
 * The verdict on every row of a run as the records are now; nothing changes. Rows that were imported are the records
 * that they became.
 */
export async function planNow({ kind, id: run, answers, actor }: HeldRun): Promise<Plan> {
	const importer: AnyImporter = importers[kind];
	const breathe = breather();
	const newest = await newestOf(kind);
	const opened = await importer.open(actor);
	const chosen = answers.names ?? [];
	const names = new Map(chosen.flatMap(([given, name, nth]) => (nth === undefined ? [[given, name] as const] : [])));
	const ofRows = Map.groupBy(
		chosen.filter(([, , nth]) => nth !== undefined),
		([, , nth]) => nth,
	);
	const ownNames = (nth: number) => new Map((ofRows.get(nth) ?? []).map(([given, name]) => [given, name]));
	const rows: { stored: StoredRow; given: CsvRow }[] = [];
	for (let last = 0; ; ) {
		const some = await storedRows(run, last);
		for (const stored of some) {
			rows.push({
				stored,
				given: {
					line: stored.line,
					fields: withNames(stored.fields, importer.named, new Map([...names, ...ownNames(stored.nth)])),
				},
			});
			await breathe();
		}
		last = some.at(-1)?.nth ?? 0;
		if (some.length < AT_ONCE) break;
	}
	const given = rows.map((row) => row.given);
	const all =
		"planAll" in opened ? await opened.planAll(given, breathe) : await planEach(rows, opened, answers, breathe);
	const planned = await refuseOwnRows(actor, kind, importer.needed[0] ?? "id", all);
	const askMonthFirst = monthFirstQuestions(given, importer.texts);
	const marked = rows.flatMap(({ stored, given }, i) => {
		const own = planned[i];
		if (!own) return [];
		const plan = askMonthFirst(own, given);
		const named = ofRows.has(stored.nth) ? { ...plan, chosen: Object.fromEntries(ownNames(stored.nth)) } : plan;
		return [{ stored, plan: stored.changed_since ? asWarning(named) : named }];
	});
	return "planAll" in opened
		? { rows: marked, newest, write: opened.write }
		: { rows: marked, newest, prepare: opened.prepare, complete: opened.complete, inOrder: opened.inOrder };
}

type OpenImporter = Awaited<ReturnType<Importer["open"]>>;

async function planEach(
	rows: readonly { stored: StoredRow; given: CsvRow }[],
	{ read: readRow, prepare: _, complete: __, inOrder: ___, ...rules }: OpenImporter,
	{ doubts }: RunAnswers,
	breathe: () => Promise<void>,
) {
	const byRow = new Map<ReadRow, Choice>();
	const read: ReadRow[] = [];
	for (const { stored, given } of rows) {
		const row = readRow(given);
		// A row that was imported speaks of its record, by its id.
		const own = stored.record === null ? row : { ...row, own: stored.record, external: undefined };
		read.push(own);
		if (stored.choice !== null) byRow.set(own, stored.choice);
		await breathe();
	}
	return planRows(read, rules, { byRow, forAll: doubts }, breathe);
}

/** A row whose record changed between the dry run and the import waits for its editor's word. */
export function asWarning(plan: PlannedRow): PlannedRow {
	if (plan.verdict === "wrong" || plan.verdict === "same") return plan;
	const others = (plan.warnings ?? []).filter(({ key }) => key !== "changedSince");
	return { ...plan, warnings: [...others, { key: "changedSince" }], meant: appliedEffect(plan), verdict: "warning" };
}

const storedRows = (run: number, after: number) =>
	db()
		.selectFrom("import_run_rows")
		.select(["nth", "line", "fields", "plan", "verdict", "choice", "meant", "changed_since", "record"])
		.where("import_run_id", "=", run)
		.where("nth", ">", after)
		.orderBy("nth")
		.limit(AT_ONCE)
		.execute();

/** The fields of a row with the chosen names in place of those of the file, each of two that are joined by `+` too. */
function withNames(fields: Record<string, string>, columns: readonly string[], names: ReadonlyMap<string, string>) {
	const chosen = columns.flatMap((column) => {
		const given = fields[column] ?? "";
		const parts = given.split("+").map((part) => names.get(part.trim()) ?? part);
		const name = names.get(given) ?? parts.join("+");
		return name === given ? [] : [[column, name] as const];
	});
	return chosen.length === 0 ? fields : { ...fields, ...Object.fromEntries(chosen) };
}

/** Stores what rows would do. */
export async function storePlans(run: number, rows: readonly CurrentPlan[]) {
	for (let i = 0; i < rows.length; i += AT_ONCE) {
		const some = rows.slice(i, i + AT_ONCE).map(({ stored, plan }) => ({ nth: stored.nth, plan, ...marksOf(plan) }));
		await sql`update import_run_rows as r set plan = p.plan, verdict = p.verdict, changed_since = p.changed_since
			from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as p (nth integer, plan jsonb, verdict text,
				changed_since boolean)
			where r.import_run_id = ${run} and r.nth = p.nth`.execute(db());
	}
}

/** Takes the answers for rows away. */
export async function forgetAnswers(run: number, rows: readonly number[]) {
	for (let i = 0; i < rows.length; i += AT_ONCE)
		await db()
			.updateTable("import_run_rows")
			.set({ meant: false, choice: null })
			.where("import_run_id", "=", run)
			.where("nth", "in", rows.slice(i, i + AT_ONCE))
			.execute();
}

const marksOf = ({ verdict, warnings = [] }: PlannedRow) => ({
	verdict,
	changed_since: warnings.some(({ key }) => key === "changedSince"),
});
