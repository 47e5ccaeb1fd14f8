import { sql } from "kysely";
import { type Actor, accountIdOf } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import type { Action } from "../access/policy.ts";
import { audit } from "../audit/audit.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { asKind } from "../base/db/waiting/time-limits.server.ts";
import { addRecord, changeRecord, deleteRecord, type Kind } from "./change-record.server.ts";
import type { PlannedRow } from "./import-plan.ts";

export type BatchKind = "teams" | "players" | "matches" | "preset-matches";

const of: Record<BatchKind, { record: Kind; action: Action; table: string }> = {
	teams: { record: "team", action: "team.manage", table: "teams" },
	players: { record: "player", action: "player.manage", table: "players" },
	matches: { record: "match", action: "match.manage", table: "matches" },
	"preset-matches": { record: "match", action: "match.manage", table: "matches" },
};

/** Carries out a plan as one batch, all of it or nothing. What changed since the plan was made is left alone. */
export function applyBatch(actor: Actor, kind: BatchKind, fileName: string | null, plan: PlannedRow[]) {
	authorize(actor, of[kind].action);
	return asKind("import", () =>
		inTransaction(async () => {
			const { id: batch } = await db()
				.insertInto("import_batches")
				.values({ kind, file_name: fileName, imported_by_id: accountIdOf(actor) })
				.returning("id")
				.executeTakeFirstOrThrow();
			let [created, updated] = [0, 0];
			for (const row of plan) {
				if (row.verdict === "new") {
					const id = await addRecord(actor, of[kind].record, row.values ?? {});
					await note(batch, id, 1, null);
					created += 1;
				}
				if (row.verdict === "changed" && row.id !== undefined) {
					const saved = await changeRecord(actor, of[kind].record, row.id, row.version ?? 0, row.values ?? {});
					if (!saved.ok) continue;
					const before = Object.fromEntries(
						Object.keys(row.values ?? {}).map((column) => [column, saved.before[column]]),
					);
					await note(batch, row.id, saved.before.version + 1, before);
					updated += 1;
				}
			}
			await db().updateTable("import_batches").set({ created, updated }).where("id", "=", batch).execute();
			await audit(actor, "import.done", `import:${batch}`, { kind, created, updated });
			return { batch, created, updated };
		}),
	);
}

const note = (batch: number, id: number, version: number, before: Record<string, unknown> | null) =>
	db()
		.insertInto("import_batch_rows")
		.values({ import_batch_id: batch, record: id, version, before: before && JSON.stringify(before) })
		.execute();

/**
 * Takes a batch back: what it created goes, what it changed is as before. A record that was changed since, or that
 * others depend on, stays and is counted. Undefined for a batch that is not there or was taken back already.
 */
export function undoBatch(actor: Actor, batchId: number): Promise<{ undone: number; kept: number } | undefined> {
	return asKind("import", () =>
		inTransaction(async () => {
			const batch = await db()
				.selectFrom("import_batches")
				.selectAll()
				.where("id", "=", batchId)
				.where("undone_at", "is", null)
				.forUpdate()
				.executeTakeFirst();
			if (!batch) return undefined;
			const { action, record: recordKind, table } = of[batch.kind];
			authorize(actor, action);
			const rows = await db()
				.selectFrom("import_batch_rows")
				.selectAll()
				.where("import_batch_id", "=", batchId)
				.orderBy("id", "desc")
				.execute();
			let undone = 0;
			for (const row of rows) {
				if (row.before)
					undone += (await changeRecord(actor, recordKind, row.record, row.version, row.before)).ok ? 1 : 0;
				else if (await isUntouched(table, row.record, row.version))
					undone += (await deleteRecord(actor, recordKind, row.record)) ? 1 : 0;
			}
			const kept = rows.length - undone;
			await db().updateTable("import_batches").set({ undone_at: new Date(), kept }).where("id", "=", batchId).execute();
			await audit(actor, "import.undone", `import:${batchId}`, { undone, kept });
			return { undone, kept };
		}),
	);
}

/** True when the record is as the batch left it and nothing depends on it. */
async function isUntouched(table: string, id: number, version: number) {
	const { rows } = await sql`select id from ${sql.table(table)} where id = ${id} and version = ${version}`.execute(
		db(),
	);
	if (rows.length === 0 || table !== "teams") return rows.length > 0;
	const used = await sql`select 1 from matches where ${id} in (home_team_id, away_team_id)
		union all select 1 from players where team_id = ${id}`.execute(db());
	return used.rows.length === 0;
}

/** The last batches of some kinds, latest first. */
export function latestBatches(kinds: BatchKind[]) {
	return db()
		.selectFrom("import_batches")
		.leftJoin("accounts", "accounts.id", "import_batches.imported_by_id")
		.select([
			"import_batches.id",
			"kind",
			"file_name",
			"created",
			"updated",
			"imported_at",
			"undone_at",
			"kept",
			"accounts.email",
		])
		.where("kind", "in", kinds)
		.where((eb) => eb.or([eb("created", ">", 0), eb("updated", ">", 0)]))
		.orderBy("import_batches.id", "desc")
		.limit(20)
		.execute();
}

/** The rows of a batch; undefined when there is none. */
export const batchKind = async (id: number): Promise<BatchKind | undefined> =>
	(await db().selectFrom("import_batches").select("kind").where("id", "=", id).executeTakeFirst())?.kind;
