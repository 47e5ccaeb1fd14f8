import { expect, test } from "vitest";
import { completedGames, isFinishedGame, isOpenGame, type Pair, problemOfGames, problemOfUnfinished } from "./games.ts";

const rules = { bestOf: 5, pointsTo: 11 };

test.each<[Pair, boolean]>([
	[[11, 9], true],
	[[11, 0], true],
	[[11, 10], false],
	[[12, 10], true],
	[[12, 9], false],
	[[10, 10], false],
	[[13, 10], false],
	[[25, 23], true],
	[[24, 23], false],
	[[0, 11], true],
	[[9, 8], false],
	[[0, 0], false],
])("a game that ends %j is finished: %s", (game, finished) => {
	expect(isFinishedGame(game, rules)).toBe(finished);
});

test.each<[Pair, boolean]>([
	[[0, 0], true],
	[[10, 4], true],
	[[10, 10], true],
	[[11, 10], true],
	[[12, 9], false],
	[[11, 9], false],
	[[14, 11], false],
])("play can have stopped at %j: %s", (game, open) => {
	expect(isOpenGame(game, rules)).toBe(open);
});

test.each<[Pair[], ReturnType<typeof problemOfGames>]>([
	[
		[
			[11, 5],
			[11, 7],
			[11, 9],
		],
		undefined,
	],
	[
		[
			[11, 5],
			[7, 11],
			[11, 9],
			[9, 11],
			[12, 14],
		],
		undefined,
	],
	[
		[
			[11, 5],
			[11, 7],
		],
		{ code: "undecidedRubber" },
	],
	[
		[
			[11, 5],
			[11, 10],
			[11, 3],
		],
		{ code: "impossibleGame", game: 2 },
	],
	[
		[
			[11, 5],
			[11, 7],
			[11, 9],
			[11, 2],
		],
		{ code: "gameAfterDecision", game: 4 },
	],
	[[], { code: "undecidedRubber" }],
])("games %j of a rubber played to its end: %j", (games, problem) => {
	expect(problemOfGames(games, rules)).toEqual(problem);
});

test.each<[Pair[], ReturnType<typeof problemOfUnfinished>]>([
	[[], undefined],
	[
		[
			[11, 5],
			[4, 6],
		],
		undefined,
	],
	[
		[
			[4, 6],
			[11, 5],
		],
		{ code: "impossibleGame", game: 1 },
	],
	[
		[
			[11, 5],
			[11, 7],
			[11, 9],
		],
		{ code: "gameAfterDecision", game: 3 },
	],
	[
		[
			[11, 5],
			[11, 7],
			[5, 3],
		],
		undefined,
	],
])("games %j of a rubber that one side could not finish: %j", (games, problem) => {
	expect(problemOfUnfinished(games, rules)).toEqual(problem);
});

test("who retires at 2-1 and 5-7 leaves the other the open game to eleven, or two clear, the missing to 0", () => {
	const until: Pair[] = [
		[11, 8],
		[6, 11],
		[11, 9],
	];
	expect(completedGames([...until, [5, 7]], "away", rules)).toEqual([...until, [11, 7]]);
	expect(completedGames([...until, [10, 10]], "away", rules)).toEqual([...until, [12, 10]]);
	expect(completedGames([...until, [5, 7]], "home", rules)).toEqual([...until, [5, 11], [0, 11]]);
	expect(completedGames([], "home", rules)).toEqual([
		[0, 11],
		[0, 11],
		[0, 11],
	]);
});
