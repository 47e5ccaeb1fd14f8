import type { Insertable } from "kysely";
import type { Side } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import type { LineUp } from "../rules/players.ts";
import type { NamedPlayers } from "../sheet-document.ts";
import { placesOf, playerAt } from "../sheet-fields.ts";
import type { SheetTie } from "../sheet-tie.server.ts";
import type { LineupPlacesTable } from "../tables.ts";

/** Replaces the places of a line-up. */
export async function storePlaces(tie: SheetTie, side: Side, id: number, lineUp: LineUp, named: NamedPlayers) {
	await db().deleteFrom("lineup_places").where("lineup_id", "=", id).execute();
	await addPlaces(placeRows(tie, side, id, lineUp, named));
}

export const placeRows = (
	{ format }: Pick<SheetTie, "format">,
	side: Side,
	id: number,
	lineUp: LineUp,
	named: NamedPlayers,
) =>
	placesOf(format.rules, side).flatMap((place) => {
		const player = playerAt(lineUp, place);
		const found = player === undefined ? undefined : named.get(player);
		return found ? [{ lineup_id: id, place, player_id: found.id, name: found.name, name_ar: found.name_ar }] : [];
	});

export async function addPlaces(rows: Insertable<LineupPlacesTable>[]) {
	if (rows.length > 0) await db().insertInto("lineup_places").values(rows).execute();
}
