import { db } from "../base/db/client.server.ts";
import { isSingles } from "../formats/order-of-play.ts";
import type { SheetTie } from "./read-sheet.server.ts";
import type { Side } from "./rules/games.ts";
import { playersAt } from "./rules/sheet-problems.ts";
import { gamesOf } from "./rules/sheet-score.ts";
import type { Sheet } from "./sheet.ts";
import type { Named } from "./sheet-document.ts";
import { placesOf, playerAt } from "./sheet-fields.ts";

const sides = ["home", "away"] as const;

/** Writes the rows of a sheet in place of those that were there. Use it inside a transaction that has locked the tie. */
export async function storeSheet(tie: SheetTie, sheet: Sheet, named: Record<Side, Named>) {
	for (const side of sides) await storeLineUp(tie, side, sheet, named[side]);
	await db().deleteFrom("rubbers").where("match_id", "=", tie.id).execute();
	for (const [nth, rubber] of sheet.rubbers.entries()) {
		const places = tie.format.rules.rubbers[nth];
		if (!places || rubber.outcome === "not played") continue;
		const [home_games, away_games] = gamesOf(rubber);
		const { id } = await db()
			.insertInto("rubbers")
			.values({
				...{ match_id: tie.id, ordinal: nth + 1, kind: isSingles(places.home) ? "singles" : "doubles" },
				...{ outcome: rubber.outcome, lost_by: rubber.lostBy ?? null, home_games, away_games },
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		const players = sides.flatMap((side) =>
			playersAt(places[side], sheet.lineUps[side]).flatMap((player, place) => {
				const found = named[side].get(player);
				if (!found) return [];
				const { id: player_id, name, name_ar } = found;
				return [{ rubber_id: id, side, place: place + 1, player_id, name, name_ar }];
			}),
		);
		if (players.length > 0) await db().insertInto("rubber_players").values(players).execute();
		const games = rubber.games.map(([home_points, away_points], game) => ({
			...{ rubber_id: id, number: game + 1, home_points, away_points },
		}));
		if (games.length > 0) await db().insertInto("games").values(games).execute();
	}
}

async function storeLineUp(tie: SheetTie, side: Side, { lineUps }: Sheet, named: Named) {
	const { id } = await db()
		.insertInto("lineups")
		.values({ match_id: tie.id, side })
		.onConflict((conflict) => conflict.columns(["match_id", "side"]).doUpdateSet({ side }))
		.returning("id")
		.executeTakeFirstOrThrow();
	await db().deleteFrom("lineup_places").where("lineup_id", "=", id).execute();
	const places = placesOf(tie.format.rules, side).flatMap((place) => {
		const player = playerAt(lineUps[side], place);
		const found = player === undefined ? undefined : named.get(player);
		if (!found) return [];
		return [{ lineup_id: id, place, player_id: found.id, name: found.name, name_ar: found.name_ar }];
	});
	if (places.length > 0) await db().insertInto("lineup_places").values(places).execute();
}
