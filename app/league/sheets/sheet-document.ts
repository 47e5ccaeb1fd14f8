import type { Side } from "../../access/side.ts";
import type { Format, StoredFormat } from "../formats/format.ts";
import type { Pair } from "./rules/games.ts";
import { type Player, playersOfRubber } from "./rules/players.ts";
import { gamesOf, type RubberResult } from "./rules/sheet-score.ts";
import type { BrokenRule, IneligiblePlayer, NamedPlayer, Sheet, SheetDocument } from "./sheet.ts";
import { placesOf, playerAt } from "./sheet-fields.ts";

/** Players by id or, for those without a record, by name. */
export type NamedPlayers = ReadonlyMap<Player, NamedPlayer>;

/** The names of players as they are today; those who are no record are named as they are written. */
export const namesOf = (
	players: readonly { id: number; name: string; name_ar: string }[],
	written: readonly Player[],
): NamedPlayers =>
	new Map<Player, NamedPlayer>([
		...players.map(({ id, name, name_ar }) => [id, { id, name, name_ar }] as const),
		...written.flatMap((name) =>
			typeof name === "string" ? [[name, { id: null, name, name_ar: name }] as const] : [],
		),
	]);

type Tie = { format: Pick<StoredFormat, "code" | "order_of_play"> & { rules: Format } };

/** A sheet as it is kept for good: with names, and without need of any other row. */
export function documentOf(
	{ format }: Tie,
	{ lineUps, rubbers }: Sheet,
	named: Record<Side, NamedPlayers>,
	{ score, ineligible = [], asPlayed = [] }: { score: Pair; ineligible?: IneligiblePlayer[]; asPlayed?: BrokenRule[] },
): SheetDocument {
	const name = (side: Side, player: Player): NamedPlayer[] => {
		const found = named[side].get(player);
		return found ? [found] : [];
	};
	const lineUp = (side: Side) =>
		Object.fromEntries(
			placesOf(format.rules, side).flatMap((place) => {
				const player = playerAt(lineUps[side], place);
				return player === undefined ? [] : name(side, player).map((found) => [place, found]);
			}),
		);
	return {
		format: format.code,
		order_of_play: format.order_of_play,
		score,
		lineUps: { home: lineUp("home"), away: lineUp("away") },
		rubbers: format.rules.rubbers.map(({ home, away }, nth) => {
			const rubber: RubberResult = rubbers[nth] ?? { outcome: "not played", games: [] };
			return {
				outcome: rubber.outcome,
				lost_by: rubber.lostBy ?? null,
				won: gamesOf(rubber, format.rules),
				games: [...rubber.games],
				home: playersOfRubber(home, lineUps.home, rubber.others?.home).flatMap((player) => name("home", player)),
				away: playersOfRubber(away, lineUps.away, rubber.others?.away).flatMap((player) => name("away", player)),
			};
		}),
		...(ineligible.length > 0 && { ineligible }),
		...(asPlayed.length > 0 && { asPlayed }),
	};
}
