import { Readable } from "node:stream";
import { parse } from "csv-parse/sync";
import { encode } from "iconv-lite";
import { beforeAll, expect, test } from "vitest";
import { importing, valuesIn } from "../../../test/importing.ts";
import { startSite } from "../../../test/site.ts";
import { sides } from "../../access/side.ts";
import type { ImportKind } from "../../imports/importers.server.ts";
import { csvRows, openCsv, writeCsv } from "../../records/row-files/csv.server.ts";
import { openText } from "../../records/row-files/encoding.server.ts";

const site = startSite();
/** A season without ties: nothing in it may have been moved. */
const SEASON = "2027/2028";
beforeAll(() => site.sql("insert into seasons (name) values ($1)", [SEASON]));
const { editor, plan, answer, look, press, apply, exported, count, lastBatch } = importing(site);

test.each(["teams", "players", "matches"] as const)(
	"what was exported of %s is all there already when it is imported",
	async (kind) => {
		const response = await site.get(`/admin/export/${kind}.csv`, { cookie: editor.cookie });
		const csv = new Uint8Array(await response.arrayBuffer());
		expect([...csv.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]); // Excel then reads it as UTF-8
		const { verdicts, html } = await plan(kind, csv);
		expect(verdicts.length).toBeGreaterThan(10);
		expect(new Set(verdicts)).toEqual(new Set(["same"]));
		expect(html).toContain("Nothing new in this file");
	},
);

test("a dry run shows each row's verdict and changes nothing", async () => {
	const before = [await count("teams"), await count("audit_log")];
	const csv = `name,name_ar,region,region_ar,founded_year
Al-Nokhba,النخبة,Riyadh,الرياض,1961
Al-Morjan,المرجان,Jeddah,جدة,1999
Brand New,جديد تمامًا,Abha,أبها,٢٠٠١
,بلا اسم,Abha,أبها,2001
Brand New,جديد تمامًا,Abha,أبها,2001`;
	const { status, verdicts, html } = await plan("teams", csv);
	expect([status, verdicts]).toEqual([200, ["wrong", "warning", "changed", "new", "same"]]);
	expect(html).toMatch(/Name in English: This field is required/);
	expect(html).toMatch(/Al-Morjan<\/bdi><\/td><td[^>]*>Founded in<\/td>/);
	expect(await count("teams")).toBe(before[0]);
});

test("every column of a file has its name in the reader's language", async () => {
	for (const kind of ["teams", "players", "matches"]) {
		const html = await (await site.get(`/admin/import/${kind}`, { cookie: editor.cookie })).text();
		const columns = [...html.matchAll(/font-mono[^>]*>([a-z_]+)<\/\w+><\/th><td[^>]*>([^<]*)/g)];
		expect(columns.length).toBeGreaterThan(4);
		expect(columns.filter(([, , label = ""]) => !/\p{Script=Arabic}/u.test(label)).map(([, name]) => name)).toEqual([]);
	}
});

test("an import is applied once, leaves out what is wrong, and is undone as a batch", async () => {
	const clubs = await count("teams");
	const csv = `name,name_ar,region,region_ar,founded_year
Al-Morjan,المرجان,Jeddah,جدة,1999
Import One,مستورد أول,Abha,أبها,2001
Import Two,مستورد ثان,Abha,أبها,2002
,x,y,z,2001`;
	expect((await apply("teams", csv)).status).toBe(303);
	expect(await lastBatch()).toMatchObject({ created: 2, updated: 1 });
	expect(await count("teams")).toBe(clubs + 2);
	await apply("teams", csv);
	expect(await lastBatch()).toMatchObject({ created: 0, updated: 0 });

	const { rows } = await site.sql("select id from import_batches where created = 2 order by id desc limit 1");
	await site.sql(
		"insert into players (name, name_ar, team_id) select 'x', 'x', id from teams where name = 'Import Two'",
	);
	const undone = await site.post(`/en/admin/undo/${rows[0]?.id}`, {}, { cookie: editor.cookie });
	expect(undone.headers.get("set-cookie")).toContain("flash=undone.2.1");
	const left = await site.sql(
		"select name, founded_year from teams where name like 'Import%' or name = 'Al-Morjan' order by name",
	);
	expect(left.rows).toEqual([
		{ name: "Al-Morjan", founded_year: 1958 },
		{ name: "Import Two", founded_year: 2002 },
	]);
	await site.sql("delete from players where name = 'x'");
	await site.sql("delete from teams where name = 'Import Two'");
});

