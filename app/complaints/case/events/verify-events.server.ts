import { sql } from "kysely";
import { reasonHash } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { asSystem } from "../access/case-access.server.ts";

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

/** Reasons that are not what the log holds the hash of, or are missing. Blanked ones keep their row. At most ten. */
export function reasonsThatDiffer(): Promise<string[]> {
	return asSystem(async () => {
		const { rows } = await sql<{ chain: string; seq: number; hash: string | null; salt: string; body: string }>`
			select l.chain, l.seq, r.hash, r.salt, r.body from audit_log l left join audit_reasons r on r.hash = l.details->>'reason_sha256'
			where l.details ? 'reason_sha256' and (r.hash is null or r.blanked_at is null) order by l.id`.execute(db());
		return rows
			.filter(({ hash, salt, body }) => hash === null || reasonHash(salt, body) !== hash)
			.slice(0, 10)
			.map(({ chain, seq, hash }) => `${chain}: the reason of row ${seq} ${hash ? "was changed" : "is missing"}`);
	});
}
