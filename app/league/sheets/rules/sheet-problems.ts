import type { Side } from "../../../access/side.ts";
import type { EligibilityRule } from "../../../people/registrations/eligibility/eligible.ts";
import type { Format } from "../../formats/format.ts";
import { isSingles, type Place, pairsOf, positionsOf } from "../../formats/order-of-play.ts";
import { problemOfCount, problemOfGames, problemOfUnfinished, problemOfUnfinishedCount } from "./games.ts";
import { isInPlay, isOnSheet, type RubberResult, scoreOfSheet } from "./sheet-score.ts";

/**
 * Who a side names: players by position, and pairs by their name in the order of play (`D`, `D1`). Players are ids, or
 * names without one.
 */
export type Player = number | string;
export type LineUp = { positions: Record<string, Player>; pairs: Record<string, readonly [Player, Player]> };

/** A rule that a line-up or a sheet breaks; rubbers and games count from 1. `of` is what its words name. */
export type SheetProblem = { side?: Side; rubber?: number; game?: number; position?: string; player?: Player } & {
	of?: readonly (string | number)[];
	code:
		| "missingPosition"
		| "repeatedPlayer"
		| "unknownPlayer"
		| "tooFewPlayers"
		| "tooManyPlayers"
		| "tooManyRubbers"
		| "samePair"
		| "impossibleGame"
		| "gameAfterDecision"
		| "undecidedRubber"
		| "rubberAfterDecision"
		| "missingRubber"
		| "whoLostRubber"
		| "gamesOfWalkover"
		| EligibilityRule;
};

/** The rules that a side's line-up breaks. A pair may be named later: where it is missing, its first place is. */
export function problemsOfLineUp(format: Format, side: Side, { positions, pairs }: LineUp): SheetProblem[] {
	const problems: SheetProblem[] = [];
	const needed = positionsOf(format.rubbers, side);
	for (const position of needed)
		if (positions[position] === undefined) problems.push({ code: "missingPosition", side, position });
	for (const pair of pairsOf(format.rubbers, side))
		if (!pairs[pair]) problems.push({ code: "missingPosition", side, position: `${pair}/1` });
	const singles = needed.flatMap((position) => positions[position] ?? []);
	for (const player of repeated(singles)) problems.push({ code: "repeatedPlayer", side, player });
	const named = pairsOf(format.rubbers, side).flatMap((pair) => (pairs[pair] ? [pairs[pair]] : []));
	for (const [first, second] of named)
		if (first === second) problems.push({ code: "repeatedPlayer", side, player: first });
	for (const player of repeated(named.flatMap((pair) => [...new Set(pair)])))
		problems.push({ code: "samePair", side, player });
	const all = new Set([...singles, ...named.flat()]);
	const isRepeated = problems.some(({ code }) => code === "repeatedPlayer"); // then this is why they are too few
	if (!isRepeated && singles.length === needed.length && all.size < format.minPlayers)
		problems.push({ code: "tooFewPlayers", side });
	if (all.size > format.maxPlayers) problems.push({ code: "tooManyPlayers", side });
	for (const player of all)
		if (format.mostRubbers !== null && rubbersOf(format, side, { positions, pairs }, player) > format.mostRubbers)
			problems.push({ code: "tooManyRubbers", side, player });
	return problems;
}

const repeated = (players: readonly Player[]) => [
	...new Set(players.filter((player, nth) => players.indexOf(player) !== nth)),
];

const rubbersOf = (format: Format, side: Side, lineUp: LineUp, player: Player) =>
	format.rubbers.filter(({ [side]: place }) => playersAt(place, lineUp).includes(player)).length;

/**
 * Who plays for a side at a place of the order of play; shorter than it should be where a line-up names no one for it.
 */
export function playersAt(place: Place, { positions, pairs }: LineUp): Player[] {
	if (place.kind === "named pair") return [...(pairs[place.pair] ?? [])];
	const wanted = place.kind === "singles" ? [place.position] : place.positions;
	return wanted.flatMap((position) => positions[position] ?? []);
}

/** The players of a rubber for a side; none where one is missing: who came of a pair did not miss the doubles. */
export function playersOfRubber(place: Place, lineUp: LineUp): Player[] {
	const players = playersAt(place, lineUp);
	return players.length === (isSingles(place) ? 1 : 2) ? players : [];
}

/** The rules that the results of a sheet break. A sheet that goes on has its last rubbers not played. */
export function problemsOfResults(format: Format, rubbers: readonly RubberResult[]): SheetProblem[] {
	const problems: SheetProblem[] = [];
	const { decidedBy } = scoreOfSheet(format, rubbers, "none");
	const last = rubbers.findLastIndex(isOnSheet);
	const gap = rubbers.findIndex((rubber, nth) => !isOnSheet(rubber) && nth < (decidedBy ?? last));
	if (gap !== -1 && gap < last) problems.push({ code: "missingRubber", rubber: gap + 1 });
	for (const [nth, rubber] of rubbers.entries()) {
		if (!isOnSheet(rubber)) continue;
		if (decidedBy !== undefined && nth >= decidedBy) problems.push({ code: "rubberAfterDecision", rubber: nth + 1 });
		else if (decidedBy !== undefined && isInPlay(rubber)) problems.push({ code: "undecidedRubber", rubber: nth + 1 });
		else problems.push(...problemsOfRubber(format, rubber).map((problem) => ({ ...problem, rubber: nth + 1 })));
	}
	return problems;
}

function problemsOfRubber(format: Format, rubber: RubberResult): SheetProblem[] {
	const { outcome, lostBy, games, won } = rubber;
	if (isInPlay(rubber)) return [problemOfUnfinished(games, format) ?? []].flat();
	if (outcome === "played") {
		const isCounted = won !== undefined && games.length === 0;
		return [(isCounted ? problemOfCount(won, format) : problemOfGames(games, format)) ?? []].flat();
	}
	if (!lostBy) return [{ code: "whoLostRubber" }];
	const hasGames = games.length > 0 || (won !== undefined && Math.max(...won) > 0);
	if (outcome === "walkover") return hasGames ? [{ code: "gamesOfWalkover" }] : [];
	const problem =
		won && games.length === 0 ? problemOfUnfinishedCount(won, format) : problemOfUnfinished(games, format);
	return problem ? [problem] : [];
}
