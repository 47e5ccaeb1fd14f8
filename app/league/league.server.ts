import { rememberForPages } from "../base/db/remember.server.ts";
import { clubIn, clubNames } from "../clubs/clubs.server.ts";
import { seasonByName, tiesOf } from "../matches/ties.server.ts";
import { standings } from "./standings.ts";

/** The league table of a season with the clubs' names and its points rule; undefined for an unknown season. */
export const leagueTable = (season: string) => rememberForPages(`league table ${season}`, () => computeTable(season));

async function computeTable(season: string) {
	const rule = await seasonByName(season);
	if (!rule) return undefined;
	const ties = await tiesOf({ season });
	const clubs = await clubNames();
	const playing = new Set(ties.flatMap((tie) => [tie.home_team_id, tie.away_team_id]));
	const names = new Map([...clubs].filter(([id]) => playing.has(id)).map(([id, club]) => [id, club.name]));
	const rows = standings(ties, names, rule).map((row) => ({ ...row, club: clubIn(clubs, row.team_id) }));
	return { season, rule, rows };
}
export type LeagueTable = NonNullable<Awaited<ReturnType<typeof leagueTable>>>;
