import { expect, test } from "vitest";
import { freshProduct } from "../../test/engines.ts";
import { make } from "../../test/make.ts";
import { runSql } from "../base/db/client.server.ts";
import { runCommand } from "./commands.server.ts";

freshProduct("embedded PostgreSQL");
const json = async (...args: string[]) => JSON.parse((await runCommand([...args, "--json"]))?.text ?? "{}");

test("teams level across a line are left to staff, and the copy is refused until they decide", async () => {
	await runSql("select default_group('2025/2026')");
	await runSql("update groups set rule_set = 'difference', zones = '2-2:relegated'");
	const clubs = [await make.club({ name: "A" }), await make.club({ name: "B" }), await make.club({ name: "C" })];
	const drawn = { status: "completed", home_score: 2, away_score: 2 } as const;
	await make.tie({ home_team_id: clubs[0]!, away_team_id: clubs[1]!, ...drawn });
	await make.tie({ home_team_id: clubs[1]!, away_team_id: clubs[2]!, ...drawn, home_score: 3 });
	await make.tie({ home_team_id: clubs[0]!, away_team_id: clubs[2]!, ...drawn, home_score: 3 });
	await runSql(
		`insert into groups (stage_id, name, name_ar, tier, sort_order) select min(id), 'Below',
			'الأدنى', 2, 9 from stages`,
	);
	const seasons = ["2025/2026", "2026/2027"];
	const { teams } = await json("season", "copy", ...seasons, "--dry-run");
	expect(teams.map(({ team, place, reason, next }: Record<string, unknown>) => [team, place, reason, next])).toEqual([
		["A", 1, "shared", null],
		["B", 1, "shared", null],
		["C", 3, "stays", expect.any(Number)],
	]);
	expect(await json("season", "copy", ...seasons)).toMatchObject({ ok: false, problem: "undecided" });
	await runSql(
		`delete from groups where name = 'Below';
		update groups set rule_set = 'spec', zones = '', rule_reason = 'x', rule_reason_ar = 'س'`,
	);
});

test("a season is copied by its name, first as a dry run; without two seasons nothing happens", async () => {
	const [home, away] = [await make.club({ name: "A" }), await make.club({ name: "B" })];
	await make.tie({ home_team_id: home, away_team_id: away, status: "completed", home_score: 3, away_score: 1 });
	const seasons = ["2025/2026", "2026/2027"];
	const dry = await json("season", "copy", ...seasons, "--dry-run");
	expect(dry).toMatchObject({ ok: true, copy: null, added: { editions: 1, groups: 1, squads: 2, entries: 2 } });
	expect(dry.teams.map(({ team, place, reason }: Record<string, unknown>) => [team, place, reason])).toEqual([
		["A", 1, "stays"],
		["B", 2, "stays"],
	]);
	const squads = async () =>
		(await runSql("select count(*)::int as n from squads where season = '2026/2027'")).rows[0].n;
	expect(await squads()).toBe(0);
	expect((await json("season", "copy", ...seasons)).copy).toBeGreaterThan(0);
	expect(await squads()).toBe(2);
	expect(await json("season", "copy", ...seasons)).toMatchObject({ ok: false, problem: "nothing" });
	for (const wrong of [["2025/2026"], ["2025/2026", "2025/2026"], ["1999/2000", "2000/2001"]])
		expect((await json("season", "copy", ...wrong)).ok).toBe(false);
});
