import type { Side } from "../../../access/side.ts";
import type { Balance } from "../figures.ts";

/** A rubber that counts, as one player of the club sees it. */
export type ClubRubber = {
	rubber_id: number;
	side: Side;
	player_id: number | null;
	kind: "singles" | "doubles";
	won: boolean;
};

/** A player, or a pair with the one of the lower id first, with rubbers won and lost. */
export type Line = Balance & { players: number[] };

/** Players of a club by the rubbers they won, the best ones first; among equals who lost fewer. */
export const playersOf = (rubbers: readonly ClubRubber[]): Line[] =>
	inOrder(Map.groupBy(rubbers, ({ player_id }) => (player_id === null ? "" : String(player_id))));

/** Pairs of a club by the doubles they won; those of which one is not registered are left out. */
export function pairsOf(rubbers: readonly ClubRubber[]): Line[] {
	const doubles = rubbers.filter(({ kind }) => kind === "doubles");
	const pairs = new Map<string, ClubRubber[]>();
	for (const both of Map.groupBy(doubles, ({ rubber_id, side }) => `${rubber_id} ${side}`).values()) {
		const ids = both.flatMap(({ player_id }) => player_id ?? []).sort((a, b) => a - b);
		const key = ids.length === 2 ? ids.join(" ") : "";
		pairs.set(key, [...(pairs.get(key) ?? []), ...both.slice(0, 1)]);
	}
	return inOrder(pairs);
}

function inOrder(groups: Map<string, ClubRubber[]>): Line[] {
	const lines = [...groups].flatMap(([key, own]) => {
		if (key === "") return [];
		const won = own.filter((rubber) => rubber.won).length;
		return [{ players: key.split(" ").map(Number), won, lost: own.length - won }];
	});
	return lines.sort((a, b) => b.won - a.won || a.lost - b.lost || (a.players[0] ?? 0) - (b.players[0] ?? 0));
}
