import type { Side } from "../../access/side.ts";
import { db } from "../../base/db/client.server.ts";

const shownRubbers = () =>
	db()
		.selectFrom("rubbers")
		.select(["id", "ordinal", "kind", "outcome", "lost_by", "home_games", "away_games"])
		.orderBy("ordinal");

/** The rubbers of a tie in the order of play, with the names of the day; those that were not played are left out. */
export const rubbersOf = async (matchId: number) =>
	withPlayers(await shownRubbers().where("match_id", "=", matchId).execute());

/** The same for several ties, by their ids. */
export async function rubbersOfTies(matchIds: number[]) {
	if (matchIds.length === 0) return new Map<number, ShownRubber[]>();
	const rows = await shownRubbers().select("match_id").where("match_id", "in", matchIds).execute();
	return Map.groupBy(await withPlayers(rows), ({ match_id }) => match_id);
}

/** These rubbers, in no order. */
export const rubbersWithin = async (ids: number[]) =>
	withPlayers(ids.length > 0 ? await shownRubbers().where("id", "in", ids).execute() : []);

type Row = Awaited<ReturnType<ReturnType<typeof shownRubbers>["execute"]>>[number];

async function withPlayers<R extends Row>(rubbers: R[]) {
	if (rubbers.length === 0) return [];
	const ids = rubbers.map(({ id }) => id);
	const [players, games] = await Promise.all([playersOf(ids), gamesOf(ids)]);
	return rubbers.map((rubber) => {
		const own = players.filter(({ rubber_id }) => rubber_id === rubber.id);
		const on = (side: Side) =>
			own
				.filter((player) => player.side === side)
				.map(({ player_id, name, name_ar }) => ({ id: player_id, name, name_ar }));
		return {
			...rubber,
			home: on("home"),
			away: on("away"),
			games: games
				.filter(({ rubber_id }) => rubber_id === rubber.id)
				.map(({ home_points, away_points }) => [home_points, away_points] as const),
		};
	});
}
export type ShownRubber = Awaited<ReturnType<typeof rubbersOf>>[number];

const playersOf = (rubberIds: number[]) =>
	db()
		.selectFrom("rubber_players")
		.select(["rubber_id", "side", "player_id", "name", "name_ar"])
		.where("rubber_id", "in", rubberIds)
		.orderBy("place")
		.execute();

const gamesOf = (rubberIds: number[]) =>
	db()
		.selectFrom("games")
		.select(["rubber_id", "home_points", "away_points"])
		.where("rubber_id", "in", rubberIds)
		.orderBy("number")
		.execute();
