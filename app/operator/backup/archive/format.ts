import type { ListProof } from "../repository/listed-files.server.ts";

/**
 * A backup is a tar archive, sealed as a whole (`age`), of `head.json`, rows, sequences, files and, last,
 * `manifest.json`. In a repository the files are not in it, but listed beside it, each in a sealed object of its own.
 * An archive of rows alone is what a move passes on. docs/operations.md describes the others for operators who open one
 * without the product.
 */
export const FORMAT = { oneFile: 1, pieces: 2, rows: 3 };

export type Table = { name: string; columns: string[] };
export type Head = {
	format: number;
	/** Version of the product that wrote it. */
	product: string;
	made_at: string;
	/** Names of the numbered migrations that made its tables, in order. */
	migrations: string[];
	/** Version of the queue's own tables. */
	queue: number;
	tables: Table[];
	/** A text sealed with each key of ENCRYPTION_KEYS, to try the keys of a restore on. */
	key_checks: { name: string; sealed: string }[];
};
export type Part = { name: string; size: number; sha256: string };
export type Manifest = {
	parts: Part[];
	/** Rows of each table. */
	rows: Record<string, number>;
	/** Needed files that the store did not have. */
	missing: string[];
	/** Files that were deleted, and their rows with them, while the backup was written. */
	gone: string[];
	/** Of the list of files, in a repository. */
	list?: ListProof;
};
export type Sequence = { name: string; value: string };

export const HEAD = "head.json";
export const SEQUENCES = "sequences.json";
export const MANIFEST = "manifest.json";
export const rowsName = (table: string, part: number) => `rows/${table}/${String(part).padStart(6, "0")}.ndjson.gz`;
export const fileName = (path: string) => `files/${path}`;
export const dataName = (file: string) => `data/${file}`;

/** The kind of a part, by its name; undefined for a name that no backup has. */
export function kindOf(name: string): { kind: "rows" | "file" | "data"; of: string } | undefined {
	const [, table] = /^rows\/((?:public|pgboss)\.\w+)\/\d{6,}\.ndjson\.gz$/.exec(name) ?? [];
	if (table) return { kind: "rows", of: table };
	const [, folder, path = ""] = /^(files|data)\/([\w./-]+)$/.exec(name) ?? [];
	if (!folder || path.split("/").some((part) => part === "" || part === "." || part === "..")) return undefined;
	return { kind: folder === "files" ? "file" : "data", of: path };
}
