import type { GroupRow, GroupTable } from "../../../league/group-tables/group-table.server.ts";
import type { Pair } from "../../../league/ranking/tally.ts";

/** The numbers of a row of a table with the decisions in them, and why it is below the row above it. */
export const standingFields = (
	row: GroupRow,
	clubOf: ReadonlyMap<number, number>,
	adjustments: GroupTable["adjustments"],
) => ({
	rank: row.rank,
	team_id: row.team_id,
	squad_id: row.squad_id,
	squad: row.letter,
	state: row.state,
	matches_played: row.played,
	wins: row.won,
	draws: row.drawn,
	losses: row.lost,
	points_for: row.for,
	points_against: row.against,
	rubbers_for: row.for,
	rubbers_against: row.against,
	games_for: row.games[0],
	games_against: row.games[1],
	start_points: row.start_points,
	adjustment: row.adjustment,
	adjustments: adjustments.filter(({ squad_id }) => squad_id === row.squad_id),
	points: row.points,
	form: row.form,
	why: whyOf(row, (squadId) => clubOf.get(squadId) ?? 0),
});

/** The clubs of the squads in a table. */
export const clubsOf = (rows: readonly GroupRow[]) => new Map(rows.map(({ squad_id, team_id }) => [squad_id, team_id]));

function whyOf({ why }: GroupRow, clubOf: (squadId: number) => number) {
	if (!why) return null;
	const level = why.level.map(clubOf);
	if (why.by !== "criterion")
		return {
			over: "all",
			measure: why.by,
			as: null,
			above: null,
			this: null,
			above_pair: null,
			this_pair: null,
			with: level,
			passed_over: why.passedOver ?? [],
		};
	const { over, measure, as } = why.criterion;
	return {
		over,
		measure,
		as,
		above: amount(as, why.above),
		this: amount(as, why.own),
		above_pair: why.above,
		this_pair: why.own,
		with: level,
		passed_over: why.passedOver ?? [],
	};
}

function amount(as: "won" | "difference" | "ratio", [won, lost]: Pair): number | null {
	if (as === "won") return won;
	if (as === "difference") return won - lost;
	return lost === 0 ? (won === 0 ? 0 : null) : won / lost;
}
