import type { Generated, JSONColumnType } from "kysely";
import type { Candidate, EntryOutcome, Verdict } from "./archive.ts";

export type PhotoArchivesTable = {
	id: Generated<number>;
	state: Generated<"reading" | "ready" | "applied" | "failed">;
	file_name: string;
	file: string | null;
	total: Generated<number>;
	done: Generated<number>;
	problem: string | null;
	uploaded_by_id: string | null;
	created_at: Generated<Date>;
	read_at: Date | null;
	applied_at: Date | null;
	applied_by_id: string | null;
};

export type PhotoArchiveEntriesTable = {
	id: Generated<number>;
	photo_archive_id: number;
	ordinal: number;
	name: string;
	verdict: Verdict;
	reason: string | null;
	person: string | null;
	candidates: JSONColumnType<Candidate[], string | undefined>;
	photo_url: string | null;
	outcome: EntryOutcome | null;
	player_id: number | null;
};

declare module "../../../base/db/database.ts" {
	interface Database {
		photo_archives: PhotoArchivesTable;
		photo_archive_entries: PhotoArchiveEntriesTable;
	}
}
