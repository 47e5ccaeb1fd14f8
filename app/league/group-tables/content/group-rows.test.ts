import { expect, test } from "vitest";
import { type Preset, presets } from "../../ranking/rule-set.ts";
import { ruleSetOf } from "../../ranking/season-rule.ts";
import { groupRows } from "./group-rows.ts";
import { usualFull } from "./group-rules.ts";

type TableContent = Parameters<typeof groupRows>[0];
type Tie = TableContent["ties"][number];
type Entry = TableContent["entries"][number];

let nextId = 1;
const tie = (home: number, away: number, score: [number, number] | null, given: Partial<Tie> = {}): Tie => ({
	id: nextId++,
	match_date: "2025-10-08",
	match_time: null,
	home_squad_id: home,
	away_squad_id: away,
	home_games: null,
	away_games: null,
	home_points: null,
	away_points: null,
	home_score: score?.[0] ?? null,
	away_score: score?.[1] ?? null,
	outcome: "played",
	absent: null,
	phase: null,
	...given,
});
const entry = (squad_id: number, name: string, given: Partial<Entry> = {}): Entry => ({
	id: squad_id,
	squad_id,
	seed: null,
	start_points: 0,
	state: "active",
	since: null,
	results: "keep",
	version: 1,
	club_id: squad_id,
	letter: "A",
	own_name: null,
	own_name_ar: null,
	name,
	name_ar: name,
	logo_url: null,
	has_tie: true,
	...given,
});
const entries = [entry(1, "Alpha"), entry(2, "Bravo"), entry(3, "Charlie")];
const table = (ties: Tie[], rule = ruleSetOf(), given: Partial<TableContent> = {}) =>
	groupRows({ entries, ties, adjustments: [], lots: [], ...given }, rule, usualFull);
const order = (ties: Tie[], rule = ruleSetOf()) => table(ties, rule).map(({ squad_id }) => squad_id);
const rowOf = (squad: number, ties: Tie[], rule = ruleSetOf(), given: Partial<TableContent> = {}) =>
	table(ties, rule, given).find(({ squad_id }) => squad_id === squad);

test("a win gives 2 points, a loss 1, a drawn tie 1 to each; played is won + drawn + lost", () => {
	const ties = [tie(1, 2, [3, 1]), tie(1, 3, [2, 2]), tie(2, 1, [3, 0])];
	expect(rowOf(1, ties)).toMatchObject({ played: 3, won: 1, drawn: 1, lost: 1, points: 4, rubbers: [5, 6] });
	expect(rowOf(2, ties)).toMatchObject({ played: 2, won: 1, drawn: 0, lost: 1, points: 3, rubbers: [4, 3] });
	expect(rowOf(3, ties)).toMatchObject({ played: 1, won: 0, drawn: 1, lost: 0, points: 1, rubbers: [2, 2] });
});

test("the points are the season's own rule", () => {
	const ties = [tie(1, 2, [3, 0]), tie(1, 3, [1, 1])];
	const rule = ruleSetOf({ points_win: 3, points_draw: 2, points_loss: 0 });
	expect(rowOf(1, ties, rule)?.points).toBe(5);
	expect(rowOf(2, ties, rule)?.points).toBe(0);
});

test.each([
	{ why: "a completed tie without scores", ties: [tie(1, 2, null)] },
	{ why: "a completed tie with one score", ties: [tie(1, 2, null, { home_score: 3 })] },
])("$why does not count", ({ ties }) => {
	expect(rowOf(1, ties)).toMatchObject({ played: 0, points: 0, form: [] });
});

test.each([
	{ why: "points decide first", ties: [tie(1, 2, [0, 3]), tie(3, 1, [0, 3]), tie(3, 1, [0, 3])], places: [1, 2, 3] },
	{ why: "level on points, the difference decides", ties: [tie(1, 3, [3, 2]), tie(2, 3, [3, 0])], places: [2, 1, 3] },
	{ why: "level on everything, the name decides", ties: [], places: [1, 2, 3] },
])("$why", ({ ties, places }) => expect(order(ties)).toEqual(places));

