import { sql } from "kysely";
import { db, inTransaction } from "../base/db/client.server.ts";
import type { JobKind } from "../base/jobs/job-kind.ts";
import { log } from "../base/log/log.server.ts";

/** Every night: the years ahead get their partitions of the audit log and of the timelines. */
export const makeYearsAhead: JobKind<object> = {
	name: "make-years",
	cron: "7 2 * * *",
	async run() {
		const made = await makeYears();
		if (made.length > 0) log.info("database.years-made", { made: made.join(", ") });
	},
};

/** Makes the partitions of this year and the next two that are missing; returns their names. */
export const makeYears = () =>
	inTransaction(async () => {
		const { rows } = await sql<{ name: string }>`select make_years() as name`.execute(db());
		return rows.map(({ name }) => name);
	});
