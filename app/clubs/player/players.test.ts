import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { fileOf, makeSheets } from "../../../test/make-sheets.ts";
import { operator } from "../../access/actor.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { playerSorts, playersPage } from "./players.server.ts";
import { usesOfPlayer } from "./uses-of-player.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test("page after page the players come once each, in the order asked for", async () => {
		// Several of one name and one ranking, and some without: 230 are four pages and a part.
		await runSql(
			`insert into players (name, name_ar, ranking) select 'Player ' || n % 7, 'لاعب ' || n % 11, nullif(n % 5, 0) from generate_series(1, 230) n`,
		);
		for (const sort of playerSorts) {
			const direction = sort.startsWith("-") ? "desc" : "asc";
			const { rows: all } = await runSql(
				`select id from players order by ${sort.replace("-", "")} ${direction}, id ${direction}`,
			);
			const found: number[] = [];
			for (let page = 1; page <= 5; page++) found.push(...(await playersPage({ sort, page })).rows.map(({ id }) => id));
			expect([sort, found]).toEqual([sort, all.map(({ id }) => id)]);
		}
		expect((await playersPage({ sort: "name", page: 6 })).rows).toEqual([]);
	});

	test("the question before a player is deleted counts all that goes with them", async () => {
		const { rubbers } = await makeSheets(4);
		await importFile("rubbers", fileOf(rubbers));
		const player = rubbers[0]?.home ?? 0;
		await runSql("insert into licences (player_id, season, state) values ($1, '2025/2026', 'approved')", [player]);
		await runAsOperator("insert into player_details (player_id, phone) values ($1, '05')", [player]);
		const played = rubbers.filter(({ home, away }) => [home, away].includes(player)).length;
		expect(await usesOfPlayer(operator, player)).toEqual([
			["rubbers", played],
			["licences", 1],
			["stints", 1],
			["details", 1],
		]);
		expect(await usesOfPlayer(operator, await make.player())).toEqual([]);
	});
});
