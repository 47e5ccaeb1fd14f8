import { fromKeys, keysOf } from "../../base/literals.ts";
/** A published count; null is one too small to be published. */
export type PublishedCount = number | null;

/** Fewer than this many cases could tell who filed them. */
export const LEAST = 5;

/**
 * Counts of one group as they may be published beside their total: small ones are left out, and the next smallest as
 * well while the total would give them away, because there is only one or because together they are fewer than the
 * least. Zero identifies no one and stays.
 */
export function withoutSmall<K extends string>(counts: Record<K, number>): Record<K, PublishedCount> {
	const entries = keysOf(counts).map((name): [K, number] => [name, counts[name]]);
	const isSmall = ([, count]: [K, number]) => count > 0 && count < LEAST;
	const hidden = new Map(entries.filter(isSmall));
	const sum = () => [...hidden.values()].reduce((all, count) => all + count, 0);
	const others = entries.filter(([name, count]) => count > 0 && !hidden.has(name)).sort((a, b) => a[1] - b[1]);
	for (const [name, count] of others) {
		if (hidden.size === 0 || (hidden.size > 1 && sum() >= LEAST)) break;
		hidden.set(name, count);
	}
	return fromKeys(keysOf(counts), (name) => (hidden.has(name) ? null : counts[name]));
}
