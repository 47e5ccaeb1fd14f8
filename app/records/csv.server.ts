import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { latinDigits, visibleText } from "../base/forms/form-fields.ts";

export const MAX_ROWS = 5000;
const MAX_COLUMNS = 100;
/** Characters of the first line in which the delimiter is looked for. */
const MAX_HEAD = 16 * 1024;
export type CsvRow = { line: number; fields: Record<string, string> };

/** Excel writes Arabic as UTF-8 or, on older systems, in code page 1256. */
export function decodeCsv(bytes: Uint8Array): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1256").decode(bytes);
	}
}

/** The delimiter: Excel in many languages writes semicolons. */
function delimiterOf(text: string): string {
	const head = text.slice(0, MAX_HEAD).split("\n", 1)[0] ?? "";
	const count = (sign: string) => head.split(sign).length;
	return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * Rows of a CSV file by the names in its first line; undefined when it cannot be read as one, or has too many columns. Only `known` columns
 * are read, when they are given; `columns` are all that the file has.
 * The apostrophe that an export puts before a formula is taken off again.
 */
export function readCsv(text: string, known?: readonly string[]): { columns: string[]; rows: CsvRow[] } | undefined {
	try {
		const lines: { record: string[]; line: number }[] = [];
		parse(text, {
			bom: true,
			delimiter: delimiterOf(text.replace(/^\uFEFF/, "")),
			relax_column_count: true,
			skip_empty_lines: true,
			trim: true,
			to: MAX_ROWS + 2,
			cast: (value, { index }) => {
				if (index >= MAX_COLUMNS) throw new Error("too many columns");
				return value;
			},
			on_record: (record: string[], info) => {
				lines.push({ record, line: info.lines });
				return null;
			},
		});
		const [head, ...rest] = lines;
		if (!head) return undefined;
		const columns = head.record.map((name) => name.toLowerCase());
		const read = [...columns.entries()].filter(([, name]) => known === undefined || known.includes(name));
		const rows = rest.map(({ record, line }) => ({
			line,
			fields: Object.fromEntries(
				read.map(([i, name]) => [name, latinDigits((record[i] ?? "").replace(/^'(?=[=+\-@\t\r])/, ""))]),
			),
		}));
		return { columns, rows };
	} catch {
		return undefined;
	}
}

/** Rows as a CSV file that Excel opens with its Arabic intact (UTF-8 with a mark) and takes no cell of for a formula. */
export function writeCsv(columns: readonly string[], rows: Record<string, unknown>[]): string {
	return stringify(
		rows.map((row) => columns.map((name) => cell(row[name]))),
		{ header: true, columns: [...columns], bom: true, escape_formulas: true, record_delimiter: "windows" },
	);
}

const cell = (value: unknown) =>
	value instanceof Date ? value.toISOString() : value === null ? "" : visibleText(String(value ?? ""));
