import type { Site } from "./site.ts";

/** Makes the demo's league one that types scores alone: without its sheets. */
export const withoutSheets = ({ sql }: Site) =>
	sql(`delete from rubbers; delete from lineups; truncate sheet_versions;
		update matches set score_source = 'typed', home_games = null, away_games = null,
			home_points = null, away_points = null;
		update editions set depth = 'score'; update groups set format = null`);
