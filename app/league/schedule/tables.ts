import type { Generated, JSONColumnType } from "kysely";

export type SchedulesTable = {
	id: Generated<number>;
	group_id: number;
	state: Generated<"searching" | "ready" | "failed" | "applied" | "undone" | "discarded">;
	/** Whether ties are new, or those without a result get other days. */
	is_new: boolean;
	/** The fields of the form that asked for it. */
	asked: JSONColumnType<Record<string, string>>;
	total: Generated<number>;
	done: Generated<number>;
	problem: string | null;
	rounds_made: JSONColumnType<number[], string | undefined>;
	started_by_id: string | null;
	created_at: Generated<Date>;
	ended_at: Date | null;
};

export type FormerDay = {
	match_date: string;
	match_time: string | null;
	venue_id: number | null;
	date_known: boolean;
	phase: string | null;
};

export type ScheduleTiesTable = {
	id: Generated<number>;
	schedule_id: number;
	round: number;
	home_squad_id: number;
	away_squad_id: number;
	match_date: string;
	match_time: string | null;
	venue_id: number | null;
	/** The tie that it is about, with the version that was planned from, or that came of it. */
	match_id: number | null;
	match_version: number | null;
	before: JSONColumnType<FormerDay | null, string | null | undefined>;
	/** Not taken back, because the tie was changed since. */
	stayed: Generated<boolean>;
};

declare module "../../base/db/database.ts" {
	interface Database {
		schedules: SchedulesTable;
		schedule_ties: ScheduleTiesTable;
	}
}
