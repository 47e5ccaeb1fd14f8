import { afterEach, beforeEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { make as makeOne } from "../../../../test/make.ts";
import { recordsEvents } from "../../../../test/recorded-events.ts";
import { operator } from "../../../access/actor.ts";
import { runAsOperator, runSql, withOwnRole } from "../../../base/db/client.server.ts";
import { categoryList } from "../../../people/registrations/categories/categories.server.ts";
import { formValues } from "../../../records/editing/form-values.ts";
import { classList } from "../../classes/edit-classes.server.ts";
import { deleteFormat } from "../../formats/edit-formats.server.ts";
import { formatPresets } from "../../formats/presets.ts";
import { deleteRuleSet } from "../../rule-sets/edit-rule-sets.server.ts";
import { namedPresets } from "../../rule-sets/presets.ts";
import { groupRow } from "../managed-competitions.server.ts";
import { changeGroup } from "./edit-groups.server.ts";
import { groupFields, groupValuesOf } from "./group-fields.ts";

const RULE = `points_from, points_win, points_draw, points_loss, points_walkover_loss, unplayed_score, level_to_the_end)
	values ('mine', 'Mine', 'لي', 'ties', 2, 1, 1, 0, 'none', 'lot')`;
const FORMAT = `order_of_play, min_players, max_players, best_of) values ('mine', 'Mine', 'لي', 'A-X', 1, 1, 5)`;

/** A row, the statements that name it and name it no more, and the command that deletes it. */
const cases = [
	{
		of: "ranking criteria",
		make: `insert into rule_sets (code, name, name_ar, ${RULE}`,
		table: "rule_sets",
		choose: "update groups set rule_set = 'mine'",
		leave: "update groups set rule_set = 'spec'",
		remove: deleteRuleSet,
	},
	{
		of: "a format",
		make: `insert into formats (code, name, name_ar, ${FORMAT}`,
		table: "formats",
		choose: "update groups set format = 'mine'",
		leave: "update groups set format = null",
		remove: deleteFormat,
	},
	{
		of: "a category of licences of a quota",
		make: "insert into licence_categories (code, name, name_ar) values ('mine', 'Mine', 'لي')",
		table: "licence_categories",
		choose: "update editions set checks = 'line-up:mine:1'",
		leave: "update editions set checks = ''",
		remove: categoryList.remove,
	},
	{
		of: "a class of a position",
		make: "insert into classes (code, name, name_ar) values ('mine', 'Mine', 'لي')",
		table: "classes",
		choose: `insert into formats (code, name, name_ar, position_rules, ${FORMAT.replace("'لي', ", "'لي', 'A:mine', ")}`,
		leave: "delete from formats",
		remove: classList.remove,
	},
] as const;

onEveryEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["class.deleted", "licence-category.deleted", "format.deleted", "rule-set.deleted"]);
	beforeEach(async () => {
		const [home_team_id, away_team_id] = [await makeOne.club({ name: "Home" }), await makeOne.club({ name: "Away" })];
		await makeOne.tie({ home_team_id, away_team_id });
	});
	afterEach(async () => {
		for (const { leave, table } of cases) await runAsOperator(`${leave}; delete from ${table} where code = 'mine'`);
	});
	const idOf = async (table: string): Promise<number> =>
		(await runAsOperator(`select id from ${table} where code = 'mine'`)).rows[0]?.id;
	test.each(cases)(
		"$of that is named stays, also for a statement of SQL",
		async ({ make, table, choose, remove, leave }) => {
			await runAsOperator(make);
			await runAsOperator(choose);
			expect(await remove(operator, await idOf(table))).toBe("used");
			await expect(runAsOperator(`delete from ${table} where code = 'mine'`)).rejects.toThrow("is named by");
			await runAsOperator(leave);
			expect(await remove(operator, await idOf(table))).toBe("deleted");
			await expect(runAsOperator(choose)).rejects.toThrow("has no mine");
		},
	);

	/** Runs a statement in a transaction that ends once what `second` begins waits for it; the end of that. */
	const beside = (statement: string, second: () => Promise<unknown>) =>
		withOwnRole(async (client) => {
			await client.query("begin");
			await client.query(statement);
			const other = second().catch((error: Error) => error.message);
			const waiting = `select from pg_stat_activity
				where datname = current_database() and wait_event_type = 'Lock'`;
			// Asked elsewhere: a transaction goes on seeing the activity that it saw first.
			await expect.poll(async () => (await runAsOperator(waiting)).rows.length).toBeGreaterThan(0);
			await client.query("commit");
			return other;
		});

	// The embedded engine has one connection: there is no second transaction beside the first.
	test.runIf(engine === "PostgreSQL server").each(cases)(
		"$of that is deleted while it is chosen: the second of the two waits, and is refused",
		async ({ make, table, choose, leave, remove }) => {
			await runAsOperator(make);
			const id = await idOf(table);
			expect(await beside(choose, () => remove(operator, id))).toBe("used");
			await runAsOperator(leave);
			expect(await beside(`delete from ${table} where id = ${id}`, () => runSql(choose))).toContain("has no mine");
		},
	);

	test.runIf(engine === "PostgreSQL server")(
		"a form that chooses what is being deleted says so at its field",
		async () => {
			const group = await groupRow((await runAsOperator("select id from groups")).rows[0].id);
			const [{ make, table }, format] = cases;
			for (const statement of [make, format.make]) await runAsOperator(statement);
			const { id = 0, version = 0, ...fields } = group ?? {};
			const chosen = { ...formValues(fields), rule_set: "mine", format: "mine" };
			const save = () => changeGroup(operator, id, version, groupValuesOf(groupFields.parse(chosen)));
			const both = `delete from ${table}; delete from formats`;
			expect(await beside(both, save)).toEqual({
				ok: false,
				problems: { rule_set: "unknownChoice", format: "unknownChoice" },
			});
		},
	);

	test("the database knows the usual ones, which are no rows", async () => {
		for (const [column, codes] of [
			["rule_set", namedPresets.map(({ code }) => code)],
			["format", formatPresets.map(({ code }) => code)],
		] as const)
			for (const code of codes) await runAsOperator(`update groups set ${column} = $1`, [code]);
		await expect(runAsOperator("update groups set format = 'none-such'")).rejects.toThrow("has no none-such");
		await runAsOperator("update groups set rule_set = 'spec', format = null");
	});
});
