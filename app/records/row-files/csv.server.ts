import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { stringify } from "csv-stringify/sync";
import { visibleText } from "../../base/forms/form-fields.ts";
import { machineText } from "../../base/typed/machine-text.ts";

export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 100;
/** Characters of one row; a longer one ends the reading. */
const MAX_RECORD = 512 * 1024;
/** Characters of the first line in which the delimiter is looked for. */
const MAX_HEAD = 16 * 1024;

export type CsvRow = { line: number; fields: Record<string, string> };
/** A file that can be read more than once, a piece at a time. */
export type Chunks = () => AsyncIterable<Uint8Array>;
type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1256";
type CsvFile = { chunks: Chunks; encoding: Encoding; delimiter: string };

/**
 * Looks through a CSV file: its columns and how many rows it has, one more than MAX_ROWS at most. Undefined when it
 * cannot be read as one, or has too many columns.
 */
export async function openCsv(chunks: Chunks) {
	const encoding = await encodingOf(chunks);
	const file: CsvFile = { chunks, encoding, delimiter: await delimiterOf(chunks, encoding) };
	try {
		let columns: string[] | undefined;
		let rows = -1;
		for await (const { record } of recordsOf(file)) {
			columns ??= record.map((name) => columnName(name));
			rows += 1;
		}
		return columns && { file, columns, rows };
	} catch {
		return undefined;
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
async function* recordsOf({
	chunks,
	encoding,
	delimiter,
}: CsvFile): AsyncGenerator<{ record: string[]; line: number }> {
	const parser = Readable.from(decoded(chunks, encoding)).pipe(
		parse({
			bom: true,
			delimiter,
			relax_column_count: true,
			skip_empty_lines: true,
			trim: true,
			max_record_size: MAX_RECORD,
			to: MAX_ROWS + 2,
			info: true,
			cast: (value, { index }) => {
				if (index >= MAX_COLUMNS) throw new Error("too many columns");
				return value;
			},
		}),
	);
	for await (const { record, info } of parser) yield { record, line: info.lines };
}

/** Excel writes Arabic as UTF-8, as "Unicode text" in UTF-16 with a mark, or, on older systems, in code page 1256. */
async function encodingOf(chunks: Chunks): Promise<Encoding> {
	const mark = await firstBytes(chunks);
	if (mark === "fffe") return "utf-16le";
	if (mark === "feff") return "utf-16be";
	return (await isUtf8(chunks)) ? "utf-8" : "windows-1256";
}

/** The first two bytes in hexadecimal digits. */
async function firstBytes(chunks: Chunks): Promise<string> {
	let read = Buffer.alloc(0);
	for await (const chunk of chunks()) {
		read = Buffer.concat([read, chunk.subarray(0, 2)]);
		if (read.length >= 2) break;
	}
	return read.subarray(0, 2).toString("hex");
}

async function isUtf8(chunks: Chunks): Promise<boolean> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		for await (const chunk of chunks()) decoder.decode(chunk, { stream: true });
		decoder.decode();
		return true;
	} catch {
		return false;
	}
}

async function* decoded(chunks: Chunks, encoding: string): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding);
	for await (const chunk of chunks()) yield decoder.decode(chunk, { stream: true });
	yield decoder.decode();
}

/** The delimiter: Excel in many languages writes semicolons. */
async function delimiterOf(chunks: Chunks, encoding: string): Promise<string> {
	let text = "";
	for await (const part of decoded(chunks, encoding)) {
		text += part;
		if (text.length >= MAX_HEAD) break;
	}
	const head = text.slice(0, MAX_HEAD).split("\n", 1)[0] ?? "";
	const count = (sign: string) => head.split(sign).length;
	return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
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

const cell = (value: unknown) =>
	value instanceof Date ? value.toISOString() : value === null ? "" : visibleText(String(value ?? ""));
