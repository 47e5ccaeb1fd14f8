import { describe, expect, test } from "vitest";
import { type Ranking, rank } from "./rank.ts";
import { type Preset, presets } from "./rule-set.ts";
import { compareAmounts, type EndedTie, type Pair } from "./tally.ts";

const names = ["A", "B", "C", "D", "E", "F"];
const idOf = (name: string) => names.indexOf(name) + 1;
const full = { rubbers: 3, games: 9, points: 99 };
const entriesOf = (letters: string) => [...letters].map((name) => ({ id: idOf(name), name }));

/** "A-B 3:1", and with games "A-B 3:1 (9:5)". */
function tie(text: string, given: Partial<EndedTie> = {}): EndedTie {
	const [, home = "", away = "", ...numbers] = /^(\w)-(\w) (\d):(\d)(?: \((\d+):(\d+)\))?$/.exec(text) ?? [];
	const [a = 0, b = 0, games, conceded] = numbers.map((each) => (each === undefined ? undefined : Number(each)));
	return {
		id: 0,
		home: idOf(home),
		away: idOf(away),
		outcome: "played",
		rubbers: [a, b],
		games: games === undefined || conceded === undefined ? undefined : [games, conceded],
		...given,
	};
}
const ranked = (preset: Preset, letters: string, ties: EndedTie[], given: Partial<Ranking> = {}) =>
	rank({ entries: entriesOf(letters), ties, rule: presets[preset], full, ...given });
const lot = (...order: number[]) => ({ order, drawnOn: "2026-05-30" });
const order = (rows: ReturnType<typeof rank>) =>
	rows.map(({ id, rank: place }) => `${place ?? "–"}${names[id - 1]}`).join(" ");

