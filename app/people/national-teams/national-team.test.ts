import { expect, test } from "vitest";
import { averageRanking, isNationalTeamType, topAndRest } from "./national-team.ts";

const players = (...rankings: (number | null)[]) => rankings.map((ranking, id) => ({ id, ranking }));
const rankings = (list: { ranking: number | null }[]) => list.map((player) => player.ranking);

test.each([
	{ why: "the best four come first", given: players(9, 2, 7, 1, 5), top: [1, 2, 5, 7], rest: [9] },
	{ why: "a missing ranking counts as 999", given: players(null, 1200, 3), top: [3, null, 1200], rest: [] },
	{ why: "four or fewer are all at the top", given: players(2, 1), top: [1, 2], rest: [] },
	{ why: "nobody is nobody", given: [], top: [], rest: [] },
])("$why", ({ given, top, rest }) => {
	expect(rankings(topAndRest(given).top)).toEqual(top);
	expect(rankings(topAndRest(given).rest)).toEqual(rest);
});

test("the average counts a missing ranking as 999 and is rounded", () => {
	expect(averageRanking(players(1, 2))).toBe(2);
	expect(averageRanking(players(1, null))).toBe(500);
	expect(averageRanking([])).toBeUndefined();
});

test.each(["men", "MENS", "", "constructor"])("%j is no type of national team", (type) => {
	expect(isNationalTeamType(type)).toBe(false);
});
