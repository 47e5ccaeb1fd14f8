import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { operator } from "../../access/actor.ts";
import { provideAccount } from "../../accounts/joining/register.server.ts";
import { runSql } from "../../base/db/client.server.ts";
import { groupById } from "../../league/competitions/competitions.server.ts";
import { groupTable } from "../../league/group-tables/group-table.server.ts";
import { runCommand } from "../../operator/commands.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";

const season = "2018/2019";
const files = {
	teams: `name,name_ar,region,region_ar,founded_year
Alpha,ألفا,North,الشمال,1950
Beta,بيتا,North,الشمال,1951
Gamma,جاما,South,الجنوب,1952
TTC Лига,الدوري,South,الجنوب,1953`,
	groups: `competition,season,group,competition_ar,group_ar,tier,rule_set,points_win,points_walkover_loss,legs,zones,format
Regional League,2018-2019,North,الدوري الإقليمي,الشمال,1,ittf,,,2,1-1:promoted 4-4:relegated,swaythling5
Regional League,2018-2019,South,الدوري الإقليمي,الجنوب,2,difference,3,-1,1,,
Women Cup,2018/2019,A,كأس السيدات,,,,,,,,`,
	entries: `competition,season,group,team,squad,state,since,results,start_points,venue
Regional League,2018/2019,North,Alpha,A,,,,,Hall 1
الدوري الإقليمي,2018/2019,الشمال,Alpha,B,,,,-1,Hall 2
Regional League,2018/2019,North,بيتا,,,,,,
Regional League,2018/2019,North,Gamma,,withdrawn,1/3/2019,expunge,,
regional-league,2018/2019,South,TTC Лига,,,,,0.5,
Women Cup,2018/2019,A,Alpha,A,,,,,
Women Cup,2018/2019,A,Beta,A,,,,,`,
	adjustments: `competition,season,group,team,points,reason,reason_ar,decided_on,squad,case_reference
Regional League,2018/2019,North,Alpha,-2,Fielded an unregistered player,إشراك لاعب غير مسجل,2019-02-01,B,TT-2019-001`,
	matches: `season,match_date,home_team,away_team,match_time,home_score,away_score,competition,group,round,home_squad,away_squad,phase,outcome,absent,venue,reason,reason_ar
2018/2019,2018-10-06,Alpha,Alpha,18:00,3,1,Regional League,North,1,A,B,,,,Hall 1,,
2018/2019,2018-10-06,Beta,Gamma,18:00,3,2,Regional League,North,1,,,,,,,,
2018/2019,2018-10-13,Alpha,Beta,18:00,,,Regional League,North,2,A,,,walkover,away,,No team came,لم يحضر الفريق
2018/2019,2018-10-20,Alpha,Beta,18:00,3,0,Regional League,North,3,B,,confirmed,,,,,
2018/2019,2018-10-20,Alpha,Beta,20:00,1,3,Women Cup,A,1,A,,,,,,,
2018/2019,2018-10-27,Gamma,Beta,18:00,,,Regional League,North,4,,,postponed,,,,,`,
} as const;
type File = keyof typeof files;
const kinds: File[] = ["teams", "groups", "entries", "adjustments", "matches"];