describe("entries that are level on tie points", () => {
	const circle = [tie("A-B 3:1"), tie("B-C 3:2"), tie("C-A 3:0")];
	test("are placed by the ratio of rubbers among themselves (ITTF 3.7.5.2)", () => {
		const rows = ranked("ittf", "ABC", circle);
		expect(order(rows)).toBe("1C 2B 3A");
		expect(rows[1]?.why).toMatchObject({
			by: "criterion",
			criterion: { over: "level", measure: "rubbers", as: "ratio" },
			above: [5, 3],
			own: [4, 5],
		});
	});

	test("ties with others do not count among them, but do where the rule looks at all", () => {
		const ties = [...circle, tie("A-D 3:0"), tie("B-D 3:2"), tie("C-D 3:2")];
		expect(order(ranked("ittf", "ABCD", ties))).toBe("1C 2B 3A 4D");
		expect(order(ranked("difference", "ABCD", ties))).toBe("1C 2A 3B 4D");
	});

	test("start again from the first criterion when some of them are placed (ITTF 3.7.5.3)", () => {
		// A won against all and is placed first; its ties no longer count between the others, who beat each other in a
		// circle.
		const ties = [tie("A-B 3:0"), tie("A-C 3:2"), tie("A-D 3:0"), tie("B-C 3:0"), tie("C-D 3:1"), tie("D-B 3:2")];
		const entries = entriesOf("ABCD").map((entry) => ({ ...entry, extraPoints: entry.name === "A" ? -2 : 0 }));
		const rows = ranked("ittf", "ABCD", ties, { entries });
		expect(rows.map(({ points }) => points)).toEqual([4, 4, 4, 4]);
		expect(order(rows)).toBe("1A 2B 3D 4C"); // with the ties of A, C would be third: 5:7 against 4:8
		expect(rows[3]?.why).toMatchObject({ level: [2, 3, 4], above: [4, 5], own: [3, 4] });
	});

	test("are placed by games where rubbers leave them level", () => {
		const ties = [tie("A-B 3:0 (9:5)"), tie("B-C 3:0 (9:1)"), tie("C-A 3:0 (9:0)")];
		const rows = ranked("ittf", "ABC", ties);
		expect(order(rows)).toBe("1B 2C 3A");
		expect(rows[1]?.why).toMatchObject({ criterion: { measure: "games" }, above: [14, 10], own: [10, 9] });
	});

	test("a circle of three that games separate in part: the other two start again, and their own tie decides", () => {
		const rows = ranked("ittf", "ABC", [tie("A-B 3:1 (10:5)"), tie("B-C 3:1 (9:5)"), tie("C-A 3:1 (9:6)")]);
		expect(order(rows)).toBe("1A 2B 3C");
		expect(rows[1]?.why).toMatchObject({
			criterion: { measure: "games" },
			level: [1, 2, 3],
			above: [16, 14],
			own: [14, 15],
		});
		expect(rows[2]?.why).toMatchObject({
			criterion: { over: "level", measure: "tie points" },
			level: [2, 3],
			above: [2, 0],
			own: [1, 0],
		});
	});

	describe("where some ties have a score alone", () => {
		const games = { over: "level", measure: "games", as: "ratio" } as const;
		const points = { ...games, measure: "points" } as const;

		test("a circle with one tie of no games is not placed by games, and says so", () => {
			const ties = [tie("A-B 3:0"), tie("B-C 3:0 (9:1)"), tie("C-A 3:0 (9:0)")];
			const rows = ranked("ittf", "ABC", ties); // as 0:0 its tie would have put B first and A last
			expect(order(rows)).toBe("1A 1B 1C");
			expect(rows[1]?.why).toEqual({ by: "lot to be drawn", level: [1, 2, 3], passedOver: [games] });
		});

		test("games of ties with others do not matter among those who are level, but do over all ties", () => {
			const ties = [tie("A-B 3:0 (9:5)"), tie("B-C 3:0 (9:1)"), tie("C-A 3:0 (9:0)"), tie("A-D 3:0"), tie("B-D 3:0")];
			const withD = [...ties, tie("C-D 3:0")];
			const rows = ranked("ittf", "ABCD", withD);
			expect(order(rows)).toBe("1B 2C 3A 4D");
			expect(rows[1]?.why).toMatchObject({ by: "criterion", criterion: games });
			expect(rows[1]?.why).not.toHaveProperty("passedOver");
			const rule = { ...presets.nttb, criteria: [{ ...games, over: "all" } as const] };
			expect(order(ranked("nttb", "ABCD", withD, { rule }))).toBe("1A 1B 1C 1D");
		});

		test("points are passed over where games alone are written down, and decide where all have them", () => {
			const given = { games: [9, 5], points: [99, 80] } as const;
			const ties = [tie("A-B 3:0", given), tie("B-C 3:0", given), tie("C-A 3:0", { games: [9, 5] })];
			const rows = ranked("ittf", "ABC", ties);
			expect(rows[1]?.why).toEqual({ by: "lot to be drawn", level: [1, 2, 3], passedOver: [points] });
			const whole = [...ties.slice(0, 2), tie("C-A 3:0", { games: [9, 5], points: [99, 70] })];
			expect(order(ranked("ittf", "ABC", whole))).toBe("1C 2B 3A");
		});

		test("a walkover has no games to write down, and stops no comparison of them", () => {
			const ties = [tie("A-B 0:0", { outcome: "walkover", lostBy: "away" }), tie("A-B 0:3 (2:9)")];
			const walkover = { ...presets.ittf, points: { win: 2, draw: 1, loss: 1, walkoverLoss: 1 } };
			const rows = ranked("ittf", "AB", ties, { rule: { ...walkover, criteria: [games] } });
			expect(order(rows)).toBe("1B 2A");
			expect(rows[1]?.why).toMatchObject({ criterion: games, above: [9, 2], own: [2, 9] });
		});
	});

	const drawn = [tie("A-C 2:2"), tie("B-D 2:2")];
	test("a circle of four is placed by the ratio of rubbers among them", () => {
		const four = [tie("A-B 3:0"), tie("B-C 3:1"), tie("C-D 3:2"), tie("D-A 3:2"), ...drawn];
		const rows = ranked("ittf", "ABCD", four);
		expect(rows.map(({ points }) => points)).toEqual([4, 4, 4, 4]);
		expect(order(rows)).toBe("1A 2D 3C 4B");
		expect(rows[3]?.why).toMatchObject({ level: [1, 2, 3, 4], above: [6, 7], own: [5, 6] });
	});

	test("of a circle of four two stay level: they start again from the tie between them", () => {
		const rows = ranked("ittf", "ABCD", [tie("A-B 3:1"), tie("B-C 3:1"), tie("C-D 3:1"), tie("D-A 3:2"), ...drawn]);
		expect(order(rows)).toBe("1A 2B 3C 4D");
		expect(rows[2]?.why).toMatchObject({
			criterion: { measure: "tie points" },
			level: [2, 3],
			above: [2, 0],
			own: [1, 0],
		});
		expect(rows[3]?.why).toMatchObject({ criterion: { measure: "rubbers" }, level: [1, 2, 3, 4], own: [6, 7] });
	});

	test("one that lost nothing has the best ratio, and one that neither won nor lost a rubber the worst", () => {
		const rule = { ...presets.ittf, criteria: [{ over: "all", measure: "rubbers", as: "ratio" } as const] };
		const rows = ranked("ittf", "ABCDE", [tie("A-B 3:0"), tie("D-E 3:1")], { rule });
		expect(order(rows)).toBe("1A 2D 3E 4B 5C");
		expect(rows[4]?.why).toMatchObject({ above: [0, 3], own: [0, 0] });
	});

	test.each<[string, Preset, Partial<Ranking>, string, string]>([
		["share a place at the end of the Dutch rules too", "nttb", { lots: [lot(3, 1, 2)] }, "1A 1B 1C", "shared place"],
		["share a place until the lot is drawn", "ittf", {}, "1A 1B 1C", "lot to be drawn"],
		["take the places of the lot", "ittf", { lots: [lot(3, 1, 2)] }, "1C 2A 3B", "lot"],
		["a lot of others is not theirs", "ittf", { lots: [lot(3, 1)] }, "1A 1B 1C", "lot to be drawn"],
		["share a place", "difference", { lots: [lot(3, 1, 2)] }, "1A 1B 1C", "shared place"],
		["are placed by name", "spec", {}, "1A 2B 3C", "name"],
	])("%s when nothing separates them", (_, preset, given, places, by) => {
		const rows = ranked(preset, "CAB", [tie("A-B 3:1"), tie("B-C 3:1"), tie("C-A 3:1")], given);
		expect(order(rows)).toBe(places);
		expect(rows[1]?.why).toMatchObject({ by });
	});

	test("after a shared place as many places are left out", () => {
		expect(order(ranked("difference", "ABCD", [tie("A-C 3:0"), tie("B-D 3:0")]))).toBe("1A 1B 3C 3D");
	});
});

