import type { JSONColumnType } from "kysely";

/**
 * The tables that a submitted case consists of: the list is migrations/functions/record-tables.sql. The product cannot
 * read `case_records`.
 */
export type CaseRecordTablesTable = {
	table_name: string;
	row_column: string;
	case_column: string;
	/** Columns without a hash, each with the reason. */
	uncovered: JSONColumnType<Record<string, string>>;
	changes: string[];
	words: string[];
	columns: string[] | null;
};

declare module "../../base/db/database.ts" {
	interface Database {
		case_record_tables: CaseRecordTablesTable;
	}
}
