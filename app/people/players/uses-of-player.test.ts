import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { fileOf, makeSheets } from "../../../test/make-sheets.ts";
import { operator } from "../../access/actor.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { deleteClub } from "../clubs/edit-clubs.server.ts";
import { deletePlayer } from "./players.server.ts";
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

	const states = ["requested", "approved", "refused", "withdrawn"] as const;
	test.each(states)("a player with a licence in the state %s is deleted before it was decided alone", async (state) => {
		const player = await make.player();
		await make.tie({ home_team_id: await make.club(), away_team_id: await make.club() });
		await runSql("insert into licences (player_id, season, state) select $1, max(season), $2 from matches", [
			player,
			state,
		]);
		expect(await deletePlayer(operator, player)).toBe(state === "requested" ? "deleted" : "used");
		expect(await deletePlayer(operator, player)).toBe(state === "requested" ? "gone" : "used");
		expect((await runSql("select from licences where player_id = $1", [player])).rows).toHaveLength(
			state === "requested" ? 0 : 1,
		);
	});

	test.each(states)("a transfer in the state %s keeps the player and both clubs once it was decided", async (state) => {
		const [player, from, to] = [await make.player(), await make.club(), await make.club()];
		const tie = await make.tie({ home_team_id: await make.club(), away_team_id: await make.club() });
		await runSql(
			`insert into transfers (player_id, season, from_club_id, to_club_id, starts_on, state)
				select $1, m.season, $2, $3, current_date, $4 from matches m where m.id = $5`,
			[player, from, to, state, tie],
		);
		const isDecided = state === "approved" || state === "refused";
		for (const club of [from, to])
			expect(await deleteClub(operator, club)).toEqual(isDecided ? { ok: false, ties: 0, transfers: 1 } : { ok: true });
		expect(await deletePlayer(operator, player)).toBe(isDecided ? "used" : "deleted");
	});
});
