/** Rows to measure with, made by the database itself: the counts are what matters, not the words. */
export function fillStatements({
	articles,
	players,
	seasons,
}: {
	articles: number;
	players: number;
	seasons: number;
}): string[] {
	return [
		`insert into news_articles (title, title_ar, excerpt, excerpt_ar, content, content_ar, published,
			publish_date, category)
		 select 'Report ' || n || ' ' || md5(n::text), 'تقرير ' || n || ' ' || md5(n::text), 'Summary ' || n, 'ملخص ' || n,
		        '<p>Round ' || n || ' ' || md5((n * 7)::text) || '</p>',
		        '<p>جولة ' || n || ' ' || md5((n * 7)::text) || '</p>',
		        true, now() - n * interval '7 minutes',
		          (array['federation', 'tournaments', 'development', 'general'])[1 + n % 4]
		 from generate_series(1, ${articles}) n`,
		`insert into players (name, name_ar, ranking, team_id)
		 select 'Player ' || md5(n::text), 'لاعب ' || md5(n::text), n, null from generate_series(1, ${players}) n`,
		`insert into matches (season, match_date, status, home_team_id, away_team_id, home_score, away_score)
		 select (2025 - s) || '/' || (2026 - s), match_date - s * 365, status, home_team_id, away_team_id,
		   home_score, away_score
		 from matches, generate_series(1, ${seasons - 1}) s where season = '2025/2026'`,
		"vacuum analyze",
	];
}
