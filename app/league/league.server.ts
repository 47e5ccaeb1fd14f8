import { rememberForPages } from "../base/db/remember.server.ts";
import { clubIn, clubNames } from "../clubs/clubs.server.ts";
import { counts, type Tie } from "../matches/tie.ts";
import { seasonByName, tiesOf } from "../matches/ties.server.ts";
import type { Why } from "./ranking/rank.ts";
import { ruleSetOf, standingsBy } from "./standings.ts";

/** The league table of a season with the clubs' names and its points rule; undefined for an unknown season. */
export const leagueTable = (season: string) => rememberForPages(`league table ${season}`, () => computeTable(season));

async function computeTable(season: string) {
	const rule = await seasonByName(season);
	if (!rule) return undefined;
	const ties = await tiesOf({ season });
	const clubs = await clubNames();
	const playing = new Set(ties.flatMap((tie) => [tie.home_team_id, tie.away_team_id]));
	const names = new Map([...clubs].filter(([id]) => playing.has(id)).map(([id, club]) => [id, club.name]));
	const ruleSet = ruleSetOf(rule);
	const rows = standingsBy(ruleSet, ties, names).map((row) => ({
		...row,
		club: clubIn(clubs, row.team_id),
		among: tiesBehind(row.why, ties),
	}));
	return { season, rule, ruleSet, rows };
}
export type LeagueTable = NonNullable<Awaited<ReturnType<typeof leagueTable>>>;

/** The ties among those who were level, oldest first, where they alone decide; none where all ties do. */
function tiesBehind<T extends Tie>(why: Why | undefined, ties: readonly T[]) {
	if (why?.by !== "criterion" || why.criterion.over === "all") return [];
	const { level } = why;
	return ties
		.filter(counts)
		.filter((tie) => level.includes(tie.home_team_id) && level.includes(tie.away_team_id))
		.toReversed();
}
