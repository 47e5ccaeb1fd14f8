import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";

/** The stints of a player that only follow from the club, whole, as `restoreDerivedStints` reads them. */
export async function derivedStintsOf(player: number): Promise<Record<string, unknown>[]> {
	const { rows } = await sql<{ row: Record<string, unknown> }>`
		select to_jsonb(s) as row from stints s where player_id = ${player} and is_derived order by id`.execute(db());
	return rows.map(({ row }) => row);
}

/**
 * Gives players the stints back that gave way to those of a file, once these are gone: where no other stint has their
 * days, and no change of the club ended them since. Use it in a transaction.
 */
export async function restoreDerivedStints(batch: number) {
	const former = sql`select f.* from (
		select distinct on (s.id) s.*
		from import_batch_extras e, jsonb_populate_recordset(null::stints, e.before->'stints') s
			where e.import_batch_id = ${batch} and e.kind = 'derived-stints' order by s.id, e.id) f
		join players p on p.id = f.player_id join teams t on t.id = f.club_id
		where not exists (select from stints o where o.player_id = f.player_id and o.kind = 'own' and o.id <> f.id
			and daterange(o.from_on, o.until_on, '[]') && daterange(f.from_on, f.until_on, '[]'))`;
	await sql`update stints s set from_on = f.from_on, until_on = f.until_on, cut_on = f.cut_on,
		uncut_until = f.uncut_until
		from (${former}) f where s.id = f.id and s.is_derived and s.player_id = f.player_id and s.club_id = f.club_id
			and (s.cut_on is null or s.cut_on is not distinct from f.cut_on)
			and (s.from_on, s.until_on) is distinct from (f.from_on, f.until_on)`.execute(db());
	await sql`insert into stints (id, player_id, club_id, kind, from_on, until_on, is_derived, cut_on,
		uncut_until, created_at)
		select f.id, f.player_id, f.club_id, f.kind, f.from_on, f.until_on, true, f.cut_on, f.uncut_until, f.created_at
		from (${former}) f where not exists (select from stints s where s.id = f.id)`.execute(db());
}
