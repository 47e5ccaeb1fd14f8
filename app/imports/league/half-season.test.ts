import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { statementsOf } from "../../../test/statements-of.ts";
import { operator } from "../../access/actor.ts";
import { runSql } from "../../base/db/client.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	let group = "";
	/** Alpha has played half of its ties, Beta less. */
	beforeEach(async () => {
		const clubs = [];
		for (const name of ["Alpha", "Beta", "Gamma"]) clubs.push(await make.club({ name, name_ar: name }));
		const [alpha = 0, beta = 0, gamma = 0] = clubs;
		const tie = (home_team_id: number, away_team_id: number, day: string, played = true) =>
			make.tie({
				...{ home_team_id, away_team_id, match_date: `2025-11-${day}` },
				...(played && { status: "completed", home_score: 3, away_score: 1 }),
			});
		await tie(alpha, gamma, "01");
		await tie(gamma, alpha, "02", false);
		await tie(beta, gamma, "03");
		await tie(gamma, beta, "04", false);
		await tie(beta, gamma, "05", false);
		await runSql("update editions set keeps_half = true");
		const { rows } = await runSql("select g.name from groups g join matches m on m.group_id = g.id limit 1");
		group = rows[0].name;
	});
	const file = (columns: string, ...lines: string[]) =>
		[
			`competition,season,group,team,${columns}`,
			...lines.map((line) => `premier-league,2025/2026,${group},${line}`),
		].join("\n");
	const left = async () =>
		(
			await runSql(`select t.name, n.state, n.results from entries n join squads q on q.id = n.squad_id
				join teams t on t.id = q.club_id where n.state <> 'active' order by t.name`)
		).rows;
	const ruled = [
		{ name: "Alpha", state: "withdrawn", results: "keep" },
		{ name: "Beta", state: "excluded", results: "expunge" },
	];
	const leaving = () => file("state,since", "Alpha,withdrawn,2025-11-10", "Beta,excluded,2025-11-10");

	test("a file asks as many statements for many teams that could leave as for few", async () => {
		const statements = () => statementsOf(() => planFile("entries", file("state,since", "Alpha,withdrawn,2025-11-10")));
		await statements();
		const few = await statements();
		const [{ id }] = (await runSql("select id from teams where name = 'Alpha'")).rows;
		for (const name of ["Delta", "Epsilon", "Zeta"])
			await make.tie({ home_team_id: await make.club({ name, name_ar: name }), away_team_id: id });
		await statements();
		expect(await statements()).toBe(few);
	});

	test("where half a season is kept by rule, a file of teams that leave gives them what the rule says", async () => {
		const planned = await planFile("entries", leaving());
		expect(planned.rows.map(({ values }) => values)).toMatchObject([{ state: "withdrawn" }, { results: "expunge" }]);
		const batch = await planned.apply();
		expect(await left()).toEqual(ruled);
		for (const again of [leaving(), file("state,results", "Alpha,withdrawn,", "Beta,excluded,")])
			expect((await planFile("entries", again)).verdicts).toEqual(["same", "same"]);
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 2, kept: 0 });
		expect(await left()).toEqual([]);
	});

	test("a file that says otherwise than the rule is refused in that column, when a team leaves and later", async () => {
		const others = file("state,results", "Alpha,withdrawn,expunge", "Beta,excluded,keep");
		const refused = [{ results: "halfDecides" }, { results: "halfDecides" }];
		expect((await planFile("entries", others)).problems).toEqual(refused);
		const agreeing = await planFile("entries", file("state,results", "Alpha,withdrawn,keep", "Beta,excluded,expunge"));
		expect(agreeing.problems).toEqual([undefined, undefined]);
		await agreeing.apply();
		expect(await left()).toEqual(ruled);
		expect((await planFile("entries", others)).problems).toEqual(refused);
	});

	test("without that rule a file says itself whether results count", async () => {
		await runSql("update editions set keeps_half = false");
		await importFile("entries", file("state,results", "Alpha,withdrawn,expunge", "Beta,excluded,keep"));
		expect((await left()).map(({ results }) => results)).toEqual(["expunge", "keep"]);
	});
});
