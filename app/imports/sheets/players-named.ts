import { nameKey } from "../../base/search/fold.ts";
import { nearest } from "../../base/search/nearest.ts";
import type { Player } from "../../league/sheets/rules/players.ts";
import type { NamedPlayers } from "../../league/sheets/sheet-document.ts";
import { readId, writtenId } from "../../records/ids/external-id.ts";

/** The players of a side as a file names them. */
export type PlayerNames = {
	find: (given: string) => { player: Player } | { problem: "unknownPlayer" | "severalPlayers"; nearest: string[] };
};

/**
 * By id, by the id of another system, or by either name, however it is spelled: `numbers` are the players of other
 * systems' ids and of merged records.
 */
export function playerNames(
	named: NamedPlayers,
	numbers: { external: ReadonlyMap<string, number>; merged: ReadonlyMap<number, number> },
): PlayerNames {
	const all = [...named];
	const texts = all.flatMap(([player, { name, name_ar }]) =>
		[...new Set([name, name_ar])].filter((text) => text !== "").map((text) => ({ text, player })),
	);
	const byName = Map.groupBy(texts, ({ text }) => nameKey(text));
	const called = (name: string) => [...new Set((byName.get(nameKey(name)) ?? []).map(({ player }) => player))];
	const unknown = (given: string) => ({
		problem: "unknownPlayer" as const,
		nearest: nearest(
			given,
			texts.map(({ text }) => [text, text] as const),
		),
	});
	return {
		find(given) {
			const id = readId(given);
			if (id) {
				const number =
					"own" in id ? (numbers.merged.get(id.own) ?? id.own) : numbers.external.get(writtenId(id.external));
				if (number !== undefined && named.has(number)) return { player: number };
			}
			const found = called(given);
			const [player] = found;
			if (player === undefined) return unknown(given);
			return found.length === 1 ? { player } : { problem: "severalPlayers", nearest: [] };
		},
	};
}