describe("a tie that was not played to its end", () => {
	const missed = (lostBy: EndedTie["lostBy"], outcome: EndedTie["outcome"] = "walkover") =>
		tie("A-B 0:0", { lostBy, outcome });
	test.each<[string, Preset, EndedTie, [Pair, Pair], [Pair, Pair]]>([
		[
			"gives the side that came its win and the other nothing",
			"ittf",
			missed("away"),
			[
				[2, 0],
				[0, 0],
			],
			[
				[0, 0],
				[0, 0],
			],
		],
		[
			"gives the most rubbers where the rule says so",
			"difference",
			missed("away"),
			[
				[2, 0],
				[3, 0],
			],
			[
				[0, 0],
				[0, 3],
			],
		],
		[
			"missed by both gives nobody anything",
			"ittf",
			missed("both"),
			[
				[0, 0],
				[0, 0],
			],
			[
				[0, 0],
				[0, 0],
			],
		],
		[
			"missed by both is no draw",
			"difference",
			missed("both"),
			[
				[0, 0],
				[0, 0],
			],
			[
				[0, 0],
				[0, 0],
			],
		],
		[
			"abandoned and lost by nobody counts for nobody",
			"ittf",
			missed(undefined, "abandoned"),
			[
				[0, 0],
				[0, 0],
			],
			[
				[0, 0],
				[0, 0],
			],
		],
		[
			"awarded is won without having been played",
			"nttb",
			missed("home", "awarded"),
			[
				[0, 0],
				[0, 0],
			],
			[
				[2, 0],
				[0, 0],
			],
		],
		[
			"counts as it was typed under the rule that came first",
			"spec",
			tie("A-B 3:0", { lostBy: "away", outcome: "walkover" }),
			[
				[2, 0],
				[3, 0],
			],
			[
				[1, 0],
				[0, 3],
			],
		],
		[
			"gives its rubbers as points where rubbers are points",
			"rubbers",
			missed("away"),
			[
				[3, 0],
				[3, 0],
			],
			[
				[0, 0],
				[0, 3],
			],
		],
	])("%s (%s)", (_, preset, each, home, away) => {
		const rows = ranked(preset, "AB", [each]);
		const numbers = (name: string) => {
			const row = rows.find(({ id }) => id === idOf(name));
			return [[row?.points, 0], row?.tally.rubbers];
		};
		expect([numbers("A"), numbers("B")]).toEqual([home, away]);
	});
});

test("an entry that is expunged has no place, and its ties move no number of another", () => {
	const ties = [tie("A-B 3:1"), tie("B-C 3:2"), tie("C-A 3:0")];
	const withD = [...ties, tie("D-A 3:0"), tie("D-B 0:3"), tie("C-D 1:3")];
	const entries = entriesOf("ABCD").map((entry) => ({ ...entry, isExpunged: entry.name === "D" }));
	const rows = ranked("ittf", "ABCD", withD, { entries });
	expect(order(rows)).toBe("1C 2B 3A –D");
	expect(rows.slice(0, 3)).toEqual(ranked("ittf", "ABC", ties));
});

test("points given or taken by a decision are in the sum and its reason is the tie points", () => {
	const entries = [
		{ id: 1, name: "A", extraPoints: -1.5 },
		{ id: 2, name: "B", extraPoints: 0 },
	];
	const rows = ranked("difference", "AB", [tie("A-B 3:2")], { entries });
	expect(rows.map(({ id, points }) => [id, points])).toEqual([
		[1, 0.5],
		[2, 0],
	]);
	expect(rows[1]?.why).toMatchObject({ criterion: { measure: "tie points" }, above: [0.5, 0], own: [0, 0] });
});

test.each<[Pair, Pair]>([
	[
		[1, 0],
		[9, 1],
	],
	[
		[2, 1],
		[199, 100],
	],
	[
		[3, 2],
		[4, 3],
	],
	[
		[1, 9],
		[0, 9],
	],
	[
		[0, 5],
		[0, 0],
	],
])("the ratio %j is better than %j", (better, worse) => {
	expect(Math.sign(compareAmounts("ratio", better, worse))).toBe(-1);
	expect(Math.sign(compareAmounts("ratio", worse, better))).toBe(1);
});

test.each<[Pair, Pair]>([
	[
		[3, 0],
		[9, 0],
	],
	[
		[1, 2],
		[4, 8],
	],
	[
		[0, 3],
		[0, 7],
	],
])("the ratios %j and %j are equal", (a, b) => {
	expect(compareAmounts("ratio", a, b) || 0).toBe(0);
});
