import { expect, test } from "vitest";
import { roughBytes } from "./rough-bytes.ts";

const row = (id: number) => ({ id, name: "Premier League", name_ar: "الدوري الممتاز", opponents: [id], isWon: true });
const rows = (count: number) => Array.from({ length: count }, (_, id) => row(id));

test("a list weighs as much as its entries together, and in a map or a set about the same", () => {
	const one = roughBytes(row(1));
	expect(one).toBeGreaterThan(100);
	for (const count of [1, 10, 1000, 100_000]) {
		expect(roughBytes(rows(count)) / count / one).toBeCloseTo(1, count > 9 ? 0 : -1);
		expect(roughBytes(new Set(rows(count))) / count).toBeGreaterThan(one);
		expect(roughBytes(new Map(rows(count).map((each) => [each.id, each]))) / count).toBeGreaterThan(one);
	}
});

test("entries of any place in a list are looked at", () => {
	const long = [...Array.from({ length: 5000 }, () => 0), ...rows(5000)];
	expect(roughBytes(long)).toBeGreaterThan(roughBytes(rows(5000)) * 0.8);
});

test("what holds nothing weighs next to nothing", () => {
	for (const nothing of [undefined, null, 0, true, [], {}, new Map()]) expect(roughBytes(nothing)).toBeLessThan(33);
});
