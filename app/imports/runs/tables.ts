import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { StoredActor } from "../../access/actor.ts";
import type { Choice, PlannedRow, Verdict } from "../../records/imports/plan.ts";
import type { ImportKind } from "../importers.server.ts";

export type RunState = "reading" | "planning" | "planned" | "importing" | "failed" | "discarded";

/**
 * The answers of an editor for the whole file: names chosen in place of others, in all rows or in one, likely slips
 * that are meant, and one choice for all doubts.
 */
export type RunAnswers = {
	names?: [given: string, chosen: string, nth?: number][];
	warnings?: boolean;
	doubts?: "same" | "new";
};

export type ImportRunsTable = {
	id: Generated<number>;
	kind: ImportKind;
	file_name: string;
	state: Generated<RunState>;
	total: Generated<number>;
	done: Generated<number>;
	answers: JSONColumnType<RunAnswers, string | undefined>;
	import_batch_id: number | null;
	started_by_id: string | null;
	started_by: JSONColumnType<StoredActor | { kind?: undefined }, string | undefined>;
	worker: string | null;
	worker_until: Date | null;
	created_at: Generated<Date>;
	planned_at: Date | null;
	finished_at: Date | null;
};

export type ImportRunRowsTable = {
	import_run_id: number;
	nth: number;
	line: number;
	fields: JSONColumnType<Record<string, string>>;
	plan: JSONColumnType<PlannedRow | null, string | null | undefined>;
	verdict: Verdict | null;
	choice: ColumnType<Choice | null, string | null | undefined, string | null>;
	meant: Generated<boolean>;
	changed_since: Generated<boolean>;
	record: number | null;
};

declare module "../../base/db/database.ts" {
	interface Database {
		import_runs: ImportRunsTable;
		import_run_rows: ImportRunRowsTable;
	}
}
