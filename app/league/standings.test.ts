import { expect, test } from "vitest";
import type { Tie } from "../matches/tie.ts";
import { type PointsRule, standings, usualRule } from "./standings.ts";

let nextId = 1;
function tie(home: number, away: number, score: [number, number] | null, given: Partial<Tie> = {}): Tie {
	return {
		id: nextId++,
		season: "2025/2026",
		match_date: "2025-10-08",
		match_time: null,
		status: "completed" as const,
		home_team_id: home,
		away_team_id: away,
		home_score: score?.[0] ?? null,
		away_score: score?.[1] ?? null,
		...given,
	};
}

const names = new Map([
	[1, "Alpha"],
	[2, "Bravo"],
	[3, "Charlie"],
]);
const order = (ties: Tie[], rule: PointsRule = usualRule, clubs = names) =>
	standings(ties, clubs, rule).map((row) => row.team_id);
const rowOf = (club: number, ties: Tie[], rule: PointsRule = usualRule) =>
	standings(ties, names, rule).find((row) => row.team_id === club);

test("a win gives 2 points, a loss 1, a drawn tie 1 to each; played is won + drawn + lost", () => {
	const ties = [tie(1, 2, [3, 1]), tie(1, 3, [2, 2]), tie(2, 1, [3, 0])];
	expect(rowOf(1, ties)).toMatchObject({ played: 3, won: 1, drawn: 1, lost: 1, points: 4, for: 5, against: 6 });
	expect(rowOf(2, ties)).toMatchObject({ played: 2, won: 1, drawn: 0, lost: 1, points: 3, for: 4, against: 3 });
	expect(rowOf(3, ties)).toMatchObject({ played: 1, won: 0, drawn: 1, lost: 0, points: 1, for: 2, against: 2 });
});

test("the points are the season's own rule", () => {
	const ties = [tie(1, 2, [3, 0]), tie(1, 3, [1, 1])];
	expect(rowOf(1, ties, { points_win: 3, points_draw: 2, points_loss: 0 })?.points).toBe(5);
	expect(rowOf(2, ties, { points_win: 3, points_draw: 2, points_loss: 0 })?.points).toBe(0);
});

test.each([
	{ why: "a scheduled tie", ties: [tie(1, 2, [3, 0], { status: "scheduled" })] },
	{ why: "a cancelled tie", ties: [tie(1, 2, [3, 0], { status: "cancelled" })] },
	{ why: "a completed tie without scores", ties: [tie(1, 2, null)] },
	{ why: "a completed tie with one score", ties: [tie(1, 2, null, { home_score: 3 })] },
])("$why does not count", ({ ties }) => {
	expect(rowOf(1, ties)).toMatchObject({ played: 0, points: 0, form: [] });
});

test.each([
	{ why: "points decide first", ties: [tie(1, 2, [0, 3]), tie(3, 1, [0, 3]), tie(3, 1, [0, 3])], order: [1, 2, 3] },
	{
		why: "level on points, the difference decides",
		ties: [tie(1, 3, [3, 2]), tie(2, 3, [3, 0])],
		order: [2, 1, 3],
	},
	{ why: "level on everything, the name decides", ties: [], order: [1, 2, 3] },
])("$why", ({ ties, order: expected }) => {
	expect(order(ties)).toEqual(expected);
});

test("wins decide between equal points and equal difference", () => {
	const rule = { points_win: 2, points_draw: 1, points_loss: 0 };
	// Alpha: won and lost by one. Bravo: drew twice. Both 2 points, difference 0.
	const ties = [tie(1, 3, [3, 2]), tie(3, 1, [3, 2]), tie(2, 3, [2, 2]), tie(3, 2, [2, 2])];
	const table = standings(ties, names, rule).filter((row) => row.team_id !== 3);
	expect(table.map((row) => [row.team_id, row.points, row.for - row.against, row.won])).toEqual([
		[1, 2, 0, 1],
		[2, 2, 0, 0],
	]);
});

test("names are compared as the database compares them, by code point", () => {
	const clubs = new Map([
		[1, "b"],
		[2, "B"],
		[3, "Á"],
	]);
	expect(order([], usualRule, clubs)).toEqual([2, 1, 3]);
});

test("form is the last five ties that count, newest first, for input in any order", () => {
	const ties = [1, 2, 3, 4, 5, 6, 7].map((day) =>
		tie(1, 2, day % 2 ? [3, 0] : [0, 3], { match_date: `2025-10-0${day}` }),
	);
	ties.push(tie(1, 2, null, { match_date: "2025-10-20" }));
	expect(rowOf(1, ties.toReversed())?.form).toEqual(["win", "loss", "win", "loss", "win"]);
	expect(rowOf(2, ties)?.form).toEqual(["loss", "win", "loss", "win", "loss"]);
});

test("two ties on one day are ordered by time", () => {
	const early = tie(1, 2, [3, 0], { match_time: "18:00:00" });
	const late = tie(1, 2, [0, 3], { match_time: "20:00:00" });
	expect(rowOf(1, [late, early])?.form).toEqual(["loss", "win"]);
});

test("ranks run from 1 without gaps", () => {
	expect(standings([tie(1, 2, [3, 0])], names, usualRule).map((row) => row.rank)).toEqual([1, 2, 3]);
});
