import type { Actor } from "../../access/actor.ts";
import type { InvitedSquad } from "../../accounts/joining/invited-squads.server.ts";
import { auditEach } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import { squadInClass } from "./squad-name.ts";

/** The squads for which an invitation is, with their names. */
export async function invitedSquads(pendingId: string): Promise<InvitedSquad[]> {
	const rows = await db()
		.selectFrom("captain_invitations as i")
		.innerJoin("squads as q", "q.id", "i.squad_id")
		.innerJoin("teams as t", "t.id", "q.club_id")
		.innerJoin("classes as k", "k.code", "q.class")
		.select(["q.id", "i.invited_by_id", "q.season", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar"])
		.select(["t.name", "t.name_ar"])
		.select(["q.class", "k.name as class_name", "k.name_ar as class_name_ar"])
		.where("i.pending_id", "=", pendingId)
		.orderBy("q.season", "desc")
		.orderBy("q.id")
		.execute();
	return rows.map(({ id, invited_by_id, season, ...row }) => ({ id, invited_by_id, season, ...squadInClass(row) }));
}

/** Takes the squads for which an account invited captains out of their invitations, whose ids it returns. */
export async function withdrawSquadsOf(actor: Actor, inviter: string): Promise<string[]> {
	const gone = await db()
		.deleteFrom("captain_invitations")
		.where("invited_by_id", "=", inviter)
		.returning(["pending_id", "squad_id"])
		.execute();
	const events = gone.map(({ pending_id, squad_id }) => ({
		subject: `squad:${squad_id}`,
		details: { account: pending_id },
	}));
	await auditEach(actor, "captain.invitation-withdrawn", events);
	return [...new Set(gone.map(({ pending_id }) => pending_id))];
}
