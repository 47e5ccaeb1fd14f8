import type { Generated } from "kysely";

/** The first three of a table with which an edition ended. */
export type HonoursTable = { group_id: number; squad_id: number; place: number };

/** A closed edition that was opened again. */
export type TableCorrectionsTable = {
	id: Generated<number>;
	edition_id: number;
	reason: string;
	reason_ar: string;
	/** A hash of the tables that it was closed with. */
	tables_before: string;
	opened_at: Generated<Date>;
	opened_by_id: string | null;
	/** Null while it is open. `is_changed`: whether its tables are others then; null if the edition went on. */
	closed_at: Date | null;
	is_changed: boolean | null;
};

declare module "../../base/db/database.ts" {
	interface Database {
		honours: HonoursTable;
		table_corrections: TableCorrectionsTable;
	}
}
