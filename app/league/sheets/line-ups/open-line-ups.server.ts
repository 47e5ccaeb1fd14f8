import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import type { Side } from "../../../access/side.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { asSideOf, type TieRefusal, type TieSide } from "../tie/tie-at-work.server.ts";

type OpeningOutcome = { ok: true } | TieRefusal;

/**
 * Opens the line-ups of a tie that has started, for the side that fills its sheet in: the other one may have named
 * none. Throws 403.
 */
export const openSheet = (actor: Actor, of: TieSide, now: Date): Promise<OpeningOutcome> =>
	asSideOf<OpeningOutcome>(actor, { ...of, step: "report" }, now, async () =>
		openLineUps(actor, of, await isOpened(of.matchId, of.side)),
	);

/** Opens both line-ups at once: while that of the side is closed or missing, so is the other one. */
export async function openLineUps(actor: Actor, { matchId, side }: TieSide, wasOpen: boolean): Promise<OpeningOutcome> {
	if (await keepsLineUpClosed(matchId, side)) return { ok: false, refused: "lineUpFirst" };
	await sql`select open_lineups_to_report(${matchId}::integer)`.execute(db());
	if (wasOpen) return { ok: true };
	await noteOpenedFirst({ matchId, side });
	await audit(actor, "match.line-ups-opened", `match:${matchId}`, { side });
	return { ok: true };
}

/**
 * Notes that a side opened what the other one had named without having handed in its own: the page of the tie says so.
 */
const noteOpenedFirst = ({ matchId, side }: TieSide) =>
	db()
		.updateTable("lineups as own")
		.set({ opened_first_at: sql`now()` })
		.where("own.match_id", "=", matchId)
		.where("own.side", "=", side)
		.where("own.sealed_at", "is", null)
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("lineups as other")
					.innerJoin("lineup_places as p", "p.lineup_id", "other.id")
					.select("p.place")
					.whereRef("other.match_id", "=", "own.match_id")
					.whereRef("other.side", "<>", "own.side"),
			),
		)
		.execute();

/** Whether the line-up of a side is open to everyone. */
export async function isOpened(matchId: number, side: Side): Promise<boolean> {
	const row = await db()
		.selectFrom("lineups")
		.select("opened_at")
		.where("match_id", "=", matchId)
		.where("side", "=", side)
		.executeTakeFirst();
	return Boolean(row?.opened_at);
}

/**
 * Whether the other side's line-up stays closed to this one, which alone says that the tie was played. It opens when
 * this side hands in its own.
 */
export async function keepsLineUpClosed(matchId: number, side: Side): Promise<boolean> {
	const { rows } = await sql<{ is_kept: boolean }>`
		select keeps_lineup_closed(${matchId}::integer, ${side}) as is_kept`.execute(db());
	return rows[0]?.is_kept === true;
}
