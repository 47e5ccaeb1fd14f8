import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

/**
 * A club's squad of a letter in the season and the class of a group; it is made when there is none. Use it inside a
 * transaction.
 */
export async function squadOf(clubId: number, groupId: number, letter: string): Promise<number> {
	const { rows } = await sql<{ id: number }>`select squad_of(${clubId}, ${groupId}, ${letter}) as id`.execute(db());
	if (!rows[0]) throw new Error(`Club ${clubId} has no squad ${letter}.`);
	return rows[0].id;
}

/** The id of a squad that was made for a group; undefined where the club has it already. */
export async function makeSquad(club: number, group: number, letter: string): Promise<number | undefined> {
	const { rows } = await sql<{ id: number }>`insert into squads (club_id, season, class, letter)
		select ${club}, e.season, c.class, ${letter} from groups g join stages s on s.id = g.stage_id
			join editions e on e.id = s.edition_id join competitions c on c.id = e.competition_id
			where g.id = ${group} and not exists (select from squads q where (q.club_id, q.season, q.class, q.letter) =
				(${club}, e.season, c.class, ${letter}))
		on conflict do nothing returning id`.execute(db());
	return rows[0]?.id;
}