onOneEngine((engine) => {
	freshProduct(engine);
	let from = "";
	beforeAll(async () => {
		from = await mkdtemp(join(tmpdir(), "tawila-season-"));
	});
	afterAll(() => rm(from, { recursive: true }));

	const run = async (...args: string[]) => JSON.parse((await runCommand([...args, "--json"], { from }))?.text ?? "{}");
	const importing = async (kind: File, text: string = files[kind], ...options: string[]) => {
		await writeFile(join(from, `${kind}.csv`), text);
		return run("import", kind, `${kind}.csv`, ...options);
	};
	const table = async (name: string) => {
		const { rows } = await runSql("select id from groups where name = $1", [name]);
		const group = await groupById(rows[0].id);
		if (!group) throw new Error(`no group ${name}`);
		const { rows: places } = await groupTable(group);
		return places.map((row) => [row.rank, `${row.club.name}`, row.played, row.points]);
	};

	afterEach(async () => {
		for (const name of ["matches", "editions", "venues", "teams"]) await runSql(`delete from ${name}`);
		await runSql("delete from competitions where not is_default");
		await runSql("delete from seasons where name = $1", [season]);
	});
	const whole = async () => {
		await run("season", "open", season);
		for (const kind of kinds) await importing(kind);
	};

	test("a season comes from files: clubs, groups, entries, points by decision and ties", async () => {
		await importing("teams");
		expect((await importing("groups")).rows[0].problems).toEqual({ season: "unknownSeason" });
		await run("season", "open", season);
		const early = await importing("matches");
		expect(early.rows[0].problems).toEqual({ competition: "unknownCompetition" });
		expect((await runCommand(["import", "matches", "matches.csv"], { from }))?.text).toContain(
			"line 2, wrong: Alpha – Alpha (2018/2019): competition “Regional League”: No competition has this name",
		);
		expect((await importing("entries")).counts).toMatchObject({ wrong: 7 });

		expect((await importing("groups")).counts).toMatchObject({ new: 3 });
		expect((await importing("adjustments")).rows[0].problems).toEqual({ team: "notEntered" });
		expect((await importing("entries")).counts).toMatchObject({ new: 7 });
		expect((await importing("adjustments")).counts).toMatchObject({ new: 1 });
		expect((await importing("matches")).counts).toMatchObject({ new: 6 });

		expect(await table("North")).toEqual([
			[1, "Alpha", 2, 4],
			[2, "Beta", 2, 1],
			[3, "Alpha B", 2, 0],
			[null, "Gamma", 0, 0],
		]);
		expect((await table("A")).map(([rank, name]) => [rank, name])).toEqual([
			[1, "Beta"],
			[2, "Alpha"],
		]);
		const { rows } = await runSql("select count(*)::int as n from entries");
		expect(rows).toEqual([{ n: 7 }]);
	});

	test("the same files, and exports of them, change nothing, and taking them back leaves nothing", async () => {
		await whole();
		for (const kind of kinds) {
			const again = await importing(kind);
			expect([kind, again.counts]).toMatchObject([kind, { new: 0, changed: 0, warning: 0, wrong: 0 }]);
			const { csv } = await run("export", kind);
			const exported = await importing(kind, csv);
			expect([kind, exported.counts]).toEqual([kind, again.counts]);
		}
		const { rows } = await runSql("select id from import_batches order by id desc");
		for (const { id } of rows) await undoBatch(operator, id);
		for (const name of ["matches", "adjustments", "entries", "squads", "groups", "editions", "venues", "teams"])
			expect([name, (await runSql(`select count(*)::int as n from ${name}`)).rows[0].n]).toEqual([name, 0]);
		expect((await runSql("select name from competitions")).rows).toEqual([{ name: "Premier League" }]);
	});

	test("a tie of one round that moves is changed; another round, squad or group is another tie", async () => {
		await whole();
		const head = files.matches.split("\n")[0];
		const plan = async (line: string) =>
			(await importing("matches", `${head}\n${line}`, "--dry-run")).rows.map((row: { verdict: string }) => row.verdict);
		const postponed = "2018/2019,2018-10-27,Gamma,Beta,18:00,,,Regional League,North,4,,,,,,,,";
		expect(await plan(postponed.replace("10-27", "11-03"))).toEqual(["changed"]);
		expect(await plan(postponed.replace(",4,,", ",5,,").replace("18:00", "20:00"))).toEqual(["new"]);
		expect(await plan(postponed.replace(",4,,", ",4,B,").replace("18:00", "20:00"))).toEqual(["new"]);
		expect(await plan(postponed.replace("Regional League,North", "Women Cup,A").replace("18:00", "20:00"))).toEqual([
			"new",
		]);
		expect(await plan(postponed.replace("North", "West"))).toEqual(["wrong"]);
		expect(await plan(postponed.replace("4,,,,,,,,", "4,,,,walkover,,,,"))).toEqual(["wrong"]);
		expect(await plan(postponed.replace("4,,,,,,,,", "4,,,locked,,,,,"))).toEqual(["changed"]);
	});

	test("a squad that has got a captain since stays, with its club, when its file is taken back", async () => {
		await whole();
		await provideAccount("captain@example.org", []);
		await runSql(`insert into captains (account_id, squad_id) select a.id, q.id from accounts a, squads q
			join teams t on t.id = q.club_id
			where a.email = 'captain@example.org' and t.name = 'Gamma'`);
		const { rows } = await runSql("select id from import_batches order by id desc");
		for (const { id } of rows) await undoBatch(operator, id);
		const { rows: kept } = await runSql(
			"select t.name from captains c join squads q on q.id = c.squad_id join teams t on t.id = q.club_id",
		);
		expect(kept).toEqual([{ name: "Gamma" }]);
		await runSql("delete from captains");
	});

	test("a tie that goes to another group, or comes without one, leaves no entries once undone", async () => {
		await whole();
		const entries = async () =>
			(await runSql("select group_id, squad_id from entries order by group_id, squad_id")).rows;
		const undoLast = async () =>
			undoBatch(operator, (await runSql("select max(id) as id from import_batches")).rows[0].id);
		const before = await entries();
		const { id } = (await runSql("select id from matches where phase = 'postponed'")).rows[0];
		const head = "id,season,match_date,home_team,away_team,competition,group";
		const moved = `${head}\n${id},2018/2019,2018-10-27,Gamma,Beta,Regional League,South`;
		expect((await importing("matches", moved)).counts).toMatchObject({ changed: 1 });
		expect(await entries()).toHaveLength(before.length + 2);
		await undoLast();
		expect(await entries()).toEqual(before);
		const other = `${head},home_squad\n${id},2018/2019,2018-10-27,Gamma,Beta,,,C`;
		expect((await importing("matches", other)).counts).toMatchObject({ changed: 1 });
		expect(await entries()).toHaveLength(before.length + 1);
		await undoLast();
		expect(await entries()).toEqual(before);
		const plain = "season,match_date,home_team,away_team\n2018/2019,2018-12-01,Alpha,Gamma";
		expect((await importing("matches", plain)).counts).toMatchObject({ new: 1 });
		await undoLast();
		expect(await entries()).toEqual(before);
	});

	test("a second line of one group, or of one team in it, is wrong, and the file is imported without it", async () => {
		await whole();
		const twice = (kind: "groups" | "entries", line: string) =>
			importing(kind, [files[kind].split("\n")[0], line, line].join("\n"), "--doubts", "new");
		for (const [kind, line, column] of [
			["groups", "Regional League,2018/2019,East,,,,,,,,,", "group"],
			["entries", "Women Cup,2018/2019,A,Gamma,A,,,,,", "team"],
		] as const)
			for (const first of ["new", "same"])
				expect((await twice(kind, line)).rows).toMatchObject([
					{ verdict: first },
					{ verdict: "wrong", problems: { [column]: "repeatedRow" }, warnings: [{ key: "likeLine", line: 2 }] },
				]);
	});

	test("a hall that comes twice in one file, spelled otherwise, is one hall", async () => {
		await whole();
		await importing(
			"entries",
			`competition,season,group,team,squad,venue
Women Cup,2018/2019,A,Gamma,A,New Place
Regional League,2018/2019,South,Gamma,B,new place`,
		);
		const { rows } = await runSql("select name from venues where lower(name) = 'new place'");
		expect(rows).toEqual([{ name: "New Place" }]);
	});

	test("unknown columns are refused by name, and a hall that is nearly one there asks", async () => {
		await whole();
		const refused = await importing("groups", "competition,season,group,colour\nX,2018/2019,Y,red");
		expect(refused).toMatchObject({ ok: false, text: expect.stringContaining("colour") });
		const { rows } = await importing(
			"entries",
			"competition,season,group,team,venue\nRegional League,2018/2019,South,Beta,Hal 1",
			"--dry-run",
		);
		expect(rows[0].problems).toEqual({ venue: "unknownVenue" });
	});
});
