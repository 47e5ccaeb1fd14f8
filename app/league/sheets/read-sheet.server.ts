import { sql } from "kysely";
import type { Side } from "../../access/side.ts";
import { db } from "../../base/db/client.server.ts";
import type { Format } from "../formats/format.ts";
import { rubbersOf } from "./rubbers.server.ts";
import { namingOthers } from "./rules/others.ts";
import type { LineUp, Player } from "./rules/players.ts";
import { emptySheet, type NamedPlayer, type Sheet } from "./sheet.ts";

/** The sheet of a tie, and the number of its latest version, 0 before the first. */
export async function readSheet(tie: {
	id: number;
	format: { rules: Format };
}): Promise<{ sheet: Sheet; number: number }> {
	const empty = emptySheet(tie.format.rules.rubbers.length);
	const [lineUps, rubbers, latest] = await Promise.all([
		readLineUps(tie.id),
		readRubbers(tie.id),
		latestNumber(tie.id),
	]);
	for (const { ordinal, ...rubber } of rubbers) empty.rubbers[ordinal - 1] = rubber;
	return { sheet: { lineUps, rubbers: namingOthers(tie.format.rules, lineUps, empty.rubbers) }, number: latest };
}

/** The number of the latest version of a sheet, 0 before the first. */
export async function latestNumber(matchId: number): Promise<number> {
	const { number } = await db()
		.selectFrom("sheet_versions")
		.select((eb) => eb.fn.max("number").as("number"))
		.where("match_id", "=", matchId)
		.executeTakeFirstOrThrow();
	return number ?? 0;
}

/** Who the sides named, as far as the one who asks may know it. */
export async function readLineUps(matchId: number): Promise<Record<Side, LineUp>> {
	const places = await db()
		.selectFrom("lineup_places as p")
		.innerJoin("lineups as l", "l.id", "p.lineup_id")
		.select(["l.side", "p.place", "p.player_id", "p.name"])
		.where("l.match_id", "=", matchId)
		.orderBy("p.place")
		.execute();
	const lineUps: Record<Side, { positions: Record<string, Player>; pairs: Record<string, [Player, Player]> }> = {
		home: { positions: {}, pairs: {} },
		away: { positions: {}, pairs: {} },
	};
	for (const { side, place, player_id, name } of places) {
		const player = player_id ?? name;
		const [pair = "", nth] = place.split("/");
		if (nth === undefined) lineUps[side].positions[place] = player;
		else if (nth === "1") lineUps[side].pairs[pair] = [player, player];
		else if (lineUps[side].pairs[pair]) lineUps[side].pairs[pair][1] = player;
	}
	return lineUps;
}

async function readRubbers(matchId: number) {
	const playersOf = (players: readonly NamedPlayer[]) => players.map(({ id, name }) => id ?? name);
	return (await rubbersOf(matchId)).map(({ ordinal, outcome, lost_by, home_games, away_games, games, ...who }) => ({
		ordinal,
		outcome,
		lostBy: lost_by ?? undefined,
		games,
		won: games.length === 0 && home_games + away_games > 0 ? ([home_games, away_games] as const) : undefined,
		others: { home: playersOf(who.home), away: playersOf(who.away) },
	}));
}

/**
 * Players that a side may name: those of the club, today or on the day of the tie, and on loan to it on that day, the
 * best ranked first, and those that the sheet names already.
 */
export async function playersFor(clubId: number, named: readonly Player[], day: string) {
	const ids = named.filter((player) => typeof player === "number");
	return db()
		.selectFrom("players")
		.select(["id", "name", "name_ar", "team_id"])
		.where((eb) =>
			eb.or([
				eb("team_id", "=", clubId),
				eb("id", "in", (of) =>
					of
						.selectFrom("stints")
						.select("player_id")
						.where("club_id", "=", clubId)
						.where(sql<boolean>`daterange(from_on, until_on, '[]') @> ${day}::date`),
				),
				...(ids.length > 0 ? [eb("id", "in", ids)] : []),
			]),
		)
		.orderBy("ranking")
		.orderBy("id")
		.execute();
}
