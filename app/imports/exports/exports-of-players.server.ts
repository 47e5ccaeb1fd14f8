import { db } from "../../base/db/client.server.ts";

/** Clubs of players by days as the import reads them again. */
export const stintRows = () =>
	db()
		.selectFrom("stints")
		.select(["id", "player_id", "club_id", "kind", "from_on as from", "until_on as until"])
		.orderBy("player_id")
		.orderBy("from_on", (order) => order.asc().nullsFirst())
		.orderBy("id")
		.execute();

export const licenceRows = (season: string | null) =>
	db()
		.selectFrom("licences")
		.select(["id", "player_id", "club_id", "season", "category", "state", "number", "reason"])
		.select(["valid_from as from", "valid_until as until"])
		.$if(season !== null, (query) => query.where("season", "=", season ?? ""))
		.orderBy("season")
		.orderBy("id")
		.execute();

/** Rosters of squads in their order. */
export const rosterRows = (season: string | null) =>
	db()
		.selectFrom("squad_players as p")
		.innerJoin("squads as s", "s.id", "p.squad_id")
		.select(["p.id", "p.player_id", "p.rank", "p.state", "p.from_on as from", "p.until_on as until"])
		.select(["s.club_id", "s.season", "s.letter as squad", "s.class"])
		.$if(season !== null, (query) => query.where("s.season", "=", season ?? ""))
		.orderBy("s.season")
		.orderBy("s.id")
		.orderBy("p.rank")
		.orderBy("p.id")
		.execute();
