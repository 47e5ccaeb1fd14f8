import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { noteReads } from "../../../base/db/changes/reads.server.ts";
import { db, inTransaction, runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { runCommand } from "../../../operator/commands.server.ts";
import { defaultGroup } from "../../competitions/competitions.server.ts";
import { type GroupTableQuery, groupTable, groupTableAsked } from "../group-table.server.ts";
import { refreshTables } from "./refresh-tables.server.ts";
import { leagueReads, markingTables, tableSources } from "./table-sources.ts";

onEveryEngine((engine) => {
	freshProduct(engine);

	const clubs: number[] = [];
	beforeEach(async () => {
		clubs.length = 0;
		await runAsOperator("delete from groups; update seasons set points_win = 2");
		for (const name of ["Alpha", "Bravo", "Charlie"]) clubs.push(await make.club({ name, name_ar: `نادي ${name}` }));
		await tie(0, 1, 3, 1);
		await tie(1, 2, 3, 1);
	});
	const tie = (home: number, away: number, ...[own, other]: [number, number]) =>
		sql`insert into matches (match_date, status, home_team_id, away_team_id, home_score, away_score)
			values ('2025-10-08', 'completed', ${clubs[home]}, ${clubs[away]}, ${own}, ${other})`.execute(db());
	const group = async () => (await defaultGroup("2025/2026"))!;
	const shown = async () => (await groupTable(await group())).rows;
	const computed = async (asked: GroupTableQuery = {}) => (await groupTableAsked(await group(), asked)).rows;
	const marks = async () => (await runSql("select * from standings_changes")).rows.length;
	const kept = async () => (await runSql("select * from group_standings order by group_id, position")).rows;
	const command = async (...args: string[]) => (await runCommand(args))!;

	test("the first reader keeps the table of a group, and the next ones read it", async () => {
		expect(await shown()).toEqual(await computed());
		expect(await marks()).toBe(0);
		await runSql("update group_standings set points = 99 where position = 2");
		expect((await shown()).map(({ points }) => points)).toEqual([3, 99, 1]);
	});

	test.each([
		[
			"a tie",
			`insert into matches (match_date, home_team_id, away_team_id, status, home_score, away_score) select match_date,
				away_team_id, home_team_id, status, 3, 0 from matches limit 1`,
		],
		["a score", "update matches set home_score = 1, away_score = 3 where id = (select min(id) from matches)"],
		["a tie that is taken back", "delete from matches where id = (select min(id) from matches)"],
		[
			"a withdrawal",
			"update entries set state = 'withdrawn', results = 'expunge' where id = (select min(id) from entries)",
		],
		["points of a start", "update entries set start_points = 4.5 where id = (select max(id) from entries)"],
		[
			"a deduction",
			`insert into adjustments (group_id, squad_id, points, reason, reason_ar, decided_on) select group_id, squad_id,
				-3, 'x', 'س', '2026-01-01' from entries limit 1`,
		],
		["the rule set", "update groups set rule_set = 'rubbers', rule_reason = 'x', rule_reason_ar = 'س'"],
		["the points of the season", "update seasons set points_win = 5 where name = '2025/2026'"],
		["the name of a club", "update teams set name = 'Zulu' where name = 'Alpha'"],
		["the name of a squad", "update squads set name = 'Zulu' where id = (select min(id) from squads)"],
		[
			"a lot",
			`with drawn as (insert into lots (group_id, drawn_on, drawn_by) select id, '2026-06-01', 'x' from groups
				returning id) insert into lot_places select drawn.id, squads.id, squads.id from drawn, squads`,
		],
	])("after %s by a statement of SQL no reader sees the table of before", async (_, statement) => {
		const before = await shown();
		await runSql(statement);
		expect(await marks()).toBe(1);
		const after = await shown();
		expect(after).toEqual(await computed());
		if (!statement.includes("lots")) expect(after).not.toEqual(before);
		expect(await marks()).toBe(0);
	});

	test("what is in no table marks no group: a telephone number, a crest", async () => {
		await shown();
		await runSql("update teams set coach_name = 'x', logo_url = '/x.png'");
		expect(await marks()).toBe(0);
		expect((await shown()).map(({ club }) => club.logo_url)).toEqual(["/x.png", "/x.png", "/x.png"]);
	});

	test("a transaction marks a group once, however many statements it has", async () => {
		await shown();
		await inTransaction(async () => {
			for (let i = 0; i < 20; i++) await tie(0, 2, 3, i % 3);
		});
		expect(await marks()).toBe(1);
	});

	test("what is remembered of a kept table depends on the format of its ties", async () => {
		const { tables } = await noteReads(() => db().selectFrom("group_standings").select("rank").execute());
		expect(tables).toContain("formats");
	});

	test("triggers that mark groups are on exactly the listed sources; changes of each are counted", async () => {
		const tables = async (query: string) => (await runAsOperator(query)).rows.map(({ name }) => name);
		const withTrigger = (which: string) =>
			tables(`select distinct t.tgrelid::regclass::text as name from pg_trigger t join pg_proc f on f.oid = t.tgfoid
				where not t.tgisinternal and t.tgenabled <> 'D' and ${which} order by 1`);
		expect(await withTrigger("f.prosrc ~ 'into\\s+standings_changes'")).toEqual(markingTables.toSorted());
		expect(await withTrigger("f.proname = 'note_change'")).toEqual(expect.arrayContaining(tableSources));
		const ofView = await tables(
			`select table_name::text as name from information_schema.view_table_usage
				where view_name = 'league_standings' order by 1`,
		);
		expect(ofView).toEqual(leagueReads.league_standings?.toSorted());
	});

	test("a former name of a club makes its tables again soon, without a reader", async () => {
		const stop = refreshTables();
		await inTransaction(() => tie(2, 0, 3, 0));
		await expect.poll(marks).toBe(0);
		await inTransaction(() =>
			sql`insert into former_club_names (club_id, name, name_ar, until_on)
				values (${clubs[0]}, 'Zulu', 'زولو', '2026-01-01')`.execute(db()),
		);
		await expect.poll(marks).toBe(0);
		await stop();
	});

	test("a group that is deleted takes its rows and marks along", async () => {
		await shown();
		await runAsOperator("delete from matches; delete from groups");
		expect([await marks(), await kept()]).toEqual([0, []]);
	});

	if (engine === "PostgreSQL server")
		test("a tie that is committed after the table was read leaves the group marked", async () => {
			let written = () => {};
			let mayCommit = () => {};
			const isWritten = new Promise<void>((resolve) => {
				written = resolve;
			});
			const isAllowed = new Promise<void>((resolve) => {
				mayCommit = resolve;
			});
			const writer = inTransaction(async () => {
				await tie(2, 0, 3, 0);
				written();
				await isAllowed;
			});
			await isWritten;
			expect((await shown()).map(({ played }) => played)).toEqual([2, 1, 1]);
			expect(await marks()).toBe(0);
			mayCommit();
			await writer;
			expect(await marks()).toBe(1);
			expect((await shown()).map(({ played }) => played)).toEqual([2, 2, 2]);
		});

	test("tables are made again soon after a commit, without a reader", async () => {
		const stop = refreshTables();
		await inTransaction(() => tie(2, 0, 3, 0));
		await expect.poll(marks).toBe(0);
		expect((await kept()).map(({ played }) => played)).toEqual([2, 2, 2]);
		await stop();
	});

	test("the operator rebuilds all tables from nothing, and the check names those that differ", async () => {
		await shown();
		const before = await kept();
		await runSql("delete from group_standings");
		expect(await command("standings", "rebuild")).toMatchObject({ ok: true, text: "Made the tables of 1 groups." });
		expect(await kept()).toEqual(before);
		expect(await command("standings", "rebuild", "--check")).toMatchObject({ ok: true });
		await runSql("update group_standings set rank = 7 where position = 2");
		const { ok, text } = await command("standings", "rebuild", "--check");
		expect(ok).toBe(false);
		expect(text).toMatch(/Premier League 2025\/2026, Premier League \(group \d+\)/);
		await command("standings", "rebuild");
		expect(await kept()).toEqual(before);
	});

	test("tables that other rules made are made again", async () => {
		await shown();
		await runSql("update group_standings set rule_version = '0', points = 99");
		expect(await shown()).toEqual(await computed());
	});
});
