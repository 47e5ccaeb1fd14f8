import { fold } from "../../base/search/fold.ts";

export type MarkedPart = { text: string; isMarked: boolean };

/** The words of a name, with those marked that hold a searched word: also one that is written in two, as "Al Nasr". */
export function marked(name: string, words: string[]): MarkedPart[] {
	const tokens = name.split(/([\s\-–،,]+)/);
	const holds = (text: string) => {
		const folded = fold(text);
		return words.some((word) => (word.length > 1 ? folded.includes(word) : folded.startsWith(word)));
	};
	const parts: MarkedPart[] = [];
	for (let i = 0; i < tokens.length; i += 2) {
		const [word = "", gap = "", next = ""] = tokens.slice(i, i + 3);
		const isPair = !holds(word) && !holds(next) && next !== "" && holds(word + gap + next);
		if (isPair) {
			parts.push({ text: word + gap + next, isMarked: true }, { text: tokens[i + 3] ?? "", isMarked: false });
			i += 2;
		} else parts.push({ text: word, isMarked: holds(word) }, { text: gap, isMarked: false });
	}
	return parts.filter(({ text }) => text !== "");
}
