import type { InvitedSquad } from "../../accounts/joining/invited-squads.server.ts";
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
