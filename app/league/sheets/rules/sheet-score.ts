import { otherSide, type Side } from "../../../access/side.ts";
import { type Format, gamesNeeded } from "../../formats/format.ts";
import { completedGames, gamesWon, isDecided, isFinishedGame, type Pair, sumOf } from "./games.ts";
import type { Player } from "./players.ts";

const nothing: Pair = [0, 0];

/** How a rubber ended; the four ends are kept apart (docs/rules/league.md#sheets). */
export const rubberOutcomes = ["played", "walkover", "retired", "defaulted", "not played"] as const;
export type RubberOutcome = (typeof rubberOutcomes)[number];

/**
 * A rubber as a sheet has it, home first. `lostBy` is who was absent, retired or was defaulted; `won` are the games
 * where their points are not known. `others` played it in place of who the order of play says.
 */
export type RubberResult = {
	outcome: RubberOutcome;
	lostBy?: Side | "both" | undefined;
	games: readonly Pair[];
	won?: Pair | undefined;
	others?: Partial<Record<Side, readonly Player[]>> | undefined;
};

type Rules = Pick<Format, "bestOf" | "pointsTo">;

/** Whether a rubber is being played: it counts as not played until it is over, and has the games so far. */
export const isInPlay = ({ outcome, games }: { outcome: string; games: readonly Pair[] }) =>
	outcome === "not played" && games.length > 0;

/** Whether a sheet says anything of a rubber. */
export const isOnSheet = (rubber: { outcome: string; games: readonly Pair[] }) =>
	rubber.outcome !== "not played" || isInPlay(rubber);

/**
 * Whether a side had to have its players there for a rubber: one that it missed has none, and may name none
 * (docs/rules/league.md#sheets, decision 122).
 */
export const wasAttendedBy = (rubber: RubberResult, side: Side) => isOnSheet(rubber) && !wasMissedBy(rubber, side);

const wasMissedBy = ({ outcome, lostBy }: RubberResult, side: Side) =>
	outcome === "walkover" && (lostBy === side || lostBy === "both");

/** How a tie ends by its sheet; `absent` did not come. */
export type TieEnd = { outcome: "played" | "walkover"; absent: Side | "both" | null };

/**
 * A tie of which a side missed every rubber that is on the sheet was never started: a walkover, of both where both
 * missed all of them.
 */
export function endOfSheet(rubbers: readonly RubberResult[]): TieEnd {
	const shown = rubbers.filter(isOnSheet);
	const missed = (side: Side) => shown.length > 0 && shown.every((rubber) => wasMissedBy(rubber, side));
	const [home, away] = [missed("home"), missed("away")];
	if (!home && !away) return { outcome: "played", absent: null };
	return { outcome: "walkover", absent: home && away ? "both" : home ? "home" : "away" };
}

/** The rubbers of a sheet that is written down during play: one that is not decided yet goes on. */
export const duringPlay = (rubbers: readonly RubberResult[], rules: Rules): RubberResult[] =>
	rubbers.map((rubber) =>
		rubber.outcome === "played" && rubber.games.length > 0 && !isDecided(rubber.games, rules)
			? { ...rubber, outcome: "not played" as const }
			: rubber,
	);

/**
 * The rubbers of a sheet that is saved before its end: the last one on it goes on, between two games or in one that no
 * side can have won yet. So a number that ends no game stays a mistake.
 */
export function betweenGames(rubbers: readonly RubberResult[], rules: Rules): RubberResult[] {
	const last = rubbers.findLastIndex(isOnSheet);
	return rubbers.map((rubber, nth) => {
		const open = rubber.games.findLast((game) => !isFinishedGame(game, rules));
		const goesOn = nth === last && (!open || Math.max(...open) < rules.pointsTo);
		return goesOn ? (duringPlay([rubber], rules)[0] ?? rubber) : rubber;
	});
}

const finishedOf = (games: readonly Pair[], rules: Rules) => games.filter((game) => isFinishedGame(game, rules));

/** The games that each side won; one in which play stopped counts for neither. */
export const gamesOf = ({ games, won }: Pick<RubberResult, "games" | "won">, rules: Rules): Pair =>
	games.length > 0 ? gamesWon(finishedOf(games, rules)) : (won ?? nothing);

/**
 * How unfinished rubbers count: what was finished only, or the most that the other side could still win
 * (docs/rules/league.md#sheets).
 */
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
	end: TieEnd;
};

function winnerOf({ outcome, lostBy, ...rubber }: RubberResult, rules: Rules): Side | undefined {
	if (outcome === "not played" || lostBy === "both") return undefined;
	if (outcome !== "played") return lostBy && otherSide(lostBy);
	const [home, away] = gamesOf(rubber, rules);
	if (home === away || Math.max(home, away) < gamesNeeded(rules)) return undefined;
	return home > away ? "home" : "away";
}

/** The sums of a sheet. Rubbers after the deciding one do not count, unless the format has all of them played. */
export function scoreOfSheet(format: Format, rubbers: readonly RubberResult[], counts: UnfinishedCounts): SheetScore {
	const score: Record<"rubbers" | "games" | "points", Pair> = { rubbers: nothing, games: nothing, points: nothing };
	const running: Pair[] = [];
	let decidedBy: number | undefined;
	for (const [nth, rubber] of rubbers.entries()) {
		if (decidedBy !== undefined) break;
		const winner = winnerOf(rubber, format);
		const { games, points } = countedGames(format, rubber, counts);
		score.rubbers = sumOf([score.rubbers, [winner === "home" ? 1 : 0, winner === "away" ? 1 : 0]]);
		score.games = sumOf([score.games, games]);
		score.points = sumOf([score.points, points]);
		running.push(score.rubbers);
		if (format.winsNeeded !== null && Math.max(...score.rubbers) >= format.winsNeeded) decidedBy = nth + 1;
	}
	const isComplete =
		decidedBy !== undefined || rubbers.filter((rubber) => isEnded(rubber, format)).length >= format.rubbers.length;
	return { ...score, running, decidedBy, isComplete, end: endOfSheet(rubbers.slice(0, decidedBy)) };
}

/** Whether a rubber is over, one that both sides missed included. */
const isEnded = (rubber: RubberResult, rules: Rules) =>
	winnerOf(rubber, rules) !== undefined || (rubber.outcome !== "not played" && rubber.lostBy === "both");

function countedGames(format: Format, rubber: RubberResult, counts: UnfinishedCounts) {
	const { outcome, lostBy, games } = rubber;
	if (outcome === "not played" || lostBy === "both") return { games: nothing, points: nothing };
	if (outcome === "played" || !lostBy) return { games: gamesOf(rubber, format), points: sumOf(games) };
	const counted = counts === "maximum" ? completedGames(games, lostBy, format) : finishedOf(games, format);
	if (games.length > 0 || !rubber.won) return { games: gamesWon(counted), points: sumOf(counted) };
	const [home, away] = rubber.won;
	const full = gamesNeeded(format);
	const most: Pair = lostBy === "home" ? [home, full] : [full, away];
	return { games: counts === "maximum" ? most : rubber.won, points: nothing };
}
