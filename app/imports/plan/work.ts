import type { Actor } from "../../access/actor.ts";
import type { PlannedRow } from "../../records/imports/plan.ts";

/** A row to be written: what it does is known. */
export type Work = { nth: number; effect: "new" | "changed"; plan: PlannedRow };

/**
 * How writing ended. `again`: others added records of the kind, or changed one, since the rows were planned; what is
 * left has to be planned again. `lost`: another worker has the run.
 */
export type End = "done" | "again" | "lost";

/** The row that became a record. */
export type WrittenRow = { nth: number; record: number };

/** A run as those see it who write several of its rows at a time. */
export type WorkOfRun = {
	actor: Actor;
	fileName: string;
	batchId: number;
	/** Counts rows that are through, at the beginning of a transaction; false when another worker has the run. */
	hold: (rows: number) => Promise<boolean>;
	note: (written: readonly WrittenRow[]) => Promise<void>;
};
