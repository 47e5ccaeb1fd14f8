import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshProduct } from "../../test/engines.ts";
import { make } from "../../test/make.ts";
import { runSql } from "../base/db/client.server.ts";
import { columnsOf } from "../imports/guide/columns.ts";
import { importKinds } from "../imports/importers.server.ts";
import { runCommand } from "./commands.server.ts";

freshProduct("embedded PostgreSQL");
let from = "";
beforeAll(async () => {
	from = await mkdtemp(join(tmpdir(), "tawila-import-"));
});
afterAll(() => rm(from, { recursive: true }));

const run = async (...args: string[]) => (await runCommand(args, { from })) ?? { ok: false, text: "", exit: undefined };
const json = async (...args: string[]) => JSON.parse((await run(...args, "--json")).text);

test("a file is imported by its kind and name, first as a dry run, and printed again by the export", async () => {
	await make.club({ name: "Al-Waha" });
	await writeFile(join(from, "players.csv"), "id,name,name_ar,team\nittf:1,One,واحد,Al-Waha\n,Two,اثنان,Nowhere");
	const dry = await json("import", "players", "players.csv", "--dry-run");
	expect(dry).toMatchObject({ ok: true, batch: null, counts: { new: 1, wrong: 1 } });
	expect(dry.rows[1]).toEqual({ line: 3, verdict: "wrong", problems: { team: "unknownClub" }, warnings: [] });

	expect((await run("import", "players", "players.csv", "--dry-run")).exit).toBe(1);
	const done = await json("import", "players", "players.csv");
	expect(done).toMatchObject({ ok: true, batch: expect.stringMatching(/^\d+$/), counts: { new: 1, wrong: 1 } });
	const { id } = done.rows[0];
	const again = await run("import", "players", "players.csv");
	expect(again.text).toContain("0 new, 0 changed, 1 the same, 0 to check, 1 wrong.");
	expect(again.exit).toBe(1);
	await writeFile(join(from, "right.csv"), "id,name,name_ar,team\nittf:1,One,واحد,Al-Waha");
	expect((await run("import", "players", "right.csv")).exit).toBe(0);
	expect(again.text).toContain("line 3, wrong: Two: team “Nowhere”: There is no such club");
	expect((await run("export", "players")).text).toContain(`\r\n${id},One,واحد,KSA,,Al-Waha`);
});

test("doubtful rows wait for a word, and a season is exported by itself", async () => {
	const [a, b] = [await make.club({ name: "A", name_ar: "أ" }), await make.club({ name: "B", name_ar: "ب" })];
	const tie = await make.tie({ home_team_id: a, away_team_id: b, match_date: "2026-04-01" });
	await writeFile(join(from, "moved.csv"), "season,match_date,home_team,away_team\n2025/2026,2026-04-08,A,B");
	expect((await json("import", "matches", "moved.csv")).rows).toMatchObject([
		{ verdict: "warning", candidates: [tie] },
	]);
	expect((await run("import", "matches", "moved.csv")).exit).toBe(2);
	expect((await run("import", "matches", "moved.csv", "--dry-run", "--doubts", "same")).exit).toBe(0);
	const moved = await json("import", "matches", "moved.csv", "--doubts", "same");
	expect(moved.rows).toMatchObject([{ verdict: "changed", id: tie, changes: ["match_date"] }]);
	expect((await run("export", "matches", "--season", "2025/2026")).text).toContain(`${tie},2025/2026,2026-04-08,`);
	expect((await run("export", "matches", "--season", "1999/2000")).text.split("\r\n").length).toBe(1);
});

/** The key of a text in place of its words. */
const KEY = /: [a-z]+[A-Z]\w+/;

test("a day that is none is said in words, in every kind of file that has one", async () => {
	const files = [
		["teams", "name,name_ar,region,region_ar,founded_year,renamed_on\nNew Name,اسم,A,أ,2001,soon"],
		["matches", "season,match_date,home_team,away_team\n2025/2026,soon,A,B"],
		["entries", "competition,season,group,team,since\nLeague,2025/2026,League,Al-Waha,soon"],
		["stints", "player,team,from\nOne,Al-Waha,soon"],
		["licences", "player,season,state,from\nOne,2025/2026,approved,soon"],
		["rosters", "season,team,player,from\n2025/2026,Al-Waha,One,soon"],
	] as const;
	for (const [kind, csv] of files) {
		await writeFile(join(from, "days.csv"), csv);
		const { text } = await run("import", kind, "days.csv", "--dry-run");
		expect([kind, text.includes("Enter a valid date, such as 2027-03-06")]).toEqual([kind, true]);
		expect(text).not.toMatch(KEY);
	}
	for (const name of ["E", "F"]) await make.club({ name, name_ar: `${name} ع` });
	const others = [
		["matches", "season,match_date,home_team,away_team,case_reference\n2025/2026,2026-05-07,E,F,2025-000999"],
		["teams", "name,name_ar,region,region_ar,founded_year,colour\nRed,أحمر,A,أ,2001,red"],
	] as const;
	for (const [kind, csv] of others) {
		await writeFile(join(from, "others.csv"), csv);
		const { text } = await run("import", kind, "others.csv", "--dry-run");
		expect(text).toContain("1 wrong");
		expect(text).not.toMatch(KEY);
	}
});

