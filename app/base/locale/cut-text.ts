const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Signs that make no sense in front of an ellipsis. */
const LOOSE = /[\s،,.؛;:…–—-]+$/;
/** A word that ends in the last part of the room ends the text; a longer one is parted. */
const LEAST = 0.6;

/**
 * A text of at most `most` characters: cut behind a word, or between letters as people see them where a word is too
 * long. One ellipsis says that something follows.
 */
export function cutText(text: string, most: number): string {
	if (text.length <= most) return text;
	const room = most - 1;
	const word = /^.*\S(?=\s)/s.exec(text.slice(0, room + 1))?.[0] ?? "";
	const cut = word.length >= most * LEAST ? word : text.slice(0, endOfLetters(text, room));
	return `${cut.replace(LOOSE, "")}…`;
}

function endOfLetters(text: string, room: number): number {
	const begin = letters.segment(text.slice(0, room + 100)).containing(room)?.index ?? room;
	if (begin > 0) return begin;
	// One letter under hundreds of marks: at least no half of a pair.
	return /[\udc00-\udfff]/.test(text[room] ?? "") ? room - 1 : room;
}
