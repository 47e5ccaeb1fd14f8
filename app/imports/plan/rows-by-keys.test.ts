import { expect, test } from "vitest";
import type { ReadRow } from "./read-row.ts";
import { rowsByKeys } from "./rows-by-keys.ts";

const row = (line: number, key: string, ...otherKeys: string[]): ReadRow => ({
	line,
	name: "",
	columns: [],
	key,
	otherKeys,
});
const lines = (rows: ReadRow[]) => rowsByKeys(rows).map((group) => group.map(({ line }) => line));

test("rows that share a key, or are joined by rows between them, are one group", () => {
	expect(lines([row(1, "a"), row(2, "b", "c"), row(3, "d"), row(4, "c", "a"), row(5, "d", "e")])).toEqual([
		[1, 2, 4],
		[3, 5],
	]);
});

test.each([1, -1])("a chain of 50,000 rows is one group, in whichever order (%i)", (step) => {
	const rows = Array.from({ length: 50_000 }, (_, i) => row(i, `k${i * step}`, `k${i * step + 1}`));
	expect(lines(rows).map((group) => group.length)).toEqual([50_000]);
});
