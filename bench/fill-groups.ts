/**
 * Seasons of many groups: each has squads of their own, which play each other twice. The demo's season is one of them.
 */
export function groupStatements({
	seasons,
	groups,
	squads,
}: {
	seasons: number;
	groups: number;
	squads: number;
}): string[] {
	const clubs = groups * squads;
	return [
		`insert into seasons (name) select (2025 - n) || '/' || (2026 - n) from generate_series(0, ${seasons - 1}) n
			on conflict do nothing`,
		`insert into teams (name, name_ar) select 'Club ' || n, 'نادي ' || n from generate_series(1, ${clubs}) n`,
		`insert into matches (season, match_date, status, home_team_id, away_team_id, home_score, away_score)
		 select (2025 - n) || '/' || (2026 - n), match_date - n * 365, status, home_team_id, away_team_id,
		   home_score, away_score
		 from matches, generate_series(1, ${seasons - 1}) n`,
		`insert into competitions (slug, name, name_ar) values ('divisions', 'Divisions', 'الدرجات')`,
		`insert into editions (competition_id, season) select (select max(id) from competitions), name from seasons`,
		`insert into stages (edition_id) select e.id from editions e join competitions c on c.id = e.competition_id
			where c.slug = 'divisions'`,
		`insert into groups (stage_id, name, name_ar, tier, rule_set) select s.id, 'Division ' || n,
			'الدرجة ' || n, n, 'ittf'
		 from stages s join editions e on e.id = s.edition_id
		 join competitions c on c.id = e.competition_id, generate_series(1, ${groups}) n
		 where c.slug = 'divisions'`,
		`insert into matches (season, group_id, match_date, status, home_team_id, away_team_id, home_score, away_score)
		 select e.season, g.id, make_date(left(e.season, 4)::int, 9, 1) + (a + b) * 7, 'completed', h.id, w.id, 3,
		   (a * 7 + b * 3 + g.id) % 3
		 from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
		 join competitions c on c.id = e.competition_id
		   cross join generate_series(0, ${squads - 1}) a cross join generate_series(0, ${squads - 1}) b
		   join teams h on h.name = 'Club ' || ((g.tier - 1) * ${squads} + a + 1)
		   join teams w on w.name = 'Club ' || ((g.tier - 1) * ${squads} + b + 1)
		 where c.slug = 'divisions' and a <> b`,
		"vacuum analyze",
	];
}
