import type { Generated, JSONColumnType } from "kysely";

/** The ids of rows that came with a copy, by table; `season` says that it was opened. */
export type CopiedRows = {
	season: boolean;
	editions: number[];
	stages: number[];
	groups: number[];
	squads: number[];
	entries: number[];
	/** Absent in the first copies that were made. */
	squad_players?: number[];
	/** Captains who went along; absent in copies without them. */
	captains?: { squad_id: number; account_id: string }[];
};

export type SeasonCopiesTable = {
	id: Generated<number>;
	from_season: string;
	to_season: string;
	made: JSONColumnType<CopiedRows>;
	copied_by_id: string | null;
	copied_at: Generated<Date>;
	undone_at: Date | null;
};

declare module "../../base/db/database.ts" {
	interface Database {
		season_copies: SeasonCopiesTable;
	}
}
