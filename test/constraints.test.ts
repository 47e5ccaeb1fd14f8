import { expect, test } from "vitest";
import { runAsOperator, runSql } from "../app/base/db/client.server.ts";
import { freshProduct, onEveryEngine } from "./engines.ts";
import { make } from "./make.ts";

onEveryEngine((engine) => {
	freshProduct(engine);

	const tie = (columns: string) => async () => {
		const [a, b] = [await make.club({ name: "A" }), await make.club({ name: "B" })];
		return runSql(`insert into matches (match_date, home_team_id, away_team_id, ${columns.split("=")[0]})
			values ('2025-10-08', ${a}, ${b}, ${columns.split("=")[1]})`);
	};
	const national = `insert into national_teams (team_type, title, title_ar, coach_name, coach_name_ar)
			values ('mens', 'a', 'b', 'c', 'd')`;

	test.each<[string, () => Promise<unknown>]>([
		["a score below nought", tie("home_score=-1")],
		["one score of two", tie("home_score=3")],
		["a season whose years are apart", tie("season='2025/2027'")],
		["an unknown status", tie("status='postponed'")],
		["a season that is none", tie("season='2025'")],
		[
			"a club against itself",
			async () => {
				const club = await make.club();
				return runSql(
					`insert into matches (match_date, home_team_id, away_team_id) values ('2025-10-08', ${club}, ${club})`,
				);
			},
		],
		[
			"a tie of a club that is not there",
			() => runSql("insert into matches (match_date, home_team_id, away_team_id) values ('2025-10-08', 1, 2)"),
		],
		["a stashed form of nobody", () => runSql("insert into kept_forms (token_hash, sealed) values ('a', 'b')")],
		["a ranking below 1", () => runSql("insert into players (name, name_ar, ranking) values ('a', 'b', 0)")],
		["a club without a name", () => runSql("insert into teams (name, name_ar) values (' ', 'ب')")],
		["an unknown type of national team", () => runSql(national.replace("'mens'", "'men'"))],
		["a second national team of one type", () => runSql(national).then(() => runSql(national))],
		[
			"a player twice in one national team",
			async () => {
				const player = await make.player();
				const { rows } = await runSql(`${national} returning id`);
				const add = `insert into national_team_players (national_team_id, player_id) values (${rows[0].id}, ${player})`;
				await runSql(add);
				return runSql(add);
			},
		],
		[
			"deleting a club that has ties",
			async () => {
				const [a, b] = [await make.club({ name: "A" }), await make.club({ name: "B" })];
				await make.tie({ home_team_id: a, away_team_id: b });
				return runSql(`delete from teams where id = ${a}`);
			},
		],
	])("the database refuses %s", async (_, act) => {
		await expect(act()).rejects.toMatchObject({ code: expect.stringMatching(/^(22|23)/) });
	});

	test("a player whose club goes becomes a player without a club", async () => {
		const team_id = await make.club();
		const id = await make.player({ team_id });
		await runSql(`delete from teams where id = ${team_id}`);
		expect((await runSql(`select team_id from players where id = ${id}`)).rows).toEqual([{ team_id: null }]);
	});

	test("the product's role can neither change the schema nor the counters of changes", async () => {
		for (const sql of [
			"drop table teams",
			"alter table teams add x int",
			"create table x ()",
			"update content_version_bases set version = 0",
			"insert into content_changes values ('teams')",
			"delete from content_changes",
		])
			await expect(runSql(sql)).rejects.toMatchObject({ code: "42501" });
	});

	test("a tie of former times that has one score can be moved, and not be given another half", async () => {
		const [a, b] = [await make.club({ name: "A" }), await make.club({ name: "B" })];
		const id = await make.tie({ home_team_id: a, away_team_id: b });
		await runAsOperator("alter table matches disable trigger both_scores");
		await runSql(`update matches set home_score = 3 where id = ${id}`);
		await runAsOperator("alter table matches enable trigger both_scores");
		await runSql(`update matches set match_date = '2025-11-08', home_score = 3 where id = ${id}`);
		await expect(runSql(`update matches set home_score = 2 where id = ${id}`)).rejects.toMatchObject({ code: "23514" });
		await runSql(`update matches set away_score = 1 where id = ${id}`);
	});

	test("a tie's sequence rises when what a calendar shows changes, and only then", async () => {
		const [a, b] = [await make.club({ name: "A" }), await make.club({ name: "B" })];
		const id = await make.tie({ home_team_id: a, away_team_id: b });
		const sequence = async () => (await runSql(`select sequence from matches where id = ${id}`)).rows[0].sequence;
		await runSql(`update matches set match_date = match_date where id = ${id}`);
		expect(await sequence()).toBe(0);
		await runSql(`update matches set match_time = '19:00' where id = ${id}`);
		await runSql(`update matches set status = 'cancelled' where id = ${id}`);
		expect(await sequence()).toBe(2);
	});
});
