import type { z } from "zod";
import { problemsOf } from "../../base/forms/problems.ts";
import type { CsvRow } from "../../records/csv.server.ts";
import { type PlannedRow, verdictOf, type Warning } from "../../records/import-plan.ts";

type Known = Record<string, unknown> & { id: number; version: number };
export type Read = {
	values?: Record<string, unknown>;
	problems?: Record<string, string>;
	unknown?: PlannedRow["unknown"];
};
/** The rows of a file that were read before this one: their lines and their values, by key. */
export type Seen = Map<string, { line: number; values: string }>;

/** Reads one row with a form's schema; empty cells are left to the form's defaults. */
export function check(schema: z.ZodType<Record<string, unknown>>, fields: Record<string, unknown>): Read {
	const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
	const parsed = schema.safeParse(given);
	return parsed.success ? { values: parsed.data } : { problems: problemsOf(parsed.error) };
}

type Row = {
	row: CsvRow;
	name: string;
	/** Rows with one key speak of one record. */
	key: string;
	seen: Seen;
	read: Read;
	/** Columns of the record that the file speaks of, in the record's own names. */
	columns: readonly string[];
	known?: Known;
	/** Two people may have one name: a repeated row is asked about even if it says the same. */
	mayRepeat?: boolean;
	/** Likely slips of a row that would change something. */
	warningsOf?: (values: Record<string, unknown>) => Warning[];
};

/** The plan of a row that was read: wrong, or compared with the record and with the rows before it. */
export function plannedRow({ row, name, key, seen, read, columns, known, mayRepeat, warningsOf }: Row): PlannedRow {
	const base = { line: row.line, name };
	if (read.problems) return { ...base, verdict: "wrong", problems: read.problems, unknown: read.unknown };
	const values = read.values ?? {};
	const text = JSON.stringify(values);
	const first = seen.get(key);
	const warnings: Warning[] = first ? [{ key: "likeLine", line: first.line }] : [];
	if (first && first.values === text && !mayRepeat) return { ...base, verdict: "same", warnings };
	if (!first) seen.set(key, { line: row.line, values: text });
	const compared = first ? { verdict: "new" as const, values } : verdictOf(values, columns, known);
	if (compared.verdict === "same") return { ...base, ...compared };
	warnings.push(...(warningsOf?.(values) ?? []));
	return warnings.length > 0
		? { ...base, ...compared, verdict: "warning", meant: compared.verdict, warnings }
		: { ...base, ...compared };
}

/** Columns of the record that the file speaks of; `names` are those that a file calls otherwise. */
export const present = (row: CsvRow, names: Record<string, string> = {}) =>
	Object.keys(row.fields).map((column) => names[column] ?? column);

/** A day as people write it, day first (`6/3/2027`) or year first, as ISO 8601; another text is left as it is. */
export function isoDay(text: string): string {
	const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
	const [, y = year, m = month, d = day] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? [];
	return y && m && d ? `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}` : text;
}
