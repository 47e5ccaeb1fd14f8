import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sides } from "../../../access/side.ts";
import { type Format, formatOf, fullScoreOf, gamesNeeded } from "../../formats/format.ts";
import { pairsOf, parseOrder, positionsOf } from "../../formats/order-of-play.ts";
import { formatPresets } from "../../formats/presets.ts";
import { isFinishedGame, type Pair } from "./games.ts";
import { problemsOfLineUp, problemsOfResults } from "./sheet-problems.ts";
import { duringPlay, gamesOf, type RubberResult, scoreOfSheet } from "./sheet-score.ts";

const preset = (code: string): Format => formatOf(formatPresets.find((format) => format.code === code)!)!;
const five = preset("swaythling5");
const won: RubberResult = {
	outcome: "played",
	games: [
		[11, 5],
		[11, 7],
		[11, 9],
	],
};
const lost: RubberResult = {
	outcome: "played",
	games: [
		[5, 11],
		[11, 7],
		[9, 11],
		[10, 12],
	],
};
const none: RubberResult = { outcome: "not played", games: [] };

test.each([
	["A-X B-Y C-Z A-Y B-X", 5],
	["BC-YZ A-X", 2],
	["D1-D1 D2-D2 1-2", 3],
	["A-X D A-Y", 3],
	["4-2 3-1", 2],
	["", undefined],
	["A", undefined],
	["A-", undefined],
	["A-X-Y", undefined],
	["AB-X", undefined],
	["AA-XY", undefined],
	["D-X", undefined],
	["a-x", undefined],
	["A-X ".repeat(21), undefined],
])("the order of play %j has rubbers: %s", (order, count) => {
	expect(parseOrder(order)?.length).toBe(count);
});

describe.each(formatPresets)("the format $code", (stored) => {
	const format = formatOf(stored)!;
	test("can be read, and has players for each position", () => {
		for (const side of sides) {
			const positions = positionsOf(format.rubbers, side);
			expect(positions.length).toBeLessThanOrEqual(format.maxPlayers);
			expect(positions.length + 2 * pairsOf(format.rubbers, side).length).toBeGreaterThanOrEqual(format.minPlayers);
		}
		expect(format.rubbers.length).toBeLessThanOrEqual(2 * (format.winsNeeded ?? format.rubbers.length));
	});
});

