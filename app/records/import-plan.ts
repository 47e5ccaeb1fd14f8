/** The planned result for one row of a file. A `warning` row is likely a slip: it is applied when its editor says that it is meant. */
export type Verdict = "new" | "same" | "changed" | "warning" | "wrong";
/** Likely slips, by the key of a text; `line` is another row of the file, `name` another record. */
export type Warning = { key: WarningKey; line?: number; name?: string };
type WarningKey = "likeLine" | "clubBusy" | "reversed" | "sameNameElsewhere" | "twoClubs";

export type PlannedRow = {
	line: number;
	name: string;
	verdict: Verdict;
	/** The effect of a warning row that is meant. */
	meant?: "new" | "changed";
	/** The record that the row speaks of, and its version. */
	id?: number;
	version?: number;
	values?: Record<string, unknown>;
	/** Columns with problems, or those that will change. */
	problems?: Record<string, string>;
	changes?: string[];
	warnings?: Warning[];
	/** Columns that name a club that is not there: the name, and those that come near. */
	unknown?: Record<string, { given: string; nearest: string[] }>;
};

type Known = Record<string, unknown> & { id: number; version: number };

/** Compares a row's values with the record there is; only columns that the file has count. */
export function verdictOf(
	given: Record<string, unknown>,
	columns: readonly string[],
	known: Known | undefined,
): Pick<PlannedRow, "id" | "version" | "values" | "changes"> & { verdict: "new" | "same" | "changed" } {
	if (!known) return { verdict: "new", values: given };
	const changes = columns.filter((column) => column in given && (given[column] ?? null) !== (known[column] ?? null));
	if (changes.length === 0) return { verdict: "same", id: known.id, version: known.version };
	const values = Object.fromEntries(changes.map((column) => [column, given[column]]));
	return { verdict: "changed", id: known.id, version: known.version, values, changes };
}

/** How many rows have each verdict. */
export function countVerdicts(rows: readonly PlannedRow[]): Record<Verdict, number> {
	const counts: Record<Verdict, number> = { new: 0, same: 0, changed: 0, warning: 0, wrong: 0 };
	for (const { verdict } of rows) counts[verdict] += 1;
	return counts;
}

/** The rows as they are applied: those with a warning when they are meant, else not at all. */
export const appliedRows = (rows: readonly PlannedRow[], warningsAreMeant: boolean): PlannedRow[] =>
	rows.map((row) => (row.verdict === "warning" && warningsAreMeant ? { ...row, verdict: row.meant ?? "new" } : row));