test("ties are matched by season, day and clubs, in either language of their names", async () => {
	const csv = `season;match_date;home_team;away_team;home_score;away_score;status
${SEASON};2026-03-03;النخبه;Al-Morjan;3;1;completed
${SEASON};2026-03-04;Al-Nokhba;النخبة;;;scheduled
${SEASON};2026-03-05;Nobody;Al-Morjan;;;scheduled
${SEASON};3 March;Al-Nokhba;Al-Morjan;;;scheduled`;
	const { verdicts, html } = await plan("matches", csv);
	expect(verdicts).toEqual(["wrong", "wrong", "wrong", "new"]);
	expect(html).toMatch(/Away team: Choose two different clubs/);
	expect(html).toMatch(/Home team: No club has this name: “Nobody”/);
	expect(html).toMatch(/Date: Enter a valid date, such as 2027-03-06/);
	await apply("matches", csv);
	expect(await lastBatch()).toMatchObject({ created: 1 });
	expect((await plan("matches", csv)).verdicts.filter((verdict) => verdict === "new")).toEqual([]);
});

test("half a score is wrong, a score that no match has is to be checked, and two scores complete a match", async () => {
	const csv = `season,match_date,home_team,away_team,home_score,away_score
${SEASON},2026-03-10,Al-Nokhba,Al-Morjan,3,
${SEASON},2026-03-11,Al-Nokhba,Al-Fanar,99,998
${SEASON},2026-03-12,Al-Nokhba,Al-Waha,,`;
	const { verdicts, html } = await plan("matches", csv);
	expect(verdicts).toEqual(["wrong", "warning", "new"]);
	expect(html).toMatch(/Away score: Enter both scores, or leave both empty/);
	expect(html).toContain("The score is higher than a match usually has");
	await apply("matches", csv);
	await apply("matches", csv.replace("Al-Waha,,", "Al-Waha,3,1"));
	const { rows } = await site.sql(
		`select status, home_score, away_score from matches
			where match_date between '2026-03-10' and '2026-03-12' and season = $1`,
		[SEASON],
	);
	expect(rows).toEqual([{ status: "completed", home_score: 3, away_score: 1 }]);
});

test("players find their club, and one that is unknown is a problem of its column", async () => {
	const csv = "name,name_ar,team,ranking\nCsv Player,لاعب مستورد,المرجان,44\nOther,آخر,Nowhere FC,1";
	const { verdicts, html } = await plan("players", csv);
	expect(verdicts).toEqual(["wrong", "new"]);
	expect(html).toMatch(/Club: No club has this name: “Nowhere FC”/);
	await apply("players", csv);
	const { rows } = await site.sql(
		`select ranking, teams.name as team from players join teams on teams.id = team_id
			where players.name = 'Csv Player'`,
	);
	expect(rows).toEqual([{ ranking: 44, team: "Al-Morjan" }]);
});

test("a file whose button is pressed twice at once is imported once", async () => {
	const csv = `name,name_ar\n${Array.from({ length: 200 }, (_, i) => `Pressed ${i},ضغطة ${i}`).join("\n")}`;
	await plan("players", csv);
	const pressed = await Promise.all([press({ intent: "import" }), press({ intent: "import" })]);
	expect(pressed.map(({ status }) => status)).toEqual([303, 303]);
	await look();
	const { n } = await site.row<{ n: number }>("select count(*)::int as n from players where name like 'Pressed %'");
	expect(n).toBe(200);
	await site.sql("delete from players where name like 'Pressed %'");
});

test("an import of many rows is undone to the last of them, however often its button is pressed", async () => {
	await apply("players", `name,name_ar\n${Array.from({ length: 310 }, (_, i) => `Many ${i},كثير ${i}`).join("\n")}`);
	const many = () => site.row("select count(*)::int as n from players where name like 'Many %'");
	await look();
	const { id, created } = await lastBatch();
	expect(created).toBe(310);
	const undo = () => site.post(`/en/admin/undo/${id}`, {}, { cookie: editor.cookie });
	const pressed = await Promise.all([undo(), undo()]);
	for (const { headers } of pressed) expect(headers.get("set-cookie")).toMatch(/flash=(undone\.310\.0|undo-begins)/);
	const undone = () => site.row(`select undone_at is not null as done, kept from import_batches where id = ${id}`);
	await expect.poll(undone).toEqual({ done: true, kept: 0 });
	expect(await many()).toEqual({ n: 0 });
});

