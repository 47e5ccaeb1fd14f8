import { sql } from "kysely";
import { db } from "../../app/base/db/client.server.ts";

type Row = Record<string, unknown>;

/**
 * Adds rows by one statement and returns what names them in the order of the rows. All have the columns of the first.
 */
export async function insertRows(table: string, rows: readonly Row[], key = "id"): Promise<number[]> {
	if (rows.length === 0) return [];
	const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
	const added = await sql<{ id: number }>`insert into ${sql.table(table)} (${columns})
		select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
		returning ${sql.ref(key)} as id`.execute(db());
	return added.rows.map(({ id }) => id);
}
