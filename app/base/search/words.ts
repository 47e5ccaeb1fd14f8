import { fold } from "./fold.ts";

/** More than a name has; each word costs the database a look at what the others leave. */
const MAX_LETTERS = 80;
const MAX_WORDS = 6;
/** One letter begins a word of nearly every record. */
const MIN_LETTERS = 2;

/** The words of a typed text as names are compared with them, each once; none in a text of signs alone. */
export function wordsOf(typed: string): string[] {
	const words = fold(typed.slice(0, MAX_LETTERS)).split(" ");
	return [...new Set(words)].filter(Boolean).slice(0, MAX_WORDS);
}

/** The same; undefined when there is too little to look for. */
export function searchedWords(typed: string): string[] | undefined {
	const words = wordsOf(typed);
	return words.join("").length < MIN_LETTERS ? undefined : words;
}
