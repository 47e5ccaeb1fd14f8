import { byDateDescending, counts, type Result, resultFor, type Tie } from "../matches/tie.ts";

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
};

/** Criteria between two clubs, in this order; the first difference wins. Source: docs/rules.md#standings. */
const order = [
	(a: Standing, b: Standing) => b.points - a.points,
	(a: Standing, b: Standing) => b.for - b.against - (a.for - a.against),
	(a: Standing, b: Standing) => b.won - a.won,
];
const FORM_LENGTH = 5;

/**
 * The league table of one season's ties.
 * @param clubs the clubs that take part, by id, with the name that decides last; clubs without a tie come last
 * @example standings([tie(1, 3, 2, 0)], new Map([[1, "A"], [2, "B"]]), usualRule)[0].points === 2
 */
export function standings(ties: readonly Tie[], clubs: ReadonlyMap<number, string>, rule: PointsRule): Standing[] {
	const pointsFor = { win: rule.points_win, draw: rule.points_draw, loss: rule.points_loss } satisfies Record<
		Result,
		number
	>;
	const table = new Map([...clubs.keys()].map((id) => [id, emptyRow(id)]));
	for (const tie of ties.filter(counts).sort(byDateDescending)) {
		for (const id of [tie.home_team_id, tie.away_team_id]) {
			const row = table.get(id);
			if (!row) continue;
			const [scored, conceded] =
				id === tie.home_team_id ? [tie.home_score, tie.away_score] : [tie.away_score, tie.home_score];
			const result = resultFor(id, tie);
			row.played += 1;
			row.won += Number(result === "win");
			row.drawn += Number(result === "draw");
			row.lost += Number(result === "loss");
			row.for += scored;
			row.against += conceded;
			row.points += pointsFor[result];
			if (row.form.length < FORM_LENGTH) row.form.push(result);
		}
	}
	const name = (row: Standing) => clubs.get(row.team_id) ?? "";
	return [...table.values()]
		.sort((a, b) => firstDifference(a, b) || compare(name(a), name(b)))
		.map((row, index) => ({ ...row, rank: index + 1 }));
}

const firstDifference = (a: Standing, b: Standing) => order.map((by) => by(a, b)).find((d) => d !== 0) ?? 0;
// By code point, as the database orders names: one table for readers of every language.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const emptyRow = (team_id: number): Standing => ({
	rank: 0,
	team_id,
	played: 0,
	won: 0,
	drawn: 0,
	lost: 0,
	for: 0,
	against: 0,
	points: 0,
	form: [],
});