describe("a sheet of five singles", () => {
	test("is complete with the third win, and later rubbers are not asked for", () => {
		const score = scoreOfSheet(five, [won, lost, won, won, none], "none");
		expect(score).toMatchObject({ rubbers: [3, 1], games: [10, 3], decidedBy: 4, isComplete: true });
		expect(score.running).toEqual([
			[1, 0],
			[1, 1],
			[2, 1],
			[3, 1],
		]);
		expect(problemsOfResults(five, [won, lost, won, won, none])).toEqual([]);
		expect(problemsOfResults(five, [won, won, won, lost, none])).toEqual([{ code: "rubberAfterDecision", rubber: 4 }]);
		expect(scoreOfSheet(five, [won, won, won, lost, lost], "none"), "which do not count").toEqual(
			scoreOfSheet(five, [won, won, won, none, none], "none"),
		);
	});

	test("goes on while no side has three, and has no hole", () => {
		expect(scoreOfSheet(five, [won, lost, none, none, none], "none")).toMatchObject({
			rubbers: [1, 1],
			isComplete: false,
		});
		expect(problemsOfResults(five, [won, none, lost, none, none])).toEqual([{ code: "missingRubber", rubber: 2 }]);
		expect(problemsOfResults(five, [won, lost, none, none, none])).toEqual([]);
	});

	test("names the rubber and the game that cannot be", () => {
		const wrong: RubberResult = {
			outcome: "played",
			games: [
				[11, 5],
				[11, 10],
				[11, 4],
			],
		};
		expect(problemsOfResults(five, [won, wrong])).toEqual([{ code: "impossibleGame", rubber: 2, game: 2 }]);
		expect(problemsOfResults(five, [{ outcome: "walkover", games: [] }])).toEqual([
			{ code: "whoLostRubber", rubber: 1 },
		]);
		expect(problemsOfResults(five, [{ outcome: "walkover", lostBy: "home", games: [[11, 2]] }])).toEqual([
			{ code: "gamesOfWalkover", rubber: 1 },
		]);
	});

	test("counts a rubber that a side could not finish as the rules say", () => {
		const retired: RubberResult = {
			outcome: "retired",
			lostBy: "away",
			games: [
				[11, 8],
				[3, 4],
			],
		};
		expect(scoreOfSheet(five, [retired], "none")).toMatchObject({ rubbers: [1, 0], games: [1, 0], points: [11, 8] });
		expect(scoreOfSheet(five, [retired], "maximum")).toMatchObject({
			rubbers: [1, 0],
			games: [3, 0],
			points: [33, 12],
		});
	});

	test("counts the games of such a rubber where their points are not written down", () => {
		const retired: RubberResult = { outcome: "retired", lostBy: "home", games: [], won: [2, 1] };
		expect(scoreOfSheet(five, [retired], "none")).toMatchObject({ rubbers: [0, 1], games: [2, 1] });
		expect(scoreOfSheet(five, [retired], "maximum")).toMatchObject({ rubbers: [0, 1], games: [2, 3] });
		expect(problemsOfResults(five, [{ ...retired, won: [3, 1] }])).toMatchObject([{ code: "gameAfterDecision" }]);
		expect(problemsOfResults(five, [{ outcome: "walkover", lostBy: "home", games: [], won: [0, 3] }])).toEqual([
			{ code: "gamesOfWalkover", rubber: 1 },
		]);
	});

	test("gives the game in which play stopped to neither side, and a rubber that goes on as well", () => {
		const stopped: RubberResult["games"] = [
			[11, 8],
			[9, 4],
		];
		expect(gamesOf({ games: stopped }, five)).toEqual([1, 0]);
		expect(scoreOfSheet(five, [won, won, { outcome: "played", games: stopped }], "none")).toMatchObject({
			rubbers: [2, 0],
			games: [7, 0],
			decidedBy: undefined,
		});
	});

	test("gives a rubber that both sides missed to neither", () => {
		const missed: RubberResult = { outcome: "walkover", lostBy: "both", games: [] };
		const score = scoreOfSheet(five, [won, won, missed, lost, lost], "maximum");
		expect(score).toMatchObject({ rubbers: [2, 2], isComplete: true, decidedBy: undefined });
	});
});

test.each([
	["A and B are one player", { positions: { A: 1, B: 1, C: 2 }, pairs: {} }, ["repeatedPlayer", "tooManyRubbers"]],
	["nobody is C", { positions: { A: 1, B: 2 }, pairs: {} }, ["missingPosition"]],
	["three players", { positions: { A: 1, B: 2, C: 3 }, pairs: {} }, []],
])("a line-up in which %s", (_, lineUp, codes) => {
	expect(problemsOfLineUp(five, "home", lineUp).map(({ code }) => code)).toEqual(codes);
});

test("a doubles is two players, and a pair of the side's most players", () => {
	const format = preset("corbillon");
	const positions = { A: 1, B: 2 };
	expect(problemsOfLineUp(format, "home", { positions, pairs: { D: [1, 2] } })).toEqual([]);
	expect(problemsOfLineUp(format, "home", { positions, pairs: { D: [3, 4] } })).toEqual([]);
	expect(problemsOfLineUp(format, "home", { positions, pairs: { D: [3, 3] } })).toEqual([
		{ code: "numberOfPlayers", side: "home", position: "D/2" },
	]);
	const two = preset("pairs10");
	const four = { "1": 1, "2": 2, "3": 3, "4": 4 };
	expect(problemsOfLineUp(two, "home", { positions: four, pairs: { D1: [1, 2], D2: [2, 3] } })).toMatchObject([
		{ code: "samePair", player: 2 },
	]);
});

const ahead = [
	[11, 5],
	[11, 7],
	[5, 3],
] as const;
const inPlay: RubberResult = { outcome: "not played", games: ahead };

