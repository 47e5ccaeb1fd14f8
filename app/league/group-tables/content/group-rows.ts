import { squadName } from "../../../people/squads/squad-name.ts";
import { type Lot, rank } from "../../ranking/rank.ts";
import type { RuleSet } from "../../ranking/rule-set.ts";
import { type EndedTie, type FullScore, resultFor } from "../../ranking/tally.ts";
import { type TieBehind, tiesBehind } from "../../ranking/why/ties-behind.ts";
import type { Result } from "../../tie.ts";
import type { GroupContent } from "./group-content.server.ts";

/** All that the table of a group is made from. */
type TableContent = Pick<GroupContent, "entries" | "ties" | "adjustments" | "lots">;
type Entry = TableContent["entries"][number];
type Tie = TableContent["ties"][number];

const FORM_LENGTH = 5;

/**
 * The rows of a group's table: a row a squad, the expunged last and without a place. The order of what is given never
 * matters.
 */
export function groupRows({ entries, ties, adjustments, lots }: TableContent, rule: RuleSet, full: FullScore) {
	const adjustmentOf = (squadId: number) =>
		adjustments.filter(({ squad_id }) => squad_id === squadId).reduce((sum, { points }) => sum + points, 0);
	const startOf = new Map(entries.map(({ squad_id, start_points }) => [squad_id, start_points]));
	const expunged = new Set(entries.filter(isExpunged).map(({ squad_id }) => squad_id));
	const ended = ties
		.toSorted(newestFirst)
		.flatMap((tie) => endedTie(tie, rule) ?? [])
		.filter(({ home, away }) => !expunged.has(home) && !expunged.has(away));
	const placed = rank({
		entries: entries.map((entry) => ({
			id: entry.squad_id,
			name: squadName(entry).name,
			extraPoints: entry.start_points + adjustmentOf(entry.squad_id),
			isExpunged: expunged.has(entry.squad_id),
		})),
		ties: ended,
		rule,
		full,
		lots: lots.map(({ drawn_on, order }): Lot => ({ order, drawnOn: drawn_on })),
	});
	const counted = ended.filter((tie) => resultFor(tie.home, tie, rule, full) !== undefined);
	const formOf = (id: number): Result[] =>
		counted
			.filter(({ home, away }) => home === id || away === id)
			.slice(0, FORM_LENGTH)
			.flatMap((tie) => words[resultFor(id, tie, rule, full) ?? "none"]);
	return placed.map(({ id, rank: place, tally, points, why }) => ({
		squad_id: id,
		rank: place,
		played: tally.played,
		won: tally.won,
		drawn: tally.drawn,
		lost: tally.lost,
		rubbers: tally.rubbers,
		games: tally.games,
		rallies: tally.points,
		start_points: startOf.get(id) ?? 0,
		adjustment: adjustmentOf(id),
		points,
		form: formOf(id),
		why,
		among: tiesBehind(why, counted),
	}));
}
export type ComputedRow = ReturnType<typeof groupRows>[number];

const words = { won: ["win"], drawn: ["draw"], lost: ["loss"], none: [] } satisfies Record<string, Result[]>;

const isExpunged = ({ state, results }: Entry) => state !== "active" && results === "expunge";

const newestFirst = (a: Tie, b: Tie) =>
	b.match_date.localeCompare(a.match_date) || (b.match_time ?? "").localeCompare(a.match_time ?? "") || b.id - a.id;

/** A completed tie as tables read it; undefined without the scores that decide it. */
function endedTie(tie: Tie, rule: RuleSet): (EndedTie & TieBehind) | undefined {
	const { id, match_date, home_squad_id: home, away_squad_id: away, home_score, away_score, outcome, absent } = tie;
	const needsScore = outcome === "played" || rule.unplayedScore === "typed";
	if (needsScore && (home_score === null || away_score === null)) return undefined;
	return {
		id,
		match_date,
		home,
		away,
		home_score,
		away_score,
		outcome,
		phase: tie.phase,
		lostBy: absent ?? undefined,
		rubbers: [home_score ?? 0, away_score ?? 0],
		games: pairOf(tie.home_games, tie.away_games),
		points: pairOf(tie.home_points, tie.away_points),
	};
}

const pairOf = (home: number | null, away: number | null) =>
	home === null || away === null ? undefined : ([home, away] as const);
