import { distance } from "./nearest.ts";

/** Shorter words are near to too many others. */
export const SHORTEST = 3;

/**
 * A regular expression of PostgreSQL for a folded word with one letter more, fewer, another or swapped with the next,
 * or written as two. Folded letters have no meaning in it; the index on groups of three letters answers it.
 */
export function oneSlip(word: string): string {
	if (word.length < SHORTEST) return ` ${word} `;
	const forms = [...word].flatMap((letter, i) => {
		const [before, after] = [word.slice(0, i), word.slice(i + 1)];
		const swapped = after === "" ? [] : [before + after[0] + letter + after.slice(1)];
		return [`${before}[^ ]?${after}`, `${before}[^^$]${letter}${after}`, ...swapped];
	});
	return ` (?:${[...forms, `${word}[^ ]`].join("|")}) `;
}

/**
 * Letters in which words differ from the nearest words of a name, each written in one or in two; infinite where one has
 * none near.
 */
export function steps(words: string[], names: string): number {
	const parts = names.split(" ").filter((part) => part.length > 1);
	const written = [...parts, ...parts.slice(1).map((part, i) => `${parts[i]}${part}`)];
	const together = words.length > 1 ? nearest(words.join(""), written) : Number.POSITIVE_INFINITY;
	return Math.min(
		together,
		words.reduce((sum, word) => sum + nearest(word, written), 0),
	);
}

function nearest(word: string, written: string[]): number {
	const limit = word.length < SHORTEST ? 0 : Math.max(1, Math.floor(word.length / 3));
	return written.reduce((least, other) => {
		const found = distance(word, other, limit);
		return found <= limit ? Math.min(least, found) : least;
	}, Number.POSITIVE_INFINITY);
}
