import { versionOf } from "./content-versions.server.ts";
import { noteRead } from "./reads.server.ts";

const memory = new Map<string, { version: number; value: Promise<unknown> }>();

/** Caches the result of `compute` over one table until that table changes. For few, costly answers: keys must be bounded. */
export async function remember<T>(key: string, table: string, compute: () => Promise<T>): Promise<T> {
	noteRead(table);
	const version = versionOf(table);
	if (version === undefined) return compute(); // changes of this table are not counted: cache nothing
	const known = memory.get(key);
	if (known?.version === version) return known.value as Promise<T>;
	const value = compute();
	memory.set(key, { version, value });
	value.catch(() => memory.delete(key));
	return value;
}
