import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

type Table = "classes" | "licence_categories" | "formats" | "rule_sets";

/** A row that others name by its code, before it is deleted: until the transaction ends none begins to name it. */
export async function lockedRow(table: Table, id: number): Promise<{ code: string } | undefined> {
	const { rows } = await sql<{
		code: string;
	}>`select code from ${sql.table(table)} where id = ${id} for update`.execute(db());
	return rows[0];
}

/** Whether there is a row of this code, which then stays until the transaction ends. */
export async function isNamedRow(table: Table, code: string): Promise<boolean> {
	const { rows } = await sql`select from ${sql.table(table)} where code = ${code} for key share`.execute(db());
	return rows.length > 0;
}
