import { expect, test } from "vitest";
import { withoutSmall } from "./small-counts.ts";

test.each([
	["counts large enough stay as they are", { a: 5, b: 12 }, { a: 5, b: 12 }],
	["nought tells of nobody", { a: 0, b: 12, c: 7 }, { a: 0, b: 12, c: 7 }],
	["several small ones are left out", { a: 1, b: 4, c: 9 }, { a: null, b: null, c: 9 }],
	[
		"one alone would be told by the total: the next smallest goes with it",
		{ a: 3, b: 12, c: 7 },
		{ a: null, b: 12, c: null },
	],
	[
		"two of one each would be told by the two that are missing",
		{ a: 1, b: 1, c: 9, d: 30 },
		{ a: null, b: null, c: null, d: 30 },
	],
	["with nothing beside it there is nothing to go with it", { a: 3, b: 0 }, { a: null, b: 0 }],
	["five is not small", { a: 5, b: 4, c: 6 }, { a: null, b: null, c: 6 }],
])("%s", (_, counts, published) => {
	expect(withoutSmall<string>(counts)).toEqual(published);
});
