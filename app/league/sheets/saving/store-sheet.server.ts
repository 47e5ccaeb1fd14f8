import { sql } from "kysely";
import { type Side, sides } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import { isSingles } from "../../formats/order-of-play.ts";
import { addPlaces, placeRows, storePlaces } from "../line-ups/line-up-places.server.ts";
import { playersOfRubber } from "../rules/players.ts";
import { gamesOf, isOnSheet } from "../rules/sheet-score.ts";
import type { Sheet } from "../sheet.ts";
import type { NamedPlayers } from "../sheet-document.ts";
import type { SheetTie } from "../sheet-tie.server.ts";

/** A sheet with its tie, and the names of its players. */
export type NamedSheet = { tie: Pick<SheetTie, "id" | "format">; sheet: Sheet; named: Record<Side, NamedPlayers> };

/**
 * Writes the rows of a sheet in place of those that were there. Use it inside a transaction that has locked the tie.
 */
export async function storeSheet(tie: SheetTie, sheet: Sheet, named: Record<Side, NamedPlayers>) {
	for (const side of sides) await storeLineUp(tie, side, sheet, named[side]);
	await db().deleteFrom("rubbers").where("match_id", "=", tie.id).execute();
	await addRubbers([{ tie, sheet, named }]);
}

/** Writes the rows of sheets whose ties have none, a statement for each table. */
export async function addSheets(sheets: readonly NamedSheet[]) {
	const given = sheets.flatMap((each) => sides.map((side) => ({ ...each, side })));
	const made = await db()
		.insertInto("lineups")
		.values(given.map(({ tie, side }) => ({ match_id: tie.id, side, opened_at: sql`now()` })))
		.returning(["id", "match_id", "side"])
		.execute();
	const idOf = new Map(made.map(({ id, match_id, side }) => [`${match_id} ${side}`, id]));
	await addPlaces(
		given.flatMap(({ tie, side, sheet, named }) =>
			placeRows(tie, side, idOf.get(`${tie.id} ${side}`) ?? 0, sheet.lineUps[side], named[side]),
		),
	);
	await addRubbers(sheets);
}

async function addRubbers(sheets: readonly NamedSheet[]) {
	const shown = sheets.flatMap(({ tie, sheet, named }) =>
		sheet.rubbers.flatMap((rubber, nth) => {
			const places = tie.format.rules.rubbers[nth];
			return places && isOnSheet(rubber) ? [{ tie, sheet, named, rubber, places, ordinal: nth + 1 }] : [];
		}),
	);
	if (shown.length === 0) return;
	const rows = shown.map(({ tie, rubber, places, ordinal }) => {
		const [home_games, away_games] = gamesOf(rubber, tie.format.rules);
		return {
			match_id: tie.id,
			ordinal,
			kind: isSingles(places.home) ? ("singles" as const) : ("doubles" as const),
			outcome: rubber.outcome,
			lost_by: rubber.lostBy ?? null,
			home_games,
			away_games,
		};
	});
	const made = await db().insertInto("rubbers").values(rows).returning(["id", "match_id", "ordinal"]).execute();
	const idOf = new Map(made.map(({ id, match_id, ordinal }) => [`${match_id} ${ordinal}`, id]));
	const ofRubber = ({ tie, ordinal }: (typeof shown)[number]) => ({
		rubber_id: idOf.get(`${tie.id} ${ordinal}`) ?? 0,
	});
	const players = shown.flatMap((each) =>
		sides.flatMap((side) =>
			playersOfRubber(each.places[side], each.sheet.lineUps[side], each.rubber.others?.[side]).flatMap(
				(player, place) => {
					const found = each.named[side].get(player);
					if (!found) return [];
					const { id: player_id, name, name_ar } = found;
					return [{ ...ofRubber(each), side, place: place + 1, player_id, name, name_ar }];
				},
			),
		),
	);
	if (players.length > 0) await db().insertInto("rubber_players").values(players).execute();
	const games = shown.flatMap((each) =>
		each.rubber.games.map(([home_points, away_points], game) => ({
			...ofRubber(each),
			number: game + 1,
			home_points,
			away_points,
		})),
	);
	if (games.length > 0) await db().insertInto("games").values(games).execute();
}

/** Update first: a side may not insert the other side's line-up (row policy). */
async function storeLineUp(tie: SheetTie, side: Side, { lineUps }: Sheet, named: NamedPlayers) {
	const changed = await db()
		.updateTable("lineups")
		.set({ opened_at: sql`coalesce(opened_at, now())` })
		.where("match_id", "=", tie.id)
		.where("side", "=", side)
		.returning("id")
		.executeTakeFirst();
	const added =
		changed ??
		(await db()
			.insertInto("lineups")
			.values({ match_id: tie.id, side, opened_at: sql`now()` })
			.returning("id")
			.executeTakeFirstOrThrow());
	await storePlaces(tie, side, added.id, lineUps[side], named);
}
