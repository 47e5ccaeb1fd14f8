import { sql } from "kysely";
import { asSystem } from "../../../access/case-access.server.ts";
import { reasonHash } from "../../../audit/audit.server.ts";
import type { Problem } from "../../../audit/chain/problem.ts";
import { db } from "../../../base/db/client.server.ts";

type Difference = { id: number | null; chain: string | null; seq: number | null; subject: string | null };

/**
 * The timelines of cases against the audit log, which repeats each of their events: an event that was changed, taken
 * out or put in is named. At most ten.
 */
export function eventsThatDiffer(): Promise<Problem[]> {
	return asSystem(async () => {
		const { rows } = await sql<Difference>`
			with logged as (
				select chain, seq, action, actor_key, details, (details->>'event')::bigint as event from audit_log
				where chain like 'case:%' and details ? 'event')
			select e.id, l.chain, l.seq, 'case:' || e.complaint_id as subject
			from complaint_events e full join logged l on l.event = e.id
			where (e.id is null or l.event is null or l.chain <> 'case:' || e.complaint_id or l.action <> e.type
				or l.details->>'to' is distinct from e.to_status::text
					or l.details->>'from' is distinct from e.from_status::text)
				and (e.id is null or e.id >= coalesce((select min(event) from logged), 0))
			order by coalesce(e.id, l.event) limit 10`.execute(db());
		return rows.map(({ id, chain, seq, subject }): Problem => {
			const of = subject ?? chain ?? "";
			const problem = (what: Problem["what"], words: string): Problem => ({
				case: of,
				where: "complaint_events",
				what,
				text: `${of}: ${words}`,
			});
			if (id === null) return problem("missing", `the event of row ${seq} is missing in the timeline`);
			return chain === null
				? problem("added", `event ${id} of the timeline is not in the log`)
				: problem("changed", `event ${id} of the timeline is not what row ${seq} says`);
		});
	});
}

/** How many reasons are read at a time. */
const AT_ONCE = 5000;

/**
 * Reasons that are not what the log holds the hash of, or are missing. Blanked ones keep their row; of a case's, its
 * record says whether the product blanked or cut them. At most ten.
 */
export function reasonsThatDiffer(): Promise<Problem[]> {
	return asSystem(async () => {
		const found: Problem[] = [];
		for (let after = 0; found.length < 10; ) {
			const { rows } = await sql<Reason>`
				select l.id, l.chain, l.seq, r.hash, r.salt, r.body, r.blanked_at is not null as is_blanked
				from audit_log l left join audit_reasons r on r.hash = l.details->>'reason_sha256'
				where l.details ? 'reason_sha256' and l.id > ${after} order by l.id limit ${AT_ONCE}`.execute(db());
			for (const { chain, seq, hash, salt, body, is_blanked } of rows) {
				if (hash !== null && (is_blanked || reasonHash(salt, body) === hash)) continue;
				const what = hash ? "changed" : "missing";
				const words = `the reason of row ${seq} ${hash ? "was changed" : "is missing"}`;
				found.push({ case: chain, where: "audit_reasons", what, text: `${chain}: ${words}` });
			}
			const last = rows.at(-1);
			if (!last || rows.length < AT_ONCE) break;
			after = last.id;
		}
		return found.slice(0, 10);
	});
}

type Reason = {
	id: number;
	chain: string;
	seq: number;
	hash: string | null;
	salt: string;
	body: string;
	is_blanked: boolean;
};
