import { isOneOf } from "../../base/literals.ts";

/** The words and rules of the national teams: one of each type (docs/rules/people.md#national-teams). */
export const nationalTeamTypes = ["mens", "womens", "youth", "paralympic"] as const;
export type NationalTeamType = (typeof nationalTeamTypes)[number];

export const isNationalTeamType = (value: string): value is NationalTeamType => isOneOf(nationalTeamTypes, value);

/** The sex of those that a team is for, where it is for one. */
export const sexOf = {
	mens: "male",
	womens: "female",
	youth: undefined,
	paralympic: undefined,
} as const satisfies Record<NationalTeamType, string | undefined>;

/** A missing ranking counts as 999 (docs/rules/people.md#national-teams). */
export const NO_RANKING = 999;
/** The best-ranked players get large cards, the rest small ones. */
const TOP_PLAYERS = 4;

type RankedPlayer = { id: number; ranking: number | null };
const rankingOf = (player: RankedPlayer) => player.ranking ?? NO_RANKING;

/** Players by ranking, split into the top four and the rest. */
export function topAndRest<P extends RankedPlayer>(players: readonly P[]) {
	const ranked = [...players].sort((a, b) => rankingOf(a) - rankingOf(b) || a.id - b.id);
	return { top: ranked.slice(0, TOP_PLAYERS), rest: ranked.slice(TOP_PLAYERS) };
}

/** Mean ranking, rounded; undefined for a squad without players. */
export function averageRanking(players: readonly RankedPlayer[]): number | undefined {
	if (players.length === 0) return undefined;
	return Math.round(players.reduce((sum, player) => sum + rankingOf(player), 0) / players.length);
}
