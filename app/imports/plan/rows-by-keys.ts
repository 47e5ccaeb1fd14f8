import type { ReadRow } from "./read-row.ts";

/** Rows in groups, in the order of their first ones: each row of a group of several has a key of another one. */
export function rowsByKeys(rows: readonly ReadRow[]): ReadRow[][] {
	const above = new Map<string, string>();
	/** The key that all keys of a group lead to; the way there gets shorter each time. */
	const top = (key: string): string => {
		let at = key;
		for (let up = above.get(at); up !== undefined && up !== at; up = above.get(at)) {
			above.set(at, above.get(up) ?? up);
			at = up;
		}
		return at;
	};
	for (const { key, otherKeys = [] } of rows)
		for (const other of otherKeys) if (top(other) !== top(key)) above.set(top(other), top(key));
	return [...Map.groupBy(rows, ({ key }) => top(key)).values()];
}
