import type { Side } from "../../../access/side.ts";
import type { EligibilityRule } from "../../../people/registrations/eligibility/eligible.ts";
import type { Format } from "../../formats/format.ts";
import { pairsOf, positionsOf } from "../../formats/order-of-play.ts";
import { problemOfCount, problemOfGames, problemOfUnfinished, problemOfUnfinishedCount } from "./games.ts";
import { othersOf } from "./others.ts";
import { type LineUp, type Player, playersAt, sizeOf } from "./players.ts";
import { isInPlay, isOnSheet, type RubberResult, scoreOfSheet, wasAttendedBy } from "./sheet-score.ts";

/**
 * Rules of play that may have been broken in a tie: staff enter it as it was played, and say why
 * (docs/rules/league.md#sheets).
 */
export const breaches = [
	"orderOfPlay",
	"repeatedPlayer",
	"samePair",
	"tooFewPlayers",
	"tooManyPlayers",
	"tooManyRubbers",
	"rubberAfterDecision",
] as const;
export type Breach = (typeof breaches)[number];

/** A rule that a line-up or a sheet breaks; rubbers and games count from 1. `of` is what its words name. */
export type SheetProblem = { side?: Side; rubber?: number; game?: number; position?: string; player?: Player } & {
	of?: readonly (string | number)[];
	code:
		| Breach
		| "missingPosition"
		| "unknownPlayer"
		| "numberOfPlayers"
		| "resultFirst"
		| "impossibleGame"
		| "gameAfterDecision"
		| "undecidedRubber"
		| "missingRubber"
		| "whoLostRubber"
		| "gamesOfWalkover"
		| EligibilityRule;
};

/**
 * The rules that a side's players break, in its line-up and in the rubbers of a sheet. A pair may be named later: where
 * it is missing, its first place is.
 */
export function problemsOfLineUp(
	format: Format,
	side: Side,
	lineUp: LineUp,
	rubbers: readonly RubberResult[] = [],
): SheetProblem[] {
	const { positions, pairs } = lineUp;
	const problems: SheetProblem[] = [];
	const needed = positionsOf(format.rubbers, side);
	for (const position of needed)
		if (positions[position] === undefined) problems.push({ code: "missingPosition", side, position });
	for (const pair of pairsOf(format.rubbers, side))
		if (!pairs[pair]) problems.push({ code: "missingPosition", side, position: `${pair}/1` });
	const singles = needed.flatMap((position) => positions[position] ?? []);
	for (const player of repeated(singles)) problems.push({ code: "repeatedPlayer", side, player });
	const named = pairsOf(format.rubbers, side).flatMap((pair) => (pairs[pair] ? [pairs[pair]] : []));
	for (const pair of pairsOf(format.rubbers, side))
		if (pairs[pair] && pairs[pair][0] === pairs[pair][1])
			problems.push({ code: "numberOfPlayers", side, position: `${pair}/2` });
	for (const player of repeated(named.flatMap((pair) => [...new Set(pair)])))
		problems.push({ code: "samePair", side, player });
	const all = new Set([...singles, ...named.flat(), ...othersOf(rubbers, side)]);
	const isRepeated = problems.some(({ code }) => code === "repeatedPlayer"); // then this is why they are too few
	if (!isRepeated && singles.length === needed.length && all.size < format.minPlayers)
		problems.push({ code: "tooFewPlayers", side });
	if (all.size > format.maxPlayers) problems.push({ code: "tooManyPlayers", side });
	for (const player of all)
		if (format.mostRubbers !== null && rubbersOf(format, side, lineUp, rubbers, player) > format.mostRubbers)
			problems.push({ code: "tooManyRubbers", side, player });
	return [...problems, ...problemsOfPlayers(format, side, lineUp, rubbers)];
}

const repeated = (players: readonly Player[]) => [
	...new Set(players.filter((player, nth) => players.indexOf(player) !== nth)),
];

/** How many rubbers a player has by the order of play; those on the sheet, where the player came in for others. */
function rubbersOf(format: Format, side: Side, lineUp: LineUp, rubbers: readonly RubberResult[], player: Player) {
	const cameIn = othersOf(rubbers, side).includes(player);
	return format.rubbers.filter(({ [side]: place }, nth) => {
		const rubber = rubbers[nth];
		const isCounted = !cameIn || (rubber && isOnSheet(rubber));
		return isCounted && playersAt(place, lineUp, rubber?.others?.[side]).includes(player);
	}).length;
}

/** The rules that are broken by who played the rubbers of a sheet for a side. */
function problemsOfPlayers(
	format: Format,
	side: Side,
	lineUp: LineUp,
	rubbers: readonly RubberResult[],
): SheetProblem[] {
	return format.rubbers.flatMap(({ [side]: place }, nth): SheetProblem[] => {
		const rubber = rubbers[nth];
		const others = rubber?.others?.[side];
		if (!rubber || (!others && !wasAttendedBy(rubber, side))) return [];
		const at = { side, rubber: nth + 1 };
		if (others) {
			if (!isOnSheet(rubber)) return [{ code: "resultFirst", ...at }];
			const isWhole = others.length === sizeOf(place) && new Set(others).size === others.length;
			return [{ code: isWhole ? "orderOfPlay" : "numberOfPlayers", ...at }];
		}
		if (place.kind !== "fixed pair") return [];
		const [first, second] = playersAt(place, lineUp);
		const isOne = first !== undefined && first === second;
		return isOne ? [{ code: "numberOfPlayers", side, position: place.positions[1] }] : [];
	});
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
		if (decidedBy !== undefined && isInPlay(rubber)) problems.push({ code: "undecidedRubber", rubber: nth + 1 });
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
