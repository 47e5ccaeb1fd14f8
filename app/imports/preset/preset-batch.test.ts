import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { operator } from "../../access/actor.ts";
import { runSql } from "../../base/db/client.server.ts";
import { addPresetBatch } from "./preset-batch.server.ts";
import { presetBatch } from "./preset-batch.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test("two editors who add the preset ties at the same moment add them once", async () => {
		for (const name of new Set(presetBatch.ties.flatMap(([home, , , away]) => [home, away])))
			await make.club({ name, name_ar: name });
		await Promise.all([runSql("select pg_sleep(0.1)"), runSql("select pg_sleep(0.1)")]); // two connections are open
		const added = await Promise.all([addPresetBatch(operator), addPresetBatch(operator)]);
		expect(added.map((outcome) => outcome.ok && outcome.added).sort()).toEqual([0, 11]);
		const { rows } = await runSql("select count(*)::int as ties from matches");
		expect(rows).toEqual([{ ties: 11 }]);
	});
});