test("during play a rubber that is not decided goes on, on two tables too, and counts for no side", () => {
	const sent: RubberResult[] = [won, { outcome: "played", games: ahead }, lost, none, none];
	const sheet = duringPlay(sent, five);
	expect(sheet).toEqual([won, inPlay, lost, none, none]);
	expect(problemsOfResults(five, sheet)).toEqual([]);
	expect(scoreOfSheet(five, sheet, "none")).toMatchObject({ rubbers: [1, 1], games: [4, 3], isComplete: false });
	expect(problemsOfResults(five, sent)).toEqual([{ code: "impossibleGame", rubber: 2, game: 3 }]);
});

test.each([
	[
		"at an impossible score",
		[
			{
				...none,
				games: [
					[11, 10],
					[3, 2],
				],
			},
		],
		{ code: "impossibleGame", rubber: 1, game: 1 },
	],
	["before the one that decides the tie", [won, inPlay, won, won], { code: "undecidedRubber", rubber: 2 }],
] satisfies [string, RubberResult[], object][])("a rubber in play %s is refused", (_, rubbers, problem) => {
	expect(problemsOfResults(five, rubbers)).toEqual([problem]);
});

// A tie as it is played: each rubber until it is decided, and rubbers until the tie is.
const game: fc.Arbitrary<Pair> = fc
	.tuple(fc.integer({ min: 0, max: 15 }), fc.boolean())
	.map(([less, homeWins]): Pair => {
		const more = Math.max(11, less + 2);
		return homeWins ? [more, less] : [less, more];
	});
const formats = fc.constantFrom(...formatPresets.map((stored) => formatOf(stored)!));
const playedTie = formats.chain((format) =>
	fc
		.array(fc.array(game, { minLength: 5, maxLength: 5 }), {
			minLength: format.rubbers.length,
			maxLength: format.rubbers.length,
		})
		.map((rubbers) => ({ format, ...played(format, rubbers) })),
);

function played(format: Format, tie: Pair[][]) {
	const score: [number, number] = [0, 0];
	const results = tie.map((games): RubberResult => {
		if (format.winsNeeded !== null && Math.max(...score) >= format.winsNeeded) return none;
		const wins: [number, number] = [0, 0];
		const until = games.filter(([home, away]) => {
			if (Math.max(...wins) === gamesNeeded(format)) return false;
			wins[home > away ? 0 : 1]++;
			return true;
		});
		score[wins[0] > wins[1] ? 0 : 1]++;
		return { outcome: "played", games: until };
	});
	return { score, results };
}

const runs = { seed: 1926, numRuns: 300 };

test("a tie as it was played breaks no rule, and its score is the count of its rubbers", () => {
	fc.assert(
		fc.property(playedTie, ({ format, score, results }) => {
			expect(problemsOfResults(format, results)).toEqual([]);
			const sheet = scoreOfSheet(format, results, "none");
			expect(sheet).toMatchObject({ rubbers: score, isComplete: true });
			const full = fullScoreOf(format);
			expect(Math.max(...sheet.rubbers)).toBeLessThanOrEqual(full.rubbers);
			expect(Math.max(...sheet.games)).toBeLessThanOrEqual(format.rubbers.length * gamesNeeded(format));
		}),
		runs,
	);
});

test("a point too many in any game, or a game left out, is found and named", () => {
	const changed = playedTie.chain((tie) =>
		fc.record({
			tie: fc.constant(tie),
			rubber: fc.nat({ max: tie.results.findLastIndex(({ outcome }) => outcome === "played") }),
			game: fc.nat({ max: 4 }),
			leaveOut: fc.boolean(),
		}),
	);
	fc.assert(
		fc.property(changed, ({ tie: { format, results }, rubber, game, leaveOut }) => {
			const games = results[rubber]!.games;
			const nth = game % games.length;
			const [home, away] = games[nth]!;
			const winnerHasOneMore: Pair = home > away ? [home + 1, away] : [home, away + 1];
			const other = leaveOut ? games.slice(0, -1) : games.with(nth, winnerHasOneMore);
			const wrong = results.with(rubber, { outcome: "played", games: other });
			const codes = leaveOut ? ["undecidedRubber"] : ["impossibleGame"];
			if (!leaveOut) expect(isFinishedGame(winnerHasOneMore, format)).toBe(false);
			const found = problemsOfResults(format, wrong).filter((problem) => problem.rubber === rubber + 1);
			expect(found.map(({ code }) => code)).toEqual(codes);
		}),
		runs,
	);
});
