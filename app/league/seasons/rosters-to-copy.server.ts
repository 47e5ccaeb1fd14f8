import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

/** Players of the rosters of squads who are at the club today, own or on loan, in their order. */
export async function rostersOf(squads: readonly number[]) {
	const rows = await db()
		.selectFrom("squad_players as p")
		.innerJoin("squads as q", "q.id", "p.squad_id")
		.select(["p.squad_id", "p.player_id"])
		.select((eb) => eb.fn.min("p.rank").as("rank"))
		.where("p.squad_id", "in", [...squads, 0])
		.where("p.state", "=", "approved")
		.where(sql<boolean>`(p.until_on is null or p.until_on >= day_of_stints())`)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom("stints as s")
					.select("s.id")
					.whereRef("s.player_id", "=", "p.player_id")
					.whereRef("s.club_id", "=", "q.club_id")
					.where(sql<boolean>`daterange(s.from_on, s.until_on, '[]') @> day_of_stints()`),
			),
		)
		.groupBy(["p.squad_id", "p.player_id"])
		.orderBy("rank")
		.orderBy("p.player_id")
		.execute();
	return Map.groupBy(
		rows.map(({ squad_id, player_id, rank }) => ({ squad_id, player_id, rank: Number(rank) })),
		({ squad_id }) => squad_id,
	);
}
