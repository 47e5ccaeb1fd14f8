import { expect, test } from "vitest";
import { resultsByRule } from "./half.ts";

test.each([
	[9, 18, "keep"],
	[8, 18, "expunge"],
	[9, 17, "keep"],
	[8, 17, "expunge"],
	[1, 1, "keep"],
	[0, 0, "expunge"],
	[0, 18, "expunge"],
] as const)("of a squad that played %i of %i ties the results are: %s", (played, all, results) => {
	expect(resultsByRule({ played, all })).toBe(results);
});
