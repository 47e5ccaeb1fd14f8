import { asLeagueSystem } from "../../access/league-scope.server.ts";
import { db } from "../../base/db/client.server.ts";
import { latestNumber } from "../../league/sheets/read-sheet.server.ts";
import { snapshotOf } from "../../league/sheets/saving/restore-sheet.server.ts";
import { saveSheetAs } from "../../league/sheets/saving/save-sheet.server.ts";
import { lockedSheetTie } from "../../league/sheets/sheet-tie.server.ts";
import { lockImports } from "../../records/batches/batch.server.ts";
import { inSlices } from "../../records/batches/slices.server.ts";
import { appliedEffect } from "../../records/imports/plan.ts";
import type { End, Work, WorkOfRun } from "../plan/work.ts";
import type { PlannedTie } from "./plan-sheets.server.ts";

type TieWork = NonNullable<PlannedTie["made"]> & { match: number; rows: Work[] };
type Ties = ReadonlyMap<number, PlannedTie>;

/** Saves the sheets of ties of which every row that changes something is to be written, a few at a time. */
export async function writeSheets(run: WorkOfRun, work: readonly Work[], ties: Ties): Promise<End> {
	let end: End = "done";
	let isStale = false;
	const whole = [...Map.groupBy(work, ({ plan }) => plan.id)].flatMap(([match, rows]) => wholeTie(match, rows, ties));
	await inSlices(
		whole,
		async (slice) => {
			await lockImports("rubbers");
			if (!(await run.hold(slice.flatMap(({ rows }) => rows).length))) {
				end = "lost";
				return false;
			}
			const saved: TieWork[] = [];
			for (const tie of slice)
				if (await saveTie(run, tie)) saved.push(tie);
				else isStale = true;
			await run.note(saved.flatMap(({ match, rows }) => rows.map(({ nth }) => ({ nth, record: match }))));
			const count = (effect: Work["effect"]) =>
				saved.flatMap(({ rows }) => rows).filter((row) => row.effect === effect).length;
			await db()
				.updateTable("import_batches")
				.set((eb) => ({ created: eb("created", "+", count("new")), updated: eb("updated", "+", count("changed")) }))
				.where("id", "=", run.batchId)
				.execute();
			return true;
		},
		1,
	);
	return isStale && end === "done" ? "again" : end;
}

function wholeTie(match: number | undefined, rows: Work[], ties: Ties): TieWork[] {
	const tie = ties.get(match ?? 0);
	if (match === undefined || !tie?.made) return [];
	const changes = tie.rows.filter((row) => ["new", "changed"].includes(appliedEffect(row) ?? ""));
	return changes.length === rows.length ? [{ match, rows, ...tie.made }] : [];
}

/**
 * Saves one sheet as its next version, with what taking it back needs; false when the tie changed since it was planned.
 */
function saveTie(run: WorkOfRun, { match, sheet, number, asked, reason }: TieWork): Promise<boolean> {
	return asLeagueSystem(async () => {
		const tie = await lockedSheetTie(match);
		if (!tie || (await latestNumber(match)) !== number) return false;
		const before = await snapshotOf(match);
		const sent = { sheet, number, reason: reason ?? (run.fileName || "import"), accepted: asked };
		const kept = await saveSheetAs({ actor: run.actor }, tie, sent, new Date());
		if (!kept.ok) return false;
		const { result } = await snapshotOf(match);
		const version = await latestNumber(match);
		if (version === number) return true;
		const note = { import_batch_id: run.batchId, record: match, version };
		await db()
			.insertInto("import_batch_rows")
			.values({ ...note, before: JSON.stringify(before), after: JSON.stringify(result) })
			.execute();
		return true;
	});
}
