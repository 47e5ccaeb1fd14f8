import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { fileOf, makeSheets } from "../../../test/make-sheets.ts";
import { operator } from "../../access/actor.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { usesOfPlayer } from "./uses-of-player.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test("the question before a player is deleted counts all that goes with them", async () => {
		const { rubbers } = await makeSheets(4);
		await importFile("rubbers", fileOf(rubbers));
		const player = rubbers[0]?.home[0] ?? 0;
		await runSql("insert into licences (player_id, season, state) values ($1, '2025/2026', 'approved')", [player]);
		await runAsOperator("insert into player_details (player_id, phone) values ($1, '05')", [player]);
		const played = rubbers.filter(({ home, away }) => [...home, ...away].includes(player)).length;
		expect(await usesOfPlayer(operator, player)).toEqual([
			["rubbers", played],
			["licences", 1],
			["stints", 1],
			["details", 1],
		]);
		expect(await usesOfPlayer(operator, await make.player())).toEqual([]);
	});
});
