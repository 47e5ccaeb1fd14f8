import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

const days = (row: string) => sql`daterange(${sql.ref(`${row}.from_on`)}, ${sql.ref(`${row}.until_on`)}, '[]')`;

/** Conditions under which a record `r` cannot be `b` again, because another one, `o`, has its place since. */
const taken: Record<string, ReturnType<typeof sql>> = {
	stints: sql`b.kind = 'own' and o.kind = 'own' and o.player_id = b.player_id and (b.is_derived or not o.is_derived) and ${days("o")} && ${days("b")}`,
	licences: sql`b.state in ('requested', 'approved') and o.state in ('requested', 'approved')
		and (o.player_id, o.season, o.category) = (b.player_id, b.season, b.category)`,
	squad_players: sql`(o.squad_id, o.player_id) = (b.squad_id, b.player_id) and ${days("o")} && ${days("b")}`,
};

/** Whether a record cannot have its former values again, because another one has come since. */
export async function isTaken(table: string, id: number, before: Record<string, unknown> | null): Promise<boolean> {
	const why = taken[table];
	if (!why) return false;
	const [rows, former] = [sql.table(table), JSON.stringify(before ?? {})];
	const present = sql`(select r from ${rows} r where r.id = ${id})`;
	const { rows: others } = await sql`select from jsonb_populate_record(${present}, ${former}::jsonb) b, ${rows} o
		where o.id <> ${id} and ${why} limit 1`.execute(db());
	return others.length > 0;
}
