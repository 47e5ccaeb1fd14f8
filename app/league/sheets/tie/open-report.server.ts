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
		.select([ineligibleOfReport, changedOfReport])
		.where("r.match_id", "=", matchId)
		.where("r.settled", "is", null)
		.executeTakeFirst();

/** The players who were not eligible in the version that a report is about; the query calls its reports `r`. */
export const ineligibleOfReport = sql<IneligiblePlayer[] | null>`(select v.document->'ineligible' from sheet_versions v
	where v.match_id = r.match_id and v.number = r.sheet_version)`.as("ineligible");

/** The places where this version differs from what the sides handed in. */
export const changedOfReport = sql<ChangedPlace[] | null>`(select v.document->'changed' from sheet_versions v
	where v.match_id = r.match_id and v.number = r.sheet_version)`.as("changed");
