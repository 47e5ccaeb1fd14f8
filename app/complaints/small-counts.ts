/** A published count; null is one too small to be published. */
export type Published = number | null;

/** Fewer than this many cases could tell who filed them. */
export const LEAST = 5;

/**
 * Counts of one group as they may be published beside their total: small ones are left out, and where only one would be, which the total
 * would give away, the next smallest as well. Nought tells of nobody and stays.
 */
export function withoutSmall<K extends string>(counts: Record<K, number>): Record<K, Published> {
	const entries = Object.entries(counts) as [K, number][];
	const isSmall = ([, count]: [K, number]) => count > 0 && count < LEAST;
	const hidden = new Set(entries.filter(isSmall).map(([name]) => name));
	if (hidden.size === 1) {
		const [next] = entries.filter(([name, count]) => count > 0 && !hidden.has(name)).sort((a, b) => a[1] - b[1]);
		if (next) hidden.add(next[0]);
	}
	return Object.fromEntries(entries.map(([name, count]) => [name, hidden.has(name) ? null : count])) as Record<
		K,
		Published
	>;
}
