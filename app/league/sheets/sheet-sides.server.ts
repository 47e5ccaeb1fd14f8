import type { Side } from "../../access/side.ts";
import { playersFor } from "./read-sheet.server.ts";
import type { Player } from "./rules/players.ts";
import { controlValue, placesOf } from "./sheet-fields.ts";
import type { SheetTie } from "./sheet-tie.server.ts";

/** The places that a side names, and the players it may choose from, those named already included, for a form. */
export async function choicesOf(tie: SheetTie, side: Side, players: readonly Player[]) {
	const club = side === "home" ? tie.home_team_id : tie.away_team_id;
	const written = players.filter((player) => typeof player === "string");
	return {
		places: placesOf(tie.format.rules, side),
		players: [
			...(await playersFor(club, players, tie.match_date)).map(({ id, name, name_ar }) => ({
				value: String(id),
				name,
				name_ar,
			})),
			...[...new Set(written)].map((name) => ({ value: controlValue(name), name, name_ar: name })),
		],
	};
}
