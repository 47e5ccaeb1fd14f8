import { expect, test } from "vitest";
import { dice } from "../../seed/season.ts";
import { freshProduct, onEveryEngine } from "../../test/engines.ts";
import { make } from "../../test/make.ts";
import { runSql } from "../base/db/client.server.ts";
import { tieStatuses } from "../matches/tie.ts";
import { leagueTable } from "./league.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);

	test("the view league_standings says what the pure function says, in a season made by chance", async () => {
		const roll = dice(7);
		const clubs: number[] = [];
		for (const name of ["Zeta", "Alpha", "Mike", "alpha", "Echo"]) clubs.push(await make.club({ name }));
		for (let i = 0; i < 60; i++) {
			const home = Math.floor(roll() * 5);
			const away = (home + 1 + Math.floor(roll() * 4)) % 5;
			const score = () => (roll() > 0.1 ? Math.floor(roll() * 4) : null);
			const tie = await make.tie({ home_team_id: clubs[home]!, away_team_id: clubs[away]! });
			// Rows as SQL can write them: one score of two, scores of a tie that is only scheduled.
			await runSql("update matches set status = $2, home_score = $3, away_score = $4 where id = $1", [
				tie,
				tieStatuses[Math.floor(roll() * 3)],
				score(),
				score(),
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

	test("an unknown season has no table", async () => {
		expect(await leagueTable("1999/2000")).toBeUndefined();
	});
});
