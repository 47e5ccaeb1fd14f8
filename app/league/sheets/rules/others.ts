import { type Side, sides } from "../../../access/side.ts";
import type { Format } from "../../formats/format.ts";
import { type LineUp, type Player, playersOfRubber } from "./players.ts";
import type { RubberResult } from "./sheet-score.ts";

/** The rubbers of a sheet, where others are named only if they are not the players of the order of play. */
export const namingOthers = (
	{ rubbers: order }: Pick<Format, "rubbers">,
	lineUps: Record<Side, LineUp>,
	rubbers: readonly RubberResult[],
): RubberResult[] =>
	rubbers.map((rubber, nth) => {
		if (!rubber.others) return rubber;
		const { others, ...result } = rubber;
		const named = sides.flatMap((side) => {
			const place = order[nth]?.[side];
			const own = others[side] ?? [];
			const isOther = place && own.length > 0 && !isSame(own, playersOfRubber(place, lineUps[side]));
			return isOther ? [[side, own] as const] : [];
		});
		return named.length > 0 ? { ...result, others: Object.fromEntries(named) } : result;
	});

const isSame = (some: readonly Player[], others: readonly Player[]) =>
	some.toSorted().join("+") === others.toSorted().join("+");

/** Who played a rubber for a side in place of others, on a whole sheet. */
export const othersOf = (rubbers: readonly RubberResult[], side: Side): Player[] =>
	rubbers.flatMap(({ others }) => others?.[side] ?? []);
