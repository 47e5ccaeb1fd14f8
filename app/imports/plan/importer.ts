import type { Actor } from "../../access/actor.ts";
import type { Preparation } from "../../records/batches/batch.server.ts";
import type { PlannedRow } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";
import type { Rules } from "./plan-rows.ts";
import type { ReadRow } from "./read-row.ts";
import type { End, Work, WorkOfRun } from "./work.ts";

/**
 * How rows of one kind are read: its columns, those a file cannot do without, and a reader that knows what there is.
 */
export type Importer = {
	columns: readonly string[];
	needed: readonly string[];
	/** Columns that name a club, a group or the like, for which another name can be chosen. */
	named: readonly string[];
	/** Columns of people's own words, in which digits stay as they were written. */
	texts: readonly string[];
	/** Each new record is written before the next row is prepared, which may need it. */
	oneByOne?: boolean;
	/** For the one in whose name the rows are planned. */
	open: (actor: Actor) => Promise<
		Rules & {
			read: (row: CsvRow) => ReadRow;
			prepare?: Preparation;
			/** Makes what a new record has from its first day, in the transaction that writes it. */
			complete?: (record: number) => Promise<void>;
			inOrder?: WriteOrder;
		}
	>;
};

/** Rows in the order in which they are to be written, once they were planned. */
export type WriteOrder = (work: readonly Work[]) => Work[];

/** A kind whose rows are planned and written several at a time, because together they are one record. */
export type TogetherImporter = Pick<Importer, "columns" | "needed" | "named" | "texts"> & {
	open: (actor: Actor) => Promise<{
		/** The verdict on every row, in their order. `breathe` is called now and then. */
		planAll: (rows: readonly CsvRow[], breathe: () => Promise<void>) => Promise<PlannedRow[]>;
		/** Writes rows that were planned, in slices. */
		write: (run: WorkOfRun, work: readonly Work[]) => Promise<End>;
	}>;
};
export type AnyImporter = Importer | TogetherImporter;
