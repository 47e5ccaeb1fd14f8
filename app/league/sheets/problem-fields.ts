import type { Side } from "../../access/side.ts";
import { problemKey } from "../../base/ui/fields/problem-key.ts";
import type { Format } from "../formats/format.ts";
import type { Pair } from "./rules/games.ts";
import type { Player } from "./rules/players.ts";
import type { SheetProblem } from "./rules/sheet-problems.ts";
import type { Sheet } from "./sheet.ts";
import { fieldOfPlace, fieldsOfOthers, placesOf, playerAt } from "./sheet-fields.ts";

/** A broken rule as the key of its text, with what the text says. */
export function keyOfProblem(
	{ code, game = 1, of = [] }: Pick<SheetProblem, "code" | "game" | "of">,
	{ pointsTo }: Pick<Format, "pointsTo">,
	games: readonly Pair[] = [],
): string {
	const said = code === "impossibleGame" ? [pointsTo, ...(games[game - 1] ?? [])] : of;
	return problemKey(code, ...said);
}

/** The field that a broken rule is shown at. */
export function fieldOfProblem(format: Format, sheet: Sheet, problem: SheetProblem, withPoints: boolean): string {
	const { code, side = "home", rubber, game, position, player } = problem;
	if (rubber !== undefined) {
		if (code === "whoLostRubber") return `r${rubber}_lost_by`;
		if (problem.side) return fieldsOfOthers(format, rubber, side)[0] ?? "";
		const games = sheet.rubbers[rubber - 1]?.games.length ?? 0;
		const next = code === "undecidedRubber" ? Math.min(games + 1, format.bestOf) : 1;
		return withPoints ? `r${rubber}_h${game ?? next}` : `r${rubber}_h`;
	}
	return position === undefined ? fieldOfPlayer(format, sheet, { side, player }) : fieldOfPlace(side, position);
}

type OfPlayer = { side: Side; player?: Player | undefined };

/** The field of the last place of a player, or of a rubber in place of others; the first place where there is none. */
export function fieldOfPlayer(format: Format, { lineUps, rubbers }: Sheet, { side, player }: OfPlayer) {
	const places = placesOf(format, side);
	const own = places.findLast((place) => player !== undefined && playerAt(lineUps[side], place) === player);
	const rubber = rubbers.findIndex(({ others }) => player !== undefined && others?.[side]?.includes(player));
	if (own === undefined && rubber !== -1) return fieldsOfOthers(format, rubber + 1, side)[0] ?? "";
	return fieldOfPlace(side, own ?? places[0] ?? "");
}
