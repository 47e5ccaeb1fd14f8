import { nameKey } from "../../base/search/fold.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import { assignByName, lineBefore } from "../plan/assign-names.ts";
import type { Claims } from "../plan/claims.ts";
import type { ReadRow } from "../plan/read-row.ts";

type Names = Readonly<Record<string, unknown>>;

/** By what a player is found: the names that there are, however they are spelled, in either column. */
export const playerKeys = ({ name, name_ar }: Names): string[] =>
	[...new Set([name, name_ar].map((text) => nameKey(String(text ?? ""))))].filter((key) => key !== "");

/** Whether two have the same names. */
const isAlike = (a: Names, b: Names) => {
	const [some, others] = [playerKeys(a), playerKeys(b)];
	return some.length === others.length && some.every((key) => others.includes(key));
};

/** Whether one of two has all the names of the other: it may lack one, and has no other one. */
export function mayBeSame(a: Names, b: Names): boolean {
	const [few, many] = [playerKeys(a), playerKeys(b)].toSorted((x, y) => x.length - y.length);
	return few !== undefined && many !== undefined && few.length > 0 && few.every((key) => many.includes(key));
}

/**
 * Finds the records of rows of one club that have a name in common, each with another one. Rows with all names of a
 * record come first. One that lacks a name, or whose record does, is that record where no other row and no other record
 * may be meant; else its editor is asked.
 */
export function assignPlayers(
	rows: readonly ReadRow[],
	claims: Claims,
	namesakes: (row: ReadRow) => readonly KnownRecord[],
) {
	const alike = (row: ReadRow) => namesakes(row).filter((record) => isAlike(record, row.values ?? {}));
	const sameNames = Map.groupBy(rows, ({ values = {} }) => playerKeys(values).toSorted().join("|"));
	for (const same of sameNames.values())
		if (same.some((row) => alike(row).length > 0)) assignByName(same, claims, { of: alike });
	const left = rows.filter((row) => !claims.found.has(row));
	for (const row of left) {
		const free = claims.free(row);
		const [only] = free;
		const earlier = row.external ? undefined : (claims.takenBy(row) ?? lineBefore(rows, row));
		if (only && free.length === 1 && left.length === 1 && earlier === undefined) claims.take(row, only);
		else if (only || earlier !== undefined)
			claims.ask(row, earlier === undefined ? "sameName" : "likeLine", free, earlier);
	}
}
