import type { Format } from "../../formats/format.ts";
import { completedGames, gamesWon, isFinishedGame, type Pair, type Side, sumOf } from "./games.ts";

const nothing: Pair = [0, 0];

/** How a rubber ended; the four ends are kept apart (docs/rules.md#sheets). */
export const rubberOutcomes = ["played", "walkover", "retired", "defaulted", "not played"] as const;
export type RubberOutcome = (typeof rubberOutcomes)[number];

/** A rubber as a sheet has it, home first. `lostBy` is who was absent, retired or was defaulted; `won` are the games where their points are not known. */
export type RubberResult = {
	outcome: RubberOutcome;
	lostBy?: Side | "both" | undefined;
	games: readonly Pair[];
	won?: Pair | undefined;
};

export const gamesOf = ({ games, won }: Pick<RubberResult, "games" | "won">): Pair =>
	games.length > 0 ? gamesWon(games) : (won ?? nothing);

/** How unfinished rubbers count: what was finished only, or the most that the other side could still win (docs/rules.md#sheets). */
export type UnfinishedCounts = "none" | "maximum";

export type SheetScore = {
	rubbers: Pair;
	games: Pair;
	points: Pair;
	/** The rubbers won after each rubber of the order of play. */
	running: Pair[];
	/** The rubber, from 1, that decided the tie; undefined while it goes on, or where all are played. */
	decidedBy: number | undefined;
	/** Whether nothing more is to be played. */
	isComplete: boolean;
};

function winnerOf({ outcome, lostBy, ...rubber }: RubberResult): Side | undefined {
	if (outcome === "not played" || lostBy === "both") return undefined;
	if (outcome !== "played") return lostBy && (lostBy === "home" ? "away" : "home");
	const [home, away] = gamesOf(rubber);
	return home === away ? undefined : home > away ? "home" : "away";
}

/** The sums of a sheet. Rubbers after the deciding one do not count, unless the format has all of them played. */
export function scoreOfSheet(format: Format, rubbers: readonly RubberResult[], counts: UnfinishedCounts): SheetScore {
	const score: Record<"rubbers" | "games" | "points", Pair> = { rubbers: nothing, games: nothing, points: nothing };
	const running: Pair[] = [];
	let decidedBy: number | undefined;
	for (const [nth, rubber] of rubbers.entries()) {
		if (decidedBy !== undefined) break;
		const winner = winnerOf(rubber);
		const { games, points } = countedGames(format, rubber, counts);
		score.rubbers = sumOf([score.rubbers, [winner === "home" ? 1 : 0, winner === "away" ? 1 : 0]]);
		score.games = sumOf([score.games, games]);
		score.points = sumOf([score.points, points]);
		running.push(score.rubbers);
		if (format.winsNeeded !== null && Math.max(...score.rubbers) >= format.winsNeeded) decidedBy = nth + 1;
	}
	const isComplete = decidedBy !== undefined || rubbers.filter(isEnded).length >= format.rubbers.length;
	return { ...score, running, decidedBy, isComplete };
}

/** Whether a rubber is over, one that both sides missed included. */
const isEnded = (rubber: RubberResult) =>
	winnerOf(rubber) !== undefined || (rubber.outcome !== "not played" && rubber.lostBy === "both");

function countedGames(format: Format, rubber: RubberResult, counts: UnfinishedCounts) {
	const { outcome, lostBy, games } = rubber;
	if (outcome === "not played" || lostBy === "both") return { games: nothing, points: nothing };
	if (outcome === "played" || !lostBy) return { games: gamesOf(rubber), points: sumOf(games) };
	const counted =
		counts === "maximum" ? completedGames(games, lostBy, format) : games.filter((game) => isFinishedGame(game, format));
	return { games: gamesWon(counted), points: sumOf(counted) };
}
