import type { Generated } from "kysely";
import type { Side } from "../../access/side.ts";

export type TieStatus = "scheduled" | "completed" | "cancelled";

export type TiePhase = "postponed" | "in_play" | "reported" | "confirmed" | "locked" | "called_off" | "annulled";

export type MatchesTable = {
	id: Generated<number>;
	season: Generated<string>;
	match_date: string;
	match_time: string | null;
	status: Generated<TieStatus>;
	home_team_id: number;
	away_team_id: number;
	home_score: number | null;
	away_score: number | null;
	sequence: Generated<number>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
	/** Filled by a trigger where a writer leaves it out, and so are the squads. */
	group_id: Generated<number>;
	home_squad_id: Generated<number>;
	away_squad_id: Generated<number>;
	round: number | null;
	outcome: Generated<"played" | "walkover" | "awarded" | "abandoned">;
	absent: Side | "both" | null;
	reason: string | null;
	reason_ar: string | null;
	venue_id: number | null;
	/** The day for which it was first planned, when it has moved since. */
	planned_date: string | null;
	/** Whether `match_date` is agreed. */
	date_known: Generated<boolean>;
	/** On which day a side says that it was played, and which side; superseded where `match_date` is another. */
	said_day: string | null;
	said_by: Side | null;
	/** Refines the status where there is more to say. */
	phase: TiePhase | null;
	/** A score from a sheet is the sum of its rubbers; so are games and points. */
	score_source: Generated<"typed" | "sheet">;
	home_games: number | null;
	away_games: number | null;
	home_points: number | null;
	away_points: number | null;
	/** Kept by a trigger, as is the time of locking. */
	confirmed_at: Date | null;
	/** The published decision that gave it its result. */
	case_reference: string | null;
	locked_at: Date | null;
	/** The day of the last change after it was confirmed. */
	corrected_on: string | null;
};

/** A day and time that a tie had before it was moved. */
export type FormerDatesTable = {
	id: Generated<number>;
	match_id: number;
	match_date: string;
	match_time: string | null;
	moved_at: Generated<Date>;
};

export type SeasonsTable = {
	name: string;
	points_win: Generated<number>;
	points_draw: Generated<number>;
	points_loss: Generated<number>;
	version: Generated<number>;
};

declare module "../../base/db/database.ts" {
	interface Database {
		matches: MatchesTable;
		former_dates: FormerDatesTable;
		seasons: SeasonsTable;
	}
}
