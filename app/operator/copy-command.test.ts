import { expect, test } from "vitest";
import { freshProduct } from "../../test/engines.ts";
import { make } from "../../test/make.ts";
import { runSql } from "../base/db/client.server.ts";
import { runCommand } from "./commands.server.ts";

freshProduct("embedded PostgreSQL");
const json = async (...args: string[]) => JSON.parse((await runCommand([...args, "--json"]))?.text ?? "{}");

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
