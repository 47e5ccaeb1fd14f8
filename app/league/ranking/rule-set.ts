/** Numbers that a table compares. Games and points are those of the rubbers, where they are known. */
export type Measure = "tie points" | "ties won" | "rubbers" | "games" | "points";

/**
 * One comparison. `over` says which ties it looks at: all of them, or only those among the entries that are still
 * level; `at`, that it counts what a side won away alone. `as` says how won and lost become one number; a ratio is
 * compared as a fraction.
 */
export type Criterion = { over: "all" | "level"; measure: Measure; as: "won" | "difference" | "ratio"; at?: "away" };

/**
 * Tie points for each way in which a tie ends for a side. Halves are allowed. A win without playing gives what a win
 * gives, and a tie that both sides missed nothing, unless they have points of their own.
 */
type TiePoints = {
	win: number;
	draw: number;
	loss: number;
	walkoverLoss: number;
	walkoverWin?: number;
	bothAbsent?: number;
};

/** Points beside those of the tie: for a win by so many rubbers at least, or a loss by so many at most. */
type Bonus = { points: number; margin: number };

export type RuleSet = {
	/** The points of a tie are those of the table here, or the rubbers that a side won. */
	pointsFrom: "ties" | "rubbers";
	points: TiePoints;
	/** For ties that were played. */
	bonus?: { win?: Bonus; loss?: Bonus };
	/**
	 * From the first on; where some but not all are separated, each rest that is still level starts again from the
	 * first.
	 */
	criteria: readonly Criterion[];
	/**
	 * Entries that no criterion separates: by name, on a shared place, or by a lot or a play-off whose order is written
	 * down.
	 */
	levelToTheEnd: "name" | "shared place" | "lot" | "play-off";
	/**
	 * A tie that was not played, or not to its end: its score as it was typed, which then also says who won it; the
	 * same score, while the side that was absent or lost has lost; no score; or the most that the format allows. Missed
	 * by both sides it gives nothing, but for a typed score that says who won.
	 */
	unplayedScore: "typed" | "decided" | "none" | "maximum";
};

const all = (measure: Measure, as: Criterion["as"]): Criterion => ({ over: "all", measure, as });
const level = (measure: Measure, as: Criterion["as"]): Criterion => ({ over: "level", measure, as });

/** ITTF 3.7.5.2: tie points, then ratios of rubbers, games and points, over the ties among those who are level. */
const ittfCriteria = [
	all("tie points", "won"),
	level("tie points", "won"),
	level("rubbers", "ratio"),
	level("games", "ratio"),
	level("points", "ratio"),
];

/** Rule sets to choose from; docs/rules/league.md#standings names the source of each. */
export const presets = {
	spec: {
		pointsFrom: "ties",
		points: { win: 2, draw: 1, loss: 1, walkoverLoss: 1 },
		criteria: [all("tie points", "won"), all("rubbers", "difference"), all("ties won", "won")],
		levelToTheEnd: "name",
		unplayedScore: "typed",
	},
	ittf: {
		pointsFrom: "ties",
		points: { win: 2, draw: 1, loss: 1, walkoverLoss: 0 },
		criteria: ittfCriteria,
		levelToTheEnd: "lot",
		unplayedScore: "none",
	},
	difference: {
		pointsFrom: "ties",
		points: { win: 2, draw: 1, loss: 0, walkoverLoss: 0 },
		criteria: [all("tie points", "won"), all("rubbers", "difference"), all("rubbers", "won")],
		levelToTheEnd: "shared place",
		unplayedScore: "maximum",
	},
	rubbers: {
		pointsFrom: "rubbers",
		points: { win: 0, draw: 0, loss: 0, walkoverLoss: 0 },
		criteria: [all("tie points", "won")],
		levelToTheEnd: "shared place",
		unplayedScore: "maximum",
	},
	nttb: {
		pointsFrom: "ties",
		points: { win: 2, draw: 1, loss: 1, walkoverLoss: 0 },
		criteria: [...ittfCriteria, all("games", "ratio"), all("points", "ratio")],
		levelToTheEnd: "shared place",
		unplayedScore: "none",
	},
} as const satisfies Record<string, RuleSet>;

export type Preset = keyof typeof presets;
export const presetNames = ["spec", "ittf", "difference", "rubbers", "nttb"] as const satisfies readonly Preset[];

/** The preset of a stored name; the specification's for a name that none has. */
export const presetNamed = (name: string): Preset => presetNames.find((known) => known === name) ?? "spec";
