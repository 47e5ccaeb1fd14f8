/** Groups of twelve squads whose ties have sheets and no result: clubs, players and ties have numbers from FIRST on. */
export const FIRST = 1_000_001;
export const SQUADS = 12;
/** Players of a club: those of one line-up. */
export const PLAYERS = 3;
/** Ties of a group of two legs. */
export const TIES = SQUADS * (SQUADS - 1);

export function rubberStatements(groups: number): string[] {
	const clubs = groups * SQUADS;
	return [
		`insert into teams (id, name, name_ar) select ${FIRST} + n, 'Club ' || n, 'نادي ' || n
			from generate_series(0, ${clubs - 1}) n`,
		`insert into players (id, name, name_ar, team_id) select ${FIRST} + n, 'Player ' || n, 'لاعب ' || n,
			${FIRST} + n / ${PLAYERS}
		 from generate_series(0, ${clubs * PLAYERS - 1}) n`,
		`insert into competitions (slug, name, name_ar) values ('divisions', 'Divisions', 'الدرجات')`,
		`insert into editions (competition_id, season, depth) select max(id), '2025/2026', 'games' from competitions`,
		`insert into stages (edition_id) select max(id) from editions`,
		`insert into groups (id, stage_id, name, name_ar, tier, rule_set, format)
		 select ${FIRST} + n, (select max(id) from stages), 'Division ' || n, 'الدرجة ' || n, 1 + n, 'ittf', 'swaythling5'
		 from generate_series(0, ${groups - 1}) n`,
		`insert into matches (id, season, group_id, match_date, home_team_id, away_team_id)
		 select ${FIRST} - 1 + row_number() over (order by g, a, b), '2025/2026', ${FIRST} + g,
		   date '2025-09-01' + (a + b) * 7,
		   ${FIRST} + g * ${SQUADS} + a, ${FIRST} + g * ${SQUADS} + b
		 from generate_series(0, ${groups - 1}) g, generate_series(0, ${SQUADS - 1}) a, generate_series(0, ${SQUADS - 1}) b
		 where a <> b`,
		"vacuum analyze",
	];
}