test("a file whose letters read in two pages is asked about, and read in the one that is said", async () => {
	await writeFile(
		join(from, "unclear.csv"),
		Buffer.concat([Buffer.from("name,name_ar\nAfw,"), Buffer.from([0xe3, 0xe5, 0xed])]),
	);
	const { ok, text } = await run("import", "players", "unclear.csv", "--dry-run");
	expect([ok, text]).toEqual([false, expect.stringMatching(/--page.*windows-1256: Afw,مهي\ncp720: Afw,عفو/s)]);
	expect((await run("import", "players", "unclear.csv", "--dry-run", "--page", "cp720")).text).toContain("1 new");
	expect((await run("import", "players", "unclear.csv", "--page", "koi8-r")).text).toContain("--page is one of");
});

test("a past season is opened before its ties are imported, and is not the current one", async () => {
	for (const name of ["C", "D"]) await make.club({ name, name_ar: `${name} ع` });
	await writeFile(join(from, "past.csv"), "season,match_date,home_team,away_team\n2019/2020,2019-10-08,C,D");
	expect((await json("import", "matches", "past.csv")).rows).toMatchObject([{ problems: { season: "unknownSeason" } }]);
	expect((await run("season", "open", "2019/2021")).ok).toBe(false);
	expect((await run("season", "open", "2019/2020")).text).toBe("The season 2019/2020 is open.");
	expect((await run("season", "open", "2019/2020")).text).toContain("was open already");
	expect((await json("import", "matches", "past.csv")).counts).toMatchObject({ new: 1 });
	await runSql("delete from matches");
	await runSql("delete from seasons where name = '2019/2020'");
});

test("a refused value names those that its column takes, an Arabic header the names of the columns", async () => {
	const groups = "competition,season,group,class,kind,depth,report_hours\nCup,2025/2026,A,girls,friendly,all,0";
	await writeFile(join(from, "values.csv"), groups);
	const { text, exit } = await run("import", "groups", "values.csv", "--dry-run");
	expect(exit).toBe(1);
	expect(text).toMatch(/class: No class has this name\. Allowed: open, men, women,/);
	expect(text).toContain("kind: Choose one of the options. Allowed: league, cup, tournament");
	expect(text).toContain("depth: Choose one of the options. Allowed: score, outcome, rubbers, games, points");
	expect(text).toContain("report_hours: The number is out of range. Allowed: from 1 to 2160");
	await writeFile(join(from, "arabic.csv"), "المسابقة,الموسم\nكأس,2025/2026");
	const arabic = await run("import", "editions", "arabic.csv");
	expect([arabic.ok, arabic.text]).toEqual([
		false,
		"Columns missing from the first line: competition, season. " +
			"Columns are named in English: competition, season, state, depth, keeps_half, checks",
	]);
});

test.each(importKinds)("the help of %s lists its columns, and its example is a file that goes in", async (kind) => {
	const { text } = await run("import", kind, "--help");
	for (const [name, { needed }] of Object.entries(columnsOf[kind]))
		expect(text).toMatch(new RegExp(`^  ${name} .*${needed ? "\\(required\\)" : ""}`, "m"));
	const { csv } = await json("import", kind, "--example");
	expect(csv.split("\r\n").length).toBeGreaterThan(1);
	expect((await run()).text).not.toContain("Columns of the first line");
});

test("a new kind of file ends with 0, 1 and 2 as all do, and --json has its rows and the batch", async () => {
	const file = "name,name_ar\nNew Hall,صالة جديدة\n";
	await writeFile(join(from, "halls.csv"), file);
	const done = await json("import", "venues", "halls.csv");
	expect(done).toMatchObject({ ok: true, batch: expect.stringMatching(/^\d+$/), rows: [{ line: 2, verdict: "new" }] });
	expect((await run("import", "venues", "halls.csv")).exit).toBe(0);
	await writeFile(join(from, "halls.csv"), `${file}New Hall,أخرى\n`);
	expect((await run("import", "venues", "halls.csv", "--dry-run")).exit).toBe(1);
	await writeFile(join(from, "days.csv"), "venue,from\nNew Hall,3/16/2026\nNew Hall,1/9/2026");
	expect((await run("import", "closures", "days.csv", "--dry-run")).exit).toBe(1);
	await writeFile(join(from, "days.csv"), "venue,from\nNew Hall,1/9/2026");
	expect((await run("import", "closures", "days.csv")).exit).toBe(0);
	await runSql("delete from venues");
});

test.each([
	["an unknown kind", ["import", "seasons", "a.csv"], "Unknown command"],
	["a kind alone", ["import", "teams"], "Name a file"],
	["a file that is not there", ["import", "teams", "none.csv"], "There is no file"],
	["an answer that is none", ["import", "teams", "a.csv", "--doubts", "maybe"], "--doubts is same or new"],
])("%s is refused with one clear line", async (_, args, said) => {
	const { ok, text } = await run(...args);
	expect([ok, text.includes(said), text.includes("\n")]).toEqual([false, true, false]);
});
