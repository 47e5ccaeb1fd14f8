import { riyadhDay, startOfDay } from "../../../base/locale/format.ts";

export const MAX_NOTE = 500;
/** Days for the answer where a group has no number of its own (docs/rules/league.md#date-requests). */
export const ANSWER_DAYS = 5;
/** How far ahead a tie may be moved, in days. */
export const MOST_DAYS_AHEAD = 400;

export type Moment = { match_date: string; match_time: string | null; venue_id: number | null };
type Tie = {
	status: string;
	phase: string | null;
	match_date: string;
	date_known: boolean;
	home_score: number | null;
	/** Its edition is over. */
	is_over?: boolean;
};

/**
 * Whether a tie can still be moved by its sides: not played, not being played, its edition not over, and its day is
 * ahead, not agreed or postponed.
 */
export function canMove({ status, phase, match_date, date_known, home_score, is_over }: Tie, now: Date): boolean {
	if (status !== "scheduled" || phase === "in_play" || home_score !== null || is_over) return false;
	return match_date > riyadhDay(now) || !date_known || phase === "postponed";
}

/** Until when the other side may answer: the end of the last day, and no later than the day before the tie. */
export function answerBy({ match_date, date_known, phase }: Tie, days: number | null, now: Date): Date {
	const usual = startOfDay(riyadhDay(now), (days ?? ANSWER_DAYS) + 1);
	const isFixed = date_known && phase !== "postponed";
	const beginning = startOfDay(match_date);
	return isFixed && beginning < usual ? beginning : usual;
}

export const isSame = (one: Moment, other: Moment) =>
	one.match_date === other.match_date && one.match_time === other.match_time && one.venue_id === other.venue_id;

/** The last day on which an answer counts. */
export const lastDay = (answerBy: Date) => riyadhDay(new Date(answerBy.getTime() - 1));
