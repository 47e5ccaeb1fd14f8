import { sql } from "kysely";
import type { Problem } from "../../../audit/chain/problem.ts";
import { db } from "../../../base/db/client.server.ts";
import { hashOfDocument } from "./versions.server.ts";

type Difference = { subject: string; number: number; chain: string | null; seq: number | null; is_stored: boolean };

/**
 * The versions of sheets against the audit log, which has the hash of each: one that was changed, taken out or put in
 * is named. At most ten.
 */
export async function versionsThatDiffer(): Promise<Problem[]> {
	const { rows } = await sql<Difference>`
		with logged as (
			select chain, seq, subject, (details->>'number')::integer as number, details->>'sha256' as hash from audit_log
			where action = 'match.sheet-saved'
		), stored as (
			select 'match:' || match_id as subject, number, ${hashOfDocument} as hash from sheet_versions
		)
		select subject, number, l.chain, l.seq, s.hash is not null as is_stored
		from stored s full join logged l using (subject, number)
		where s.hash is distinct from l.hash
		order by subject, number limit 10`.execute(db());
	return rows.map(({ subject, number, chain, seq, is_stored }) => {
		const problem = (what: Problem["what"], of: string, words: string): Problem => ({
			case: of,
			where: "sheet_versions",
			what,
			text: `${of}: version ${number} of the sheet ${words}`,
		});
		if (!is_stored) return problem("missing", subject, `of row ${seq} is missing`);
		return chain === null
			? problem("added", subject, "is not in the log")
			: problem("changed", subject, `is not what row ${seq} says`);
	});
}
