import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";
import { readCsv, writeCsv } from "../../records/csv.server.ts";

const site = startSite();
let cookie = "";
beforeAll(async () => {
	cookie = await site.signIn("editor@demo.example");
});
type Kind = "teams" | "players" | "matches";
const exported = async (kind: string, who = cookie) =>
	(await site.get(`/admin/export/${kind}.csv`, { cookie: who })).text();
const count = async (table: string) => (await site.row<{ n: number }>(`select count(*)::int as n from ${table}`)).n;

async function plan(kind: Kind, content: string | Uint8Array) {
	const file = new File([typeof content === "string" ? content : new Uint8Array(content)], "list.csv", {
		type: "text/csv",
	});
	const response = await site.send(`/en/admin/import/${kind}`, { file }, cookie);
	const html = (await response.text()).replaceAll("<!-- -->", "");
	const verdicts = [...html.matchAll(/data-verdict="(\w+)"/g)].map(([, verdict]) => verdict);
	return { status: response.status, html, verdicts };
}
const apply = (kind: Kind, csv: string) =>
	site.send(`/en/admin/import/${kind}`, { csv, file_name: "list.csv" }, cookie);
type Batch = { id: number; created: number; updated: number };
const lastBatch = () => site.row<Batch>("select id, created, updated from import_batches order by id desc limit 1");

test.each(["teams", "players", "matches"] as const)(
	"what was exported of %s is all there already when it is imported",
	async (kind) => {
		const response = await site.get(`/admin/export/${kind}.csv`, { cookie });
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
	expect([status, verdicts]).toEqual([200, ["wrong", "changed", "new", "same", "same"]]);
	expect(html).toMatch(/name<\/bdi>: This field is required/);
	expect(html).toContain("founded_year");
	expect(await count("teams")).toBe(before[0]);
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
	const undone = await site.post(`/en/admin/undo/${rows[0]?.id}`, {}, { cookie });
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
2025/2026;2026-03-03;النخبه;Al-Morjan;3;1;completed
2025/2026;2026-03-04;Al-Nokhba;النخبة;;;scheduled
2025/2026;2026-03-05;Nobody;Al-Morjan;;;scheduled
2025/2026;3 March;Al-Nokhba;Al-Morjan;;;scheduled`;
	const { verdicts, html } = await plan("matches", csv);
	expect(verdicts).toEqual(["wrong", "wrong", "wrong", "new"]);
	expect(html).toMatch(/away_team<\/bdi>: Choose two different clubs/);
	expect(html).toMatch(/home_team<\/bdi>: There is no such club/);
	expect(html).toMatch(/match_date<\/bdi>: Enter a valid date/);
	await apply("matches", csv);
	expect(await lastBatch()).toMatchObject({ created: 1 });
	expect((await plan("matches", csv)).verdicts.filter((verdict) => verdict === "new")).toEqual([]);
});

test("players find their club, and one that is unknown is a problem of its column", async () => {
	const csv = "name,name_ar,team,ranking\nCsv Player,لاعب مستورد,المرجان,44\nOther,آخر,Nowhere FC,1";
	const { verdicts, html } = await plan("players", csv);
	expect(verdicts).toEqual(["wrong", "new"]);
	expect(html).toMatch(/team<\/bdi>: There is no such club/);
	await apply("players", csv);
	const { rows } = await site.sql(
		"select ranking, teams.name as team from players join teams on teams.id = team_id where players.name = 'Csv Player'",
	);
	expect(rows).toEqual([{ ranking: 44, team: "Al-Morjan" }]);
});

test.each([
	["columns missing", "name,region\nA,B", /Columns missing[\s\S]*name_ar, region_ar, founded_year/],
	["an unclosed quotation", 'name,name_ar\n"open,x', /Choose a CSV file/],
	[
		"too many rows",
		`name,name_ar,region,region_ar,founded_year\n${"a,b,c,d,2000\n".repeat(5001)}`,
		/more than 5,000 rows/,
	],
])("a file with %s is refused as a whole", async (_, csv, problem) => {
	const { status, html } = await plan("teams", csv);
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

test("an export is safe to open: no cell is a formula, Arabic is marked as UTF-8, and reading it back gives the same", () => {
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
	expect(readCsv(csv)?.rows[0]?.fields).toEqual(rows[0]);
});

test("every list can be exported by those who see it, and that is audited", async () => {
	const owner = await site.signIn("owner@demo.example");
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
		expect((await site.get(`/admin/export/${list}.csv`, { cookie })).status).toBe(403);
	expect((await site.get("/admin/export/secrets.csv", { cookie })).status).toBe(404);
	const log = await exported("audit", owner);
	expect(log).toMatch(/owner@demo\.example,list\.exported,list:accounts/);
	expect(await exported("accounts", owner)).not.toMatch(/scrypt|password/i);
});
