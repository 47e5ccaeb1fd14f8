import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { chosenDays } from "../../../settings/retention/chosen-days.server.ts";
import { daysOf } from "../../../settings/retention/kinds.ts";
import { objectionEnds } from "./objection.ts";

export type RetainedCase = {
	id: string;
	reference: string;
	/** Why nothing of it is erased yet. */
	waitsFor: "open" | "held" | null;
	/** Nothing was decided in it: all of the complainant's words go at once. */
	isUndecided: boolean;
	requestedAt: Date | null;
	erasedAt: Date | null;
	agreedAt: Date | null;
	/** Of a decided case whose erasure was requested: until when a head may object before anything is erased. */
	objectionUntil: Date | null;
	/** When statement and evidence go, and the decision; null while that is not known, as of an open case. */
	claimsUntil: Date | null;
	decisionUntil: Date | null;
};

type Row = Omit<RetainedCase, "claimsUntil" | "decisionUntil" | "objectionUntil"> & { finalAt: Date };
const DAY_MS = 86_400_000;

/**
 * The submitted cases that a condition names and whose erasure is not over, with what stays until when, in the caller's
 * scope.
 */
export async function retainedCases(which: ReturnType<typeof sql<boolean>>): Promise<RetainedCase[]> {
	const chosen = await chosenDays();
	const { rows } = await sql<Row>`
		select c.id, c.case_reference as reference, case_kept_by(c.id) as "waitsFor", c.ended_as is null
			and c.status = 'closed' as "isUndecided",
			r.requested_at as "requestedAt", c.erased_at as "erasedAt", c.erasure_agreed_at as "agreedAt",
			greatest(c.last_updated_at, c.appeal_until) as "finalAt"
		from complaints c left join erasure_requests r on r.account_id = c.user_id
		where c.status <> 'draft' and c.erasure_ended_at is null and ${which}
		order by r.requested_at, c.case_reference limit 200`.execute(db());
	return rows.map(({ finalAt, ...row }) => {
		const after = (days: number) =>
			row.waitsFor === "open" || row.isUndecided ? null : new Date(finalAt.getTime() + days * DAY_MS);
		return {
			...row,
			objectionUntil: row.isUndecided || row.agreedAt || !row.requestedAt ? null : objectionEnds(row.requestedAt),
			claimsUntil: row.agreedAt ? null : after(daysOf("erased_cases", chosen)),
			decisionUntil: after(daysOf("case_decisions", chosen)),
		};
	});
}
