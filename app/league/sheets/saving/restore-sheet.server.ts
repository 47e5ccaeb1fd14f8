import { sql } from "kysely";
import { z } from "zod";
import type { Actor } from "../../../access/actor.ts";
import { asLeagueSystem } from "../../../access/league-scope.server.ts";
import { type Side, sides } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import { insertAnew, insertRows } from "../../../base/db/queries/insert-rows.server.ts";
import { mergedPlayers } from "../../../people/players/merging/merged-players.server.ts";
import { latestNumber, readSheet } from "../read-sheet.server.ts";
import type { SheetDocument } from "../sheet.ts";
import { documentOf, namesOf } from "../sheet-document.ts";
import { lockedSheetTie, type SheetTie } from "../sheet-tie.server.ts";
import { storeVersion } from "./save-sheet.server.ts";

const resultColumns = [
	"status",
	"phase",
	"home_score",
	"away_score",
	"outcome",
	"absent",
	"score_source",
	"home_games",
	"away_games",
	"home_points",
	"away_points",
	"corrected_on",
] as const;
const row = z.record(z.string(), z.unknown());
const player = z.looseObject({ player_id: z.number().nullable(), name: z.string(), name_ar: z.string() });
const snapshot = z.object({
	result: row,
	lineUps: z.array(
		z.looseObject({
			side: z.enum(sides),
			opened_at: z.string().nullable(),
			places: z.array(player),
		}),
	),
	rubbers: z.array(z.looseObject({ players: z.array(player), games: z.array(row) })),
});
type Row = z.output<typeof row>;
type PlayerRow = z.output<typeof player>;
/** All rows of a sheet, and the result of its tie. */
export type SheetSnapshot = z.output<typeof snapshot>;

/** A sheet as it is. Use it in a transaction that has locked the tie. */
export async function snapshotOf(matchId: number): Promise<SheetSnapshot> {
	return asLeagueSystem(async () => {
		const result = await db()
			.selectFrom("matches")
			.select(resultColumns)
			.where("id", "=", matchId)
			.executeTakeFirstOrThrow();
		const { rows } = await sql<Pick<SheetSnapshot, "lineUps" | "rubbers">>`
			select
				coalesce((select jsonb_agg(to_jsonb(l) || jsonb_build_object('places',
					coalesce((select jsonb_agg(p order by p.place) from lineup_places p where p.lineup_id = l.id), '[]'))
						order by l.side)
					from lineups l where l.match_id = ${matchId}), '[]') as "lineUps",
				coalesce((select jsonb_agg(to_jsonb(r) || jsonb_build_object(
					'players',
						coalesce((select jsonb_agg(p order by p.side, p.place) from rubber_players p
						where p.rubber_id = r.id), '[]'),
					'games', coalesce((select jsonb_agg(g order by g.number) from games g where g.rubber_id = r.id), '[]'))
						order by r.ordinal)
					from rubbers r where r.match_id = ${matchId}), '[]') as rubbers`.execute(db());
		return { result, lineUps: rows[0]?.lineUps ?? [], rubbers: rows[0]?.rubbers ?? [] };
	});
}

/**
 * Gives a tie the sheet and the result that it had, as one version more. False when its sheet or its result changed
 * since `number`, which left the result `after`.
 */
export function restoreSheet(
	actor: Actor,
	matchId: number,
	{ number, before: given, after, reason }: { number: number; before: unknown; after: Row; reason: string },
): Promise<boolean> {
	return asLeagueSystem(async () => {
		const tie = await lockedSheetTie(matchId);
		if (!tie || (await latestNumber(matchId)) !== number) return false;
		const { result } = await snapshotOf(matchId);
		if (Object.entries(after).some(([column, value]) => result[column] !== value)) return false;
		const before = snapshot.parse(given);
		await writeRows(matchId, before);
		await sql`select set_config('app.sheet_of', ${String(matchId)}, true)`.execute(db());
		await db().updateTable("matches").set(before.result).where("id", "=", matchId).execute();
		const document = (await documentOfVersion(matchId, number - 1)) ?? (await documentNow(tie, before));
		await storeVersion(actor, matchId, number + 1, document, reason);
		return true;
	});
}

const documentOfVersion = async (matchId: number, number: number) =>
	(
		await db()
			.selectFrom("sheet_versions")
			.select("document")
			.where("match_id", "=", matchId)
			.where("number", "=", number)
			.executeTakeFirst()
	)?.document;

/**
 * The document of a sheet that had no version yet: line-ups alone, and of them those that both sides know. Versions
 * have no row policy.
 */
async function documentNow(tie: SheetTie, { lineUps }: SheetSnapshot): Promise<SheetDocument> {
	const { sheet } = await readSheet(tie);
	const named = (side: Side) => {
		const open = lineUps.filter((each) => each.side === side && each.opened_at !== null);
		const players = open.flatMap(({ places }) => places);
		const known = players.flatMap(({ player_id, ...names }) =>
			player_id === null ? [] : [{ id: player_id, ...names }],
		);
		return namesOf(
			known,
			players.filter(({ player_id }) => player_id === null).map(({ name }) => name),
		);
	};
	return documentOf(tie, sheet, { home: named("home"), away: named("away") }, { score: [0, 0] });
}

/** Writes all rows of a sheet in place of those that are there. Players that are gone since are named as on the day. */
async function writeRows(matchId: number, { lineUps, rubbers }: SheetSnapshot) {
	const ids = await playersNow([
		...lineUps.flatMap(({ places }) => places),
		...rubbers.flatMap(({ players }) => players),
	]);
	const known = <T extends PlayerRow>(player: T) => ({ ...player, player_id: ids(player.player_id) });
	await db().deleteFrom("lineups").where("match_id", "=", matchId).execute();
	await db().deleteFrom("rubbers").where("match_id", "=", matchId).execute();
	for (const { places, ...lineUp } of lineUps) {
		const lineup_id = await insertAnew("lineups", lineUp);
		await insertRows(
			"lineup_places",
			places.map((place) => ({ ...known(place), lineup_id })),
		);
	}
	for (const { players, games, ...rubber } of rubbers) {
		const rubber_id = await insertAnew("rubbers", rubber);
		await insertRows(
			"rubber_players",
			players.map((player) => ({ ...known(player), rubber_id })),
		);
		await insertRows(
			"games",
			games.map((game) => ({ ...game, rubber_id })),
		);
	}
}

/** Players as they are called now: one that was merged is the one that was kept, and one that is gone has no record. */
async function playersNow(players: readonly PlayerRow[]) {
	const merged = await mergedPlayers();
	const of = (id: number) => merged.get(id) ?? id;
	const ids = [...new Set(players.flatMap(({ player_id }) => (player_id === null ? [] : [of(player_id)])))];
	const found = ids.length === 0 ? [] : await db().selectFrom("players").select("id").where("id", "in", ids).execute();
	const known = new Set(found.map(({ id }) => id));
	return (id: number | null) => (id !== null && known.has(of(id)) ? of(id) : null);
}
