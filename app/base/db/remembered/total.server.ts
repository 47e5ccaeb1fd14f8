import type { SelectQueryBuilder } from "kysely";
import { remember } from "./remember.server.ts";

/**
 * How many rows a query finds, counted again when one of its tables has changed. The query must name them itself, not
 * in SQL text.
 */
export function totalOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
	const counting = query.select((eb) => eb.fn.countAll<number>().as("total"));
	const { sql, parameters } = counting.compile();
	return remember(`total of ${sql} ${JSON.stringify(parameters)}`, async () => {
		const [row] = await counting.execute();
		return row && "total" in row ? Number(row.total) : 0;
	});
}
