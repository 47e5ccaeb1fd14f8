import type { z } from "zod";
import { problemsOf } from "../../base/forms/problems.ts";
import { type ExternalId, readId } from "../../records/ids/external-id.ts";
import type { PlannedRow } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";

/** The fields of a row, as a form's schema reads them. */
export type RowReading = {
	values?: Record<string, unknown>;
	problems?: Record<string, string>;
	unknown?: PlannedRow["unknown"];
	against?: PlannedRow["against"];
};

/** A row of a file as it was read, before it is known which record it speaks of. */
export type ReadRow = RowReading & {
	line: number;
	name: string;
	/** Rows with one key may speak of one record; so may those that share one of `otherKeys`. */
	key: string;
	otherKeys?: readonly string[];
	/** Columns of the record that the file speaks of, in the record's own names. */
	columns: readonly string[];
	/** The record's id here, or in another system. */
	own?: number;
	external?: ExternalId;
};

/**
 * Reads one row with a form's schema; empty cells are left to the form's defaults. Of a text that is no day the problem
 * shows how one is written, and a word that is none of a field's is an unknown choice.
 */
export function check(schema: z.ZodType<Record<string, unknown>>, fields: Record<string, unknown>): RowReading {
	const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
	const parsed = schema.safeParse(given);
	if (parsed.success) return { values: parsed.data };
	const unknown = parsed.error.issues.flatMap(({ code, path }) => (code === "invalid_value" ? String(path[0]) : []));
	const inFile = (field: string, key: string) => {
		if (key === "required" && field in given && unknown.includes(field)) return "unknownChoice";
		return key === "notADate" ? "importDate" : key;
	};
	const problems = Object.entries(problemsOf(parsed.error)).map(([field, key]) => [field, inFile(field, key)]);
	return { problems: Object.fromEntries(problems) };
}

const words = new Map([
	...["true", "yes", "1", "نعم"].map((word) => [word, true] as const),
	...["false", "no", "0", "لا", ""].map((word) => [word, false] as const),
]);
/** A cell of a box that is ticked or not; undefined for another word. */
export const yesOrNo = (cell = "") => words.get(cell.trim().toLowerCase());

/** A row with what was read of it. `names` are columns that a file calls otherwise than the record does. */
export function readRow(
	row: CsvRow,
	read: RowReading,
	{ name, key, names = {} }: { name: string; key: string; names?: Record<string, string> },
): ReadRow {
	const columns = Object.keys(row.fields).map((column) => names[column] ?? column);
	const given = row.fields.id ?? "";
	const id = given === "" ? {} : readId(given);
	const problems = id ? read.problems : { ...read.problems, id: "notAnId" };
	return { ...read, ...id, problems, line: row.line, name, key, columns };
}
