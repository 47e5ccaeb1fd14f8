import { versionOf, watchNumber } from "../changes/content-versions.server.ts";
import { noteRead, noteReads, notesReads } from "../changes/reads.server.ts";
import { currentTransaction } from "../client.server.ts";
import { roughBytes } from "./rough-bytes.ts";

/**
 * A result, and the tables it was read from with their versions from before the reading. Its bytes are known when it is
 * made.
 */
type RememberedResult = { made: Promise<unknown>; tables: Map<string, number>; watch: number; bytes: number };

/** In the order of their last use. */
const memory = new Map<string, RememberedResult>();
let bytes = 0;
const MAX_KEPT = 500;
/** Of all results together: 500 players with 2,000 rubbers each would take 470 MB. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Keeps the result of `compute` until a table that it reads changes. The result must depend on those tables and the key
 * alone, and is not to be changed. Nothing is kept inside a transaction, of tables whose changes are not counted, or
 * where there was nothing.
 */
export async function remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
	if (currentTransaction()) return compute();
	const kept = memory.get(key);
	if (kept && isCurrent(kept)) {
		const made = (await kept.made) as T;
		// While it was being made its tables were not all known, and they may have changed since.
		if (memory.get(key) === kept && isCurrent(kept)) {
			for (const table of kept.tables.keys()) noteRead(table);
			keep(key, kept);
			return made;
		}
	}
	return make(key, compute);
}

/**
 * The same inside a page that is made for every visitor alike. Anything else, the administration for one, reads the
 * rows as they are now.
 */
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
	const kept: RememberedResult = { made: making.then(({ result }) => result), tables, watch: watchNumber(), bytes: 0 };
	kept.made.catch(() => {}); // those who wait for it see the failure
	keep(key, kept);
	const isRemembered = () => memory.get(key) === kept;
	const forget = () => {
		if (isRemembered()) drop(key);
	};
	const { result, isWhole } = await making.catch((error) => {
		forget();
		throw error;
	});
	const size = roughBytes(result);
	if (!isCounted || !isWhole || tables.size === 0 || result === undefined || size > MAX_BYTES) forget();
	if (isRemembered()) {
		drop(key);
		kept.bytes = size;
		keep(key, kept);
	}
	return result;
}

function keep(key: string, kept: RememberedResult) {
	drop(key);
	memory.set(key, kept);
	bytes += kept.bytes;
	for (const oldest of memory.keys()) {
		if (memory.size <= MAX_KEPT && bytes <= MAX_BYTES) return;
		drop(oldest);
	}
}

function drop(key: string) {
	bytes -= memory.get(key)?.bytes ?? 0;
	memory.delete(key);
}

function isCurrent({ tables, watch }: RememberedResult) {
	if (watch !== watchNumber()) return false;
	for (const [table, version] of tables) if (versionOf(table) !== version) return false;
	return true;
}
