import type { Actor } from "../../access/actor.ts";
import { asLeagueStaff } from "../../access/league-scope.server.ts";
import { refuseOwn } from "../../access/own-club.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";

/**
 * Writes down who of the staff read line-ups that are not open yet: they may, and the side that named its players can
 * ask the owner who did. Throws 403 for a captain of either club, who sees an own line-up as captains do.
 */
export const noteSealedSeen = (actor: Actor, matchId: number): Promise<void> =>
	asLeagueStaff(async () => {
		await refuseOwn(actor, { matches: [matchId] });
		const sealed = await db()
			.selectFrom("lineups as l")
			.innerJoin("lineup_places as p", "p.lineup_id", "l.id")
			.select("l.side")
			.distinct()
			.where("l.match_id", "=", matchId)
			.where("l.opened_at", "is", null)
			.orderBy("l.side")
			.execute();
		if (sealed.length === 0) return;
		await audit(actor, "match.line-ups-seen", `match:${matchId}`, { sides: sealed.map(({ side }) => side) });
	});
