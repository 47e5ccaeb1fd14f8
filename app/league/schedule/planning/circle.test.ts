import fc from "fast-check";
import { expect, test } from "vitest";
import { circleRounds, firstRounds, halfOf, oppositeOf, type Pairing } from "./circle.ts";

const counts = Array.from({ length: 29 }, (_, i) => i + 2);

function breaksOf(rounds: Pairing[][]): number {
	const last = new Map<number, string>();
	let breaks = 0;
	for (const pairs of rounds)
		for (const { home, away } of pairs)
			for (const [number, side] of [
				[home, "home"],
				[away, "away"],
			] as const) {
				if (last.get(number) === side) breaks += 1;
				last.set(number, side);
			}
	return breaks;
}

test.each(counts)("%i numbers meet each other once, each at most once a round, with the fewest breaks", (count) => {
	const rounds = circleRounds(count);
	expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count);
	for (const pairs of rounds) {
		const numbers = pairs.flatMap(({ home, away }) => [home, away]);
		expect(new Set(numbers).size).toBe(count % 2 === 0 ? count : count - 1);
	}
	const met = rounds.flat().map(({ home, away }) => [home, away].sort((a, b) => a - b).join());
	expect(new Set(met).size).toBe((count * (count - 1)) / 2);
	expect(breaksOf(rounds)).toBe(count % 2 === 0 ? count - 2 : 0);
	for (let number = 0; number < count; number++) {
		const home = rounds.flat().filter((pair) => pair.home === number).length;
		expect(Math.abs(home - (count - 1 - home))).toBeLessThanOrEqual(1);
	}
});

test("a half that begins elsewhere, backwards or turned has no more breaks", () => {
	const half = fc.constantFrom(...counts).chain((count) =>
		fc.record({
			count: fc.constant(count),
			begin: fc.constantFrom(...firstRounds(count)),
			isReversed: fc.boolean(),
			isTurned: fc.boolean(),
		}),
	);
	fc.assert(
		fc.property(half, ({ count, ...pattern }) => {
			expect(breaksOf(halfOf(count, pattern))).toBe(count % 2 === 0 ? count - 2 : 0);
		}),
		{ seed: 1975, numRuns: 200 },
	);
});

test("opposites are never at home together, nor away", () => {
	for (const count of counts)
		for (const pairs of circleRounds(count)) {
			const home = new Set(pairs.map((pair) => pair.home));
			const away = new Set(pairs.map((pair) => pair.away));
			for (let number = 0; number < count; number++) {
				const other = oppositeOf(number, count);
				if (other === number) continue;
				expect([count, number, home.has(number) && home.has(other)]).toEqual([count, number, false]);
				expect([count, number, away.has(number) && away.has(other)]).toEqual([count, number, false]);
			}
		}
});
