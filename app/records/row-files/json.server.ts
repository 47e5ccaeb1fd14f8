import { stringify } from "csv-stringify/sync";
import { z } from "zod";
import type { Chunks } from "./csv.server.ts";

/** A file of rows as JSON is read whole. */
const MAX_JSON = 8 * 1024 * 1024;
const row = z.record(z.string().max(60), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const rows = z.array(row).max(50_001);

/** A file as the reader of CSV takes it: an array of rows in JSON is turned into lines. Undefined for JSON that is something else, or too long. */
export async function withoutJson(chunks: Chunks): Promise<Chunks | undefined> {
	if (!(await isJson(chunks))) return chunks;
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of chunks()) {
		length += chunk.length;
		if (length > MAX_JSON) return undefined;
		parts.push(chunk);
	}
	const read = rows.safeParse(parsed(Buffer.concat(parts).toString("utf8")));
	const [first] = read.data ?? [];
	if (!read.data || !first) return undefined;
	const columns = [...new Set(read.data.flatMap((each) => Object.keys(each)))];
	const text = stringify(
		read.data.map((each) => columns.map((column) => String(each[column] ?? ""))),
		{ header: true, columns },
	);
	return async function* () {
		yield Buffer.from(text);
	};
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ""));
	} catch {
		return undefined;
	}
}

/** No line of column names begins with a bracket. */
async function isJson(chunks: Chunks): Promise<boolean> {
	for await (const chunk of chunks()) {
		const text = Buffer.from(chunk.subarray(0, 200))
			.toString("utf8")
			.replace(/^\uFEFF/, "")
			.trimStart();
		if (text !== "") return text.startsWith("[");
	}
	return false;
}

/** Rows as a JSON file, one a line. */
export function writeJson(columns: readonly string[], list: Record<string, unknown>[]): string {
	const lines = list.map((each) =>
		JSON.stringify(Object.fromEntries(columns.map((name) => [name, each[name] ?? null]))),
	);
	return `[\n${lines.join(",\n")}\n]\n`;
}
