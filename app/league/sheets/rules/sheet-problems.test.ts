import { expect, test } from "vitest";
import { formatOf } from "../../formats/format.ts";
import { parseOrder } from "../../formats/order-of-play.ts";
import { formatPresets } from "../../formats/presets.ts";
import { type LineUp, playersOfRubber, problemsOfLineUp, problemsOfResults } from "./sheet-problems.ts";
import type { RubberResult } from "./sheet-score.ts";

const formatWith = (code: string, other: object = {}) => ({
	...formatOf(formatPresets.find((format) => format.code === code)!)!,
	...other,
});
const five = formatWith("swaythling5");
const win: RubberResult = { outcome: "played", games: [1, 2, 3].map(() => [11, 5]) };
const counted = (home: number, away: number): RubberResult => ({ outcome: "played", games: [], won: [home, away] });
const retired = (games: RubberResult["games"], won?: RubberResult["won"]): RubberResult => ({
	outcome: "retired",
	lostBy: "home",
	games,
	won,
});

test.each<[why: string, rubber: RubberResult, problems: object[]]>([
	["three games to none", counted(3, 0), []],
	["three to two", counted(2, 3), []],
	["two to two", counted(2, 2), [{ code: "undecidedRubber", rubber: 1 }]],
	["four to one", counted(1, 4), [{ code: "gameAfterDecision", rubber: 1, game: 5 }]],
	["three to three", counted(3, 3), [{ code: "gameAfterDecision", rubber: 1, game: 6 }]],
	["games with points, and a number that is not theirs", { ...win, won: [4, 4] }, []],
	[
		"a fourth game to the winner of three",
		{ ...win, games: [...win.games, [11, 5]] },
		[{ code: "gameAfterDecision", rubber: 1, game: 4 }],
	],
	["retired from before a point", retired([]), []],
	["retired from at two games each", retired([], [2, 2]), []],
	["retired from after the third game", retired([], [0, 3]), [{ code: "gameAfterDecision", rubber: 1, game: 3 }]],
	["retired from in the first game", retired([[11, 11]]), []],
	["retired from at 12 to 11 of points", retired([[12, 11]]), []],
	["retired from at 11 to 10", retired([[11, 10]]), []],
	["retired from at 14 to 11", retired([[14, 11]]), [{ code: "impossibleGame", rubber: 1, game: 1 }]],
	["retired from after three games of points", retired(win.games), [{ code: "gameAfterDecision", rubber: 1, game: 3 }]],
	[
		"retired from in a game after three",
		retired([...win.games, [1, 0]]),
		[{ code: "gameAfterDecision", rubber: 1, game: 4 }],
	],
	["missed", { outcome: "walkover", lostBy: "home", games: [] }, []],
	["missed, with no game won", { outcome: "walkover", lostBy: "home", games: [], won: [0, 0] }, []],
	[
		"missed, with a game",
		{ outcome: "walkover", lostBy: "home", games: [[11, 5]] },
		[{ code: "gamesOfWalkover", rubber: 1 }],
	],
])("the result of a rubber: %s", (_, rubber, problems) => {
	expect(problemsOfResults(five, [rubber])).toEqual(problems);
});

test("an empty sheet, and one that ends before its last rubbers, break no rule", () => {
	const open: RubberResult = { outcome: "not played", games: [] };
	expect(problemsOfResults(five, [open, open, open, open, open])).toEqual([]);
	expect(problemsOfResults(five, [win, win, win, open, open])).toEqual([]);
});

const doubles = formatWith("corbillon");
const pairs = formatWith("pairs10");
test.each<[why: string, format: typeof five, lineUp: LineUp, problems: object[]]>([
	[
		"a doubles without a pair",
		doubles,
		{ positions: { A: 1, B: 2 }, pairs: {} },
		[{ code: "missingPosition", position: "D/1" }],
	],
	[
		"fewer players than the format has",
		formatWith("corbillon", { minPlayers: 3 }),
		{ positions: { A: 1, B: 2 }, pairs: { D: [1, 2] } },
		[{ code: "tooFewPlayers" }],
	],
	[
		"fewer players, where one is missing",
		formatWith("corbillon", { minPlayers: 3 }),
		{ positions: { A: 1 }, pairs: { D: [1, 2] } },
		[{ code: "missingPosition", position: "B" }],
	],
	[
		"more players than the format has",
		formatWith("corbillon", { maxPlayers: 3 }),
		{ positions: { A: 1, B: 2 }, pairs: { D: [3, 4] } },
		[{ code: "tooManyPlayers" }],
	],
	[
		"as many as it has",
		formatWith("corbillon", { maxPlayers: 4 }),
		{ positions: { A: 1, B: 2 }, pairs: { D: [3, 4] } },
		[],
	],
	[
		"a player in too many rubbers",
		formatWith("swaythling5", { mostRubbers: 1 }),
		{ positions: { A: 1, B: 2, C: 3 }, pairs: {} },
		[
			{ code: "tooManyRubbers", player: 1 },
			{ code: "tooManyRubbers", player: 2 },
		],
	],
	[
		"one player in both pairs",
		pairs,
		{ positions: { "1": 1, "2": 2, "3": 3, "4": 4 }, pairs: { D1: [1, 2], D2: [3, 2] } },
		[{ code: "samePair", player: 2 }],
	],
])("a line-up: %s", (_, format, lineUp, problems) => {
	expect(problemsOfLineUp(format, "home", lineUp)).toEqual(problems.map((problem) => ({ side: "home", ...problem })));
});

test("a rubber has its players where all of them are named", () => {
	const places = (order: string) => parseOrder(order)!.map(({ home }) => home);
	const lineUp: LineUp = { positions: { A: 1, B: 2 }, pairs: { D: [1, 3] } };
	const playersOf = (order: string) => places(order).map((place) => playersOfRubber(place, lineUp));
	expect(playersOf("A-X C-Z D AB-XY BC-YZ")).toEqual([[1], [], [1, 3], [1, 2], []]);
	expect(playersOfRubber(places("D")[0]!, { positions: {}, pairs: {} })).toEqual([]);
});
