import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import {
	closeOld,
	endBoth,
	forBoth,
	inGroups,
	rubbersOfBoth,
	scores,
	statesOf,
	tiesOfBoth,
	twoCompetitions,
} from "../../../test/two-competitions.ts";
import { operator } from "../../access/actor.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";

const FORMATS = "code,name,name_ar,order_of_play,wins_needed,best_of,points_to,min_players,max_players,position_rules";

onOneEngine((engine) => {
	freshProduct(engine);
	afterEach(async () => {
		await runAsOperator("truncate sheet_versions");
		await endBoth();
		await runSql("delete from formats");
	});
	const rows = async (text: string) => (await runSql(text)).rows;
	const undo = async (batch: { id: number } | undefined) => undoBatch(operator, batch?.id ?? 0);
	const half = { undone: 1, kept: 1 };

	test.each([
		["groups", forBoth("zones", "1-1:promoted"), () => inGroups("zones"), ["1-1:promoted", ""]],
		["entries", forBoth("team,state", "Alpha,withdrawn"), () => statesOf("Alpha"), ["withdrawn", "active"]],
		["entries", forBoth("team", "Gamma"), () => statesOf("Gamma"), ["active", null]],
		["matches", tiesOfBoth("Alpha", "Beta", "3,1"), scores, [3, null]],
	] as const)(
		"a file of %s is undone but for the row of a season that was closed since",
		async (kind, file, read, left) => {
			await twoCompetitions();
			const batch = await importFile(kind, file);
			await closeOld();
			expect(await undo(batch)).toEqual(half);
			expect(await read()).toEqual(left);
			const [stored] = await rows(`select undone_at, kept from import_batches where id = ${batch?.id}`);
			expect(stored).toEqual({ undone_at: expect.any(Date), kept: 1 });
		},
	);

	test("groups that a file made go when it is undone, but for those of a season that was closed since", async () => {
		await twoCompetitions();
		const batch = await importFile("groups", "competition,season,group\nOld,2025/2026,B\nNew,2025/2026,B");
		await closeOld();
		expect(await undo(batch)).toEqual(half);
		expect(await rows("select count(*)::integer as n from groups where name = 'B'")).toEqual([{ n: 1 }]);
	});

	test("entries that came with ties go when their file is undone, but for those of a closed season", async () => {
		await twoCompetitions();
		const batch = await importFile("matches", tiesOfBoth("Gamma", "Beta", ","));
		await runSql("delete from matches where id in (select record from import_batch_rows where import_batch_id = $1)", [
			batch?.id,
		]);
		await closeOld();
		expect(await undo(batch)).toEqual({ undone: 0, kept: 2 });
		expect(await statesOf("Gamma")).toEqual(["active", null]);
	});

	test("sheets of a file are undone but for those of a season that was closed since", async () => {
		await twoCompetitions();
		const batch = await importFile("rubbers", await rubbersOfBoth());
		await closeOld();
		expect(await undo(batch)).toEqual(half);
		expect(await scores()).toEqual([3, null]);
		const rubbers =
			"(select count(*)::integer from rubbers r join matches m on m.id = r.match_id where m.group_id = g.id)";
		expect(await inGroups(rubbers)).toEqual([3, 0]);
	});

	test("a licence of a category that was deleted since stays as it is, and the rest is undone", async () => {
		for (const name of ["One", "Two"]) await make.player({ name, name_ar: name });
		await runSql("insert into licence_categories (code, name, name_ar) values ('gone', 'Gone', 'زالت')");
		const file = (one: string, two: string, ids: number[] = []) =>
			[
				"id,player,season,state,category",
				`${ids[0] ?? ""},One,2025/2026,requested,${one}`,
				`${ids[1] ?? ""},Two,2025/2026,requested,${two}`,
			].join("\n");
		await importFile("licences", file("gone", "youth"));
		const ids = (await rows("select id from licences order by id")).map(({ id }) => id);
		const batch = await importFile("licences", file("citizen", "citizen", ids));
		await runSql("delete from licence_categories where code = 'gone'");
		expect(await undo(batch)).toEqual(half);
		const after = await rows("select category from licences order by id");
		expect(after.map(({ category }) => category)).toEqual(["citizen", "youth"]);
	});

	test.each([
		[
			"rule_sets",
			"rule_set",
			["gone", "ittf", "spec"],
			`insert into rule_sets (code, name, name_ar, points_from, points_win, points_draw, points_loss,
				points_walkover_loss, unplayed_score, level_to_the_end)
				values ('gone', 'Gone', 'زالت', 'ties', 2, 1, 0, 0, 'decided', 'lot')`,
		],
		[
			"formats",
			"format",
			["gone", "olympic", "corbillon"],
			`insert into formats (code, name, name_ar, order_of_play, min_players, max_players, best_of, points_to)
				values ('gone', 'Gone', 'زالت', 'A-X', 1, 1, 5, 11)`,
		],
		[
			"licence_categories",
			"checks",
			["line-up:gone:1", "roster", "licence"],
			"insert into licence_categories (code, name, name_ar) values ('gone', 'Gone', 'زالت')",
		],
	] as const)(
		"a group that named one of the %s that was deleted since stays as it is, and the rest is undone",
		async (table, column, [gone, former, later], made) => {
			await twoCompetitions();
			await runSql(made);
			await importFile(
				"groups",
				forBoth(column, (name) => (name === "Old" ? gone : former)),
			);
			const batch = await importFile("groups", forBoth(column, later));
			await runSql(`delete from ${table} where code = 'gone'`);
			expect(await undo(batch)).toEqual(half);
			expect(await inGroups(`g.${column}`)).toEqual([later, former]);
		},
	);

	const formatsFile = (...lines: string[]) => [FORMATS, ...lines].join("\n");

	test("a format of a class that was deleted since stays as it is, and the rest of its file is undone", async () => {
		await runSql("insert into classes (code, name, name_ar) values ('gone', 'Gone', 'زالت')");
		const file = (one: string, two: string) =>
			formatsFile(`,One,واحد,A-X,,5,11,1,1,A:${one}`, `,Two,اثنان,A-X,,5,11,1,1,A:${two}`);
		await importFile("formats", file("gone", "u15"));
		const batch = await importFile("formats", file("u13", "u13"));
		await runSql("delete from classes where code = 'gone'");
		expect(await undo(batch)).toEqual(half);
		const after = await rows("select position_rules from formats order by name");
		expect(after.map(({ position_rules }) => position_rules)).toEqual(["A:u13", "A:u15"]);
	});

	test("a format that has sheets by now is played as it is, also when the file that changed it is undone", async () => {
		await twoCompetitions();
		const file = (bestOf: number, who: string) =>
			formatsFile(
				`,Free,خالية,A-X B-Y C-Z A-Y B-X,3,${bestOf},11,3,3,`,
				`,Played,ملعوبة,A-X B-Y C-Z A-Y B-X,3,${bestOf},11,3,3,`,
				`,Same,كما هي,A-X B-Y C-Z A-Y B-X,3,5,11,3,3,${who}`,
			);
		await importFile("formats", file(5, ""));
		const batch = await importFile("formats", file(3, "A:u15"));
		await runSql(
			"update groups set format = case when id = (select min(id) from groups) then 'same' else 'played' end",
		);
		await runAsOperator("insert into lineups (match_id, side) select id, 'home' from matches");
		expect(await undo(batch), "who may have a position is another matter").toEqual({ undone: 2, kept: 1 });
		expect(await rows("select name, best_of, position_rules from formats order by name")).toEqual([
			{ name: "Free", best_of: 5, position_rules: "" },
			{ name: "Played", best_of: 3, position_rules: "" },
			{ name: "Same", best_of: 5, position_rules: "" },
		]);
	});

	test("a group whose ties have sheets keeps its format, by a file and by the undoing of one", async () => {
		await twoCompetitions();
		const batch = await importFile("groups", forBoth("format", "corbillon"));
		await runAsOperator("insert into lineups (match_id, side) select min(id), 'home' from matches");
		const planned = await planFile("groups", forBoth("format", "olympic"));
		expect(planned.problems).toEqual([{ format: "formatOfSheets" }, undefined]);
		expect(await undo(batch)).toEqual(half);
		expect(await inGroups("g.format")).toEqual(["corbillon", "swaythling5"]);
	});
});
