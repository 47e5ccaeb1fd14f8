import { sql } from "kysely";
import { db } from "../client.server.ts";

type Row = Record<string, unknown>;

/** The columns of a table that a statement may write. */
async function columnsOf(table: string): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
		where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db());
	return rows.map(({ name }) => name);
}

const listOf = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)));

/** Inserts rows as they were, generated columns apart. */
export async function insertRows(table: string, rows: readonly Row[]) {
	if (rows.length === 0) return;
	const columns = listOf(await columnsOf(table));
	await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
		from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db());
}

/**
 * Inserts a row as it was, under a new id and with the first version; a column that it was without gets its default.
 * Returns the id.
 */
export async function insertAnew(table: string, row: Row): Promise<number> {
	const own = (await columnsOf(table)).filter((name) => name in row && name !== "id" && name !== "version");
	const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)} (${listOf(own)}) select ${listOf(own)}
		from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) returning id`.execute(db());
	if (!rows[0]) throw new Error(`The new row of ${table} has no id.`);
	return rows[0].id;
}
