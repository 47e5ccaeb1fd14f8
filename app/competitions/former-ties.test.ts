import { sql } from "kysely";
import { expect, test } from "vitest";
import { onEveryEngine } from "../../test/engines.ts";
import { databaseBefore } from "../../test/former-database.ts";
import { db } from "../base/db/client.server.ts";

const rows = `
	insert into teams (name, name_ar) values ('A', 'أ'), ('B', 'ب'), ('C', 'ج');
	insert into seasons (name) values ('2024/2025');
	insert into matches (season, match_date, status, home_team_id, away_team_id, home_score, away_score)
	select season, date '2025-01-01' + n, 'completed', 1 + n % 3, 1 + (n + 1) % 3, 3, n % 3
	from (values ('2024/2025'), ('2025/2026')) s (season), generate_series(1, 12) n;
	create table seen as select season, club as team_id, count(*)::integer as matches_played,
		count(*) filter (where own > other)::integer as wins, sum(own)::integer as points_for, sum(other)::integer as points_against,
		sum(case when own > other then 2 else 1 end)::integer as points
	from (select season, home_team_id as club, home_score as own, away_score as other from matches
		union all select season, away_team_id, away_score, home_score from matches) sides group by 1, 2;
	create table ties_seen as select * from matches;`;

onEveryEngine((engine) => {
	databaseBefore("0055", engine, rows);
	const ask = async (text: string) => (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(db())).rows;

	test("ties that there were belong to the one group of their season, and no column of theirs has changed", async () => {
		expect(
			await ask(`select e.season, c.slug, g.is_default, count(*)::int as ties from matches m join groups g on g.id = m.group_id
				join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id join competitions c on c.id = e.competition_id
				where e.season = m.season group by 1, 2, 3 order by 1`),
		).toEqual(
			["2024/2025", "2025/2026"].map((season) => ({ season, slug: "premier-league", is_default: true, ties: 12 })),
		);
		const columns = `id, season, match_date, match_time, status, home_team_id, away_team_id, home_score, away_score,
			sequence, created_at, updated_at, version`;
		const changed = `(select ${columns} from matches except select ${columns} from ties_seen)`;
		expect(await ask(`select count(*)::int as n from ${changed} changed`)).toEqual([{ n: 0 }]);
	});

	test("each club has its squad A in each season, entered once", async () => {
		expect(await ask("select count(*)::int as squads, min(letter) as first, max(letter) as last from squads")).toEqual([
			{ squads: 6, first: "A", last: "A" },
		]);
		expect(await ask("select group_id, count(*)::int as n from entries group by 1 order by 1")).toMatchObject([
			{ n: 3 },
			{ n: 3 },
		]);
	});

	test("the table of each season is the same", async () => {
		const different = `(select * from seen except
			select season, team_id, matches_played, wins, points_for, points_against, points from league_standings) d`;
		expect(await ask(`select count(*)::int as n from ${different}`)).toEqual([{ n: 0 }]);
		expect(await ask("select count(*)::int as n from league_standings")).toEqual([{ n: 6 }]);
	});
});
