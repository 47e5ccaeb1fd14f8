/**
 * `A` as it is; a place of a pair by the pair and the player in it. `pair` names a doubles by its number, which may be
 * empty.
 */
export function placeLabel(place: string, pair: (nth: string) => string): string {
	const [name = "", player] = place.split("/");
	if (player === undefined) return place;
	const nth = name.slice(1);
	return `${pair(nth && ` ${nth}`)} · ${player}`;
}
