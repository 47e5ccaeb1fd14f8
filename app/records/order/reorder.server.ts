import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

type OrderedRow = { id: number; sort_order: number };

/**
 * Moves a row of a list one place up (-1) or down (1); false where there is no place. `list` has the rows in their
 * order, locked until the transaction ends.
 */
export async function reorder(
	table: "venues" | "classes" | "licence_categories" | "competitions" | "news_categories",
	list: OrderedRow[],
	id: number,
	by: -1 | 1,
) {
	const order = [...list];
	const from = order.findIndex((row) => row.id === id);
	const [moved, other] = [order[from], order[from + by]];
	if (!moved || !other) return false;
	[order[from], order[from + by]] = [other, moved];
	for (const [place, row] of order.entries())
		if (row.sort_order !== place + 1)
			await sql`update ${sql.table(table)} set sort_order = ${place + 1} where id = ${row.id}`.execute(db());
	return true;
}
