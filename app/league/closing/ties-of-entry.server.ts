import { db } from "../../base/db/client.server.ts";

type Place = { group_id: number; squad_id: number };
type Options = { squad?: number; locks?: boolean };

/**
 * The ties of these groups, or of one squad in them, with the state of both sides. `locks` keeps them as they are until
 * the transaction ends.
 */
export const tiesOfGroups = (groups: number[], { squad, locks = false }: Options = {}) =>
	db()
		.selectFrom("matches as m")
		.innerJoin("entries as h", (join) =>
			join.onRef("h.group_id", "=", "m.group_id").onRef("h.squad_id", "=", "m.home_squad_id"),
		)
		.innerJoin("entries as a", (join) =>
			join.onRef("a.group_id", "=", "m.group_id").onRef("a.squad_id", "=", "m.away_squad_id"),
		)
		.select(["m.id", "m.version", "m.group_id", "m.status", "m.phase", "m.match_date", "m.date_known", "m.outcome"])
		.select(["m.home_squad_id", "m.away_squad_id", "h.state as home_state", "a.state as away_state"])
		.where("m.group_id", "in", [0, ...groups])
		.$if(squad !== undefined, (query) =>
			query.where((eb) => eb.or([eb("m.home_squad_id", "=", squad ?? 0), eb("m.away_squad_id", "=", squad ?? 0)])),
		)
		.orderBy("m.id")
		.$if(locks, (query) => query.forUpdate("m"))
		.execute();
type SidedTie = Awaited<ReturnType<typeof tiesOfGroups>>[number];

/**
 * Of the ties of a squad in its group: how many its results are, and how many of all were played, and those that are
 * still to be played from a day on. A tie that an opponent missed by leaving the group is none of these, nor is one
 * whose result was annulled; one that was called off was not played.
 */
export function countTies(ties: readonly SidedTie[], { group_id, squad_id }: Place, from: string) {
	const own = ties
		.filter((tie) => tie.group_id === group_id && [tie.home_squad_id, tie.away_squad_id].includes(squad_id))
		.map((tie) => ({ ...tie, opponent: tie.home_squad_id === squad_id ? tie.away_state : tie.home_state }));
	const wasPlayed = ({ status, outcome }: SidedTie) =>
		status === "completed" && (outcome === "played" || outcome === "abandoned");
	return {
		results: own.filter(({ status }) => status === "completed").length,
		played: own.filter(wasPlayed).length,
		all: own.filter((tie) => wasPlayed(tie) || (tie.opponent === "active" && tie.phase !== "annulled")).length,
		ahead: own.filter(
			({ status, match_date, date_known }) => status === "scheduled" && (!date_known || match_date >= from),
		),
	};
}

/** The same of one squad, read for it alone. */
export const tiesOfEntry = async (place: Place, from: string, { locks = false } = {}) =>
	countTies(await tiesOfGroups([place.group_id], { squad: place.squad_id, locks }), place, from);
