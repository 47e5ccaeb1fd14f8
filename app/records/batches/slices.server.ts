import { setTimeout as pause } from "node:timers/promises";
import { inTransaction } from "../../base/db/client.server.ts";

/** The longest that a slice should take: on the embedded engine every other statement waits for it. */
const SLICE_MS = 50;
/** Between two slices the statements of other requests have the database. */
const PAUSE_MS = 40;
const FIRST = 10;
const MOST = 200;

/**
 * Does work on rows in short transactions, each with as many rows as fit. `work` may run more than once for a slice,
 * each time from the state of before it; it returns false to end early. `first` is the number of rows of the first
 * slice.
 */
export async function inSlices<Row>(
	rows: readonly Row[],
	work: (slice: readonly Row[]) => Promise<boolean>,
	first = FIRST,
) {
	let size = first;
	for (let i = 0; i < rows.length; ) {
		const slice = rows.slice(i, i + size);
		const began = performance.now();
		if (!(await inTransaction(() => work(slice)))) return false;
		const took = Math.max(1, performance.now() - began);
		i += slice.length;
		size = Math.max(1, Math.min(MOST, size * 2, Math.round((slice.length * SLICE_MS) / took)));
		await pause(PAUSE_MS);
	}
	return true;
}
