import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { operator } from "../../access/actor.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { copySeason } from "./copy-season.server.ts";
import { undoCopy } from "./undo-copy.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["season.copy-undone"]);
	const seasons = { from: "2025/2026", to: "2026/2027" };
	const isOpen = async () => (await runSql("select from seasons where name = '2026/2027'")).rows.length === 1;
	const copy = async () => {
		const [home, away] = [await make.club({ name: "Alpha" }), await make.club({ name: "Bravo" })];
		await make.tie({ home_team_id: home, away_team_id: away, status: "completed", home_score: 3, away_score: 1 });
		const copied = await copySeason(operator, seasons, { choices: {}, state: "draft" });
		return copied.ok ? { id: copied.id, club: home } : expect.unreachable();
	};

	test.each([
		["a licence", "insert into licences (player_id, season) values ($1, '2026/2027')", "licences"],
		[
			"a transfer",
			`insert into transfers (player_id, season, to_club_id, starts_on) select $1, '2026/2027', max(id),
				'2026-09-01' from teams`,
			"transfers",
		],
		[
			"a window of transfers",
			`insert into transfer_windows (season, from_on, until_on) select '2026/2027', '2026-07-01', '2026-08-01'
				where $1 > 0`,
			"transfer_windows",
		],
	])("a season that a copy opened stays open with %s in it, which stays", async (_, insert, table) => {
		const { id, club } = await copy();
		await runAsOperator(insert, [await make.player({ team_id: club })]);
		expect(await undoCopy(operator, id)).toEqual({ ok: true, season: "2026/2027" });
		expect((await runSql(`select season from ${table}`)).rows).toEqual([{ season: "2026/2027" }]);
		expect((await runSql("select from squads where season = '2026/2027'")).rows).toEqual([]);
		await runAsOperator(`delete from ${table}; delete from seasons where name = '2026/2027'`);
	});

	test.each([
		["a round", "rounds", "(stage_id, number) select stage_id, 1 from made"],
		["a schedule", "schedules", "(group_id, state, is_new, asked) select id, 'ready', true, '{}' from made"],
		[
			"a decision on points",
			"adjustments",
			`(group_id, squad_id, points, reason, reason_ar, decided_on) select m.id, n.squad_id, -1, 'r', 'r', '2026-10-01'
			from made m join entries n on n.group_id = m.id limit 1`,
		],
		["a lot", "lots", "(group_id, drawn_on, drawn_by) select id, '2026-10-01', 'The board' from made"],
	])("a copy stays while a group of it has %s", async (_, table, values) => {
		const { id } = await copy();
		await runAsOperator(`with made as (select g.id, g.stage_id from groups g join stages s on s.id = g.stage_id
			join editions e on e.id = s.edition_id where e.season = '2026/2027') insert into ${table} ${values}`);
		expect(await undoCopy(operator, id)).toMatchObject({ ok: false });
		await runAsOperator(`delete from ${table}`);
		expect(await undoCopy(operator, id)).toMatchObject({ ok: true });
	});

	test("without anything else in it the season goes with its copy", async () => {
		const { id } = await copy();
		expect(await isOpen()).toBe(true);
		expect(await undoCopy(operator, id)).toMatchObject({ ok: true });
		expect(await isOpen()).toBe(false);
	});
});
