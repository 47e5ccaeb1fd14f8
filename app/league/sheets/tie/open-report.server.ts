import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import type { ChangedPlace, IneligiblePlayer } from "../sheet.ts";

export type OpenReport = NonNullable<Awaited<ReturnType<typeof openReport>>>;

/** The report of a tie that is not settled, with what the other side says to it. */
export const openReport = (matchId: number) =>
	db()
		.selectFrom("reports as r")
		.leftJoin("confirmations as c", (join) =>
			join.onRef("c.match_id", "=", "r.match_id").onRef("c.report", "=", "r.number").onRef("c.side", "<>", "r.side"),
		)
		.selectAll("r")
		.select(["c.verdict", "c.body", "c.made_at as answered_at"])
		.select([ineligibleOfReport, changedOfReport, formerDispute])
		.where("r.match_id", "=", matchId)
		.where("r.settled", "is", null)
		.executeTakeFirst();

/** The players who were not eligible in the version that a report is about; the query calls its reports `r`. */
export const ineligibleOfReport = sql<IneligiblePlayer[] | null>`(select v.document->'ineligible' from sheet_versions v
	where v.match_id = r.match_id and v.number = r.sheet_version)`.as("ineligible");

/** The places where this version differs from what the sides handed in. */
export const changedOfReport = sql<ChangedPlace[] | null>`(select v.document->'changed' from sheet_versions v
	where v.match_id = r.match_id and v.number = r.sheet_version)`.as("changed");

/**
 * The dispute of an earlier report in whose place this one is, which ends by the acceptance of the other side or by
 * staff. Null without one.
 */
export const formerDisputeOf = sql<string | null>`(select d.body from confirmations d
	where d.match_id = r.match_id and d.report < r.number and d.side <> r.side and d.verdict = 'dispute'
		and d.decided_at is null and not exists (select from reports e where e.match_id = r.match_id
			and e.number between d.report and r.number - 1 and e.settled in ('accepted', 'silence', 'decided'))
	order by d.report desc limit 1)`;
export const formerDispute = formerDisputeOf.as("former_dispute");
