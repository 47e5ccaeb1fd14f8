import type { Actor } from "../../access/actor.ts";
import { decides, isAboutClubs, ownAmong } from "../../access/own-club.server.ts";
import { batchKinds } from "../../records/batches/batch.server.ts";
import { appliedEffect, type PlannedRow } from "../../records/imports/plan.ts";
import type { ImportKind } from "../importers.server.ts";

/**
 * Rows that decide about a club of which the one who imports them is captain are wrong (docs/rules/roles.md#own-clubs):
 * by the record as it is, or as the row makes it.
 */
export async function refuseOwnRows(
	actor: Actor,
	kind: ImportKind,
	column: string,
	rows: readonly PlannedRow[],
): Promise<PlannedRow[]> {
	const { table } = batchKinds[kind];
	if (!isAboutClubs(table) || table === "teams") return [...rows];
	const acts = rows.flatMap((row, nth) => {
		const effect = appliedEffect(row);
		const isAct = effect === "new" || (effect === "changed" && decides(table, row.changes));
		return isAct ? [row.id, row.values].map((act) => ({ nth, act })) : [];
	});
	const own = await ownAmong(
		actor,
		table,
		acts.map(({ act }) => act),
	);
	const clubs = acts.map(({ act }) =>
		typeof act === "object" && typeof act.club_id === "number" ? act.club_id : null,
	);
	const refused = new Set([...own, ...(await ownAmong(actor, "teams", clubs))].map((nth) => acts[nth]?.nth));
	return rows.map((row, nth): PlannedRow => {
		const { line, name, id } = row;
		if (!refused.has(nth)) return row;
		return { line, name, verdict: "wrong", problems: { [column]: "ownClub" }, ...(id !== undefined && { id }) };
	});
}
