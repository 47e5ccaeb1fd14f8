import { sql } from "kysely";
import { db } from "../base/db/client.server.ts";

/** The versions of a sheet, the latest first, with who saved them as the audit log has it. */
export const versionsOf = (matchId: number) =>
	db()
		.selectFrom("sheet_versions as v")
		.select(["v.number", "v.document", "v.reason", "v.made_at"])
		.select((eb) =>
			eb
				.selectFrom("audit_log as a")
				.select("a.actor")
				.where("a.subject", "=", `match:${matchId}`)
				.where("a.action", "=", "match.sheet-saved")
				.where(sql<boolean>`(a.details->>'number')::integer = v.number`)
				.orderBy("a.id", "desc")
				.limit(1)
				.as("actor"),
		)
		.where("v.match_id", "=", matchId)
		.orderBy("v.number", "desc")
		.limit(200)
		.execute();
