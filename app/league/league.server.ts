import { rememberForPages } from "../base/db/remember.server.ts";
import { clubIn, clubNames } from "../clubs/clubs.server.ts";
import { defaultGroup } from "../competitions/competitions.server.ts";
import { type CountedTie, counts } from "../matches/tie.ts";
import { seasonByName, tiesOf } from "../matches/ties.server.ts";
import type { Asked } from "./asked.ts";
import { presets, type RuleSet } from "./ranking/rule-set.ts";
import { ruleSetOf, standingsBy } from "./standings.ts";
import { type TieBehind, tiesBehind } from "./why/ties-behind.ts";

/** The ties of a season's default group: those of other competitions are in other tables. */
export async function leagueTies(season: string) {
	const group = await defaultGroup(season);
	return group ? tiesOf({ groupId: group.id }) : [];
}

/** The table of a season's default group with the clubs' names and its points rule; undefined for an unknown season. */
export const leagueTable = (season: string) => rememberForPages(`league table ${season}`, () => computeTable(season));

/** The same as of a day, or under another rule: not the official table of today, so it is made when it is asked for and not remembered. */
export const leagueTableAsked = (season: string, asked: Asked) => computeTable(season, asked);

async function computeTable(season: string, { on, rule: other }: Asked = {}) {
	const rule = await seasonByName(season);
	if (!rule) return undefined;
	const ties = await leagueTies(season);
	const until = on === undefined ? ties : ties.filter(({ match_date }) => match_date <= on);
	const clubs = await clubNames();
	const playing = new Set(ties.flatMap((tie) => [tie.home_team_id, tie.away_team_id]));
	const names = new Map([...clubs].filter(([id]) => playing.has(id)).map(([id, club]) => [id, club.name]));
	const ruleSet = other ? ofScoresAlone(presets[other]) : ruleSetOf(rule);
	const rows = standingsBy(ruleSet, until, names).map((row) => ({
		...row,
		club: clubIn(clubs, row.team_id),
		among: tiesBehind(row.why, until.filter(counts).map(shown)),
	}));
	return { season, rule, ruleSet, rows };
}
export type LeagueTable = NonNullable<Awaited<ReturnType<typeof leagueTable>>>;

/** Scores count rubbers; a comparison of games or points is level for all, and is left out of the reasons. */
function ofScoresAlone(rule: RuleSet): RuleSet {
	return { ...rule, criteria: rule.criteria.filter(({ measure }) => measure !== "games" && measure !== "points") };
}

const shown = ({ id, match_date, home_team_id, away_team_id, home_score, away_score }: CountedTie): TieBehind => ({
	id,
	match_date,
	home: home_team_id,
	away: away_team_id,
	home_score,
	away_score,
});
