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