test("wins decide between equal points and equal difference", () => {
	const rule = ruleSetOf({ points_win: 2, points_draw: 1, points_loss: 0 });
	// Alpha: won and lost by one. Bravo: drew twice. Both 2 points, difference 0.
	const ties = [tie(1, 3, [3, 2]), tie(3, 1, [3, 2]), tie(2, 3, [2, 2]), tie(3, 2, [2, 2])];
	const placed = table(ties, rule).filter(({ squad_id }) => squad_id !== 3);
	expect(placed.map((row) => [row.squad_id, row.points, row.rubbers[0] - row.rubbers[1], row.won])).toEqual([
		[1, 2, 0, 1],
		[2, 2, 0, 0],
	]);
});

test("names are compared as the database compares them, by code point", () => {
	const named = [entry(1, "b"), entry(2, "B"), entry(3, "Á")];
	expect(table([], undefined, { entries: named }).map(({ squad_id }) => squad_id)).toEqual([2, 1, 3]);
});

test("form is the last five ties that count, newest first, for input in any order", () => {
	const ties = [1, 2, 3, 4, 5, 6, 7].map((day) =>
		tie(1, 2, day % 2 ? [3, 0] : [0, 3], { match_date: `2025-10-0${day}` }),
	);
	ties.push(tie(1, 2, null, { match_date: "2025-10-20" }));
	expect(rowOf(1, ties.toReversed())?.form).toEqual(["win", "loss", "win", "loss", "win"]);
	expect(rowOf(2, ties)?.form).toEqual(["loss", "win", "loss", "win", "loss"]);
});

test("two ties on one day are ordered by time, and one without a time is the earlier", () => {
	const early = tie(1, 2, [3, 0], { match_time: "18:00:00" });
	const late = tie(1, 2, [0, 3], { match_time: "20:00:00" });
	const first = tie(1, 2, [2, 2]);
	expect(rowOf(1, [late, first, early])?.form).toEqual(["loss", "win", "draw"]);
});

test.each<[Preset, (string | undefined)[], (string | undefined)[]]>([
	["spec", [], []],
	["ittf", ["loss", "win"], ["loss", "loss"]],
])("under %s a walkover without a score is in the form as it counts", (preset, home, away) => {
	const missed = tie(1, 2, null, { outcome: "walkover", absent: "away" });
	const byBoth = tie(1, 2, null, { outcome: "walkover", absent: "both", match_date: "2025-10-09" });
	expect(rowOf(1, [missed, byBoth], presets[preset])?.form).toEqual(home);
	expect(rowOf(2, [missed, byBoth], presets[preset])?.form).toEqual(away);
});

test("the last lot that was drawn among those who are level places them, and its day is the reason", () => {
	const lots = [
		{ id: 2, drawn_on: "2026-06-02", order: [3, 1, 2] },
		{ id: 1, drawn_on: "2026-06-01", order: [1, 2, 3] },
	];
	const rows = table([], presets.ittf, { lots });
	expect(rows.map(({ squad_id, rank }) => [rank, squad_id])).toEqual([
		[1, 3],
		[2, 1],
		[3, 2],
	]);
	expect(rows[1]?.why).toEqual({ by: "lot", level: [1, 2, 3], drawnOn: "2026-06-02" });
});

test("points of a start and of decisions are in the sum, and shown apart", () => {
	const adjusted = { id: 1, squad_id: 2, points: -1.5, reason: "x", reason_ar: "س", decided_on: "2026-01-01" };
	const given = { entries: [entry(1, "Alpha"), entry(2, "Bravo", { start_points: 4 })], adjustments: [adjusted] };
	expect(rowOf(2, [], presets.ittf, given)).toMatchObject({ start_points: 4, adjustment: -1.5, points: 2.5, rank: 1 });
});

test("games of sheets separate squads that are level on points and rubbers, and stay out where none are known", () => {
	const games = { home_games: 9, away_games: 7, home_points: 160, away_points: 150 };
	const ties = [tie(1, 2, [3, 2], games), tie(2, 1, [3, 2], { ...games, home_games: 9, away_games: 8 })];
	const rows = table(ties, presets.ittf);
	expect(rows.slice(0, 2).map(({ squad_id, games }) => [squad_id, games])).toEqual([
		[1, [17, 16]],
		[2, [16, 17]],
	]);
	expect(rows[1]?.why).toMatchObject({ by: "criterion", criterion: { over: "level", measure: "games" } });
	expect(rowOf(1, [tie(1, 2, [3, 2])], presets.ittf)?.games).toEqual([0, 0]);
});
