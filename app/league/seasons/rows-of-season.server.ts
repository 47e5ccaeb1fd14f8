import { db } from "../../base/db/client.server.ts";

/** The rows of a season. */
export async function rowsOfSeason(season: string) {
	const editions = await db()
		.selectFrom("editions")
		.select(["id", "competition_id"])
		.where("season", "=", season)
		.execute();
	const stages = await db()
		.selectFrom("stages as s")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["s.id", "s.edition_id", "s.ordinal"])
		.where("e.season", "=", season)
		.execute();
	const groups = await db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["g.id", "g.stage_id", "g.name", "g.name_ar", "g.is_default"])
		.where("e.season", "=", season)
		.execute();
	const squads = await db()
		.selectFrom("squads")
		.select(["id", "club_id", "class", "letter"])
		.where("season", "=", season)
		.execute();
	const entries = await db()
		.selectFrom("entries as n")
		.innerJoin("groups as g", "g.id", "n.group_id")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["n.squad_id", "n.group_id", "s.edition_id"])
		.where("e.season", "=", season)
		.execute();
	return { editions, stages, groups, squads, entries };
}
