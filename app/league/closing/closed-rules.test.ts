import pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { operator } from "../../access/actor.ts";
import { config } from "../../base/config.server.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { groupById } from "../competitions/competitions.server.ts";
import { changeEdition } from "../competitions/edit-competitions.server.ts";
import { editionForm } from "../competitions/edition-form.ts";
import { groupTable } from "../group-tables/group-table.server.ts";
import { closeEdition, openAgain, openedAgain } from "./close-edition.server.ts";
import { correctionsOf } from "./honours.server.ts";

const now = new Date();
const why = { reason: "The appeal was heard", reason_ar: "نُظر في الاستئناف" };

onOneEngine((engine) => {
	freshProduct(engine);
	const one = async (text: string, values: unknown[] = []) =>
		(await runAsOperator(text.replace(/^select (.*?)(?= from |$)/, "select $1 as value"), values)).rows[0]?.value;
	let [edition, group, tie] = [0, 0, 0];

	beforeEach(async () => {
		await runAsOperator("truncate teams, squads, editions, rule_sets cascade");
		const [home_team_id, away_team_id] = [await make.club({ name: "Alpha" }), await make.club({ name: "Bravo" })];
		const played = { status: "completed" as const, home_score: 3, away_score: 1 };
		await make.tie({ home_team_id, away_team_id, match_date: "2026-02-01", ...played });
		tie = await make.tie({ home_team_id: away_team_id, away_team_id: home_team_id, match_date: "2026-03-01" });
		edition = await one("select max(id) from editions");
		group = await one("select max(id) from groups");
		await runAsOperator(`insert into rule_sets (code, name, name_ar, points_from, points_win, points_draw, points_loss,
			points_walkover_loss, unplayed_score, criteria, level_to_the_end) values
			('ours', 'Ours', 'لنا', 'ties', 2, 1, 0, 0, 'none', 'all:ties:difference', 'shared place')`);
		await runAsOperator(`update groups set rule_set = 'ours', rule_reason = 'r', rule_reason_ar = 'ر'
			where id = ${group}`);
		await runAsOperator("delete from group_rule_versions");
	});

	const pointsOfFirst = async (of = group) => {
		const found = await groupById(of);
		return found && (await groupTable(found)).rows[0]?.points;
	};
	const win = (points: number) =>
		runAsOperator(`update rule_sets set points_win = ${points}, reason = 'Vote', reason_ar = 'قرار'`);
	const close = (on = now) => closeEdition(operator, edition, {}, ["tiesStay"], on);
	const again = () => openAgain(operator, edition, why);

	test("closing keeps the rule of its day, changed after the last tie or not, and none that comes later", async () => {
		await win(3);
		expect(await pointsOfFirst()).toBe(3);
		expect(await close()).toMatchObject({ ok: true });
		expect(await pointsOfFirst()).toBe(3);
		await win(5);
		expect(await pointsOfFirst()).toBe(3);
		expect(await again()).toEqual({ ok: true });
		expect(await pointsOfFirst()).toBe(3);
		expect(await close()).toMatchObject({ ok: true });
		expect(await one("select is_changed from table_corrections")).toBe(false);
	});

	test("an edition is opened again as one that has ended; its rule is corrected in it, with a reason", async () => {
		await close();
		await again();
		expect(await one("select state from editions")).toBe("finished");
		await runAsOperator("update groups set points_win = 4, rule_reason = 'Vote', rule_reason_ar = 'قرار'");
		expect(await pointsOfFirst()).toBe(4);
		await close();
		expect(await pointsOfFirst()).toBe(4);
		expect(await one("select is_changed from table_corrections")).toBe(true);
	});

	test("an edition closed by mistake that goes on has the rules of now, and no correction of its end", async () => {
		await close(new Date("2025-11-30T12:00:00Z"));
		await again();
		const running = editionForm.parse({ state: "running", depth: "score", higher: "" });
		const version = await one("select version from editions");
		expect(await changeEdition(operator, edition, version, running)).toMatchObject({ ok: true });
		expect(await one("select ended_on from editions")).toBeNull();
		await win(3);
		expect(await pointsOfFirst()).toBe(3);
		await runAsOperator("update groups set points_win = 4, rule_reason = 'Vote', rule_reason_ar = 'قرار'");
		expect(await pointsOfFirst()).toBe(4);
		const today = "select max(from_on) = (now() at time zone 'Asia/Riyadh')::date from group_rule_versions";
		expect(await one(today), "from today on, not from the day of the mistake").toBe(true);
		await close();
		expect(await openedAgain(edition)).toMatchObject([{ closed_at: expect.any(Date), is_changed: null }]);
		expect(await correctionsOf(edition)).toEqual([]);
	});

	test("a group of an edition that had ended keeps the rule of its own last day, closed and corrected", async () => {
		const [home_team_id, away_team_id] = [await make.club({ name: "Charlie" }), await make.club({ name: "Delta" })];
		const later = await one(`insert into groups (stage_id, name, name_ar, rule_set)
			select stage_id, 'Later', 'لاحقة', 'ours' from groups returning id as value`);
		const played = { status: "completed" as const, home_score: 3, away_score: 1, group_id: later };
		await make.tie({ home_team_id, away_team_id, match_date: "2026-03-10", ...played });
		await win(3);
		await runAsOperator(`update rule_set_versions set from_on = '2026-03-05' where number = 2;
			update editions set state = 'finished'`);
		const points = async () => [await pointsOfFirst(), await pointsOfFirst(later)];
		expect(await points()).toEqual([2, 3]);
		await close();
		expect(await points()).toEqual([2, 3]);
		await again();
		expect(await points()).toEqual([2, 3]);
		await runAsOperator(`update groups set points_win = 4, rule_reason = 'Vote', rule_reason_ar = 'قرار'
			where id = ${group}`);
		expect(await points()).toEqual([4, 3]);
		await close();
		expect(await points()).toEqual([4, 3]);
		expect(await one("select is_changed from table_corrections")).toBe(true);
	});

	test("a session that says that it moves classes changes no result of a closed edition", async () => {
		await close();
		const change = `select set_config('app.class_moves', 'on', true);
			update matches set home_score = 0, away_score = 3 where status = 'completed'`;
		await expect(runSql(change)).rejects.toThrow("closed");
	});

	test("a rule set that no group has any more keeps the tables of days on which one had it", async () => {
		await runAsOperator("update groups set rule_set = 'ittf', rule_reason = 'Vote', rule_reason_ar = 'قرار'");
		await expect(runSql("update rule_sets set points_win = 9")).rejects.toThrow("changes with a reason");
		await win(9);
		expect(await one("select count(*)::int from rule_set_versions")).toBe(2);
	});

	test.runIf(engine === "PostgreSQL server")(
		"closing waits for a result that is being written, and locks it",
		async () => {
			const writer = new pg.Client({ connectionString: config().DATABASE_URL ?? "" });
			await writer.connect();
			await writer.query("begin");
			await writer.query(`update matches set status = 'completed', home_score = 3, away_score = 0 where id = ${tie}`);
			const closed = close();
			const waiting = `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'
			and datname = current_database()`;
			await expect.poll(() => one(waiting)).toBe(1);
			await writer.query("commit");
			await writer.end();
			expect(await closed).toMatchObject({ ok: true });
			expect(await one(`select phase from matches where id = ${tie}`)).toBe("locked");
			await expect(runSql(`update matches set home_score = 1 where id = ${tie}`)).rejects.toThrow("closed");
		},
	);
});
