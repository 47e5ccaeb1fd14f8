import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";

/** The schema as it was before staff kept categories. */
const FORMER = `drop table licence_categories cascade;
	drop index licences_category_idx;
	alter table licences add constraint licences_category_check check (length(category) between 1 and 40);
	drop trigger hold_classes on formats; alter table formats drop column position_rules;
	drop table group_rule_versions cascade;
	drop trigger keep_rule on groups; alter table groups drop column rule_reason, drop column rule_reason_ar;
	drop trigger hold_rule_set on groups; drop trigger hold_format on groups; drop trigger hold_categories on groups;
	drop trigger hold_categories on editions;
	drop trigger stay_named on rule_sets; drop trigger stay_named on formats; drop trigger stay_named on classes;`;

onEveryEngine((engine) => {
	freshProduct(engine);
	let players: number[] = [];
	beforeEach(async () => {
		players = [];
		for (const name of ["One", "Two", "Three", "Four"]) players.push(await make.player({ name, name_ar: name }));
		await runAsOperator("insert into seasons (name) values ('2025/2026') on conflict do nothing");
		await runAsOperator(FORMER);
	});
	/** The categories after the upgrade of licences before it, each of a player by the place in the list. */
	async function upgraded(...licences: [player: number, category: string, state?: string][]) {
		for (const [nth, category, state = "requested"] of licences)
			await runAsOperator(
				"insert into licences (player_id, season, category, state) values ($1, '2025/2026', $2, $3)",
				[players[nth], category, state],
			);
		await runAsOperator(`begin; ${readFileSync("migrations/0029-eligibility.sql", "utf8")}; commit`);
		const { rows } = await runAsOperator(`select l.category, c.name from licences l
			join licence_categories c on c.code = l.category order by l.id`);
		return rows.map(({ category, name }) => [category, name]);
	}

	test("categories that SQL wrote are the usual ones by code or name, however they are written", async () => {
		const written = ["senior", "Senior", " YOUTH ", " ", "veterans", "Para\t", "مقيم", "professional"];
		expect(
			(await upgraded(...written.map((text, nth): [number, string] => [nth % 4, text]))).map(([code]) => code),
		).toEqual(["senior", "senior", "youth", "senior", "veteran", "para", "resident", "professional"]);
		const { rows } = await runAsOperator("select count(*)::integer as n from licence_categories");
		expect(rows).toEqual([{ n: 8 }]);
	});

	test("other ones are categories with their own words, and each has a code of its own", async () => {
		const long = "x".repeat(40);
		expect(await upgraded([0, "category-1"], [1, "Club pro"], [2, "هواة"], [3, "category-x"], [0, long])).toEqual([
			["category-1", "category-1"],
			["category-2", "Club pro"],
			[expect.stringMatching(/^category-\d+$/), "هواة"],
			["category-x", "category-x"],
			[long, long],
		]);
	});

	test("two licences of a player that are asked for or approved stay two, in two categories", async () => {
		const after = await upgraded([0, "Senior"], [0, "senior"], [0, " "], [1, "SENIOR", "withdrawn"], [1, "Senior"]);
		expect(after.map(([, name]) => name)).toEqual([
			expect.stringMatching(/^Senior \(\d\)$/),
			"Senior",
			expect.stringMatching(/^Other \(\d\)$/),
			"Senior",
			"Senior",
		]);
		expect(new Set(after.slice(0, 3).map(([code]) => code)).size).toBe(3);
	});
});
