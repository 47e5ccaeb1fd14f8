import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

/** Files that are old, or that were discarded; one that is being imported is neither. */
const isDue = (before: Date) => sql<boolean>`(created_at < ${before} or state = 'discarded') and state <> 'importing'`;

export async function countImportFiles(before: Date) {
	const { rows } = await sql<{ all: number; due: number }>`
		select count(*)::int as all, count(*) filter (where ${isDue(before)})::int as due from import_runs`.execute(db());
	return rows[0] ?? { all: 0, due: 0 };
}

/** Deletes rows of files that are due, at most `most`, and then the files. Returns how much it deleted. */
export async function purgeImportFiles(before: Date, most: number): Promise<number> {
	const { numAffectedRows: ofFiles = 0n } = await sql`
		delete from import_run_rows where ctid = any(array(
			select r.ctid from import_run_rows r join import_runs on import_runs.id = r.import_run_id
			where ${isDue(before)} limit ${most}))`.execute(db());
	if (ofFiles > 0n) return Number(ofFiles);
	const { numDeletedRows } = await db().deleteFrom("import_runs").where(isDue(before)).executeTakeFirst();
	return Number(numDeletedRows);
}
