/**
 * Rows for every list of the administration that can grow: players, ties, articles, messages, emails, readers, accounts
 * and the audit log.
 */
export function listStatements(rows: number): string[] {
	return [
		"set session_replication_role = replica", // one row of the audit log at a time would be chained for minutes
		`insert into players (name, name_ar, ranking, team_id)
		 select 'Player ' || md5(n::text), 'لاعب ' || md5(n::text), n, (select min(id) from teams) + n % 14
		 from generate_series(1, ${rows}) n`,
		`insert into seasons (name) select (2025 - n) || '/' || (2026 - n) from generate_series(0, 9) n
			on conflict do nothing`,
		`insert into matches (season, match_date, status, home_team_id, away_team_id, home_score, away_score)
		 select (2025 - n % 10) || '/' || (2026 - n % 10), date '2025-09-01' - n % 3650, 'completed',
		        (select min(id) from teams) + n % 14, (select min(id) from teams) + (n + 1) % 14, 3, n % 3
		 from generate_series(1, ${rows}) n`,
		`insert into news_articles (title, title_ar, excerpt, excerpt_ar, content, content_ar, published,
			publish_date, category)
		 select 'Report ' || md5(n::text), 'تقرير ' || md5(n::text), 'x', 'x', '<p>x</p>', '<p>x</p>', n % 10 > 0,
		   now() - n * interval '7 minutes', 'general'
		 from generate_series(1, ${rows}) n`,
		`insert into contact_messages (name, surname, email, message, language, status, created_at)
		 select 'Reader', md5(n::text), 'reader' || n || '@example.org', 'Where can I play ' || md5(n::text), 'en',
		        (array['read', 'answered', 'archived', 'unread'])[1 + n % 4], now() - n * interval '1 hour'
		 from generate_series(1, ${rows}) n`,
		`insert into mails (recipient, subject, html, plain, status, attempts, last_error, created_at)
		 select 'reader' || n || '@example.org', 'x', 'x', 'x', 'dead', 5, 'refused', now() - n * interval '1 hour'
		 from generate_series(1, ${rows}) n`,
		`insert into newsletter_subscribers (email, language, status, confirmed_at)
		 select 'reader' || n || '@example.org', 'en', 'confirmed', now() - n * interval '1 hour'
		 from generate_series(1, ${rows}) n`,
		`insert into accounts (id, name, email, email_verified, has_role)
		 select md5('a' || n)::uuid, 'Person', 'person' || n || '@example.org', true, true
		 from generate_series(1, ${rows}) n`,
		`insert into account_roles (account_id, role) select md5('a' || n)::uuid, 'complainant'
			from generate_series(1, ${rows}) n`,
		`insert into audit_log (chain, seq, previous, hash, actor, action, subject, at)
		 select 'site', 100000 + n, '', md5(n::text), 'editor',
		   (array['player.changed', 'tie.changed', 'article.changed'])[1 + n % 3], 'player:' || n, now()
		 from generate_series(1, ${rows}) n`,
		"set session_replication_role = default",
		...["player", "article"].map((kind) => `select fill_search_texts('${kind}')`),
		...["players", "matches", "news_articles", "contact_messages", "newsletter_subscribers"].map(
			(table) => `update ${table} set id = id where false`, // a change without rows is counted as well
		),
		"vacuum analyze",
	];
}
