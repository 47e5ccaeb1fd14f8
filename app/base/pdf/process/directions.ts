import bidiFactory from "bidi-js";
import { anyOf, READ_FROM_LEFT } from "../../locale/read-from-left.ts";

const bidi = bidiFactory();
const ISOLATE = ["\u2066", "\u2069"] as const;
/** In an isolate alone Arabic digits with blanks between them would be ordered from the right. */
const OVERRIDE = ["\u2066\u202d", "\u202c\u2069"] as const;

/** The number of a sign without a shape, and its name, which has a direction of its own. */
const NUMBER_OF_SIGN = /\u25afU\+[\dA-F]{4,6}(?: \([^()]+\))?/u;
const ISOLATED = anyOf([...READ_FROM_LEFT, NUMBER_OF_SIGN]);

export type Directions = { level: number; levels: Uint8Array };

/** The level of each unit of a paragraph by the bidirectional algorithm: odd ones run from right to left. */
export function directionsOf(text: string, base: "ltr" | "rtl" | "auto", usual: "ltr" | "rtl"): Directions {
	const own = base === "auto" ? firstDirection(text) : base;
	const direction = own ?? usual;
	const marks = [...text.matchAll(ISOLATED)].map(({ 0: found, index }) => [index, index + found.length] as const);
	if (marks.length === 0) return levelsOf(text, direction);
	let marked = "";
	const places = new Uint32Array(text.length);
	let at = 0;
	const copy = (until: number) => {
		for (; at < until; at++) {
			places[at] = marked.length;
			marked += text[at];
		}
	};
	for (const [from, to] of marks) {
		const [start, end] = text[from] === "\u25af" ? ISOLATE : OVERRIDE;
		copy(from);
		marked += start;
		copy(to);
		marked += end;
	}
	copy(text.length);
	const { level, levels } = levelsOf(marked, direction);
	return { level, levels: Uint8Array.from(places, (place) => levels[place] ?? 0) };
}

function levelsOf(text: string, direction: "ltr" | "rtl"): Directions {
	const level = direction === "rtl" ? 1 : 0;
	// Words of one direction in a paragraph of that direction need no algorithm.
	if (level === 0 && !/[\u0590-\u08ff\u200e-\u202e\u2066-\u2069\ufb1d-\ufeff\ud802-\ud83b]/.test(text))
		return { level, levels: new Uint8Array(text.length) };
	return { level, levels: bidi.getEmbeddingLevels(text, direction).levels };
}

/** The direction of the first letter outside of isolates; undefined for a text without one. */
function firstDirection(text: string): "ltr" | "rtl" | undefined {
	for (const sign of text) {
		const type = bidi.getBidiCharTypeName(sign);
		if (type === "R" || type === "AL") return "rtl";
		if (type === "L") return "ltr";
	}
	return undefined;
}

/** The order from the left of things with these levels. */
export function orderFromLeft(levels: readonly number[]): number[] {
	const order = levels.map((_, i) => i);
	const highest = Math.max(0, ...levels);
	for (let level = highest; level > 0; level--)
		for (let from = 0; from < order.length; from++) {
			if ((levels[from] ?? 0) < level) continue;
			let to = from;
			while ((levels[to + 1] ?? 0) >= level && to + 1 < order.length) to++;
			order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse());
			from = to;
		}
	return order;
}
