import { type NamedKind, namesLike } from "./names.server.ts";
import { distance } from "./nearest.ts";

/** Shares of a text that a name is to have, tried one after the other: the lower one finds short words, and costs more. */
const SHARES = [0.5, 0.3];
/** Longer texts are sentences: what is nearly like them is chance. */
const MAX_WORDS = 4;

/** Records with a name that nearly is these words, the nearest first: at most a third of the letters of each word differ. */
export async function findSimilar(kinds: NamedKind[], words: string[], most: number) {
	if (words.length > MAX_WORDS) return [];
	for (const share of SHARES) {
		const near = (await namesLike(kinds, words.join(" "), share))
			.map(({ kind, id, names }) => ({ kind, id, steps: steps(words, names) }))
			.filter(({ steps }) => steps < Number.POSITIVE_INFINITY)
			.sort((a, b) => a.steps - b.steps || a.id - b.id);
		if (near.length > 0) return near.slice(0, most);
	}
	return [];
}

/** Letters in which the words differ from the nearest words of a name, each written in one or in two; infinite where one has none near. */
function steps(words: string[], names: string): number {
	const parts = names.split(" ").filter((part) => part.length > 1);
	const candidates = [...parts, ...parts.slice(1).map((part, i) => `${parts[i]}${part}`)];
	const whole = words.length > 1 ? nearest(words.join(""), candidates) : Number.POSITIVE_INFINITY;
	return Math.min(
		whole,
		words.reduce((sum, word) => sum + nearest(word, candidates), 0),
	);
}

function nearest(word: string, candidates: string[]): number {
	const limit = Math.max(1, Math.floor(word.length / 3));
	return candidates.reduce((least, candidate) => {
		const found = distance(word, candidate, limit);
		return found <= limit ? Math.min(least, found) : least;
	}, Number.POSITIVE_INFINITY);
}
