import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { auditEach } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { caseRoleOf } from "../case-role.ts";

/** Reading a case again within 10 minutes does not log another `case.viewed`. */
const SAME_VIEW_MS = 10 * 60_000;

/**
 * Notes in these cases, and in the audit log, that an officer or head reads what is in them: the complainant sees the
 * role. In the scope of staff. Cases are locked in the order of their ids, so that two lists wait for each other.
 */
export async function noteViews(actor: Actor, ids: readonly string[], now = new Date()) {
	const account = accountIdOf(actor) ?? "";
	const { rows } = await sql<{ id: number; complaint_id: string }>`
		insert into complaint_events (complaint_id, type, actor_id, actor_role)
		select c.id, 'case.viewed', ${account}::uuid, ${caseRoleOf(actor)} from unnest(${[...ids]}::uuid[]) as c (id)
		where not exists (select from complaint_events e where e.complaint_id = c.id and e.type = 'case.viewed'
			and e.actor_id = ${account}::uuid and e.at >= ${new Date(now.getTime() - SAME_VIEW_MS)})
		order by c.id returning id, complaint_id`.execute(db());
	const events = rows
		.toSorted((a, b) => a.id - b.id)
		.map(({ id, complaint_id }) => ({ subject: `case:${complaint_id}`, details: { event: id } }));
	await auditEach(actor, "case.viewed", events);
}
