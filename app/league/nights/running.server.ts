import { rubbersOfTies } from "../sheets/rubbers.server.ts";
import { type RunningScore, runningScore } from "../sheets/running-score.ts";
import { isNow } from "../tie.ts";
import { namedTiesOf, type TieFilter, type TieRow } from "../ties/ties.server.ts";

/** Ties with the score so far of those in play whose sheet has a rubber; a list of none in play asks nothing. */
export async function withRunning<T extends Pick<TieRow, "id" | "phase">>(
	ties: T[],
): Promise<(T & { running?: RunningScore })[]> {
	const rubbers = await rubbersOfTies(ties.filter(({ phase }) => phase === "in_play").map(({ id }) => id));
	return ties.map((tie) => {
		const own = rubbers.get(tie.id);
		return own ? { ...tie, running: runningScore(own) } : tie;
	});
}

/** The same for ties under their days. */
export async function daysWithRunning<T extends Pick<TieRow, "id" | "phase">, D extends { ties: T[] }>(days: D[]) {
	const ties = new Map((await withRunning(days.flatMap((day) => day.ties))).map((tie) => [tie.id, tie]));
	return days.map((day) => ({ ...day, ties: day.ties.map((tie) => ties.get(tie.id) ?? tie) }));
}

/** The ties of a season that are played now, of some groups or one club in it, with the score so far. */
export async function tiesNow(season: string, now: Date, among: TieFilter) {
	const scheduled = await namedTiesOf({ season, ...among, status: "scheduled" });
	return withRunning(scheduled.filter((tie) => !tie.isUnplayed && isNow(tie, now)).reverse());
}
