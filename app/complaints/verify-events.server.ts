import { sql } from "kysely";
import { db } from "../base/db/client.server.ts";
import { asSystem } from "./case-access.server.ts";

type Differs = { id: number | null; chain: string | null; seq: number | null; subject: string | null };

/**
 * The timelines of cases against the audit log, which repeats each of their events: an event that was changed, taken out or put in is
 * named. At most ten.
 */
export function eventsThatDiffer(): Promise<string[]> {
	return asSystem(async () => {
		const { rows } = await sql<Differs>`
			with logged as (
				select chain, seq, action, actor_key, details, (details->>'event')::bigint as event from audit_log
				where chain like 'case:%' and details ? 'event')
			select e.id, l.chain, l.seq, 'case:' || e.complaint_id as subject
			from complaint_events e full join logged l on l.event = e.id
			where (e.id is null or l.event is null or l.chain <> 'case:' || e.complaint_id or l.action <> e.type
				or l.details->>'to' is distinct from e.to_status::text or l.details->>'from' is distinct from e.from_status::text)
				and (e.id is null or e.id >= coalesce((select min(event) from logged), 0))
			order by coalesce(e.id, l.event) limit 10`.execute(db());
		return rows.map(({ id, chain, seq, subject }) => {
			if (id === null) return `${chain}: the event of row ${seq} is missing in the timeline`;
			return chain === null
				? `${subject}: event ${id} of the timeline is not in the log`
				: `${subject}: event ${id} of the timeline is not what row ${seq} says`;
		});
	});
}
