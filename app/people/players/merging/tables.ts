import type { Generated, JSONColumnType } from "kysely";
import type { MergeDocument } from "./merge-document.ts";

export type PlayerMergesTable = {
	id: Generated<number>;
	/** No row has this id any more. */
	merged: number;
	kept: number;
	merged_at: Generated<Date>;
	merged_by_id: string | null;
	undone_at: Generated<Date | null>;
};

/** The rows that taking a merge back needs; for staff and the system alone (league-scope.server.ts). */
export type PlayerMergeDocumentsTable = { player_merge_id: number; document: JSONColumnType<MergeDocument> };

/** Names under which a player is found as well. */
export type PlayerNamesTable = {
	id: Generated<number>;
	player_id: number;
	name: string;
	name_ar: string;
	player_merge_id: number | null;
};

/** Pairs of records that are two people. */
export type DistinctPlayersTable = {
	lower_id: number;
	higher_id: number;
	said_by_id: string | null;
	said_at: Generated<Date>;
};

declare module "../../../base/db/database.ts" {
	interface Database {
		player_merges: PlayerMergesTable;
		player_merge_documents: PlayerMergeDocumentsTable;
		player_names: PlayerNamesTable;
		distinct_players: DistinctPlayersTable;
	}
}
