import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import type { Action } from "../../access/policy.ts";
import { inTransaction } from "../../base/db/client.server.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import { busy } from "../../base/http/http-errors.ts";
import { Busy, Turns } from "../../base/process/turns.server.ts";
import { applyBatch, lockImports } from "../../records/batches/batch.server.ts";
import { type CsvRow, decodeCsv, MAX_ROWS, readCsv } from "../../records/csv.server.ts";
import { appliedRows, type PlannedRow } from "../../records/import-plan.ts";
import { type ImportKind, importers } from "./importers.server.ts";
import type { Importer, Prepare } from "./plan/importer.ts";
import { type Choices, planRows } from "./plan/plan-rows.ts";

const actions = {
	teams: "team.manage",
	players: "player.manage",
	groups: "league.manage",
	entries: "league.manage",
	adjustments: "league.manage",
	matches: "match.manage",
} as const satisfies Record<ImportKind, Action>;

export type FileProblem = { problem: "notACsv" | "tooManyRows" } | { missing: string[] } | { unknown: string[] };
/** Unknown columns that are named. */
const MAX_NAMED = 10;

/**
 * The answers of an editor to a file that was shown: clubs in place of names that none has, that its likely slips are meant, and the records
 * that doubtful rows speak of.
 */
export type Answers = { clubs: ReadonlyMap<string, string>; warningsAreMeant: boolean; choices: Choices };
const none: Answers = { clubs: new Map(), warningsAreMeant: false, choices: { byLine: new Map() } };

/** Files are read into memory one at a time; the others wait on disk. */
const turns = new Turns({ atOnce: 1, most: 100, seconds: 60 });

/** Work in its turn. Throws 503 when that does not come. */
const inTurn = <T>(work: () => Promise<T>) =>
	turns.take(work).catch((error) => {
		throw error instanceof Busy ? busy(error.retryAfter) : error;
	});

/** The verdict on every row of an uploaded file, and its text; nothing changes. Throws 503 when its turn does not come. */
export const planFile = (actor: Actor, kind: ImportKind, file: File) =>
	planInTurn(actor, kind, async () => decodeCsv(await file.bytes()), none);

/** The same for the text of a file that was shown before, with clubs that were chosen since. */
export const planText = (actor: Actor, kind: ImportKind, text: string, answers: Answers) =>
	planInTurn(actor, kind, async () => text, answers);

const planInTurn = (actor: Actor, kind: ImportKind, read: () => Promise<string>, answers: Answers) =>
	inTurn(async () => {
		authorize(actor, actions[kind]);
		const csv = await read();
		const file = rowsOf(kind, csv);
		if (!("rows" in file)) return file;
		const { rows } = await asKind("import", () => planNow(kind, file.rows, answers));
		return { rows, csv };
	});

/**
 * Looks at the file once more and carries it out. Rows that are wrong are left out, and those that are there already too. It is planned and
 * written behind the lock of its kind: of two presses of the button the second finds nothing to do.
 */
export const importFile = (actor: Actor, kind: ImportKind, fileName: string, text: string, answers: Answers) =>
	inTurn(async () => {
		authorize(actor, actions[kind]);
		const file = rowsOf(kind, text);
		if (!("rows" in file)) return file;
		const apply = async () => {
			await lockImports(kind);
			const { rows, prepare } = await planNow(kind, file.rows, answers);
			const applied = appliedRows(rows, answers.warningsAreMeant);
			const { ids, ...batch } = await applyBatch(actor, kind, fileName.slice(0, 200), applied, prepare);
			return { ...batch, rows: applied.map((row) => ({ ...row, id: row.id ?? ids.get(row.line) })) };
		};
		return asKind("import", () => inTransaction(apply));
	});

/** The rows of a file of a kind, or why it is none. */
function rowsOf(kind: ImportKind, text: string): { rows: CsvRow[] } | FileProblem {
	const { columns, needed }: Importer = importers[kind];
	const file = readCsv(text, columns);
	if (!file) return { problem: "notACsv" };
	if (file.rows.length > MAX_ROWS) return { problem: "tooManyRows" };
	const missing = needed.filter((column) => !file.columns.includes(column));
	if (missing.length > 0) return { missing };
	const unknown = file.columns.filter((column) => column !== "" && !columns.includes(column));
	return unknown.length > 0 ? { unknown: unknown.slice(0, MAX_NAMED).map((name) => name.slice(0, 60)) } : file;
}

/** The verdict on every row, as the records are now; nothing changes. */
async function planNow(kind: ImportKind, rows: CsvRow[], { clubs, choices }: Answers): Promise<Planned> {
	const importer: Importer = importers[kind];
	const { read, prepare, ...rules } = await importer.open();
	const withChosen = (row: CsvRow) => ({ ...row, fields: withNames(row.fields, importer.named, clubs) });
	const planned = planRows(
		rows.map((row) => read(withChosen(row))),
		rules,
		choices,
	);
	return { rows: planned, prepare };
}
type Planned = { rows: PlannedRow[]; prepare?: Prepare | undefined };

/** The fields of a row with the chosen names in place of those of the file. */
function withNames(fields: Record<string, string>, columns: readonly string[], clubs: Answers["clubs"]) {
	const chosen = columns.flatMap((column) => {
		const club = clubs.get(fields[column] ?? "");
		return club === undefined ? [] : [[column, club] as const];
	});
	return { ...fields, ...Object.fromEntries(chosen) };
}
