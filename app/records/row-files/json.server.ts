import { stringify } from "csv-stringify/sync";
import { riyadhMoment } from "../../base/locale/format.ts";
import { breather } from "../../base/process/breather.server.ts";
import { MAX_COLUMNS, MAX_ROWS } from "./csv.server.ts";
import { type TextFile, textOf } from "./encoding.server.ts";

/** A file of rows as JSON is read whole. */
const MAX_JSON = 8 * 1024 * 1024;
/** Characters of the name of a column. */
const MAX_NAME = 60;
/** Rows that are turned into lines at a time. */
const AT_ONCE = 200;

type Cell = string | number | boolean | null;
type Row = Record<string, Cell>;

/**
 * A file as the reader of CSV takes it: an array of rows in JSON is turned into lines. Undefined for JSON that is
 * something else, or too long.
 */
export async function withoutJson(file: TextFile): Promise<TextFile | undefined> {
	if (!(await isJson(file))) return file;
	const parts: string[] = [];
	let length = 0;
	for await (const part of textOf(file)) {
		length += Buffer.byteLength(part);
		if (length > MAX_JSON || file.isDamaged) return undefined;
		parts.push(part);
	}
	const breathe = breather();
	const read = await rowsIn(parsed(parts.join("")), breathe);
	if (!read) return undefined;
	const { rows, columns } = read;
	const lines = [Buffer.from(stringify([columns]))];
	for (let i = 0; i < rows.length; i += AT_ONCE) {
		const some = rows.slice(i, i + AT_ONCE).map((row) => columns.map((column) => String(row[column] ?? "")));
		lines.push(Buffer.from(stringify(some)));
		await breathe();
	}
	const chunks = async function* () {
		yield* lines;
	};
	return { chunks, encoding: "utf-8" };
}

/**
 * The rows of a file and all their columns; undefined for what is no array of rows, or has too many columns. It ends at
 * the first value that is wrong: a list of what is wrong with each of millions would not fit into memory.
 */
async function rowsIn(given: unknown, breathe: () => Promise<void>) {
	if (!Array.isArray(given) || given.length === 0 || given.filter(hasSomething).length > MAX_ROWS + 1) return undefined;
	const rows: Row[] = [];
	const columns = new Set<string>();
	for (const row of given) {
		if (!isRow(row)) return undefined;
		for (const name of Object.keys(row)) columns.add(name);
		if (columns.size > MAX_COLUMNS) return undefined;
		rows.push(row);
		await breathe();
	}
	return columns.size === 0 ? undefined : { rows, columns: [...columns] };
}

/** Whether a row says anything: others are passed over, as lines of nothing but delimiters are. */
const hasSomething = (row: unknown) =>
	typeof row !== "object" || row === null || Object.values(row).some((cell) => cell !== null && cell !== "");

const isRow = (given: unknown): given is Row =>
	typeof given === "object" &&
	given !== null &&
	!Array.isArray(given) &&
	Object.entries(given).every(([name, cell]) => name.length <= MAX_NAME && isCell(cell));
const isCell = (value: unknown): value is Cell =>
	value === null || ["string", "number", "boolean"].includes(typeof value);

function parsed(text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ""));
	} catch {
		return undefined;
	}
}

/** No line of column names begins with a bracket. */
async function isJson(file: TextFile): Promise<boolean> {
	for await (const part of textOf(file)) {
		const text = part.replace(/^\uFEFF/, "").trimStart();
		if (text !== "") return text.startsWith("[");
	}
	return false;
}

/** Rows as a JSON file, one a line. */
export function writeJson(columns: readonly string[], list: Record<string, unknown>[]): string {
	const lines = list.map((each) => JSON.stringify(Object.fromEntries(columns.map((name) => [name, cell(each[name])]))));
	return `[\n${lines.join(",\n")}\n]\n`;
}

const cell = (value: unknown) => (value instanceof Date ? riyadhMoment(value) : (value ?? null));
