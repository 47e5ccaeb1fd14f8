import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import type { KnownRecord, PlannedRow } from "../../records/imports/plan.ts";

type Row = KnownRecord & { code: string; name: string; name_ar: string; sort_order: number };

/** A list that staff put in order: all of it, and a new row at its end. */
export async function rowsInOrder(table: "classes" | "licence_categories") {
	const all = async () =>
		(await sql<Row>`select * from ${sql.table(table)} order by sort_order, id`.execute(db())).rows;
	return {
		known: await all(),
		async prepare(_: unknown, { values = {}, id }: Pick<PlannedRow, "values" | "id">) {
			if (id !== undefined) return values;
			return { ...values, sort_order: Math.max(0, ...(await all()).map(({ sort_order }) => sort_order)) + 1 };
		},
	};
}
