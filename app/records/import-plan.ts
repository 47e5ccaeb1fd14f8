/** The planned result for one row of a file. */
export type Verdict = "new" | "same" | "changed" | "wrong";
export type PlannedRow = {
	line: number;
	name: string;
	verdict: Verdict;
	/** The record that the row speaks of, and its version. */
	id?: number;
	version?: number;
	values?: Record<string, unknown>;
	/** Columns with problems, or those that will change. */
	problems?: Record<string, string>;
	changes?: string[];
};

type Known = Record<string, unknown> & { id: number; version: number };

/** Compares a row's values with the record there is; only columns that the file has count. */
export function verdictOf(
	given: Record<string, unknown>,
	columns: readonly string[],
	known: Known | undefined,
): Pick<PlannedRow, "verdict" | "id" | "version" | "values" | "changes"> {
	if (!known) return { verdict: "new", values: given };
	const changes = columns.filter((column) => column in given && (given[column] ?? null) !== (known[column] ?? null));
	if (changes.length === 0) return { verdict: "same", id: known.id, version: known.version };
	const values = Object.fromEntries(changes.map((column) => [column, given[column]]));
	return { verdict: "changed", id: known.id, version: known.version, values, changes };
}

/** How many rows have each verdict. */
export function countVerdicts(rows: readonly PlannedRow[]): Record<Verdict, number> {
	const counts: Record<Verdict, number> = { new: 0, same: 0, changed: 0, wrong: 0 };
	for (const { verdict } of rows) counts[verdict] += 1;
	return counts;
}
