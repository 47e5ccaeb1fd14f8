import { sql } from "kysely";
import { db, unlessRefused } from "../../base/db/client.server.ts";
import type { ImportBatchExtrasTable } from "../tables.ts";
import { restorers } from "./restorers.server.ts";

type NotedKind = ImportBatchExtrasTable["kind"];
/** Records that are made, or changed, because a row of a file names them. */
type ExtraKind = Exclude<NotedKind, "derived-stints">;
export type ExtraRecorder = (
	kind: NotedKind,
	record: number,
	version?: number,
	before?: Record<string, unknown>,
) => Promise<void>;

const tables = {
	competition: "competitions",
	edition: "editions",
	stage: "stages",
	squad: "squads",
	entry: "entries",
	venue: "venues",
	"former-name": "former_club_names",
} as const satisfies Record<ExtraKind, string>;

/** Rows that need a record of a kind; `r` is the record. */
const uses = {
	competition: sql`select from editions where competition_id = r.id union all select where r.is_default`,
	edition: sql`select from groups g join stages s on s.id = g.stage_id where s.edition_id = r.id
		union all select from rounds n join stages s on s.id = n.stage_id where s.edition_id = r.id`,
	stage: sql`select from groups where stage_id = r.id union all select from rounds where stage_id = r.id`,
	squad: sql`select from entries where squad_id = r.id union all select from adjustments where squad_id = r.id
		union all select from matches where r.id in (home_squad_id, away_squad_id)
		union all select from squad_players where squad_id = r.id
		union all select from captains where squad_id = r.id union all select from captain_invitations
		where squad_id = r.id`,
	entry: sql`select from matches where group_id = r.group_id and r.squad_id in (home_squad_id, away_squad_id)
		union all select from adjustments where group_id = r.group_id and squad_id = r.squad_id`,
	venue: sql`select from matches where venue_id = r.id union all select from squads where venue_id = r.id
		union all select from venue_closures where venue_id = r.id`,
	// The name of the club that it gave way to was not taken back.
	"former-name": sql`select from teams where id = r.club_id and (name, name_ar) is distinct from (r.name, r.name_ar)`,
} as const satisfies Record<ExtraKind, unknown>;

export const noteExtra =
	(batch: number): ExtraRecorder =>
	async (kind, record, version = 1, before) => {
		await db()
			.insertInto("import_batch_extras")
			.values({ import_batch_id: batch, kind, record, version, before: before ? JSON.stringify(before) : null })
			.execute();
	};

/**
 * Whether the former name that a batch gave a club, or one of its clubs, was changed since: then its new name is not
 * taken back alone.
 */
export async function hasChangedName(batch: number, club?: number): Promise<boolean> {
	const { rows } = await sql`select from import_batch_extras x join former_club_names n on n.id = x.record
		where x.import_batch_id = ${batch} and x.kind = 'former-name' and n.version <> x.version
			and n.club_id = coalesce(${club ?? null}::integer, n.club_id)`.execute(db());
	return rows.length > 0;
}

/**
 * Takes back what a batch made beside its rows: records that nothing needs and that are as the batch left them, unless
 * the database keeps them. Use it in a transaction.
 */
export async function undoExtras(batch: number) {
	const extras = await db()
		.selectFrom("import_batch_extras")
		.selectAll()
		.where("import_batch_id", "=", batch)
		.orderBy("id", "desc")
		.execute();
	await unlessRefused(() => restorers().derivedStints(batch));
	for (const { kind, record, version, before } of extras) {
		if (kind === "derived-stints") continue;
		const table = sql.table(tables[kind]);
		const isAsLeft = sql`r.id = ${record} and r.version = ${version}`;
		const values = Object.entries(before ?? {}).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
		const back = before
			? sql`update ${table} as r set ${sql.join(values)} where ${isAsLeft}`
			: sql`delete from ${table} as r where ${isAsLeft} and not exists (${uses[kind]})`;
		await unlessRefused(() => back.execute(db()));
	}
}
