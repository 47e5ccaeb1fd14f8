import type { Side } from "../../../access/side.ts";
import { type Format, gamesNeeded } from "../../formats/format.ts";

/** Home and away. */
export type Pair = readonly [number, number];
type Rules = Pick<Format, "bestOf" | "pointsTo">;

/** ITTF 2.11.1: won by who first has 11 points with two clear, so beyond 10-10 the lead is exactly two. */
export function isFinishedGame([home, away]: Pair, { pointsTo }: Pick<Rules, "pointsTo">): boolean {
	const [more, less] = home > away ? [home, away] : [away, home];
	return more === pointsTo ? less <= pointsTo - 2 : more > pointsTo && more - less === 2;
}

/** Whether play can have stopped at this score: the game was not finished before it. */
export function isOpenGame([home, away]: Pair, rules: Pick<Rules, "pointsTo">): boolean {
	const most = Math.max(home, away);
	return !isFinishedGame([home, away], rules) && (most < rules.pointsTo || Math.abs(home - away) <= 1);
}

export const gamesWon = (games: readonly Pair[]): Pair => [
	games.filter(([home, away]) => home > away).length,
	games.filter(([home, away]) => home < away).length,
];

export const sumOf = (pairs: readonly Pair[]): Pair =>
	pairs.reduce<Pair>(([home, away], pair) => [home + pair[0], away + pair[1]], [0, 0]);

export type GamesProblem = { code: "impossibleGame" | "gameAfterDecision"; game: number } | { code: "undecidedRubber" };

/**
 * Why these cannot be the games of a rubber that was played to its end; undefined when they can. Games count from 1.
 */
export function problemOfGames(games: readonly Pair[], rules: Rules): GamesProblem | undefined {
	for (const [nth, game] of games.entries()) {
		if (isDecided(games.slice(0, nth), rules)) return { code: "gameAfterDecision", game: nth + 1 };
		if (!isFinishedGame(game, rules)) return { code: "impossibleGame", game: nth + 1 };
	}
	return isDecided(games, rules) ? undefined : { code: "undecidedRubber" };
}

/** Why a rubber that was played to its end cannot have these numbers of games. */
export function problemOfCount(won: Pair, rules: Rules): GamesProblem | undefined {
	const [more, less] = [Math.max(...won), Math.min(...won)];
	if (more < gamesNeeded(rules)) return { code: "undecidedRubber" };
	return more > gamesNeeded(rules) || less === more ? { code: "gameAfterDecision", game: more + less } : undefined;
}

/** The same for a rubber that one side could not finish: its last game may be open, and it is not decided. */
export function problemOfUnfinished(games: readonly Pair[], rules: Rules): GamesProblem | undefined {
	for (const [nth, game] of games.entries()) {
		const before = games.slice(0, nth);
		if (isDecided(before, rules)) return { code: "gameAfterDecision", game: nth + 1 };
		const mayBeOpen = nth === games.length - 1 && isOpenGame(game, rules);
		if (!isFinishedGame(game, rules) && !mayBeOpen) return { code: "impossibleGame", game: nth + 1 };
	}
	return isDecided(games, rules) ? { code: "gameAfterDecision", game: games.length } : undefined;
}

/** Why a rubber that one side could not finish cannot have these numbers of games. */
export function problemOfUnfinishedCount(won: Pair, rules: Rules): GamesProblem | undefined {
	return Math.max(...won) >= gamesNeeded(rules) ? { code: "gameAfterDecision", game: won[0] + won[1] } : undefined;
}

/** Whether a side has won enough games; who leads in an open one has not won it. */
export const isDecided = (games: readonly Pair[], rules: Rules) =>
	Math.max(...gamesWon(games.filter((game) => isFinishedGame(game, rules)))) >= gamesNeeded(rules);

/**
 * The games of a rubber that one side could not finish, as they count when the other gets the most that it could still
 * win: the open game up to its end, and then games to nothing.
 */
export function completedGames(games: readonly Pair[], lostBy: Side, rules: Rules): Pair[] {
	const winner = lostBy === "home" ? 1 : 0;
	const finished = games.map((game): Pair => {
		if (isFinishedGame(game, rules)) return game;
		const loses = game[1 - winner] ?? 0;
		const wins = Math.max(rules.pointsTo, loses + 2);
		return winner === 0 ? [wins, loses] : [loses, wins];
	});
	while (!isDecided(finished, rules)) finished.push(winner === 0 ? [rules.pointsTo, 0] : [0, rules.pointsTo]);
	return finished;
}
