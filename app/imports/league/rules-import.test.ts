import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { operator } from "../../access/actor.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";
import { exportList } from "../exports/exports.server.ts";

const RULES = [
	...["code", "name", "name_ar", "points_from", "points_win", "points_draw", "points_loss", "points_walkover_loss"],
	...["points_both_absent", "unplayed_score", "criteria", "level_to_the_end", "reason", "reason_ar"],
].join(",");
const FORMATS = "code,name,name_ar,order_of_play,wins_needed,best_of,points_to,min_players,max_players,position_rules";

onOneEngine((engine) => {
	freshProduct(engine);
	const rows = async (text: string) => (await runSql(text)).rows;
	const exported = async (kind: "rule-sets" | "formats" | "groups") =>
		(await exportList(operator, kind, new URL("https://x.invalid"))) ?? "";

	test("ranking criteria of a file change with a reason once ties were played, and go round", async () => {
		const cup = (win: string, more = ",") => [
			RULES,
			`,Cup rules,لائحة الكأس,ties,${win},1,0,-1,0,decided,level:rubbers:ratio all:games:difference,lot,${more}`,
		];
		const batch = await importFile("rule-sets", cup("٣").join("\n"));
		expect(batch).toMatchObject({ created: 1 });
		expect(
			await rows("select code, points_win::float8 as win, criteria, level_to_the_end as last from rule_sets"),
		).toEqual([{ code: "cup-rules", win: 3, criteria: "level:rubbers:ratio all:games:difference", last: "lot" }]);
		expect((await planFile("rule-sets", await exported("rule-sets"))).verdicts).toEqual(["same"]);
		expect(
			(await planFile("rule-sets", cup("3", "Why,لماذا").join("\n"))).verdicts,
			"nothing to give a reason for",
		).toEqual(["same"]);
		const [home_team_id, away_team_id] = [await make.club({ name: "Home" }), await make.club({ name: "Away" })];
		await make.tie({ home_team_id, away_team_id, match_date: "2025-10-01" });
		await runSql("update groups set rule_set = 'cup-rules'");
		await runSql("update matches set status = 'completed', home_score = 3, away_score = 1");
		expect((await planFile("rule-sets", cup("2").join("\n"))).problems).toEqual([
			{ reason: "required", reason_ar: "required" },
		]);
		const changed = await importFile("rule-sets", cup("2", "Vote 7,القرار 7").join("\n"));
		expect(changed).toMatchObject({ updated: 1 });
		expect(await undoBatch(operator, changed?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		const versions = await rows("select rule -> 'points_win' as win, reason from rule_set_versions order by number");
		expect(versions).toEqual([
			{ win: 3, reason: null },
			{ win: 2, reason: "Vote 7" },
			{ win: 3, reason: "The change by a file was undone" },
		]);
		await runSql("delete from matches");
		await runSql("update groups set rule_set = 'spec'; delete from rule_sets");
	});

	test("a row of criteria that breaks a rule of their form is wrong in its column", async () => {
		const row = (name: string, more: string) => `,${name},اسم ${name},ties,2,1,0,0,0,${more}`;
		const file = [
			RULES,
			row("One", "decided,level:rubbers,lot,,"),
			row("Two", "decided,level:rubbers:ratio,name,,"),
			row("Three", "perhaps,,lot,,"),
			row("Every rubber a point", "decided,,lot,,"),
			"ittf,Four,أربعة,ties,2,1,0,0,0,decided,,lot,,",
		];
		expect((await planFile("rule-sets", file.join("\n"))).problems).toEqual([
			{ criteria: "unknownChoice" },
			{ level_to_the_end: "nameNeedsAll" },
			{ unplayed_score: "unknownChoice" },
			{ name: "sameRuleSet" },
			{ code: "sameRuleSet" },
		]);
	});

	test("formats of a file say who may have which position, and stay as they are once they have sheets", async () => {
		const row = (order: string, more: string) => `,Youth first,الناشئ أولًا,${order},3,5,11,3,3,${more}`;
		const batch = await importFile("formats", [FORMATS, row("A-X B-Y C-Z A-Y B-X", "A:u15 X:u15")].join("\n"));
		expect(batch).toMatchObject({ created: 1 });
		expect(await rows("select code, wins_needed, best_of, position_rules from formats")).toEqual([
			{ code: "youth-first", wins_needed: 3, best_of: 5, position_rules: "A:u15 X:u15" },
		]);
		expect((await planFile("formats", await exported("formats"))).verdicts).toEqual(["same"]);
		const problems = async (order: string, more: string) =>
			(await planFile("formats", [FORMATS, row(order, more)].join("\n"))).problems;
		expect(await problems("A-X B-Y C-Z A-Y B-X", "A:cubs")).toEqual([{ position_rules: "unknownClass" }]);
		expect(await problems("A-X B-Y C-Z A-Y B-X", "first")).toEqual([{ position_rules: "notPositionRules" }]);
		expect(await problems("A-X B-Y C-Z A-Y B-X", "M:u15")).toEqual([{ position_rules: "notAPosition" }]);
		await runSql("update groups set format = 'youth-first'");
		const [home_team_id, away_team_id] = [await make.club({ name: "Home" }), await make.club({ name: "Away" })];
		const tie = await make.tie({ home_team_id, away_team_id, match_date: "2025-10-01" });
		await runAsOperator("insert into lineups (match_id, side) values ($1, 'home')", [tie]);
		await runAsOperator("insert into rubbers (match_id, ordinal) values ($1, 1)", [tie]);
		expect(await problems("A-X B-Y C-Z B-X A-Y", "A:u15")).toEqual([{ order_of_play: "formatOfSheets" }]);
		expect((await importFile("formats", [FORMATS, row("A-X B-Y C-Z A-Y B-X", "A:u13")].join("\n")))?.updated).toBe(1);
		await runSql("update groups set format = null");
		await runAsOperator("delete from rubbers; delete from lineups; delete from matches; delete from formats");
	});

	test("each position of a format has its rule, however many there are", async () => {
		const positions = [..."ABCEFVWXYZ"].map((position, nth) => `${position}:${2001 + nth}+`).join(" ");
		const row = `,Five players,خمسة لاعبين,A-V B-W C-X E-Y F-Z,3,5,11,5,5,${positions}`;
		const planned = await planFile("formats", [FORMATS, row].join("\n"));
		expect(planned.problems).toEqual([undefined]);
		await planned.apply();
		expect(await rows("select position_rules from formats")).toEqual([{ position_rules: positions }]);
		expect((await planFile("formats", await exported("formats"))).verdicts).toEqual(["same"]);
		await runSql("delete from formats");
	});

	test("a group of a file gets checks, and another rule once ties were played with a reason alone", async () => {
		const head = "competition,season,group,rule_set,checks,rule_reason,rule_reason_ar";
		const [{ competition, name }] = await rows(`select c.name as competition, g.name from groups g
			join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
			join competitions c on c.id = e.competition_id where e.season = '2025/2026'`);
		const row = (rest: string) => [head, `${competition},2025/2026,${name},${rest}`].join("\n");
		await importFile("groups", row("spec,licence line-up:resident:1,,"));
		expect(await rows("select checks from groups where checks is not null")).toEqual([
			{ checks: "licence line-up:resident:1" },
		]);
		expect((await planFile("groups", row("spec,line-up:tourist:1,,"))).problems).toEqual([
			{ checks: "unknownCategory" },
		]);
		expect((await planFile("groups", await exported("groups"))).verdicts).toContain("same");
		const [home_team_id, away_team_id] = [await make.club({ name: "Home" }), await make.club({ name: "Away" })];
		await make.tie({
			home_team_id,
			away_team_id,
			match_date: "2025-10-01",
			status: "completed",
			home_score: 3,
			away_score: 1,
		});
		expect((await planFile("groups", row("ittf,licence,,"))).problems).toEqual([
			{ rule_reason: "required", rule_reason_ar: "required" },
		]);
		const batch = await importFile("groups", row("ittf,licence,Vote 8,القرار 8"));
		expect(await rows("select rule ->> 'rule_set' as set, reason from group_rule_versions order by number")).toEqual([
			{ set: "spec", reason: null },
			{ set: "ittf", reason: "Vote 8" },
		]);
		expect((await planFile("groups", row("ittf,licence,Vote 8,القرار 8"))).verdicts).toEqual(["same"]);
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await rows("select rule ->> 'rule_set' as set from group_rule_versions"), "taken back on its day").toEqual([
			{ set: "spec" },
		]);
		await runSql("delete from matches; update groups set checks = null");
	});
});
