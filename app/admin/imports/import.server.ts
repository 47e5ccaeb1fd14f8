import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import { busy } from "../../base/http/http-errors.ts";
import { Busy, Turns } from "../../base/process/turns.server.ts";
import { applyBatch } from "../../records/batch.server.ts";
import { decodeCsv, MAX_ROWS, readCsv } from "../../records/csv.server.ts";
import { appliedRows, type PlannedRow } from "../../records/import-plan.ts";
import { type ImportKind, importers } from "./importers.server.ts";

const actions = { teams: "team.manage", players: "player.manage", matches: "match.manage" } as const;

export type FileProblem = { problem: "notACsv" | "tooManyRows" } | { missing: string[] };

/** The answers of an editor to a file that was shown: clubs in place of names that none has, and that its likely slips are meant. */
export type Answers = { clubs: ReadonlyMap<string, string>; warningsAreMeant: boolean };
const none: Answers = { clubs: new Map(), warningsAreMeant: false };

/** Files are read into memory one at a time; the others wait on disk. */
const turns = new Turns({ atOnce: 1, most: 100, seconds: 60 });

/** The verdict on every row of an uploaded file, and its text; nothing changes. Throws 503 when its turn does not come. */
export const planFile = (actor: Actor, kind: ImportKind, file: File) =>
	planInTurn(actor, kind, async () => decodeCsv(await file.bytes()), none);

/** The same for the text of a file that was shown before, with clubs that were chosen since. */
export const planText = (actor: Actor, kind: ImportKind, text: string, answers: Answers) =>
	planInTurn(actor, kind, async () => text, answers);

function planInTurn(actor: Actor, kind: ImportKind, read: () => Promise<string>, answers: Answers) {
	const plan = async () => {
		const csv = await read();
		const planned = await planImport(actor, kind, csv, answers);
		return "rows" in planned ? { ...planned, csv } : planned;
	};
	return turns.take(plan).catch((error) => {
		throw error instanceof Busy ? busy(error.retryAfter) : error;
	});
}

/** The verdict on every row of a file; nothing changes. */
async function planImport(
	actor: Actor,
	kind: ImportKind,
	text: string,
	{ clubs }: Answers,
): Promise<{ rows: PlannedRow[] } | FileProblem> {
	authorize(actor, actions[kind]);
	const file = readCsv(text);
	if (!file) return { problem: "notACsv" };
	if (file.rows.length > MAX_ROWS) return { problem: "tooManyRows" };
	const { needed, clubs: columns, open } = importers[kind];
	const missing = needed.filter((column) => !file.columns.includes(column));
	if (missing.length > 0) return { missing };
	const plan = await asKind("import", () => open());
	return { rows: file.rows.map((row) => plan({ ...row, fields: withClubs(row.fields, columns, clubs) })) };
}

/** The fields of a row with the chosen clubs in place of the names of the file. */
function withClubs(fields: Record<string, string>, columns: readonly string[], clubs: Answers["clubs"]) {
	const chosen = columns.flatMap((column) => {
		const club = clubs.get(fields[column] ?? "");
		return club === undefined ? [] : [[column, club] as const];
	});
	return { ...fields, ...Object.fromEntries(chosen) };
}

/** Looks at the file once more and carries it out. Rows that are wrong are left out, and those that are there already too. */
export async function importFile(actor: Actor, kind: ImportKind, fileName: string, text: string, answers: Answers) {
	const planned = await planImport(actor, kind, text, answers);
	if (!("rows" in planned)) return planned;
	return applyBatch(actor, kind, fileName.slice(0, 200), appliedRows(planned.rows, answers.warningsAreMeant));
}
