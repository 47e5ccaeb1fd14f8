import type { Generated, JSONColumnType } from "kysely";
import type { Days, Kind } from "./kinds.ts";

export type RetentionSettingsTable = {
	id: Generated<number>;
	days: JSONColumnType<Days, string>;
	version: Generated<number>;
};
export type RetentionRunsTable = {
	id: Generated<number>;
	started_at: Generated<Date>;
	ended_at: Date | null;
	counts: JSONColumnType<Partial<Record<Kind, number>>, string | undefined>;
	failed: Generated<Kind[]>;
};

declare module "../../base/db/database.ts" {
	interface Database {
		retention_settings: RetentionSettingsTable;
		retention_runs: RetentionRunsTable;
	}
}
