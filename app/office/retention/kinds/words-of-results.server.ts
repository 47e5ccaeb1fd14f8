import { sql } from "kysely";
import { asSystem } from "../../../access/case-access.server.ts";
import { asLeagueSystem } from "../../../access/league-scope.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { Count } from "./due-rows.server.ts";

/** That words are gone; a dispute stays one. */
const EMPTIED = "—";

const hasWords = sql<boolean>`(r.decision is not null or exists (select from confirmations c
	where c.match_id = r.match_id and c.report = r.number and c.body <> ${EMPTIED}))`;

/** The reasons of the audit log for decisions and corrections of results, which belong to no case. */
const reasons = sql`from audit_reasons w join audit_log a on a.details ->> 'reason_sha256' = w.hash
	where a.action in ('match.result-decided', 'match.result-corrected') and w.body <> ''
		and w.complaint_id is null`;

/** Reports with a dispute or a decision in words, and reasons of decisions and corrections. */
export async function countWordsOfResults(before: Date): Promise<Count> {
	const reported = await asLeagueSystem(
		async () =>
			(
				await sql<Required<Count>>`
					select count(*)::int as all, count(*) filter (where r.settled_at < ${before})::int as due
					from reports r where ${hasWords}`.execute(db())
			).rows[0],
	);
	const logged = await asSystem(
		async () =>
			(
				await sql<Required<Count>>`
					select count(*)::int as all, count(*) filter (where a.at < ${before})::int as due ${reasons}`.execute(db())
			).rows[0],
	);
	return { all: (reported?.all ?? 0) + (logged?.all ?? 0), due: (reported?.due ?? 0) + (logged?.due ?? 0) };
}

/** Empties the words of at most `most` results that ended before, and then of reasons; that there were any stays. */
export async function emptyWordsOfResults(before: Date, most: number): Promise<number> {
	const reported = await asLeagueSystem(async () => {
		const { numAffectedRows } = await sql`
			with due as (
				select r.match_id, r.number from reports r where r.settled_at < ${before} and ${hasWords} limit ${most}
					for update skip locked
			), said as (
				update confirmations c set body = ${EMPTIED} from due d
				where c.match_id = d.match_id and c.report = d.number and c.body is not null)
			update reports r set decision = null from due d where r.match_id = d.match_id and r.number = d.number`.execute(
			db(),
		);
		return Number(numAffectedRows ?? 0n);
	});
	if (reported >= most) return reported;
	const logged = await asSystem(async () => {
		const { numAffectedRows } = await sql`
			update audit_reasons set body = '', salt = '', blanked_at = now()
			where hash in (select w.hash ${reasons} and a.at < ${before} limit ${most - reported})`.execute(db());
		return Number(numAffectedRows ?? 0n);
	});
	return reported + logged;
}
