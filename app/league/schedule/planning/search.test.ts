import fc from "fast-check";
import { expect, test } from "vitest";
import { breaksIn, isHard, judge } from "./judge.ts";
import { search } from "./search.ts";
import type { PlannedTie, TakenTie, Task } from "./task.ts";

const base: Omit<Task, "squads" | "halls"> = {
	legs: 2,
	first: "2026-09-01",
	weekdays: [2],
	rhythm: "week",
	times: ["19:00:00"],
	minutes: 150,
	closed: [],
	derbyRounds: 1,
	lastTogether: true,
	wishes: [],
	taken: [],
	seed: 7,
	tries: 3000,
};
const none = { homeDay: null, homeTime: null };
/** Squads of clubs of their own; every third one shares a hall. */
const squads = (count: number, halls = 3) =>
	Array.from({ length: count }, (_, i) => ({ id: i + 1, club: i + 1, venue: (i % halls) + 1, ...none }));
const halls = (room: number, count = 3) => Array.from({ length: count }, (_, i) => ({ id: i + 1, room, closed: [] }));

function found(task: Task): PlannedTie[] {
	const steps = search(task);
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value ?? [];
	}
}
const hardIn = (task: Task, ties: PlannedTie[]) => judge(ties, task).filter(isHard);
const breaksOf = (ties: PlannedTie[], count: number, legs: number) => {
	const half = count % 2 === 0 ? count - 1 : count;
	return Array.from(
		{ length: legs },
		(_, leg) =>
			breaksIn(
				ties.filter(({ round }) => Math.ceil(round / half) === leg + 1),
				half,
			).length,
	);
};

test("twelve clubs in three halls of two ties keep all conditions over 22 rounds, ten breaks a half at most", () => {
	const task = { ...base, squads: squads(12), halls: halls(2) };
	const ties = found(task);
	expect(ties).toHaveLength(132);
	expect(hardIn(task, ties)).toEqual([]);
	for (const breaks of breaksOf(ties, 12, 2)) expect(breaks).toBeLessThanOrEqual(10);
	expect(found(task)).toEqual(ties);
	expect(found({ ...task, seed: 8 })).not.toEqual(ties);
});

test("two squads of a club meet first in each half, and are never at home together", () => {
	const list = squads(12).map((squad) => (squad.id >= 11 ? { ...squad, club: squad.id - 9 } : squad));
	const task = { ...base, squads: list, halls: halls(2), tries: 12_000 };
	const ties = found(task);
	expect(hardIn(task, ties)).toEqual([]);
	const derbies = ties.filter(({ home, away }) => Math.abs(home - away) === 9 && Math.max(home, away) > 10);
	expect(derbies.map(({ round }) => round).sort((a, b) => a - b)).toEqual([1, 1, 12, 12]);
});

test("a hall that is closed, a holiday and ties of other groups are kept clear, and what is wished comes next", () => {
	const closed = [{ from: "2026-09-15", until: "2026-09-16" }];
	const taken: TakenTie[] = [{ day: "2026-09-29", time: "19:00:00", venue: 3, homeClub: 99, squads: [98, 99] }];
	const task: Task = {
		...base,
		weekdays: [2, 3],
		squads: squads(6),
		halls: halls(1).map((hall) => ({
			...hall,
			closed: hall.id === 1 ? [{ from: "2026-09-22", until: "2026-09-22" }] : [],
		})),
		closed,
		taken,
		lastTogether: false,
		wishes: [{ squad: 2, kind: "not-home", from: "2026-10-01", until: "2026-10-31", weekday: null }],
	};
	const ties = found(task);
	expect(hardIn(task, ties)).toEqual([]);
	expect(ties.some(({ day }) => day === "2026-09-15" || day === "2026-09-16")).toBe(false);
	expect(ties.some(({ day, venue }) => day === "2026-09-22" && venue === 1)).toBe(false);
	expect(ties.filter(({ day, venue }) => day === "2026-09-29" && venue === 3)).toEqual([]);
});

test("what cannot be kept is named, not hidden", () => {
	const task = { ...base, squads: squads(4, 1), halls: halls(1, 1), lastTogether: false };
	expect(hardIn(task, found(task)).map(({ kind }) => kind)).toContain("hall-full");
});

test("every pair meets as often as it has legs, each squad plays once a round, and home and away are level", () => {
	const task = fc.record({
		count: fc.integer({ min: 2, max: 13 }),
		legs: fc.constantFrom(1, 2),
		seed: fc.nat(1000),
		clubs: fc.integer({ min: 2, max: 13 }),
		weekdays: fc.constantFrom([2], [2, 4]),
		lastTogether: fc.boolean(),
	});
	fc.assert(
		fc.property(task, ({ count, clubs, ...given }) => {
			const list = squads(count).map((squad, i) => ({ ...squad, club: (i % clubs) + 1 }));
			const asked = { ...base, ...given, squads: list, halls: halls(9), tries: 300 };
			const ties = found(asked);
			const pairs = Map.groupBy(ties, ({ home, away }) => [home, away].sort((a, b) => a - b).join());
			expect(pairs.size).toBe((count * (count - 1)) / 2);
			for (const meetings of pairs.values()) {
				expect(meetings).toHaveLength(given.legs);
				expect(new Set(meetings.map(({ home }) => home)).size).toBe(given.legs);
			}
			for (const ofRound of Map.groupBy(ties, ({ round }) => round).values()) {
				const playing = ofRound.flatMap(({ home, away }) => [home, away]);
				expect(new Set(playing).size).toBe(playing.length);
			}
			for (const { id } of list) {
				const home = ties.filter((tie) => tie.home === id).length;
				const all = ties.filter((tie) => tie.home === id || tie.away === id).length;
				expect(Math.abs(2 * home - all)).toBeLessThanOrEqual(1);
			}
			for (const breaks of breaksOf(ties, count, given.legs))
				expect(breaks).toBeLessThanOrEqual(Math.max(0, count - 2));
		}),
		{ seed: 1975, numRuns: 40 },
	);
});
