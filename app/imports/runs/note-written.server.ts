import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import type { WrittenRow } from "../plan/work.ts";

/** Notes which records rows became. */
export async function noteWritten(run: number, written: readonly WrittenRow[]) {
	if (written.length === 0) return;
	await sql`update import_run_rows as r set record = w.record
		from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (nth integer, record integer)
		where r.import_run_id = ${run} and r.nth = w.nth`.execute(db());
}