async function open(season: string) {
	const owner = await site.sessionOf("owner@demo.example");
	const { version } = await site.row<{ version: number }>("select version from site_settings");
	const points = { points_win: "2", points_draw: "1", points_loss: "1" };
	await site.send("/en/admin/settings", { part: "season", version: String(version), season, ...points }, owner);
}

test("a season is named in the file or is the current one, and none is opened by a slip", async () => {
	const csv = `season,match_date,home_team,away_team
2025/2062,2026-03-20,Al-Nokhba,Al-Morjan
2030/2031,2026-03-20,Al-Nokhba,Al-Morjan
,2026-03-20,Al-Nokhba,Al-Morjan`;
	const seasons = "select array_agg(name order by name)::text as names from seasons";
	const before = await site.row(seasons);
	await open("2026/2027");
	const { verdicts, html } = await plan("matches", csv);
	expect(verdicts).toEqual(["wrong", "wrong", "new"]);
	expect(html).toMatch(/Season: Enter the season like this/);
	expect(html).toMatch(/Season: This season has not been opened yet/);
	expect(html).toContain("Al-Nokhba – Al-Morjan (2026/2027)");
	await apply("matches", csv);
	expect(await site.row("select season from matches where match_date = '2026-03-20'")).toEqual({ season: "2026/2027" });
	await site.sql("delete from matches where season = '2026/2027'");
	await open("2025/2026");
	await site.sql("delete from seasons where name = '2026/2027'");
	expect(await site.row(seasons)).toEqual(before);
});

test("a club that is misspelled is suggested, and chosen with one press for the whole file", async () => {
	const csv = `season,match_date,match_time,home_team,away_team
${SEASON},2027-03-06,18:00,Al-Wahaa,Al-Morjan
${SEASON},2027-03-13,18:00,Al-Fanar,Al-Wahaa`;
	const { verdicts, html } = await plan("matches", csv);
	expect(verdicts).toEqual(["wrong", "wrong"]);
	expect(html).toMatch(/No club has this name: “Al-Wahaa”\.[\s\S]*?Did you mean:[\s\S]*?Al-Waha/);
	const [choose = ""] = valuesIn(html, /<button[^>]*value="(\[[^"]+)"/g);
	const chosen = await answer({ choose });
	expect(chosen.verdicts).toEqual(["new", "new"]);
	await press({ intent: "import" });
	const { rows } = await site.sql(
		"select t.name from matches m join teams t on t.id = m.home_team_id where match_date = '2027-03-06'",
	);
	expect(rows).toEqual([{ name: "Al-Waha" }]);
	await plan("matches", csv);
	await answer({ choose: "not json" });
	const [path = ""] = (await look()).html.match(/\/admin\/import\/matches\/\d+/) ?? [];
	const arabic = await (await site.get(path, { cookie: editor.cookie })).text();
	expect(arabic.replaceAll("<!-- -->", "")).toMatch(/: لا نادي بهذا الاسم: «Al-Wahaa»\.[\s\S]*?هل تقصد/);
});

test("a club at two tables, a match the other way round and a repeated line are left out unless meant", async () => {
	const csv = `season,match_date,match_time,home_team,away_team
${SEASON},6/4/2027,18:00,Al-Nokhba,Al-Fanar
${SEASON},06.04.2027,18:00,Al-Nokhba,Al-Rimal
${SEASON},2027-04-06,20:00,Al-Fanar,Al-Nokhba
${SEASON},2027-04-06,21:00,Al-Nokhba,Al-Fanar
${SEASON},2027-04-06,18:00,Al-Nokhba,Al-Fanar`;
	const { verdicts, html } = await plan("matches", csv);
	expect(verdicts).toEqual(["warning", "warning", "warning", "warning", "new"]);
	expect(html).toMatch(/Al-Nokhba has another match at the same time \(line 2\)/);
	expect(html).toMatch(/home and away reversed \(line 2\)/);
	expect(html).toMatch(/Repeats another line \(line 2\)/);
	const ties = () => site.row<{ n: number }>("select count(*)::int as n from matches where match_date = '2027-04-06'");
	await apply("matches", csv);
	expect((await ties()).n).toBe(1);
	const moved = `season,match_date,match_time,home_team,away_team\n${SEASON},2027-04-06,18:00,Al-Rimal,Al-Fanar`;
	expect((await plan("matches", moved)).html).toContain("Al-Fanar has another match at the same time");
	await apply("matches", moved, { warnings: "on" });
	expect((await ties()).n).toBe(2);
});

