import { isSingles, type Place } from "../../formats/order-of-play.ts";

/**
 * Who a side names: players by position, and pairs by their name in the order of play (`D`, `D1`). Players are ids, or
 * names without one.
 */
export type Player = number | string;
export type LineUp = { positions: Record<string, Player>; pairs: Record<string, readonly [Player, Player]> };

/** How many players of a side a rubber has. */
export const sizeOf = (place: Place) => (isSingles(place) ? 1 : 2);

/**
 * Who plays for a side at a place of the order of play, or the `others` who played in their place; shorter than it
 * should be where a line-up names no one for it.
 */
export function playersAt(place: Place, { positions, pairs }: LineUp, others?: readonly Player[]): Player[] {
	if (others) return [...others];
	if (place.kind === "named pair") return [...(pairs[place.pair] ?? [])];
	const wanted = place.kind === "singles" ? [place.position] : place.positions;
	return wanted.flatMap((position) => positions[position] ?? []);
}

/** The players of a rubber for a side; none where one is missing: who came of a pair did not miss the doubles. */
export function playersOfRubber(place: Place, lineUp: LineUp, others?: readonly Player[]): Player[] {
	const players = playersAt(place, lineUp, others);
	return players.length === sizeOf(place) ? players : [];
}
