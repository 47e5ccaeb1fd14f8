import { afterEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
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
import { changeFormat } from "../../league/formats/edit-formats.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	afterEach(async () => {
		await runAsOperator("truncate sheet_versions");
		await endBoth();
	});
	const closed = { group: "openAgainFirst" };
	const points = () => inGroups("(select sum(a.points)::integer from adjustments a where a.group_id = g.id)");

	test.each([
		["groups", forBoth("zones", "1-1:promoted"), () => inGroups("zones"), ["", "1-1:promoted"]],
		["entries", forBoth("team", "Gamma"), () => statesOf("Gamma"), [null, "active"]],
		["entries", forBoth("team,state", "Alpha,excluded"), () => statesOf("Alpha"), ["active", "excluded"]],
		[
			"adjustments",
			forBoth("team,points,reason,reason_ar,decided_on", "Alpha,-1,Late,تأخر,2025-12-01"),
			points,
			[null, -1],
		],
		["matches", tiesOfBoth("Alpha", "Beta", "3,1"), scores, [null, 3]],
	] as const)(
		"a row of %s for a closed season is wrong and says why, and the other one is imported",
		async (kind, file, read, after) => {
			await twoCompetitions();
			await closeOld();
			const planned = await planFile(kind, file);
			expect(planned.problems).toEqual([closed, undefined]);
			await planned.apply();
			expect(await read()).toEqual(after);
			const { rows } = await runSql("select state from import_runs where id = $1", [planned.run]);
			expect(rows).toEqual([{ state: "planned" }]);
		},
	);

	test("rubbers of a closed season are wrong and say why, and those of the other one are imported", async () => {
		await twoCompetitions();
		await closeOld();
		const planned = await planFile("rubbers", await rubbersOfBoth());
		const wrong = { match: "openAgainFirst" };
		expect(planned.problems).toEqual([wrong, wrong, wrong, undefined, undefined, undefined]);
		await planned.apply();
		expect(await scores()).toEqual([null, 3]);
	});

	test("a season that is closed once its rows were shown takes none of them, and its rows say why", async () => {
		await twoCompetitions();
		const planned = await planFile("matches", tiesOfBoth("Alpha", "Beta", "3,1"));
		expect(planned.verdicts).toEqual(["changed", "changed"]);
		await closeOld();
		await planned.apply();
		expect(await scores()).toEqual([null, 3]);
		expect((await planned.again()).map(({ problems }) => problems)).toEqual([closed, undefined]);
	});

	test("a format of a closed season is played as it is, by a file and by its form", async () => {
		await twoCompetitions();
		const file = (bestOf: number, who: string) =>
			["code,name,name_ar,order_of_play,wins_needed,best_of,points_to,min_players,max_players,position_rules"]
				.concat(`,Own,خاصة,A-X B-Y,,${bestOf},11,2,2,${who}`)
				.join("\n");
		await importFile("formats", file(5, ""));
		await runSql("update groups set format = 'own'");
		await closeOld();
		const kept = { order_of_play: "openAgainFirst" };
		expect((await planFile("formats", file(3, ""))).problems).toEqual([kept]);
		expect(await importFile("formats", file(5, "A:u15"))).toMatchObject({ updated: 1 });
		const { rows } = await runSql("select * from formats");
		const { id, version, ...format } = rows[0];
		const changed = await changeFormat(operator, id, version, { ...format, best_of: 3 });
		expect(changed).toEqual({ ok: false, problems: kept });
		await runSql("update editions set closed_at = null; update groups set format = null; delete from formats");
	});

	test("files that change nothing of a closed season are no mistake", async () => {
		await twoCompetitions();
		await closeOld();
		for (const [kind, file] of [
			["groups", forBoth("format", "swaythling5")],
			["entries", forBoth("team", "Alpha", "Beta")],
			["matches", tiesOfBoth("Alpha", "Beta", ",")],
		] as const)
			expect([kind, ...new Set((await planFile(kind, file)).verdicts)]).toEqual([kind, "same"]);
	});

	test("a closed season gets no new group, no tie of another one, and none that names no competition", async () => {
		await twoCompetitions();
		await closeOld();
		const added = await planFile("groups", "competition,season,group\nOld,2025/2026,B\nNew,2025/2026,B");
		expect(added.problems).toEqual([closed, undefined]);
		const { rows } = await runSql("select max(id) as id from matches where match_date = '2025-11-01'");
		const head = "id,season,match_date,home_team,away_team";
		const moved = `${head},competition,group\n${rows[0].id},2025/2026,2025-11-01,Alpha,Beta,Old,A`;
		expect((await planFile("matches", moved)).problems).toEqual([closed]);
		const plain = `${head}\n,2025/2026,2025-12-01,Alpha,Gamma`;
		expect(await (await planFile("matches", plain)).apply()).toMatchObject({ created: 1 });
		await runSql("update editions set closed_at = now()");
		expect((await planFile("matches", plain.replace("12-01,Alpha", "12-08,Beta"))).problems).toEqual([closed]);
	});
});
