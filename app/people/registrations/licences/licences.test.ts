import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { operator } from "../../../access/actor.ts";
import { runSql } from "../../../base/db/client.server.ts";
import { saveLicence } from "./edit-licences.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test("a number that several people give to players at once becomes the one of a single player", async () => {
		await runSql("insert into seasons (name) values ('2025/2026') on conflict do nothing");
		const players = [];
		for (const name of ["A", "B", "C", "D", "E", "F"]) players.push(await make.player({ name }));
		for (const category of ["senior", "youth", "veteran"] as const) {
			const number = `L-${category}`;
			const licence = { season: "2025/2026", category, state: "approved" as const, number, reason: null };
			const values = { ...licence, valid_from: null, valid_until: null };
			const given = await Promise.all(
				players.map((playerId) => saveLicence(operator, { playerId, id: undefined, version: 0 }, values, new Date())),
			);
			expect(given.filter(({ ok }) => ok)).toHaveLength(1);
			expect(given).toContainEqual({ ok: false, problems: { number: "licenceNumberTaken" } });
		}
	});
});
