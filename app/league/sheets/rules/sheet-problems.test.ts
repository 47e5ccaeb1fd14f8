import { expect, test } from "vitest";
import { formatOf } from "../../formats/format.ts";
import { parseOrder } from "../../formats/order-of-play.ts";
import { formatPresets } from "../../formats/presets.ts";
import { namingOthers } from "./others.ts";
import { type LineUp, type Player, playersOfRubber } from "./players.ts";
import { problemsOfLineUp, problemsOfResults } from "./sheet-problems.ts";
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

const open: RubberResult = { outcome: "not played", games: [] };
const missed: RubberResult = { outcome: "walkover", lostBy: "home", games: [] };
const by = (...players: Player[]): RubberResult => ({ ...win, others: { home: players } });
const three: LineUp = { positions: { A: 1, B: 2, C: 3 }, pairs: {} };
const two: LineUp = { positions: { A: 1, B: 2 }, pairs: { D: [1, 2] } };
const twoFixed = { ...five, rubbers: parseOrder("A-X AB-XY B-Y")!, mostRubbers: null, minPlayers: 1, maxPlayers: 4 };
test.each<[why: string, format: typeof five, lineUp: LineUp, rubbers: RubberResult[], problems: object[]]>([
	["each player at the own place", five, three, [win, win, win], []],
	["B plays the first of A", five, three, [by(2), win, missed], [{ code: "orderOfPlay", rubber: 1 }]],
	[
		"B plays both rubbers of A beside the own ones",
		{ ...five, mostRubbers: 2 },
		three,
		[by(2), win, win, by(2), win],
		[
			{ code: "tooManyRubbers", player: 2 },
			{ code: "orderOfPlay", rubber: 1 },
			{ code: "orderOfPlay", rubber: 4 },
		],
	],
	[
		"a fourth player for the third rubber",
		{ ...five, maxPlayers: 3 },
		three,
		[win, win, by(4)],
		[{ code: "tooManyPlayers" }, { code: "orderOfPlay", rubber: 3 }],
	],
	[
		"others for a rubber without a result",
		five,
		three,
		[by(2), { ...open, others: { home: [1] } }],
		[
			{ code: "orderOfPlay", rubber: 1 },
			{ code: "resultFirst", rubber: 2 },
		],
	],
	["two for a singles", five, three, [by(1, 3)], [{ code: "numberOfPlayers", rubber: 1 }]],
	["one for a doubles", doubles, two, [win, win, by(2)], [{ code: "numberOfPlayers", rubber: 3 }]],
	["one player twice for a doubles", doubles, two, [win, win, by(2, 2)], [{ code: "numberOfPlayers", rubber: 3 }]],
	["other players for a doubles", doubles, two, [win, win, by(2, 4)], [{ code: "orderOfPlay", rubber: 3 }]],
	[
		"one player at both places of a doubles that is played",
		twoFixed,
		{ positions: { A: 1, B: 1 }, pairs: {} },
		[win, win],
		[
			{ code: "repeatedPlayer", player: 1 },
			{ code: "numberOfPlayers", position: "B" },
		],
	],
	[
		"one player at both places of a doubles that others play",
		twoFixed,
		{ positions: { A: 1, B: 1 }, pairs: {} },
		[win, by(1, 2)],
		[
			{ code: "repeatedPlayer", player: 1 },
			{ code: "orderOfPlay", rubber: 2 },
		],
	],
])("who played the rubbers: %s", (_, format, lineUp, rubbers, problems) => {
	expect(problemsOfLineUp(format, "home", lineUp, rubbers)).toEqual(
		problems.map((problem) => ({ side: "home", ...problem })),
	);
});

test.each<[why: string, rubber: RubberResult, others: RubberResult["others"]]>([
	["the players of the order of play", by(1), undefined],
	["no one", by(), undefined],
	["another player", by(2), { home: [2] }],
	["of one side", { ...win, others: { home: [1], away: [9] } }, { away: [9] }],
])("others are named where they are not the players of the order of play: %s", (_, rubber, others) => {
	const lineUps = { home: three, away: { positions: { X: 7, Y: 8, Z: 9 }, pairs: {} } };
	expect(namingOthers(five, lineUps, [rubber])).toEqual([{ ...win, others }]);
});

test("a pair is the same in either order", () => {
	const lineUps = { home: two, away: { positions: {}, pairs: {} } };
	expect(namingOthers(doubles, lineUps, [win, win, by(2, 1)])).toEqual([win, win, win]);
});

test("a rubber after the decision is possible by itself or not, and over", () => {
	const bad: RubberResult = { outcome: "played", games: [[11, 10]] };
	const later = (rubber: RubberResult) => problemsOfResults(five, [win, win, win, rubber]).map(({ code }) => code);
	expect(later(win)).toEqual(["rubberAfterDecision"]);
	expect(later(bad)).toEqual(["rubberAfterDecision", "impossibleGame"]);
	expect(later({ ...open, games: [[3, 2]] })).toEqual(["rubberAfterDecision", "undecidedRubber"]);
});
