import { z } from "zod";
import { db } from "../../../base/db/client.server.ts";
import { defaultCompetition } from "../../../league/competitions/competitions.server.ts";
import { leagueTable } from "../../../league/season-table/league.server.ts";
import { seasonNames } from "../../../settings/seasons.server.ts";
import { type Fields, listLoader, seasonQuery } from "../../api.server.ts";
import { groupStandings, groupStandingsQuery } from "./group-standings.ts";
import { standingSchema } from "./schemas.ts";
import { clubsOf, standingFields } from "./standing-fields.ts";

export const handle = { cached: ["season", "group", "as_of", "rule_set", "cursor", "limit"] };

const query = seasonQuery.extend(groupStandingsQuery.pick({ as_of: true, rule_set: true }).shape);

/** The table of a season, or of every season, the latest first; best rank first. */
async function read(
	{ season, as_of: on, rule_set: rule }: z.infer<typeof query>,
	after: [string, string] | undefined,
	limit: number,
) {
	const names = season === undefined ? await seasonNames() : [season];
	const regions = await db().selectFrom("teams").select(["id", "region", "region_ar"]).execute();
	const { class: className } = await defaultCompetition();
	const regionOf = new Map(regions.map((club) => [club.id, club]));
	const rows: Fields<typeof standingSchema>[] = [];
	for (const name of names.filter((name) => !after || name <= after[0])) {
		const { rows: table = [], adjustments = [] } = (await leagueTable(name, "en", { on, rule })) ?? {};
		const from = after && name === after[0] ? table.findIndex((row) => idOf(name, row) === after[1]) + 1 : 0;
		for (const row of table.slice(from)) {
			rows.push({
				...(regionOf.get(row.team_id) ?? { region: null, region_ar: null }),
				...row.club,
				id: idOf(name, row),
				season: name,
				class: className,
				...standingFields(row, clubsOf(table), adjustments),
			});
			if (rows.length >= limit) return rows;
		}
	}
	return rows;
}

/** A club's first squad has the id of the view `league_standings`. */
const idOf = (season: string, { team_id, letter }: { team_id: number; letter: string }) =>
	letter === "A" ? `${season}-${team_id}` : `${season}-${team_id}-${letter}`;

const seasonStandings = listLoader({
	query,
	key: z.tuple([z.string(), z.string()]),
	item: standingSchema,
	read,
	keyOf: (row): [string, string] => [row.season, row.id],
});

/** The table of a group where one is asked for, else of each season's default group. */
export const loader = (args: { request: Request; url: URL }) =>
	args.url.searchParams.get("group") ? groupStandings(args) : seasonStandings(args);
