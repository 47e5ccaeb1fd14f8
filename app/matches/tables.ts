import type { Generated } from "kysely";

export type TieStatus = "scheduled" | "completed" | "cancelled";

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
	absent: "home" | "away" | "both" | null;
	reason: string | null;
	reason_ar: string | null;
};

export type SeasonsTable = {
	name: string;
	points_win: Generated<number>;
	points_draw: Generated<number>;
	points_loss: Generated<number>;
	version: Generated<number>;
};

declare module "../base/db/database.ts" {
	interface Database {
		matches: MatchesTable;
		seasons: SeasonsTable;
	}
}