test("two people of one name are asked about: in one file, and at another club", async () => {
	const csv =
		"name,name_ar,team,sex,nationality,licence_no\n" +
		"Two Of One,اثنان,Al-Morjan,ذكر,مصر,KSA-٧\nTwo Of One,اثنان,Al-Morjan,ذكر,مصر,KSA-٧";
	expect((await plan("players", csv)).verdicts).toEqual(["warning", "new"]);
	await apply("players", csv);
	const { rows } = await site.sql("select sex, nationality, licence_no from players where name = 'Two Of One'");
	expect(rows).toEqual([{ sex: "male", nationality: "EGY", licence_no: "KSA-7" }]);
	const elsewhere = await plan("players", "name,name_ar,team\nTwo Of One,اثنان,Al-Waha");
	expect([elsewhere.verdicts, elsewhere.html.includes("A player of this name is at Al-Morjan")]).toEqual([
		["warning"],
		true,
	]);
	await site.sql("delete from players where name = 'Two Of One'");
});

test.each<[string, string, RegExp, ImportKind?]>([
	["columns missing", "name,region\nA,B", /Columns missing[\s\S]*name_ar, region_ar, founded_year/],
	[
		"a column that no import reads",
		"name,name_ar,nmae\nA,ا,x",
		/Columns that this import does not read:[\s\S]*nmae/,
		"players",
	],
	["more than a hundred columns", `name,name_ar${",".repeat(100)}\nA,ا`, /Line 1 cannot be read as CSV/],
	["a line of a million columns", `name,name_ar\n${",".repeat(1_000_000)}`, /Line 2 cannot be read as CSV/],
	["an unclosed quotation", 'name,name_ar\nA,ا\n"open,x', /Line 3 cannot be read as CSV/],
	["JSON that is no list of rows", "[1, 2]", /Choose a CSV file/],
	[
		"too many rows",
		`name,name_ar,region,region_ar,founded_year\n${"a,b,c,d,2000\n".repeat(50_001)}`,
		/more than 50,000 rows/,
	],
])("a file with %s is refused as a whole", async (_, csv, problem, kind = "teams") => {
	const { status, html } = await plan(kind, csv);
	expect([status, problem.test(html)]).toEqual([422, true]);
});

test("a file in the code page of old Arabic systems is read", async () => {
	const header = "name,name_ar,region,region_ar,founded_year\n";
	const arabic = Uint8Array.from([
		...Buffer.from(`${header}Old Page,`),
		0xe3,
		0xcd,
		0xe3,
		0xcf,
		...Buffer.from(",Abha,"),
		0xc7,
		0xc8,
		0xe5,
		0xc7,
		...Buffer.from(",2001\n"),
	]);
	const { verdicts, html } = await plan("teams", arabic);
	expect(verdicts).toEqual(["new"]);
	expect(html).toContain("محمد");
});

test("a file in the code page of MS-DOS is read, and one that shows none asks with both readings", async () => {
	const { verdicts, html } = await plan("players", encode("name,name_ar\nTariq Al-Ghusn,طارق الغصن\n", "cp720"));
	expect(verdicts).toEqual(["new"]);
	expect(html).toContain("Tariq Al-Ghusn");
	const unclear = Buffer.concat([Buffer.from("name,name_ar\nAfw,"), Buffer.from([0xe3, 0xe5, 0xed])]);
	const asked = await plan("players", unclear);
	expect([asked.status, asked.html.includes("does not show how its letters are read")]).toEqual([422, true]);
	expect(asked.html).toMatch(/value="windows-1256"[\s\S]*<bdi>مهي<[\s\S]*value="cp720"[\s\S]*<bdi>عفو</);
	const file = new File([new Uint8Array(unclear)], "list.csv");
	const answered = await site.send("/en/admin/import/players", { file, page: "cp720" }, editor.cookie);
	expect(answered.status).toBe(303);
	const stored = await site.row<{ name_ar: string }>(
		"select fields->>'name_ar' as name_ar from import_run_rows order by import_run_id desc limit 1",
	);
	expect(stored.name_ar).toBe("عفو");
});

