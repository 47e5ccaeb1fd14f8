import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { breather } from "../../../base/process/breather.server.ts";
import { appliedEffect, type PlannedRow } from "../../../records/import-plan.ts";
import { type ImportKind, importers } from "../importers.server.ts";
import type { Importer, Prepare } from "../plan/importer.ts";
import { planRows } from "../plan/plan-rows.ts";
import type { ReadRow } from "../plan/read-row.ts";
import { newestOf } from "./newest.server.ts";
import type { RunAnswers } from "./tables.ts";

/** Rows of one statement. */
const AT_ONCE = 200;

type StoredRow = Awaited<ReturnType<typeof storedRows>>[number];
/** A row of the run as the records are now, beside the one that was shown. */
export type PlannedNow = { stored: StoredRow; plan: PlannedRow };
/** `newest` is the last record that the plan knows of. */
type Plan = { rows: PlannedNow[]; newest: number; prepare?: Prepare | undefined };

/** The verdict on every row of a run as the records are now; nothing changes. Rows that were imported are the records that they became. */
export async function planNow(kind: ImportKind, run: number, answers: RunAnswers): Promise<Plan> {
	const importer: Importer = importers[kind];
	const breathe = breather();
	const newest = await newestOf(kind);
	const { read: readRow, prepare, ...rules } = await importer.open();
	const names = new Map(answers.names ?? []);
	const rows: { stored: StoredRow; read: ReadRow }[] = [];
	for (let last = 0; ; ) {
		const some = await storedRows(run, last);
		for (const stored of some) {
			const row = readRow({ line: stored.line, fields: withNames(stored.fields, importer.named, names) });
			// A row that was imported speaks of its record, by its id.
			rows.push({ stored, read: stored.record === null ? row : { ...row, own: stored.record, external: undefined } });
			await breathe();
		}
		last = some.at(-1)?.nth ?? 0;
		if (some.length < AT_ONCE) break;
	}
	const byRow = new Map(
		rows.flatMap(({ stored, read }) => (stored.choice === null ? [] : [[read, stored.choice] as const])),
	);
	const planned = await planRows(
		rows.map(({ read }) => read),
		rules,
		{ byRow, forAll: answers.doubts },
		breathe,
	);
	const marked = rows.flatMap(({ stored }, i) => {
		const plan = planned[i];
		return plan ? [{ stored, plan: stored.changed_since ? asWarning(plan) : plan }] : [];
	});
	return { rows: marked, newest, prepare };
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

/** The fields of a row with the chosen names in place of those of the file. */
function withNames(fields: Record<string, string>, columns: readonly string[], names: ReadonlyMap<string, string>) {
	const chosen = columns.flatMap((column) => {
		const name = names.get(fields[column] ?? "");
		return name === undefined ? [] : [[column, name] as const];
	});
	return chosen.length === 0 ? fields : { ...fields, ...Object.fromEntries(chosen) };
}

/** Stores what rows would do. */
export async function storePlans(run: number, rows: readonly PlannedNow[]) {
	for (let i = 0; i < rows.length; i += AT_ONCE) {
		const some = rows.slice(i, i + AT_ONCE).map(({ stored, plan }) => ({ nth: stored.nth, plan, ...marksOf(plan) }));
		await sql`update import_run_rows as r set plan = p.plan, verdict = p.verdict, changed_since = p.changed_since
			from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as p (nth integer, plan jsonb, verdict text, changed_since boolean)
			where r.import_run_id = ${run} and r.nth = p.nth`.execute(db());
	}
}

const marksOf = ({ verdict, warnings = [] }: PlannedRow) => ({
	verdict,
	changed_since: warnings.some(({ key }) => key === "changedSince"),
});
