import { fold } from "./fold.ts";

const MAX_LENGTH = 60;
const MOST = 3;

/** The texts whose folded form is nearest to a given one, best first: at most a third of the letters differ. */
export function nearest<T>(given: string, texts: Iterable<readonly [text: string, value: T]>): T[] {
	const wanted = keyOf(given);
	const limit = Math.max(1, Math.floor(wanted.length / 3));
	const found = new Map<T, number>();
	for (const [text, value] of texts) {
		const steps = distance(wanted, keyOf(text), limit);
		if (steps <= limit) found.set(value, Math.min(steps, found.get(value) ?? limit));
	}
	return [...found]
		.sort(([, a], [, b]) => a - b)
		.slice(0, MOST)
		.map(([value]) => value);
}

/** Spaces, and the article in Latin letters, are no difference. */
const keyOf = (text: string) =>
	fold(text)
		.replace(/^al(?=[a-z]{3})/, "")
		.replaceAll(" ", "")
		.slice(0, MAX_LENGTH);

/** Letters to add, leave out, replace or swap with the next one; more than `limit` is not counted further. */
export function distance(a: string, b: string, limit: number): number {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	let beforeThat: number[] = [];
	let above = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const [corner = 0, up = 0, before = 0] = [above[j - 1], above[j], row[j - 1]];
			const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			const swapped = isSwapped ? (beforeThat[j - 2] ?? limit) + 1 : limit + 1;
			row.push(Math.min(up + 1, before + 1, corner + (a[i - 1] === b[j - 1] ? 0 : 1), swapped));
		}
		if (Math.min(...row) > limit) return limit + 1;
		[beforeThat, above] = [above, row];
	}
	return above[b.length] ?? limit + 1;
}