test("in a file with a day that reads month first alone, days that read either way ask", async () => {
	const [{ name: home } = { name: "" }, { name: away } = { name: "" }] = (
		await site.sql("select name from teams order by id limit 2")
	).rows;
	const csv = (first: string) =>
		`season,match_date,home_team,away_team\n${[first, "1/9/2029", "4/4/2029"]
			.map((day) => `${SEASON},${day},${home},${away}`)
			.join("\n")}`;
	expect((await plan("matches", csv("16/1/2029"))).verdicts).toEqual(["new", "new", "new"]);
	const { verdicts, html } = await plan("matches", csv("1/16/2029"));
	expect(verdicts).toEqual(["wrong", "warning", "new"]);
	expect(html).toContain("This one is read day first, as 2029-09-01");
});

test("an export is safe to open: no formula, Arabic marked as UTF-8, and reading it back gives the same", async () => {
	const rows = [
		{
			name: '=HYPERLINK("http://evil.example")',
			name_ar: "+966",
			region: "-1",
			x: "@cmd",
			y: 'a "quoted", word\nline',
		},
	];
	const csv = writeCsv(["name", "name_ar", "region", "x", "y"], rows);
	const [, cells = []] = parse(csv, { bom: true });
	for (const cell of cells.slice(0, 4)) expect(cell).toMatch(/^'/);
	const { file } = await openText(() => Readable.from([Buffer.from(csv)]));
	const opened = await openCsv(file);
	if ("broken" in opened) throw new Error("An export is a CSV file.");
	const read = await Array.fromAsync(csvRows(opened.file, opened.columns));
	expect(read.map(({ fields }) => fields)).toEqual(rows);
});

test("every list can be exported by those who see it, and that is audited", async () => {
	const owner = await site.sessionOf("owner@demo.example");
	for (const list of [
		"teams",
		"players",
		"matches",
		"national",
		"news",
		"messages",
		"subscribers",
		"accounts",
		"audit",
	]) {
		const response = await site.get(`/admin/export/${list}.csv`, { cookie: owner });
		expect([list, response.status, response.headers.get("content-disposition")]).toEqual([
			list,
			200,
			`attachment; filename=${list}.csv`,
		]);
	}
	for (const list of ["accounts", "audit"])
		expect((await site.get(`/admin/export/${list}.csv`, { cookie: editor.cookie })).status).toBe(403);
	expect((await site.get("/admin/export/secrets.csv", { cookie: editor.cookie })).status).toBe(404);
	const log = await exported("audit", owner);
	expect(log).toMatch(/owner@demo\.example,list\.exported,list:accounts/);
	expect(await exported("accounts", owner)).not.toMatch(/scrypt|password/i);
});

test("a match with some rows ticked is named on its file's page as left out, with the other lines", async () => {
	await site.sql(
		`update editions set depth = 'games', checks = 'licence'; update groups set format = 'swaythling5', checks = null
			where id = 1`,
	);
	const tie = await site.row<{ id: number; home_team_id: number; away_team_id: number }>(
		`select id, home_team_id, away_team_id from matches where group_id = 1 and status = 'scheduled'
			order by id limit 1`,
	);
	for (const side of sides)
		await site.sql(
			`insert into players (name, name_ar, team_id) select '${side} ' || n, '${side} ' || n, $1
				from generate_series(1, 3) n`,
			[tie[`${side}_team_id`]],
		);
	const lines = [1, 2, 3].map((n) => `${tie.id},${n},home ${n},away ${n},11-5 11-6 11-7`);
	const csv = ["match,ordinal,home_players,away_players,games", ...lines].join("\n");
	const versions = async () =>
		(await site.sql("select 1 from sheet_versions where match_id = $1", [tie.id])).rows.length;
	expect((await plan("rubbers", csv)).verdicts).toEqual(["warning", "warning", "warning"]);
	expect((await look()).html).not.toContain("data-left-out");
	await press({ intent: "import", row: "1", "meant-1": "on" });
	const { html } = await look();
	expect(html).toContain("Left out, and not imported: 1 match");
	expect(html).toMatch(new RegExp(`/en/admin/matches/${tie.id}/sheet"[\\s\\S]{0,300}not ticked: 3, 4`));
	expect(await versions()).toBe(0);
	await press({ intent: "import", warnings: "on" });
	expect((await look()).html).not.toContain("data-left-out");
	expect(await versions()).toBe(1);
});
