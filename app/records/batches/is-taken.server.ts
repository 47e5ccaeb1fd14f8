import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

const days = (row: string) => sql`daterange(${sql.ref(`${row}.from_on`)}, ${sql.ref(`${row}.until_on`)}, '[]')`;

/** Conditions under which a record `r` cannot be `b` again, because another one, `o`, has its place since. */
const taken: Record<string, ReturnType<typeof sql>> = {
	stints: sql`b.kind = 'own' and o.kind = 'own' and o.player_id = b.player_id and (b.is_derived or not o.is_derived)
		and ${days("o")} && ${days("b")}`,
	licences: sql`b.state in ('requested', 'approved') and o.state in ('requested', 'approved')
		and (o.player_id, o.season, o.category) = (b.player_id, b.season, b.category)`,
	squad_players: sql`(o.squad_id, o.player_id) = (b.squad_id, b.player_id) and ${days("o")} && ${days("b")}`,
};

/**
 * Whether a tie would go to other teams or to sheets of another format, though a side has named players in it since:
 * they would go with its former teams, or have no place.
 */
async function namesPlayers(id: number, former: string): Promise<boolean> {
	const { rows } =
		await sql`select from matches m, jsonb_populate_record(m, ${former}::jsonb) b where m.id = ${id} and has_sheet(m.id)
		and (sheet_format(m.group_id) is distinct from sheet_format(b.group_id)
			or (m.season, m.home_team_id, m.away_team_id, m.home_squad_id, m.away_squad_id)
			is distinct from (b.season, b.home_team_id, b.away_team_id, b.home_squad_id, b.away_squad_id))`.execute(db());
	return rows.length > 0;
}

/** Tables whose rows change no more once the edition of their group is closed. */
const closable = ["matches", "entries", "adjustments"];

export async function isClosed(table: string, id: number, former = "{}"): Promise<boolean> {
	if (!closable.includes(table)) return false;
	const { rows } = await sql<{ closed: boolean }>`select
		coalesce(is_closed((select group_id from ${sql.table(table)} where id = ${id})), false)
		or coalesce(is_closed((${former}::jsonb ->> 'group_id')::integer), false) as closed`.execute(db());
	return rows[0]?.closed ?? false;
}

/** Whether a record cannot have its former values again, because another one, or a line-up, has come since, or its edition is closed. */
export async function isTaken(table: string, id: number, before: Record<string, unknown> | null): Promise<boolean> {
	const former = JSON.stringify(before ?? {});
	if (await isClosed(table, id, former)) return true;
	if (table === "matches") return namesPlayers(id, former);
	const why = taken[table];
	if (!why) return false;
	const rows = sql.table(table);
	const present = sql`(select r from ${rows} r where r.id = ${id})`;
	const { rows: others } = await sql`select from jsonb_populate_record(${present}, ${former}::jsonb) b, ${rows} o
		where o.id <> ${id} and ${why} limit 1`.execute(db());
	return others.length > 0;
}
