import { sql } from "kysely";
import { asLeagueSystem } from "../../../access/league-scope.server.ts";
import type { Side } from "../../../access/side.ts";
import type { Problem } from "../../../audit/chain/problem.ts";
import { db } from "../../../base/db/client.server.ts";
import { hashOfHandedIn } from "./handed-in.server.ts";

/**
 * The line-ups that sides handed in against the audit log, which has the hash of each: one that was changed or put in
 * is named. The log has no hash of those that were handed in before the first that it has. At most ten.
 */
export async function handedInThatDiffer(): Promise<Problem[]> {
	const { rows } = await asLeagueSystem(() =>
		sql<{ subject: string; side: Side; seq: number | null }>`
		select h.subject, h.side, l.seq
		from (select 'match:' || match_id as subject, side, ${hashOfHandedIn} as hash from lineups
			where handed_in is not null) h
		left join lateral (select seq, id, details->>'sha256' as hash from audit_log a
			where a.subject = h.subject and a.action = 'match.line-up-handed-in' and a.details->>'side' = h.side
			order by a.id desc limit 1) l on true
		where l.seq is null or l.hash <> h.hash or l.hash is null and l.id > (select min(f.id) from audit_log f
			where f.action = 'match.line-up-handed-in' and f.details ? 'sha256')
		order by h.subject, h.side limit 10`.execute(db()),
	);
	return rows.map(({ subject, side, seq }) => {
		const why = seq === null ? "not in the log" : `not what row ${seq} says`;
		return {
			case: subject,
			where: "lineups.handed_in",
			what: seq === null ? "added" : "changed",
			text: `${subject}: the line-up that ${side} handed in is ${why}`,
		};
	});
}
