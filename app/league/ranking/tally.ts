import { type Side, sides } from "../../access/side.ts";
import type { Criterion, Measure, RuleSet } from "./rule-set.ts";

/** Won and lost, or home and away. */
export type Pair = readonly [number, number];

/** A tie that has ended, as tables read it. Scores are home's first. */
export type EndedTie = {
	id: number;
	home: number;
	away: number;
	/** A walkover was never started, an abandoned tie not finished; one that was awarded has its winner by a decision. */
	outcome: "played" | "walkover" | "awarded" | "abandoned";
	/** Who lost a tie that was not decided by play; an abandoned tie without it does not count. */
	lostBy?: Side | "both" | undefined;
	rubbers: Pair;
	games?: Pair | undefined;
	points?: Pair | undefined;
};

/**
 * The most a side can win in a tie of the format: 3 rubbers, 9 games and 99 points of five rubbers, best of five games.
 */
export type FullScore = { rubbers: number; games: number; points: number };

/** The sums of one entry over its ties. */
export type Tally = {
	played: number;
	won: number;
	drawn: number;
	lost: number;
	tiePoints: number;
	rubbers: Pair;
	games: Pair;
	points: Pair;
};

export const emptyTally: Tally = {
	played: 0,
	won: 0,
	drawn: 0,
	lost: 0,
	tiePoints: 0,
	rubbers: [0, 0],
	games: [0, 0],
	points: [0, 0],
};

/** Ties with other entries than `among` are passed over; of the others `at` counts the sums of the away side alone. */
type Counted = { among?: ReadonlySet<number> | undefined; at?: Side | undefined };

/** The sums of the entries that play in these ties, by id. */
export function tallies(
	ties: readonly EndedTie[],
	rule: RuleSet,
	full: FullScore,
	{ among, at }: Counted = {},
): Map<number, Tally> {
	const table = new Map<number, Tally>();
	for (const tie of ties) {
		if (among && !(among.has(tie.home) && among.has(tie.away))) continue;
		const ended = endOf(tie, rule, full);
		if (!ended) continue;
		for (const side of at ? [at] : sides) {
			const id = tie[side];
			table.set(id, add(table.get(id) ?? emptyTally, ended, side, rule));
		}
	}
	return table;
}

/** How a tie ended for one of its sides, by what counts under a rule; undefined where it counts for neither. */
export const resultFor = (id: number, tie: EndedTie, rule: RuleSet, full: FullScore) =>
	endOf(tie, rule, full)?.result[tie.home === id ? "home" : "away"];

export type End = { result: Record<Side, "won" | "drawn" | "lost">; unplayed: Record<Side, boolean> } & Record<
	"rubbers" | "games" | "points",
	Pair
>;

/** How a tie ends for its sides under a rule; undefined when it counts for neither. */
export function endOf(tie: EndedTie, rule: RuleSet, full: FullScore): End | undefined {
	const score = { rubbers: tie.rubbers, games: tie.games ?? [0, 0], points: tie.points ?? [0, 0] } as const;
	if (tie.outcome === "played" || rule.unplayedScore === "typed") {
		const margin = tie.rubbers[0] - tie.rubbers[1];
		const result =
			margin > 0
				? ({ home: "won", away: "lost" } as const)
				: margin < 0
					? ({ home: "lost", away: "won" } as const)
					: ({ home: "drawn", away: "drawn" } as const);
		return { result, unplayed: { home: false, away: false }, ...score };
	}
	if (!tie.lostBy) return undefined;
	const unplayed = { home: tie.lostBy !== "away", away: tie.lostBy !== "home" };
	const result = { home: unplayed.home ? "lost" : "won", away: unplayed.away ? "lost" : "won" } as const;
	if (rule.unplayedScore === "decided" && tie.lostBy !== "both") return { result, unplayed, ...score };
	if (rule.unplayedScore !== "maximum" || tie.lostBy === "both")
		return { result, unplayed, rubbers: [0, 0], games: [0, 0], points: [0, 0] };
	const most = (number: number): Pair => (tie.lostBy === "home" ? [0, number] : [number, 0]);
	return { result, unplayed, rubbers: most(full.rubbers), games: most(full.games), points: most(full.points) };
}

function add(tally: Tally, end: End, side: Side, rule: RuleSet): Tally {
	const own = (pair: Pair): Pair => (side === "home" ? pair : [pair[1], pair[0]]);
	const sum = (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]];
	const result = end.result[side];
	return {
		...tally,
		played: tally.played + 1,
		[result]: tally[result] + 1,
		tiePoints: tally.tiePoints + pointsFor(end, side, rule),
		rubbers: sum(tally.rubbers, own(end.rubbers)),
		games: sum(tally.games, own(end.games)),
		points: sum(tally.points, own(end.points)),
	};
}

/** The points that a side gets for a tie, with those of a bonus. */
function pointsFor({ result, unplayed, rubbers }: End, side: Side, { pointsFrom, points, bonus }: RuleSet): number {
	const [own, other] = side === "home" ? rubbers : ([rubbers[1], rubbers[0]] as const);
	const isUnplayed = unplayed.home || unplayed.away;
	const more =
		!isUnplayed && bonus?.win && result[side] === "won" && own - other >= bonus.win.margin
			? bonus.win.points
			: !isUnplayed && bonus?.loss && result[side] === "lost" && other - own <= bonus.loss.margin
				? bonus.loss.points
				: 0;
	if (pointsFrom === "rubbers") return own + more;
	if (unplayed.home && unplayed.away) return points.bothAbsent ?? 0;
	const won = isUnplayed ? (points.walkoverWin ?? points.win) : points.win;
	return { won, drawn: points.draw, lost: unplayed[side] ? points.walkoverLoss : points.loss }[result[side]] + more;
}

/**
 * Whether a tie has the number that a criterion compares. Games and points need not be written down; of a tie that was
 * not played the rule says them.
 */
export const isKnown = (measure: Measure, tie: EndedTie, rule: RuleSet): boolean =>
	(measure !== "games" && measure !== "points") ||
	tie[measure] !== undefined ||
	(tie.outcome !== "played" && hasSetScore(rule));

/** Whether the rule itself says the score of a tie that was not played. */
const hasSetScore = ({ unplayedScore }: RuleSet) => unplayedScore === "none" || unplayedScore === "maximum";

/** The amount that a criterion compares, as won and lost. */
export function amountOf(measure: Measure, tally: Tally = emptyTally): Pair {
	if (measure === "tie points") return [tally.tiePoints, 0];
	if (measure === "ties won") return [tally.won, tally.lost];
	return tally[measure];
}

/** Below zero when `a` is better. Of ratios n:0 is the best and 0:0 the worst; no division, so none is rounded. */
export function compareAmounts(as: Criterion["as"], [aWon, aLost]: Pair, [bWon, bLost]: Pair): number {
	if (as === "won") return bWon - aWon;
	if (as === "difference") return bWon - bLost - (aWon - aLost);
	const kind = (won: number, lost: number) => (lost > 0 ? 1 : won > 0 ? 2 : 0);
	const [a, b] = [kind(aWon, aLost), kind(bWon, bLost)];
	return a === b && a === 1 ? bWon * aLost - aWon * bLost : b - a;
}
