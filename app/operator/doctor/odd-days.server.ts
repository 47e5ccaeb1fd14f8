import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { FIRST_YEAR, LAST_YEAR } from "../../base/typed/day-time.ts";
import { misdated } from "../../league/ties/editing/managed-ties.server.ts";

/** Rows of one column that are named. */
const MOST = 5;

type OddDays = { table: string; column: string; count: number; ids: string[] };

/**
 * Rows with a day that no field takes any more, as a Hijri year, by table and column: every column of days there is,
 * but for those of cases, which keep what was said. Of ties also those far from their season.
 */
export async function oddDays(): Promise<OddDays[]> {
	const { rows: columns } = await sql<{ table: string; column: string; has_id: boolean }>`
		select c.table_name as table, c.column_name as column, exists (select from information_schema.columns i
			where i.table_schema = 'public' and i.table_name = c.table_name and i.column_name = 'id') as has_id
		from information_schema.columns c join pg_class t on t.oid = to_regclass(c.table_name) and t.relkind = 'r'
		where c.table_schema = 'public' and c.data_type = 'date' and not t.relrowsecurity
			and has_table_privilege(t.oid, 'select')
		order by 1, 2`.execute(db());
	const found: OddDays[] = [];
	for (const { table, column, has_id } of columns) {
		const day = sql.ref(column);
		const isOdd = sql`${day} < make_date(${FIRST_YEAR}, 1, 1) or ${day} > make_date(${LAST_YEAR}, 12, 31)`;
		const where = table === "matches" && column === "match_date" ? sql`${isOdd} or ${misdated}` : isOdd;
		const id = has_id ? sql`id::text` : sql`${day}::text`;
		const { rows } = await sql<{ count: number; ids: string[] }>`
			select count(*)::int as count, coalesce((array_agg(${id} order by ${day}))[1:${sql.lit(MOST)}], '{}') as ids
			from ${sql.table(table)} where ${where}`.execute(db());
		const [{ count, ids } = { count: 0, ids: [] }] = rows;
		if (count > 0) found.push({ table, column, count, ids });
	}
	return found;
}

/** One line of them, with where staff mend them. */
export function oddDaysLine(found: readonly OddDays[]): string {
	if (found.length === 0) return "every day is one that its field can mean";
	const lines = found.map(({ table, column, count, ids }) => {
		const more = count > ids.length ? ", …" : "";
		return `${count} in ${table}.${column} (${ids.join(", ")}${more})`;
	});
	const ties = found.some(({ table }) => table === "matches") ? "; ties are at /admin/matches?status=misdated" : "";
	return `days that no field means, to be corrected in their forms: ${lines.join("; ")}${ties}`;
}
