import { versionOf, watchNumber } from "../changes/content-versions.server.ts";
import { noteRead, noteReads, notesReads } from "../changes/reads.server.ts";
import { currentTransaction } from "../client.server.ts";

/** A result, and the tables it was read from with their versions from before the reading. */
type Remembered = { made: Promise<unknown>; tables: Map<string, number>; watch: number };

const memory = new Map<string, Remembered>();
const MAX_KEPT = 500;

/**
 * Keeps the result of `compute` until a table that it reads changes. The result must depend on those tables and the key alone, and is not
 * to be changed. Nothing is kept inside a transaction, of tables whose changes are not counted, or where there was nothing.
 */
export async function remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
	if (currentTransaction()) return compute();
	const kept = memory.get(key);
	if (kept && isCurrent(kept)) {
		const made = (await kept.made) as T;
		// While it was being made its tables were not all known, and they may have changed since.
		if (memory.get(key) === kept && isCurrent(kept)) {
			for (const table of kept.tables.keys()) noteRead(table);
			return made;
		}
	}
	return make(key, compute);
}

/** The same inside a page that is made for every visitor alike. Anything else, the administration for one, reads the rows as they are now. */
export const rememberForPages = <T>(key: string, compute: () => Promise<T>): Promise<T> =>
	notesReads() ? remember(key, compute) : compute();

async function make<T>(key: string, compute: () => Promise<T>): Promise<T> {
	const tables = new Map<string, number>();
	let isCounted = true;
	const making = noteReads(compute, (table) => {
		const version = versionOf(table);
		if (version === undefined) isCounted = false;
		else tables.set(table, version);
	});
	const kept: Remembered = { made: making.then(({ result }) => result), tables, watch: watchNumber() };
	kept.made.catch(() => {}); // those who wait for it see the failure
	keep(key, kept);
	const forget = () => {
		if (memory.get(key) === kept) memory.delete(key);
	};
	const { result, isWhole } = await making.catch((error) => {
		forget();
		throw error;
	});
	if (!isCounted || !isWhole || tables.size === 0 || result === undefined) forget();
	return result;
}

function keep(key: string, kept: Remembered) {
	memory.delete(key);
	memory.set(key, kept);
	for (const oldest of memory.keys()) {
		if (memory.size <= MAX_KEPT) return;
		memory.delete(oldest);
	}
}

function isCurrent({ tables, watch }: Remembered) {
	if (watch !== watchNumber()) return false;
	for (const [table, version] of tables) if (versionOf(table) !== version) return false;
	return true;
}
