import { type Selectable, sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import type { Action } from "../../access/policy.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import { changeRecord, deleteRecord, type Kind, type Row } from "../change-record.server.ts";
import { hasIds, removeExternalIds } from "../ids/external-ids.server.ts";
import type { PlannedRow } from "../import-plan.ts";
import type { ImportBatchRowsTable } from "../tables.ts";
import { type NoteExtra, noteExtra, undoExtras } from "./batch-extras.server.ts";
import { type BatchKind, openBatch } from "./batch-rows.server.ts";

const of: Record<BatchKind, { record: Kind; action: Action; table: string }> = {
	teams: { record: "team", action: "team.manage", table: "teams" },
	players: { record: "player", action: "player.manage", table: "players" },
	matches: { record: "match", action: "match.manage", table: "matches" },
	groups: { record: "group", action: "league.manage", table: "groups" },
	entries: { record: "entry", action: "league.manage", table: "entries" },
	adjustments: { record: "adjustment", action: "league.manage", table: "adjustments" },
	results: { record: "match", action: "match.manage", table: "matches" },
	withdrawal: { record: "match", action: "league.manage", table: "matches" },
	"preset-matches": { record: "match", action: "match.manage", table: "matches" },
	photos: { record: "player", action: "player.manage", table: "players" },
	"preset-photos": { record: "player", action: "player.manage", table: "players" },
};

/**
 * Lets one import of a kind go on at a time, in all processes, until the transaction ends: what is planned behind it is still so when it is
 * written.
 */
export const lockImports = (kind: BatchKind) =>
	sql`select pg_advisory_xact_lock(hashtext('import'), hashtext(${kind}))`.execute(db());

type Prepare = (actor: Actor, row: PlannedRow, note: NoteExtra) => Promise<Record<string, unknown>>;

/**
 * Carries out a plan as one batch, all of it or nothing. What changed since the plan was made is left alone. `prepare` makes the other records
 * that a row needs. `ids` are the new records by line.
 */
export function applyBatch(
	actor: Actor,
	kind: BatchKind,
	fileName: string | null,
	plan: PlannedRow[],
	prepare: Prepare = async (_, { values = {} }) => values,
) {
	authorize(actor, of[kind].action);
	const { record } = of[kind];
	return asKind("import", () =>
		inTransaction(async () => {
			const batch = await openBatch(actor, { kind, record, fileName });
			if (!batch) throw new Error("A batch without an origin is always new.");
			const ids = new Map<number, number>();
			for (const row of plan) {
				if (row.verdict !== "new" && row.verdict !== "changed") continue;
				const values = await prepare(actor, row, noteExtra(batch.id));
				if (row.verdict === "new") ids.set(row.line, await batch.add(values, row.externalId));
				else if (row.id !== undefined) await batch.change(row.id, row.version ?? 0, values, row.externalId);
			}
			return { ...(await batch.close()), ids };
		}),
	);
}

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
				if (row.before) {
					if (!(await restore(actor, recordKind, table, row))) continue;
					if (hasIds(recordKind)) await removeExternalIds(recordKind, row.record, batchId);
					undone += 1;
				} else if ((await isUntouched(table, row.record, row.version)) && !(await isCalledSince(recordKind, row)))
					undone += (await deleteRecord(actor, recordKind, row.record)) ? 1 : 0;
			}
			await undoExtras(batchId);
			const kept = rows.length - undone;
			await db().updateTable("import_batches").set({ undone_at: new Date(), kept }).where("id", "=", batchId).execute();
			await audit(actor, "import.undone", `import:${batchId}`, { undone, kept });
			return { undone, kept };
		}),
	);
}

type Changed = Pick<Selectable<ImportBatchRowsTable>, "record" | "version" | "before" | "after">;

/** Gives a record its former values, when nothing of it changed since; by column, when these columns did not. */
async function restore(actor: Actor, kind: Kind, table: string, { record, version, before, after }: Changed) {
	if (!after) return (await changeRecord(actor, kind, record, version, before ?? {})).ok;
	const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${record} for update`.execute(db());
	const [now] = rows;
	if (!now || Object.entries(after).some(([column, value]) => now[column] !== value)) return false;
	return (await changeRecord(actor, kind, record, now.version, before ?? {})).ok;
}

/** True when the record is as the batch left it and nothing depends on it, which stays so until the transaction ends. */
async function isUntouched(table: string, id: number, version: number) {
	const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = ${id} for update`.execute(db());
	if (rows[0]?.version !== version) return false;
	return (await usesOf(table, id).execute(db())).rows.length === 0;
}

/** Rows that depend on a record of a table. */
function usesOf(table: string, id: number) {
	if (table === "players") return sql`select 1 from national_team_players where player_id = ${id}`;
	if (table === "teams")
		return sql`select 1 from matches where ${id} in (home_team_id, away_team_id)
			union all select 1 from players where team_id = ${id}
			union all select 1 from news_article_clubs where team_id = ${id}
			union all select 1 from squads s join entries n on n.squad_id = s.id where s.club_id = ${id}`;
	if (table === "groups")
		return sql`select 1 from entries where group_id = ${id} union all select 1 from matches where group_id = ${id}
			union all select 1 from adjustments where group_id = ${id}`;
	if (table === "entries")
		return sql`select 1 from entries n join matches m on m.group_id = n.group_id and n.squad_id in (m.home_squad_id, m.away_squad_id)
			where n.id = ${id}
			union all select 1 from entries n join adjustments a on a.group_id = n.group_id and a.squad_id = n.squad_id where n.id = ${id}`;
	return sql`select 1 where false`;
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

/** The last batches of some kinds, latest first. */
export function latestBatches(kinds: readonly BatchKind[]) {
	return db()
		.selectFrom("import_batches")
		.leftJoin("accounts", "accounts.id", "import_batches.imported_by_id")
		.select([
			"import_batches.id",
			"kind",
			"file_name",
			"label",
			"label_ar",
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

export const batchById = (id: number) =>
	db()
		.selectFrom("import_batches")
		.select(["id", "kind", "label", "label_ar", "undone_at"])
		.where("id", "=", id)
		.executeTakeFirst();
