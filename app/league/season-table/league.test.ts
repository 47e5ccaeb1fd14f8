import { expect, test } from "vitest";
import { dice } from "../../../seed/season.ts";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { runSql } from "../../base/db/client.server.ts";
import { squadsOfClub } from "../group-tables/squads-of-club.server.ts";
import type { RankReason } from "../ranking/rank.ts";
import type { Pair } from "../ranking/tally.ts";
import { tieStatuses } from "../tie.ts";
import { leagueTable } from "./league.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test("the view league_standings says what the pure function says, in a season made by chance", async () => {
		const roll = dice(7);
		const clubs: number[] = [];
		for (const name of ["Zeta", "Alpha", "Mike", "alpha", "Echo"]) clubs.push(await make.club({ name }));
		for (let i = 0; i < 60; i++) {
			const home = Math.floor(roll() * 5);
			const away = (home + 1 + Math.floor(roll() * 4)) % 5;
			const scores = roll() > 0.1 ? [Math.floor(roll() * 4), Math.floor(roll() * 4)] : [null, null];
			const tie = await make.tie({ home_team_id: clubs[home]!, away_team_id: clubs[away]! });
			// Rows as SQL can write them: scores of a tie that is only scheduled, a completed one without any.
			await runSql("update matches set status = $2, home_score = $3, away_score = $4 where id = $1", [
				tie,
				tieStatuses[Math.floor(roll() * 3)],
				...scores,
			]);
		}
		const { rows } = await runSql(
			`select team_id, matches_played, wins, draws, losses, points, points_for, points_against from league_standings
			 where season = '2025/2026' order by points desc, points_for - points_against desc, wins desc, name collate "C"`,
		);
		const table = await leagueTable("2025/2026");
		expect(rows).toEqual(
			table?.rows.map((row) => ({
				team_id: row.team_id,
				matches_played: row.played,
				wins: row.won,
				draws: row.drawn,
				losses: row.lost,
				points: row.points,
				points_for: row.for,
				points_against: row.against,
			})),
		);
		expect(rows.length).toBe(5);
	});

	test("places and reasons of generated seasons are those that the view gives when SQL orders it", async () => {
		const roll = dice(11);
		const clubs: number[] = [];
		for (const name of ["Zeta", "Alpha", "Mike", "alpha", "Echo", "Golf"]) clubs.push(await make.club({ name }));
		const seasons = Array.from({ length: 20 }, (_, nth) => 1960 + nth).map((year) => `${year}/${year + 1}`);
		for (const season of seasons) {
			const [win, draw, loss] = [2 + Math.floor(roll() * 2), 1, Math.floor(roll() * 2)];
			await runSql("insert into seasons (name, points_win, points_draw, points_loss) values ($1, $2, $3, $4)", [
				season,
				win,
				draw,
				loss,
			]);
			const ties = Array.from({ length: 8 }, () => {
				const home = Math.floor(roll() * 6);
				const away = (home + 1 + Math.floor(roll() * 5)) % 6;
				return [clubs[home], clubs[away], Math.floor(roll() * 2), Math.floor(roll() * 2)];
			});
			await runSql(
				`insert into matches (season, match_date, status, home_team_id, away_team_id, home_score, away_score)
				 select $1, current_date, 'completed', * from unnest($2::int[], $3::int[], $4::int[], $5::int[])`,
				[season, ...[0, 1, 2, 3].map((column) => ties.map((tie) => tie[column]))],
			);
		}
		const { rows } = await runSql(
			`
			with ordered as (
				select season, team_id, points, points_for - points_against as difference, wins,
				       row_number() over place as rank, lag(points) over place as points_above,
				       lag(points_for - points_against) over place as difference_above, lag(wins) over place as wins_above
				  from league_standings where season = any($1)
				window place as (partition by season order by points desc, points_for - points_against desc,
					wins desc, name collate "C")
			)
			select season, rank::int, team_id,
			       case when rank = 1 then null
			       when points <> points_above then 'tie points ' || points_above || ' ' || points
			       when difference <> difference_above then 'rubbers ' || difference_above || ' ' || difference
			       when wins <> wins_above then 'ties won ' || wins_above || ' ' || wins
			       else 'name' end as why
			  from ordered order by season, rank`,
			[seasons],
		);
		const said: object[] = [];
		for (const season of seasons)
			for (const { rank, team_id, why } of (await leagueTable(season))?.rows ?? [])
				said.push({ season, rank, team_id, why: inWords(why) });
		expect(said).toEqual(rows);
		expect(new Set(rows.map((row) => /^[a-z ]*/.exec(row.why ?? "")?.[0].trim()))).toEqual(
			new Set(["", "tie points", "rubbers", "ties won", "name"]),
		);
	});

	test("the table and the view use the season's own points rule", async () => {
		const [a, b] = [await make.club({ name: "A" }), await make.club({ name: "B" })];
		await make.tie({
			season: "2024/2025",
			home_team_id: a,
			away_team_id: b,
			status: "completed",
			home_score: 3,
			away_score: 1,
		});
		await runSql("update seasons set points_win = 3, points_loss = 0 where name = '2024/2025'");
		expect((await leagueTable("2024/2025"))?.rows.map((row) => row.points)).toEqual([3, 0]);
		const { rows } = await runSql(
			"select points from league_standings where season = '2024/2025' order by points desc",
		);
		expect(rows.map((row) => row.points)).toEqual([3, 0]);
	});

	test("a club's page has the place that its readers see in the table, where the name decides", async () => {
		const [a, z] = [
			await make.club({ name: "Alpha", name_ar: "ياء" }),
			await make.club({ name: "Zulu", name_ar: "ألف" }),
		];
		await make.tie({ home_team_id: a, away_team_id: z, status: "completed", home_score: 2, away_score: 2 });
		for (const locale of ["en", "ar"] as const) {
			const [squad] = await squadsOfClub(a, "2025/2026", locale);
			const row = (await leagueTable("2025/2026", locale))?.rows.find(({ team_id }) => team_id === a);
			expect([squad?.places[0]?.rank, row?.rank]).toEqual(locale === "en" ? [1, 1] : [2, 2]);
		}
	});

	test("an unknown season has no table", async () => {
		expect(await leagueTable("1999/2000")).toBeUndefined();
	});
});

function inWords(why: RankReason | undefined): string | null {
	if (!why) return null;
	if (why.by !== "criterion") return why.by;
	const { measure, as } = why.criterion;
	const number = ([won, lost]: Pair) => (as === "difference" ? won - lost : won);
	return `${measure} ${number(why.above)} ${number(why.own)}`;
}
