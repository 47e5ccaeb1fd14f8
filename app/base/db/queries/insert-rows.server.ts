import { sql } from "kysely";
import { db } from "../client.server.ts";

/** Inserts rows as they were, generated columns apart. */
export async function insertRows(table: string, rows: readonly Record<string, unknown>[]) {
	const [first] = rows;
	if (!first) return;
	const { rows: own } = await sql<{ name: string }>`select attname as name from pg_attribute
		where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db());
	const columns = sql.join(own.map(({ name }) => sql.ref(name)));
	await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
		from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db());
}
