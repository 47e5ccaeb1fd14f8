import { sql } from "kysely";
import { expect, test } from "vitest";
import { onOneEngine } from "../../../test/engines.ts";
import { databaseBefore } from "../../../test/former-database.ts";
import { db } from "../../base/db/client.server.ts";
import { leagueTable } from "../season-table/league.server.ts";

/**
 * Two seasons of 14 clubs, each with points of its own: results, ties to come and cancelled ones, completed ones
 * without scores; and the tables of then.
 */
const rows = `
	insert into teams (name, name_ar) select 'Club ' || chr(64 + n), 'نادي ' || n from generate_series(1, 14) n;
	insert into seasons (name, points_win, points_draw, points_loss) values ('2024/2025', 3, 1, 0) on conflict do nothing;
	insert into matches (season, match_date, match_time, status, home_team_id, away_team_id, home_score, away_score)
	select season, date '2024-09-01' + roll % 250, '19:00', case when roll % 10 < 8 then 'completed' when roll % 10 < 9 then 'scheduled' else 'cancelled' end::match_status,
		h.id, a.id, case when roll % 10 <> 7 then roll % 4 end, case when roll % 10 <> 7 then roll / 16 % 4 end
	from (values ('2024/2025'), ('2025/2026')) s (season) cross join teams h join teams a on a.id <> h.id
		cross join lateral (select ('x' || left(md5(season || h.id || '-' || a.id), 7))::bit(28)::int) r (roll);
	create table seen as select season, club as team_id, count(*)::integer as played, count(*) filter (where own > other)::integer as won,
		count(*) filter (where own = other)::integer as drawn, sum(own)::integer as own, sum(other)::integer as other,
		sum(case when own > other then points_win when own = other then points_draw else points_loss end)::integer as points
	from (select season, home_team_id as club, home_score as own, away_score as other from matches where status = 'completed'
		union all select season, away_team_id, away_score, home_score from matches where status = 'completed') sides
	join seasons on seasons.name = season where own is not null and other is not null group by 1, 2;
	create table ties_seen as select * from matches;`;
const seasons = ["2024/2025", "2025/2026"];

onOneEngine((engine) => {
	databaseBefore("0055", engine, rows);
	const ask = async (text: string) => (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(db())).rows;

	test("ties that there were belong to the one group of their season, and no column of theirs has changed", async () => {
		expect(
			await ask(`select e.season, c.slug, g.is_default, count(*)::int as ties from matches m join groups g on g.id = m.group_id
				join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id join competitions c on c.id = e.competition_id
				where e.season = m.season group by 1, 2, 3 order by 1`),
		).toEqual(seasons.map((season) => ({ season, slug: "premier-league", is_default: true, ties: 182 })));
		// With them a calendar is the same to the byte: it is made from these columns and the names of clubs.
		const columns = `id, season, match_date, match_time, status, home_team_id, away_team_id, home_score, away_score,
			sequence, created_at, updated_at, version`;
		const changed = `(select ${columns} from matches except select ${columns} from ties_seen)`;
		expect(await ask(`select count(*)::int as n from ${changed} changed`)).toEqual([{ n: 0 }]);
	});

	test("each club has its squad A in each season, entered once", async () => {
		expect(await ask("select count(*)::int as squads, min(letter) as first, max(letter) as last from squads")).toEqual([
			{ squads: 28, first: "A", last: "A" },
		]);
		expect(await ask("select group_id, count(*)::int as n from entries group by 1 order by 1")).toMatchObject([
			{ n: 14 },
			{ n: 14 },
		]);
	});

	test.each(seasons)("the table of %s is the same, in the view and on the page, row by row", async (season) => {
		const before =
			await ask(`select team_id, played, won, drawn, own, other, points from seen join teams on id = team_id
			where season = '${season}' order by points desc, own - other desc, won desc, name collate "C"`);
		expect(before.length).toBe(14);
		const view =
			await ask(`select team_id, matches_played as played, wins as won, draws as drawn, points_for as own, points_against as other,
			points from league_standings where season = '${season}'
			order by points desc, points_for - points_against desc, wins desc, name collate "C"`);
		expect(view).toEqual(before);
		const shown = (await leagueTable(season))?.rows ?? [];
		expect(shown.map(({ rank }) => rank)).toEqual(before.map((_, nth) => nth + 1));
		expect(
			shown.map(({ team_id, played, won, drawn, points, ...row }) => ({
				...{ team_id, played, won, drawn, own: row.for, other: row.against, points },
			})),
		).toEqual(before);
	});
});
