import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { stringify } from "csv-stringify/sync";
import { riyadhMoment } from "../../base/locale/format.ts";
import { visibleText } from "../../base/locale/visible-text.ts";
import { machineText } from "../../base/typed/machine-text.ts";
import { BROKEN, type TextFile, textOf } from "./encoding.server.ts";

export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 100;
/** Characters of one row; a longer one ends the reading. */
const MAX_RECORD = 512 * 1024;
/** Characters of the first line in which the delimiter is looked for. */
const MAX_HEAD = 16 * 1024;

export type CsvRow = { line: number; fields: Record<string, string> };
type CsvFile = { text: TextFile; delimiter: string; isNamed: boolean };

/** A file that is no table; `line` is where it ceases to be one. */
class BrokenCsv extends Error {
	readonly line: number;
	constructor(line: number) {
		super("not a table");
		this.line = line;
	}
}

/**
 * Looks through a CSV file: its columns and how many rows it has, one more than MAX_ROWS at most. Rows with nothing in
 * them are passed over. A file that cannot be read as a table, or has too many columns, is broken in a line.
 */
export async function openCsv(text: TextFile) {
	const file: CsvFile = { text, ...(await delimiterOf(text)) };
	try {
		let columns: string[] | undefined;
		let rows = -1;
		for await (const { record } of recordsOf(file)) {
			columns ??= record.map((name) => columnName(name));
			rows += 1;
		}
		return columns ? { file, columns, rows } : { broken: 1 };
	} catch (error) {
		if (error instanceof BrokenCsv) return { broken: error.line };
		throw error;
	}
}

/**
 * The rows of a file that was looked through, by the names in its first line; only `known` columns are read. Digits
 * become Latin ones, but for columns of `texts`. The apostrophe that an export puts before a formula is taken off
 * again.
 */
export async function* csvRows(
	file: CsvFile,
	known: readonly string[],
	texts: readonly string[] = [],
): AsyncGenerator<CsvRow> {
	let read: [number, string][] | undefined;
	for await (const { record, line } of recordsOf(file)) {
		if (read) {
			const fields = read.map(([i, name]) => {
				const cell = plain(record[i] ?? "");
				return [name, texts.includes(name) ? cell : machineText(cell)];
			});
			yield { line, fields: Object.fromEntries(fields) };
		} else
			read = [...record.entries()]
				.map(([i, name]): [number, string] => [i, columnName(name)])
				.filter(([, name]) => known.includes(name));
	}
}

const columnName = (written: string) => machineText(written).toLowerCase();
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, "").replaceAll("\0", "");

/** The lines of a file as the parser reads them, a piece of the file at a time. */
async function* recordsOf({ text, delimiter, isNamed }: CsvFile): AsyncGenerator<{ record: string[]; line: number }> {
	let last = 0;
	const parser = Readable.from(textOf(text)).pipe(
		parse({
			bom: true,
			delimiter,
			from_line: isNamed ? 2 : 1,
			relax_column_count: true,
			relax_quotes: true,
			skip_empty_lines: true,
			skip_records_with_empty_values: true,
			trim: true,
			max_record_size: MAX_RECORD,
			to: MAX_ROWS + 2,
			info: true,
			cast: (value, { index, lines }) => {
				if (index >= MAX_COLUMNS || (text.isDamaged && value.includes(BROKEN))) throw new BrokenCsv(lines);
				return value === "" || SEEN.test(value) ? value : "";
			},
			on_record: (row, { lines }) => {
				last = lines;
				return row;
			},
		}),
	);
	try {
		for await (const { record, info } of parser) yield { record, line: info.lines };
	} catch (error) {
		if (error instanceof CsvError) throw new BrokenCsv(UNENDED.includes(error.code) ? last + 1 : Number(error.lines));
		throw error;
	}
}

/** A quote that is never closed is a fault of the line in which it opens. */
const UNENDED: readonly string[] = ["CSV_QUOTE_NOT_CLOSED", "CSV_MAX_RECORD_SIZE"];
/** A sign that is seen. */
const SEEN = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** The delimiter: Excel in many languages writes semicolons, and some programs name theirs in a first line, `sep=;`. */
async function delimiterOf(file: TextFile): Promise<{ delimiter: string; isNamed: boolean }> {
	let text = "";
	for await (const part of textOf(file)) {
		text += part;
		if (text.length >= MAX_HEAD) break;
	}
	const [head = ""] = text.slice(0, MAX_HEAD).split(/\r\n?|\n/, 1);
	const [, named] = /^\uFEFF?"?sep=([^\p{L}\p{N}"])"?\s*$/iu.exec(head) ?? [];
	if (named) return { delimiter: named, isNamed: true };
	const count = (sign: string) => head.split(sign).length;
	const delimiter = [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
	return { delimiter, isNamed: false };
}

/**
 * Rows as a CSV file that Excel opens with its Arabic intact (UTF-8 with a mark) and takes no cell of for a formula.
 */
export function writeCsv(columns: readonly string[], rows: Record<string, unknown>[]): string {
	return stringify(
		rows.map((row) => columns.map((name) => cell(row[name]))),
		{ header: true, columns: [...columns], bom: true, escape_formulas: true, record_delimiter: "windows" },
	);
}

/** A number stays one: a negative is no formula. */
function cell(value: unknown) {
	if (typeof value === "number") return value;
	return value instanceof Date ? riyadhMoment(value) : value === null ? "" : visibleText(String(value ?? ""));
}
