import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { carryOut } from "../../records/batch.server.ts";
import { MAX_ROWS, readCsv } from "../../records/csv.server.ts";
import type { PlannedRow } from "../../records/import-plan.ts";
import { type ImportKind, importers } from "./importers.server.ts";

const actions = { teams: "team.manage", players: "player.manage", matches: "match.manage" } as const;

export type FileProblem = { problem: "notACsv" | "tooManyRows" } | { missing: string[] };

/** The verdict on every row of a file; nothing changes. */
export async function planImport(
	actor: Actor,
	kind: ImportKind,
	text: string,
): Promise<{ rows: PlannedRow[] } | FileProblem> {
	authorize(actor, actions[kind]);
	const file = readCsv(text);
	if (!file) return { problem: "notACsv" };
	if (file.rows.length > MAX_ROWS) return { problem: "tooManyRows" };
	const missing = importers[kind].needed.filter((column) => !file.columns.includes(column));
	if (missing.length > 0) return { missing };
	const plan = await importers[kind].open();
	return { rows: file.rows.map(plan) };
}

/** Looks at the file once more and carries it out. Rows that are wrong are left out, those that are there already too. */
export async function importFile(actor: Actor, kind: ImportKind, fileName: string, text: string) {
	const planned = await planImport(actor, kind, text);
	if (!("rows" in planned)) return planned;
	return carryOut(actor, kind, fileName.slice(0, 200), planned.rows);
}
