import { FIRST, PLAYERS, rubberStatements, SQUADS } from "./fill-rubbers.ts";

/** Seasons before this one in which the first player played. */
const SEASONS = 10;
/** Rubbers of a tie. */
export const RUBBERS = 5;

/**
 * Groups whose ties are all played, five rubbers each, and the first player's rubbers of former seasons, two in a tie.
 */
export function figureStatements({ groups, rubbersOfOne }: { groups: number; rubbersOfOne: number }): string[] {
	const clubs = groups * SQUADS;
	const before = rubbersOfOne / 2 / SEASONS;
	return [
		...rubberStatements(groups),
		`insert into seasons (name) select (2025 - n) || '/' || (2026 - n) from generate_series(1, ${SEASONS}) n
			on conflict do nothing`,
		`insert into matches (season, match_date, home_team_id, away_team_id)
		 select (2025 - n) || '/' || (2026 - n), make_date(2025 - n, 9, 1) + t, ${FIRST},
		   ${FIRST} + 1 + (n * ${before} + t) % ${clubs - 1}
		 from generate_series(1, ${SEASONS}) n, generate_series(1, ${before}) t`,
		`update matches set status = 'completed', home_score = 3, away_score = 2 where home_team_id >= ${FIRST}`,
		`insert into rubbers (match_id, ordinal, home_games, away_games)
		 select m.id, o, case when (m.id * 7 + o) % 5 < 3 then 3 else o % 3 end,
		   case when (m.id * 7 + o) % 5 < 3 then o % 3 else 3 end
		 from matches m, generate_series(1, ${RUBBERS}) o
		 where m.home_team_id >= ${FIRST} and (m.season = '2025/2026' or o <= 2)`,
		`insert into rubber_players (rubber_id, side, place, player_id, name, name_ar)
		 select r.id, s.side, 1, p.id, p.name, p.name_ar from rubbers r join matches m on m.id = r.match_id
		   and m.home_team_id >= ${FIRST}
		 cross join lateral (values ('home', m.home_team_id, m.season <> '2025/2026'),
		   ('away', m.away_team_id, false)) s (side, club, is_one)
		 join players p on p.id = ${FIRST} + (s.club - ${FIRST}) * ${PLAYERS} + case when s.is_one then 0
		   else r.ordinal % ${PLAYERS} end`,
		`insert into games (rubber_id, number, home_points, away_points)
		 select r.id, g, case when g <= r.home_games then 11 else g end, case when g <= r.home_games then g else 11 end
		 from rubbers r join matches m on m.id = r.match_id
		   and m.home_team_id >= ${FIRST}, generate_series(1, r.home_games + r.away_games) g`,
		"vacuum analyze",
	];
}
