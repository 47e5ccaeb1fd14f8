import { z } from "zod";

const row = z.record(z.string(), z.unknown());
const rows = z.record(z.string(), z.array(row));

/** All that taking a merge back needs. */
export const mergeDocument = z.object({
	/** The record that went, and the kept one before the merge. */
	merged: row,
	was: row,
	/** The kept record after the merge. */
	after: row,
	/** The keys of rows that named the record that went and name the kept one now, by table. */
	moved: rows,
	/** Rows of either record that went, by table: the other one had what they say already. */
	removed: rows,
	/** Rows of the kept record that took what the record that went knew as well, by table. */
	filled: z.record(z.string(), z.array(z.object({ was: row, after: row }))).default({}),
	/** The clubs of both by days before the merge, and those of the kept record after it. */
	stints: z.array(row),
	stintsAfter: z.array(row),
	/** Ids of other systems for stints, licences and places on rosters of both before the merge. */
	ids: z.array(row),
});
export type MergeDocument = z.output<typeof mergeDocument>;
