import { byDateDescending, counts, type Result, resultFor, type Tie } from "../matches/tie.ts";
import { rank, type Why } from "./ranking/rank.ts";
import { presets, type RuleSet } from "./ranking/rule-set.ts";

/** Points of a season: 2 for a win, 1 for a loss, 1 for a drawn tie (docs/rules.md#standings). */
export type PointsRule = { points_win: number; points_draw: number; points_loss: number };
export const usualRule: PointsRule = { points_win: 2, points_draw: 1, points_loss: 1 };

export type Standing = {
	rank: number;
	team_id: number;
	played: number;
	won: number;
	drawn: number;
	lost: number;
	/** Rubbers won and lost over all ties that count. */
	for: number;
	against: number;
	points: number;
	/** The last five ties that count, newest first. */
	form: Result[];
	/** Why the row is below the one above it. */
	why: Why | undefined;
};

const FORM_LENGTH = 5;

/** The rules of a season that has points alone: the criteria of the preset `spec` with these points. */
export const ruleSetOf = (rule: PointsRule): RuleSet => ({
	...presets.spec,
	points: {
		win: rule.points_win,
		draw: rule.points_draw,
		loss: rule.points_loss,
		walkoverLoss: rule.points_loss,
	},
});

/**
 * The league table of one season's ties.
 * @param clubs the clubs that take part, by id, with the name that decides last; clubs without a tie come last
 * @example standings([tie(1, 3, 2, 0)], new Map([[1, "A"], [2, "B"]]), usualRule)[0].points === 2
 */
export const standings = (ties: readonly Tie[], clubs: ReadonlyMap<number, string>, rule: PointsRule) =>
	standingsBy(ruleSetOf(rule), ties, clubs);

/** The same under any rule set. */
export function standingsBy(rule: RuleSet, ties: readonly Tie[], clubs: ReadonlyMap<number, string>): Standing[] {
	const counted = ties.filter(counts).sort(byDateDescending);
	const formOf = (id: number) =>
		counted
			.filter((tie) => tie.home_team_id === id || tie.away_team_id === id)
			.slice(0, FORM_LENGTH)
			.map((tie) => resultFor(id, tie));
	const rows = rank({
		entries: [...clubs].map(([id, name]) => ({ id, name })),
		ties: counted.map((tie) => ({
			id: tie.id,
			home: tie.home_team_id,
			away: tie.away_team_id,
			outcome: "played",
			rubbers: [tie.home_score, tie.away_score],
		})),
		rule,
		full: { rubbers: 0, games: 0, points: 0 },
	});
	return rows.map(({ id, rank: place, tally, points, why }, nth) => ({
		rank: place ?? nth + 1,
		team_id: id,
		played: tally.played,
		won: tally.won,
		drawn: tally.drawn,
		lost: tally.lost,
		for: tally.rubbers[0],
		against: tally.rubbers[1],
		points,
		form: formOf(id),
		why,
	}));
}
