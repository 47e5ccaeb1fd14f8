import { riyadhDay } from "../base/locale/format.ts";
import { isNearSeason } from "../settings/season-name.ts";

/** The words and rules of a tie: a meeting of the teams of two clubs. */
export const tieStatuses = ["scheduled", "completed", "cancelled"] as const;
export type TieStatus = (typeof tieStatuses)[number];

/**
 * How a tie ended. A walkover was never started, an abandoned tie not finished; one that was awarded has its winner by
 * a decision.
 */
export const outcomes = ["played", "walkover", "awarded", "abandoned"] as const;
export type Outcome = (typeof outcomes)[number];

/** Who was absent, or lost by a decision. */
export const sides = ["home", "away", "both"] as const;
export type AbsentSide = (typeof sides)[number];

/** The phases that refine each status. A tie without one is only what its status says. */
export const phasesOf = {
	scheduled: ["postponed", "in_play"],
	completed: ["reported", "confirmed", "locked"],
	cancelled: ["called_off", "annulled"],
} as const satisfies Record<TieStatus, readonly string[]>;
export const phases = [...phasesOf.scheduled, ...phasesOf.completed, ...phasesOf.cancelled] as const;
export type Phase = (typeof phases)[number];

export const statusOfPhase = (phase: Phase) =>
	tieStatuses.find((status) => phasesOf[status].some((each) => each === phase));

/**
 * Columns that the database empties when a score is typed or a status changes (functions/tie-dates.sql,
 * functions/sheets.sql): undoing an entry restores them too.
 */
export const goesWithResult = ["phase", "score_source", "home_games", "away_games", "home_points", "away_points"];

export type Tie = {
	id: number;
	season: string;
	match_date: string;
	match_time: string | null;
	status: TieStatus;
	home_team_id: number;
	away_team_id: number;
	home_score: number | null;
	away_score: number | null;
};

export type CountedTie = Tie & { home_score: number; away_score: number };

/**
 * How far a tie is, as everything public says it: a result that a side reported is provisional until it is confirmed,
 * by the other side, by its silence or by staff (docs/rules/league.md#reports).
 */
export const tieStates = ["scheduled", "now", "provisional", "final", "cancelled", "postponed"] as const;
export type TieState = (typeof tieStates)[number];

export function stateOf({ status, phase }: Pick<Tie, "status"> & { phase: Phase | null }): TieState {
	if (status === "cancelled") return "cancelled";
	if (status === "completed") return phase === "reported" ? "provisional" : "final";
	if (phase === "in_play") return "now";
	return phase === "postponed" ? "postponed" : "scheduled";
}

/** Only completed ties with both scores count for standings and form (docs/rules/league.md#ties). */
export const counts = <T extends Tie>(tie: T): tie is T & CountedTie =>
	tie.status === "completed" && tie.home_score !== null && tie.away_score !== null;

/**
 * Whether the day of a tie is of its season or of one beside it. Another is a slip of before the rule, as a Hijri year:
 * the tie is in no list by days until staff correct it (docs/rules/league.md#ties).
 */
export const isOnLikelyDay = ({ match_date, season }: Pick<Tie, "match_date" | "season">) =>
	isNearSeason(match_date, season);

/** A tie as the public sees it: a score of one that does not count is no result yet. */
export const published = <T extends Tie>(tie: T): T =>
	counts(tie) ? tie : { ...tie, home_score: null, away_score: null };

/**
 * Whether play goes on, or its hour is past: such a tie is not the next one of a club. One that is postponed has no
 * hour.
 */
export function hasBegun({ status, phase, match_date, match_time, date_known }: Started, now: Date): boolean {
	if (status !== "scheduled" || phase === "postponed") return false;
	if (phase === "in_play") return true;
	return date_known && match_time !== null && Date.parse(`${match_date}T${match_time}+03:00`) <= now.getTime();
}
type Started = Pick<Tie, "status" | "match_date" | "match_time"> & { phase: string | null; date_known: boolean };

const DAY_MS = 86_400_000;

/**
 * Whether a tie is of now: it started today, or is in play since last night. A sheet that was left open before that is
 * no play.
 */
export function isNow(tie: Started, now: Date): boolean {
	const today = riyadhDay(now);
	const since = tie.phase === "in_play" ? riyadhDay(new Date(now.getTime() - DAY_MS)) : today;
	return hasBegun(tie, now) && tie.match_date >= since && tie.match_date <= today;
}

export type Result = "win" | "draw" | "loss";
