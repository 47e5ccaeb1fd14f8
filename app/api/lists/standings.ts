import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { leagueTable } from "../../league/league.server.ts";
import { seasonNames } from "../../matches/ties.server.ts";
import { listLoader, seasonQuery } from "../api.server.ts";
import { groupStandings } from "./group-standings.ts";
import { standingSchema } from "./schemas.ts";

export const handle = { cached: ["season", "group", "as_of", "rule_set", "cursor", "limit"] };

/** The table of a season, or of every season, the latest first; best rank first. */
async function read({ season }: z.infer<typeof seasonQuery>, after: [string, number] | undefined, limit: number) {
	const names = season === undefined ? await seasonNames() : [season];
	const regions = await db().selectFrom("teams").select(["id", "region", "region_ar"]).execute();
	const regionOf = new Map(regions.map((club) => [club.id, club]));
	const rows: object[] = [];
	for (const name of names.filter((name) => !after || name <= after[0])) {
		for (const row of (await leagueTable(name))?.rows ?? []) {
			if (after && name === after[0] && row.rank <= after[1]) continue;
			rows.push({
				...regionOf.get(row.team_id),
				...row.club,
				id: `${name}-${row.team_id}`,
				season: name,
				rank: row.rank,
				team_id: row.team_id,
				matches_played: row.played,
				wins: row.won,
				draws: row.drawn,
				losses: row.lost,
				points_for: row.for,
				points_against: row.against,
				points: row.points,
				form: row.form,
			});
			if (rows.length >= limit) return rows;
		}
	}
	return rows;
}

const seasonStandings = listLoader({
	query: seasonQuery,
	key: z.tuple([z.string(), z.int32()]),
	item: standingSchema,
	read,
	keyOf: (row): [string, number] => [row.season, row.rank],
});

/** The table of a group where one is asked for, else of each season's default group. */
export const loader = (args: { request: Request; url: URL }) =>
	args.url.searchParams.get("group") ? groupStandings(args) : seasonStandings(args);
