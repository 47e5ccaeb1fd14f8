import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { squadInClass } from "../../squads/squad-name.ts";

export type RosterPlace = Awaited<ReturnType<typeof rosterOf>>[number];

/** The roster of a squad in its order: players who are on it on a day or later, and those who are proposed for it. */
export const rosterOf = (squadId: number, day: string) =>
	db()
		.selectFrom("squad_players as s")
		.innerJoin("players as p", "p.id", "s.player_id")
		.select(["s.id", "s.player_id", "s.rank", "s.state", "s.from_on", "s.until_on", "s.version"])
		.select(["p.name", "p.name_ar"])
		.where("s.squad_id", "=", squadId)
		.where((eb) => eb.or([eb("s.until_on", "is", null), eb("s.until_on", ">=", day)]))
		.orderBy("s.rank")
		.orderBy("s.id")
		.execute();

/** The players of squads on a day as the public sees them: approved, in the order of each roster. */
export const shownRosters = (squadIds: number[], day: string) =>
	db()
		.selectFrom("squad_players as s")
		.innerJoin("players as p", "p.id", "s.player_id")
		.select(["s.squad_id", "p.id", "p.name", "p.name_ar"])
		.where("s.squad_id", "in", squadIds.length > 0 ? squadIds : [0])
		.where("s.state", "=", "approved")
		.where(sql<boolean>`daterange(s.from_on, s.until_on, '[]') @> ${day}::date`)
		.orderBy("s.squad_id")
		.orderBy("s.rank")
		.orderBy("s.id")
		.execute();

type ClubSquad = { id: number; club_id: number; season: string; class: string };

/** Players of a squad's club on a day, own or on loan, who are not on its roster and not outside its class. */
export const playersToAdd = (squad: ClubSquad, day: string) =>
	db()
		.selectFrom("players as p")
		.select(["p.id", "p.name", "p.name_ar"])
		.where("p.id", "in", (of) =>
			of
				.selectFrom("stints")
				.select("player_id")
				.where("club_id", "=", squad.club_id)
				.where(sql<boolean>`daterange(from_on, until_on, '[]') @> ${day}::date`),
		)
		.where("p.id", "not in", (of) =>
			of
				.selectFrom("squad_players")
				.select("player_id")
				.where("squad_id", "=", squad.id)
				.where((eb) => eb.or([eb("until_on", "is", null), eb("until_on", ">=", day)])),
		)
		.where(sql<boolean>`not outside_class(${squad.class}, p.id, ${squad.season})`)
		.orderBy("p.ranking")
		.orderBy("p.id")
		.execute();

/**
 * The squads of a season with the number of players on their rosters on a day or later, and of those who are proposed.
 */
export async function squadsWithRosters(season: string, day: string) {
	const rows = await db()
		.selectFrom("squads as q")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.innerJoin("classes as k", "k.code", "q.class")
		.leftJoin("squad_players as s", (join) =>
			join
				.onRef("s.squad_id", "=", "q.id")
				.on((eb) => eb.or([eb("s.until_on", "is", null), eb("s.until_on", ">=", day)])),
		)
		.select(["q.id", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar", "t.name", "t.name_ar"])
		.select(["q.class", "k.name as class_name", "k.name_ar as class_name_ar"])
		.select((eb) => [
			eb.fn.count<number>("s.id").filterWhere("s.state", "=", "approved").as("players"),
			eb.fn.count<number>("s.id").filterWhere("s.state", "=", "proposed").as("proposed"),
		])
		.where("q.season", "=", season)
		.groupBy(["q.id", "t.id", "k.id"])
		.orderBy("proposed", "desc")
		.orderBy("t.name")
		.orderBy("k.sort_order")
		.orderBy("q.letter")
		.execute();
	return rows.map((row) => ({ ...row, ...squadInClass(row) }));
}

/** Whether a player has had a place on a roster. */
export const wasOnRoster = async (squadId: number, playerId: number): Promise<boolean> =>
	(await db()
		.selectFrom("squad_players")
		.select("id")
		.where("squad_id", "=", squadId)
		.where("player_id", "=", playerId)
		.executeTakeFirst()) !== undefined;

export const placeById = (id: number) =>
	db().selectFrom("squad_players").selectAll().where("id", "=", id).executeTakeFirst();
