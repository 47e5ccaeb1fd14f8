import { type DoubtKey, type KnownRecord, verdictOf } from "../../records/imports/plan.ts";
import type { Claims } from "./claims.ts";
import type { ReadRow } from "./read-row.ts";

/** Records of one name that a row is compared with. */
const MAX_COMPARED = 100;

type Options = {
	why?: DoubtKey;
	/** The records that a row may be, instead of all its candidates. */
	of?: (row: ReadRow) => readonly KnownRecord[];
};

/**
 * Finds the records of rows with one name. A row is the record that says the same, or the only one left for the only
 * row left; otherwise its editor is asked. Rows with ids of another system are different records.
 */
export function assignByName(rows: readonly ReadRow[], claims: Claims, options: Options = {}) {
	const { why = "sameName", of } = options;
	const left = rows.filter((row) => {
		const free = row.external ? [] : claims.free(row, of?.(row)).slice(0, MAX_COMPARED);
		const same = free.find((record) => isSame(row, record));
		if (same) claims.take(row, same);
		return !same;
	});
	for (const row of left) {
		const free = claims.free(row, of?.(row));
		const [only] = free;
		const earlier = row.external ? undefined : (claims.takenBy(row) ?? lineBefore(rows, row));
		if (only && free.length === 1 && left.length === 1) claims.take(row, only);
		else if (only || earlier !== undefined) claims.ask(row, earlier === undefined ? why : "likeLine", free, earlier);
	}
}

/**
 * Finds the record of rows with one name that no two records have: the first row speaks of it, and every other one is
 * wrong in `column`.
 */
export function assignOnce(rows: readonly ReadRow[], claims: Claims, column: string) {
	const [first, ...others] = rows;
	if (!first) return;
	const earlier = claims.takenBy(first);
	if (earlier === undefined) assignByName([first], claims);
	for (const row of earlier === undefined ? others : rows) {
		row.problems = { ...row.problems, [column]: "repeatedRow" };
		claims.ask(row, "likeLine", [], earlier ?? first.line);
	}
}

const isSame = (row: ReadRow, record: KnownRecord) =>
	verdictOf(row.values ?? {}, row.columns, record).verdict === "same";

/** The first line, where it is before this one. */
export const lineBefore = (rows: readonly ReadRow[], row: ReadRow) => {
	const [first] = rows;
	return first === row ? undefined : first?.line;
};
