import { type Selectable, sql } from "kysely";
import { type Actor, actorOfTask, storedActor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import type { Action } from "../../access/policy.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction, unlessRefused } from "../../base/db/client.server.ts";
import { insertRows } from "../../base/db/queries/insert-rows.server.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import { doneSoon } from "../../base/jobs/done-soon.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { enqueue } from "../../base/jobs/queue.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { changeRecord, deleteRecord, type Kind, type Row } from "../change-record.server.ts";
import { hasIds, removeExternalIds } from "../ids/external-ids.server.ts";
import type { ImportBatchRowsTable } from "../tables.ts";
import { batchKinds } from "./batch.server.ts";
import { hasChangedName, undoExtras } from "./batch-extras.server.ts";
import { type BatchKind, DELETED } from "./batch-rows.server.ts";
import { isAllClosed } from "./closed-batch.server.ts";
import { refuseOwnBatch } from "./own-batch.server.ts";
import { restorers } from "./restorers.server.ts";
import { inSlices } from "./slices.server.ts";
import { isUsed } from "./uses.server.ts";

type UndoCounts = { undone: number; kept: number };

/** Takes batches back; one that was interrupted goes on where it was. */
export const undoJob: JobKind<{ id: number }> = {
	name: "undo-batch",
	expireSeconds: 6 * 3600,
	retryLimit: 5,
	retryDelay: 5,
	async run({ id }) {
		const batch = await db().selectFrom("import_batches").select("undo_by").where("id", "=", id).executeTakeFirst();
		if (batch) await undoBatch(actorOfTask(batch.undo_by), id);
	},
};

/**
 * Takes a batch back as a task, and waits a moment for it: `going-on` when it is not done by then. `changed` for a
 * renaming whose former name was changed since, which can then be undone no more; `closed` while nothing of it can be,
 * for the seasons of all its rows are closed. Undefined for a batch that cannot be taken back (any more).
 */
export async function undoByTask(
	actor: Actor,
	id: number,
): Promise<UndoCounts | "going-on" | "changed" | "closed" | undefined> {
	const begun = await inTransaction(async () => {
		const begun = await beginUndo(actor, id);
		if (begun === "begun") await enqueue(undoJob, { id });
		return begun;
	});
	if (begun !== "begun") return begun;
	let done: UndoCounts | undefined;
	await doneSoon(async () => {
		done = await outcomeOf(id);
		return done !== undefined;
	});
	return done ?? "going-on";
}

/** The figures of a batch that was taken back. */
async function outcomeOf(id: number): Promise<UndoCounts | undefined> {
	const batch = await db()
		.selectFrom("import_batches")
		.select(["undo_done", "kept"])
		.where("id", "=", id)
		.where("undone_at", "is not", null)
		.executeTakeFirst();
	return batch && { undone: batch.undo_done - batch.kept, kept: batch.kept };
}

/**
 * Takes a batch back in slices: what it created goes, what it changed is as before. A record that was changed since,
 * that others depend on, or that the database refuses as it was, stays and is counted. Undefined for a batch that is
 * not there, was taken back already, or is still being imported. `action` is the permission of those who made it, where
 * it is not that of its kind.
 */
export function undoBatch(actor: Actor, batchId: number, action?: Action): Promise<UndoCounts | undefined> {
	return asKind("import", async () => {
		if ((await beginUndo(actor, batchId, action)) !== "begun") return undefined;
		const rows = await db()
			.selectFrom("import_batch_rows")
			.select("id")
			.where("import_batch_id", "=", batchId)
			.where("undone", "=", false)
			.orderBy("id", "desc")
			.execute();
		await inSlices(rows, (slice) =>
			undoRows(
				actor,
				batchId,
				slice.map(({ id }) => id),
			),
		);
		return endUndo(actor, batchId);
	});
}

/**
 * Marks a batch as being taken back; undefined when it cannot be, `changed` when that would take half of it back, and
 * `closed` when none of it.
 */
const beginUndo = (actor: Actor, id: number, action?: Action): Promise<"begun" | "changed" | "closed" | undefined> =>
	inTransaction(async () => {
		const batch = await db()
			.selectFrom("import_batches as b")
			.select(["b.kind", "b.undo_of"])
			.select((eb) =>
				eb
					.selectFrom("import_batch_rows as r")
					.select((rows) => rows.fn.countAll<number>().as("n"))
					.whereRef("r.import_batch_id", "=", "b.id")
					.as("rows"),
			)
			.where("b.id", "=", id)
			.where("b.undone_at", "is", null)
			.forUpdate()
			.executeTakeFirst();
		// Asked once the batch is locked: an import that begins locks it too.
		if (!batch || (await isImporting(id))) return undefined;
		authorize(actor, action ?? batchKinds[batch.kind].action);
		if (action === undefined) await refuseOwnBatch(actor, id, batch.kind);
		if (batch.undo_of !== null) return "begun";
		if (batch.kind === "renaming" && (await hasChangedName(id))) return "changed";
		if (await isAllClosed(id, batch.kind)) return "closed";
		await db()
			.updateTable("import_batches")
			.set({ undo_of: batch.rows ?? 0, undoing_since: new Date(), undo_by: storedActor(actor) })
			.where("id", "=", id)
			.execute();
		return "begun";
	});

async function isImporting(batch: number): Promise<boolean> {
	const run = await db()
		.selectFrom("import_runs")
		.select("id")
		.where("import_batch_id", "=", batch)
		.where("state", "=", "importing")
		.executeTakeFirst();
	return run !== undefined;
}

async function undoRows(actor: Actor, batchId: number, ids: readonly number[]): Promise<boolean> {
	const batch = await db()
		.selectFrom("import_batches")
		.select(["kind", "imported_at"])
		.where("id", "=", batchId)
		.where("undone_at", "is", null)
		.forUpdate()
		.executeTakeFirst();
	if (!batch) return false;
	// Stints that a change of a player's club made are taken back as of the day on which they were made.
	if (batch.kind !== "stints")
		await sql`select set_config('app.stint_day', ${riyadhDay(batch.imported_at)}, true)`.execute(db());
	await sql`select set_config('app.undoing', 'yes', true)`.execute(db()); // a rule changes back without a reason typed
	const rows = await db()
		.selectFrom("import_batch_rows")
		.selectAll()
		.where("id", "in", ids)
		.where("undone", "=", false)
		.orderBy("id", "desc")
		.execute();
	let undone = 0;
	for (const row of rows) if (await unlessRefused(() => undoRow(actor, batch.kind, row))) undone += 1;
	await db().updateTable("import_batch_rows").set({ undone: true }).where("id", "in", ids).execute();
	await db()
		.updateTable("import_batches")
		.set((eb) => ({
			undo_done: eb("undo_done", "+", rows.length),
			undo_kept: eb("undo_kept", "+", rows.length - undone),
		}))
		.where("id", "=", batchId)
		.execute();
	return true;
}

/** Takes one row back; false where its record changed since, or others need it as it is. */
async function undoRow(actor: Actor, batchKind: BatchKind, row: Selectable<ImportBatchRowsTable>): Promise<boolean> {
	const { record: kind, table } = batchKinds[batchKind];
	if (batchKind === "rubbers") return restoreTie(actor, row);
	if (!row.before)
		return (
			(await isUntouched(table, row.record, row.version)) &&
			!(await isCalledSince(kind, row)) &&
			(await deleteRecord(actor, kind, row.record))
		);
	if (kind === "team" && (await hasChangedName(row.import_batch_id, row.record))) return false;
	if (!(await restore(actor, kind, table, row))) return false;
	if (hasIds(kind)) await removeExternalIds(kind, row.record, row.import_batch_id);
	return true;
}

const endUndo = (actor: Actor, id: number) =>
	inTransaction(async () => {
		const batch = await db()
			.updateTable("import_batches")
			.set((eb) => ({ undone_at: new Date(), kept: eb.ref("undo_kept"), undo_by: null }))
			.where("id", "=", id)
			.where("undone_at", "is", null)
			.returning("id")
			.executeTakeFirst();
		if (!batch) return undefined;
		await undoExtras(id);
		const outcome = await outcomeOf(id);
		await audit(actor, "import.undone", `import:${id}`, outcome);
		return outcome;
	});

type ChangedRow = Pick<Selectable<ImportBatchRowsTable>, "record" | "version" | "before" | "after">;

/** Gives a tie the sheet that it had before a file's, as a version more. */
const restoreTie = (actor: Actor, { record, version, before, after }: ChangedRow) =>
	restorers().sheet(actor, record, { number: version, before, after: after ?? {}, reason: "undo" });

/** Gives a record its former values, when nothing of it changed since; by column, when these columns did not. */
async function restore(actor: Actor, kind: Kind, table: string, { record, version, before, after }: ChangedRow) {
	if (await restorers().isKept(table, record, before ?? {})) return false;
	if (version === DELETED) return bringBack(actor, kind, table, before ?? {});
	if (!after) return (await changeRecord(actor, kind, record, version, before ?? {})).ok;
	const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${record} for update`.execute(db());
	const [now] = rows;
	if (!now || Object.entries(after).some(([column, value]) => now[column] !== value)) return false;
	return (await changeRecord(actor, kind, record, now.version, before ?? {})).ok;
}

/** Inserts a record that a batch deleted; false where its id is there. */
async function bringBack(actor: Actor, kind: Kind, table: string, row: Record<string, unknown>): Promise<boolean> {
	const { rows } = await sql`select from ${sql.table(table)} where id = ${row.id}`.execute(db());
	if (rows.length > 0) return false;
	await insertRows(table, [row]);
	await audit(actor, `${kind}.created`, `${kind}:${row.id}`);
	return true;
}

/**
 * True when the record is as the batch left it and nothing depends on it, which stays so until the transaction ends.
 */
async function isUntouched(table: string, id: number, version: number) {
	const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${id} for update`.execute(db());
	return rows[0]?.version === version && !(await isUsed(table, id));
}

/** Whether a later batch gave the record an id. */
async function isCalledSince(kind: Kind, { record, import_batch_id }: Selectable<ImportBatchRowsTable>) {
	const other = await db()
		.selectFrom("external_ids")
		.select("source")
		.where(sql<boolean>`kind = ${kind} and record = ${record} and import_batch_id is distinct from ${import_batch_id}`)
		.executeTakeFirst();
	return other !== undefined;
}
