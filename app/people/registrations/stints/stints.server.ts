import { db } from "../../../base/db/client.server.ts";

export type ShownStint = Awaited<ReturnType<typeof stintsOf>>[number];

/** The clubs of a player by days, the latest first. */
export const stintsOf = (playerId: number) =>
	db()
		.selectFrom("stints as s")
		.innerJoin("teams as t", "t.id", "s.club_id")
		.select(["s.id", "s.club_id", "s.kind", "s.from_on", "s.until_on", "s.is_derived", "t.name", "t.name_ar"])
		.where("s.player_id", "=", playerId)
		.orderBy("s.from_on", (order) => order.desc().nullsLast())
		.orderBy("s.id", "desc")
		.execute();

export const stintById = (id: number) => db().selectFrom("stints").selectAll().where("id", "=", id).executeTakeFirst();
