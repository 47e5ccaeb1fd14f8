import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { StoredActor } from "../access/actor.ts";

export type ReportLine = { name: string; outcome: string; message?: string };

export type BulkRunsTable = {
	id: Generated<number>;
	kind: "local-photos" | "remote-photos" | "preset-photos";
	state: Generated<"processing" | "complete" | "error">;
	total: Generated<number>;
	done: Generated<number>;
	report: JSONColumnType<ReportLine[], string | undefined>;
	problem: string | null;
	file: string | null;
	started_by_id: string | null;
	started_by: JSONColumnType<StoredActor | { kind?: undefined }, string | undefined>;
	created_at: Generated<Date>;
	finished_at: Date | null;
};

export type ImportBatchesTable = {
	id: Generated<number>;
	kind:
		| ("matches" | "teams" | "players" | "preset-matches" | "photos" | "preset-photos")
		| (
				| "classes"
				| "rule-sets"
				| "formats"
				| "groups"
				| "entries"
				| "adjustments"
				| "results"
				| "withdrawal"
				| "approvals"
				| "rubbers"
				| "stints"
				| "licence-categories"
				| "licences"
				| "rosters"
				| "roster"
				| "renaming"
				| "closing"
				| "venues"
				| "closures"
				| "competitions"
				| "editions"
				| "stages"
		  );
	file_name: string | null;
	/** The name of a batch that came from no file. */
	label: Generated<string | null>;
	label_ar: Generated<string | null>;
	created: Generated<number>;
	updated: Generated<number>;
	imported_by_id: string | null;
	imported_at: Generated<Date>;
	undone_at: Date | null;
	kept: Generated<number>;
	photo_archive_id: Generated<number | null>;
	bulk_run_id: Generated<number | null>;
	/** The squad of a change to a roster. */
	squad_id: Generated<number | null>;
	/** Taking a batch back goes on a few rows at a time. */
	undoing_since: Date | null;
	undo_done: Generated<number>;
	undo_of: number | null;
	undo_kept: Generated<number>;
	undo_by: JSONColumnType<StoredActor | { kind?: undefined } | null, string | null | undefined, string | null>;
	undo_worker: string | null;
};

export type ImportBatchRowsTable = {
	id: Generated<number>;
	import_batch_id: number;
	record: number;
	version: number;
	before: JSONColumnType<Record<string, unknown> | null, string | null>;
	/** The values that were written, where undoing goes by column. */
	after: JSONColumnType<Record<string, unknown> | null, string | null | undefined>;
	undone: Generated<boolean>;
};

/** A record that was made with the rows of a batch, or changed: `before` are its former values. */
export type ImportBatchExtrasTable = {
	id: Generated<number>;
	import_batch_id: number;
	kind: "competition" | "edition" | "stage" | "squad" | "entry" | "venue" | "derived-stints" | "former-name";
	record: number;
	version: number;
	before: JSONColumnType<Record<string, unknown> | null, string | null>;
};

/** A record under the id that another system has for it. One of the columns names the record. */
export type ExternalIdsTable = {
	source: string;
	external_id: string;
	kind: GeneratedAlways<"team" | "player" | "match" | "stint" | "licence" | "squad-player">;
	record: GeneratedAlways<number>;
	team_id: number | null;
	player_id: number | null;
	match_id: number | null;
	stint_id: number | null;
	licence_id: number | null;
	squad_player_id: number | null;
	import_batch_id: number | null;
	created_at: Generated<Date>;
};

/**
 * Unsaved text of a person in the panel of a record; `record` is its kind and id. A closed one has no text and takes
 * none of its form.
 */
export type RecordDraftsTable = {
	id: Generated<number>;
	account_id: string;
	record: string;
	fields: JSONColumnType<Record<string, string>>;
	serial: Generated<string>;
	closed: Generated<boolean>;
	/** The answer to the form that was saved, and a hash of what it had sent. */
	saved: JSONColumnType<{ sent: string; to: string; flash: string } | null, string | null | undefined>;
	saved_at: Generated<Date>;
};

declare module "../base/db/database.ts" {
	interface Database {
		bulk_runs: BulkRunsTable;
		import_batches: ImportBatchesTable;
		import_batch_rows: ImportBatchRowsTable;
		import_batch_extras: ImportBatchExtrasTable;
		external_ids: ExternalIdsTable;
		record_drafts: RecordDraftsTable;
	}
}
