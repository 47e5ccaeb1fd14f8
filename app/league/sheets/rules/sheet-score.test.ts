import { expect, test } from "vitest";
import { formatOf } from "../../formats/format.ts";
import { formatPresets } from "../../formats/presets.ts";
import {
	duringPlay,
	endOfSheet,
	gamesOf,
	type RubberResult,
	scoreOfSheet,
	type TieEnd,
	wasAttendedBy,
} from "./sheet-score.ts";

const five = formatOf(formatPresets.find(({ code }) => code === "swaythling5")!)!;
const win: RubberResult["games"] = [1, 2, 3].map(() => [11, 5]);
const loss: RubberResult["games"] = [1, 2, 3].map(() => [5, 11]);
const played: RubberResult = { outcome: "played", games: win };
const inPlay: RubberResult = { outcome: "not played", games: [[11, 5]] };
const open: RubberResult = { outcome: "not played", games: [] };
const missed = (lostBy: "home" | "away" | "both"): RubberResult => ({ outcome: "walkover", lostBy, games: [] });
const retired: RubberResult = { outcome: "retired", lostBy: "home", games: [] };

test.each<[why: string, rubbers: RubberResult[], end: TieEnd]>([
	["an empty sheet", [open, open], { outcome: "played", absent: null }],
	["a rubber that was played", [played], { outcome: "played", absent: null }],
	["a side that missed some", [missed("home"), played], { outcome: "played", absent: null }],
	["sides that each missed one", [missed("home"), missed("away")], { outcome: "played", absent: null }],
	["a side that retired from all", [retired, retired], { outcome: "played", absent: null }],
	["a rubber in play beside one that was missed", [missed("away"), inPlay], { outcome: "played", absent: null }],
	["home missed all that are on the sheet", [missed("home"), open], { outcome: "walkover", absent: "home" }],
	["away missed all", [missed("away"), missed("away")], { outcome: "walkover", absent: "away" }],
	["away missed all, home one of them", [missed("away"), missed("both")], { outcome: "walkover", absent: "away" }],
	["both missed all", [missed("both"), missed("both")], { outcome: "walkover", absent: "both" }],
])("the end of a tie by its sheet: %s", (_, rubbers, end) => {
	expect(endOfSheet(rubbers)).toEqual(end);
});

test("a rubber that was played after the decision changes no walkover", () => {
	const rubbers = [missed("away"), missed("away"), missed("away"), played];
	const { end, decidedBy } = scoreOfSheet(five, rubbers, "maximum");
	expect([decidedBy, end]).toEqual([3, { outcome: "walkover", absent: "away" }]);
});

test.each<[why: string, rubber: RubberResult, home: boolean, away: boolean]>([
	["played", played, true, true],
	["in play", inPlay, true, true],
	["nothing on the sheet", open, false, false],
	["missed by home", missed("home"), false, true],
	["missed by away", missed("away"), true, false],
	["missed by both", missed("both"), false, false],
	["retired from", retired, true, true],
])("who attended a rubber: %s", (_, rubber, home, away) => {
	expect([wasAttendedBy(rubber, "home"), wasAttendedBy(rubber, "away")]).toEqual([home, away]);
});

const games = (...pairs: [number, number][]) => pairs;
test.each<[why: string, rubber: RubberResult, rubbers: [number, number], games: [number, number]]>([
	["won by home", played, [1, 0], [3, 0]],
	["won by away", { outcome: "played", games: loss }, [0, 1], [0, 3]],
	["stopped at two games each", { outcome: "played", games: [], won: [2, 2] }, [0, 0], [2, 2]],
	["one game short", { outcome: "played", games: win.slice(1) }, [0, 0], [2, 0]],
	["in play", inPlay, [0, 0], [0, 0]],
	["its winner entered while it is not played", { outcome: "not played", lostBy: "home", games: [] }, [0, 0], [0, 0]],
	["missed by home", missed("home"), [0, 1], [0, 3]],
	["missed by away", missed("away"), [1, 0], [3, 0]],
	["missed by both", missed("both"), [0, 0], [0, 0]],
	[
		"retired by away at one game each",
		{ outcome: "retired", lostBy: "away", games: games([11, 5], [5, 11]) },
		[1, 0],
		[3, 1],
	],
	[
		"retired by away, games alone known",
		{ outcome: "retired", lostBy: "away", games: [], won: [1, 2] },
		[1, 0],
		[3, 2],
	],
	[
		"retired by home, games alone known",
		{ outcome: "retired", lostBy: "home", games: [], won: [1, 2] },
		[0, 1],
		[1, 3],
	],
	["its loser not entered", { outcome: "retired", games: games([11, 5]) }, [0, 0], [1, 0]],
])("a rubber counts with the most that could be won: %s", (_, rubber, rubbers, counted) => {
	expect(scoreOfSheet(five, [rubber], "maximum")).toMatchObject({ rubbers, games: counted });
});

test("a sheet is complete with rubbers that both sides missed, and not with one whose loser is not entered", () => {
	const complete = (last: RubberResult) =>
		scoreOfSheet(five, [played, played, { outcome: "played", games: loss }, missed("both"), last], "none").isComplete;
	expect([missed("both"), retired, open, inPlay, { outcome: "retired", games: [] } as const].map(complete)).toEqual([
		true,
		true,
		false,
		false,
		false,
	]);
	expect(complete({ outcome: "not played", lostBy: "both", games: [] })).toBe(false);
});

test("during play a rubber goes on that has games and is not decided, and no other changes", () => {
	const begun: RubberResult = { outcome: "played", games: win.slice(1) };
	const byGames: RubberResult = { outcome: "played", games: [], won: [3, 1] };
	const left: RubberResult = { outcome: "retired", lostBy: "home", games: win.slice(1) };
	expect(duringPlay([begun, played, byGames, left], five)).toEqual([
		{ outcome: "not played", games: begun.games },
		played,
		byGames,
		left,
	]);
});

test("games are counted by their points, else as they are known", () => {
	expect(gamesOf({ games: win, won: [0, 3] }, five)).toEqual([3, 0]);
	expect(gamesOf({ games: [], won: [2, 3] }, five)).toEqual([2, 3]);
	expect(gamesOf({ games: [] }, five)).toEqual([0, 0]);
});
