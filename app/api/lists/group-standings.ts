import { z } from "zod";
import { shownGroup } from "../../competitions/competitions.server.ts";
import { type GroupRow, groupTable, groupTableAsked } from "../../league/groups/group-table.server.ts";
import { presetNames } from "../../league/ranking/rule-set.ts";
import type { Pair } from "../../league/ranking/tally.ts";
import { listLoader, listQuery } from "../api.server.ts";
import { groupStandingSchema } from "./schemas.ts";

export const groupStandingsQuery = listQuery.extend({
	group: z.coerce.number().pipe(z.int32().positive()).describe("The table of this group."),
	as_of: z.iso.date().optional().describe("With the ties and decisions up to this day."),
	rule_set: z.enum(presetNames).optional().describe("Under another rule set, with its own points."),
});

/** The table of a group; no item for one that is not shown. */
async function read(
	{ group: id, as_of, rule_set }: z.infer<typeof groupStandingsQuery>,
	after: [number] | undefined,
	limit: number,
) {
	const group = await shownGroup(id);
	if (!group) return [];
	const isAsked = as_of !== undefined || rule_set !== undefined;
	const { rows } = isAsked ? await groupTableAsked(group, { on: as_of, preset: rule_set }) : await groupTable(group);
	const clubOf = new Map(rows.map(({ squad_id, team_id }) => [squad_id, team_id]));
	const from = after ? rows.findIndex(({ squad_id }) => squad_id === after[0]) + 1 : 0;
	return rows.slice(from, from + limit).map((row) => ({
		id: `${id}-${row.squad_id}`,
		season: group.season,
		group: id,
		rank: row.rank,
		team_id: row.team_id,
		squad_id: row.squad_id,
		squad: row.letter,
		...row.club,
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
		points: row.points,
		form: row.form,
		why: whyOf(row, (squadId) => clubOf.get(squadId) ?? 0),
	}));
}

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
	};
}

function amount(as: "won" | "difference" | "ratio", [won, lost]: Pair): number | null {
	if (as === "won") return won;
	if (as === "difference") return won - lost;
	return lost === 0 ? (won === 0 ? 0 : null) : won / lost;
}

export const groupStandings = listLoader({
	query: groupStandingsQuery,
	key: z.tuple([z.int32()]),
	item: groupStandingSchema,
	read,
	keyOf: (row): [number] => [row.squad_id],
});
