import type { CsvRow } from "../../records/csv.server.ts";
import type { Rules } from "./plan-rows.ts";
import type { ReadRow } from "./read-row.ts";

/** How rows of one kind are read: its columns, those a file cannot do without, and a reader that knows what there is. */
export type Importer = {
	columns: readonly string[];
	needed: readonly string[];
	/** Columns that name a club. */
	clubs: readonly string[];
	open: () => Promise<Rules & { read: (row: CsvRow) => ReadRow }>;
};
