import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import { busy } from "../../base/http/http-errors.ts";
import { Busy, Turns } from "../../base/process/turns.server.ts";
import { applyBatch } from "../../records/batch.server.ts";
import { decodeCsv, MAX_ROWS, readCsv } from "../../records/csv.server.ts";
import type { PlannedRow } from "../../records/import-plan.ts";
import { type ImportKind, importers } from "./importers.server.ts";

const actions = { teams: "team.manage", players: "player.manage", matches: "match.manage" } as const;

export type FileProblem = { problem: "notACsv" | "tooManyRows" } | { missing: string[] };

/** Files are read into memory one at a time; the others wait on disk. */
const turns = new Turns({ atOnce: 1, most: 100, seconds: 60 });

/** The verdict on every row of an uploaded file, and its text; nothing changes. Throws 503 when its turn does not come. */
export async function planFile(actor: Actor, kind: ImportKind, file: File) {
	const read = async () => {
		const csv = decodeCsv(await file.bytes());
		const planned = await planImport(actor, kind, csv);
		return "rows" in planned ? { ...planned, csv } : planned;
	};
	return turns.take(read).catch((error) => {
		throw error instanceof Busy ? busy(error.retryAfter) : error;
	});
}

/** The verdict on every row of a file; nothing changes. */
async function planImport(actor: Actor, kind: ImportKind, text: string): Promise<{ rows: PlannedRow[] } | FileProblem> {
	authorize(actor, actions[kind]);
	const file = readCsv(text);
	if (!file) return { problem: "notACsv" };
	if (file.rows.length > MAX_ROWS) return { problem: "tooManyRows" };
	const missing = importers[kind].needed.filter((column) => !file.columns.includes(column));
	if (missing.length > 0) return { missing };
	const plan = await asKind("import", () => importers[kind].open());
	return { rows: file.rows.map(plan) };
}

/** Looks at the file once more and carries it out. Rows that are wrong are left out, those that are there already too. */
export async function importFile(actor: Actor, kind: ImportKind, fileName: string, text: string) {
	const planned = await planImport(actor, kind, text);
	if (!("rows" in planned)) return planned;
	return applyBatch(actor, kind, fileName.slice(0, 200), planned.rows);
}
