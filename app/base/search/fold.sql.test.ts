import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { runSql } from "../db/client.server.ts";
import { finds, misses } from "./fold.pairs.ts";
import { fold } from "./fold.ts";

onEveryEngine((engine) => {
	freshProduct(engine);

	test("the database folds every spelling as the code does", async () => {
		const spellings = [...finds, ...misses].flatMap((pair) => pair.slice(0, 2));
		const odd = [
			"",
			"   ",
			"ـــ",
			"a_b%c",
			"١٢٣",
			"👍 كرة",
			"\u0627\u0654",
			"الـ",
			"ال",
			"عبد ال",
			"عبد الله بن عبد العزيز",
			"ÀÉÎõü",
			"ß",
			"İ",
		];
		for (const text of [...spellings, ...odd]) {
			const { rows } = await runSql("select search_fold($1) as folded", [text]);
			expect([text, rows[0].folded]).toEqual([text, fold(text)]);
		}
	});
});
