import type { Side } from "../../access/side.ts";
/**
 * Who plays a rubber for a side: a position of its line-up, two of them, or a pair that is named when its turn comes.
 */
export type Place =
	| { kind: "singles"; position: string }
	| { kind: "fixed pair"; positions: readonly [string, string] }
	| { kind: "named pair"; pair: string };

/** Who plays a rubber for each side. */
export type RubberPlaces = { home: Place; away: Place };

/** The most rubbers in an order of play. */
const MAX_RUBBERS = 20;

/**
 * Reads an order of play such as `A-X B-Y D A-Y B-X`. A letter or a digit is a position, two of them are the pair of
 * these positions, `D` alone is a doubles whose pairs are named when their turn comes, and `D1-D2` says which of
 * several such pairs meet. Undefined when it is none.
 */
export function parseOrder(order: string): RubberPlaces[] | undefined {
	const rubbers = order
		.split(" ")
		.filter((word) => word !== "")
		.map(parseRubber);
	if (rubbers.length === 0 || rubbers.length > MAX_RUBBERS) return undefined;
	return rubbers.every((rubber) => rubber !== undefined) ? rubbers : undefined;
}

function parseRubber(word: string): RubberPlaces | undefined {
	if (word === "D") return { home: { kind: "named pair", pair: "D" }, away: { kind: "named pair", pair: "D" } };
	const [home, away, ...more] = word.split("-").map(parsePlace);
	if (!home || !away || more.length > 0) return undefined;
	return isSingles(home) === isSingles(away) ? { home, away } : undefined;
}

function parsePlace(text: string): Place | undefined {
	if (/^D[1-9]$/.test(text)) return { kind: "named pair", pair: text };
	if (!/^(?:[A-CE-Z]{1,2}|[1-9]{1,2})$/.test(text)) return undefined;
	const [first = "", second] = text;
	if (second === undefined) return { kind: "singles", position: first };
	return first === second ? undefined : { kind: "fixed pair", positions: [first, second] };
}

export const isSingles = (place: Place) => place.kind === "singles";

/**
 * The positions that a side names before the tie, in the order in which they are first needed in the alphabet or by
 * number.
 */
export function positionsOf(order: readonly RubberPlaces[], side: Side): string[] {
	const named = order.flatMap(({ [side]: place }) =>
		place.kind === "singles" ? [place.position] : place.kind === "fixed pair" ? place.positions : [],
	);
	return [...new Set(named)].toSorted();
}

/** The pairs that a side names when their turn comes, in the order of play. */
export function pairsOf(order: readonly RubberPlaces[], side: Side): string[] {
	return [...new Set(order.flatMap(({ [side]: place }) => (place.kind === "named pair" ? [place.pair] : [])))];
}
