import type { GroupRow } from "../../league/group-tables/group-table.server.ts";

/** The columns by which a reader may order a table; the places stay those of its rule. */
const columns = ["played", "won", "drawn", "lost", "for", "against", "difference"] as const;
export type SortColumn = (typeof columns)[number];

/** The column that is asked for; undefined for the table's own order. */
export const sortAsked = (query: URLSearchParams): SortColumn | undefined =>
	columns.find((column) => column === query.get("sort"));

type Row = Pick<GroupRow, Exclude<SortColumn, "difference">>;

/** The rows with the most of a column first, those alike in the order of the table. */
export function sortRows<R extends Row>(rows: readonly R[], column: SortColumn): R[] {
	const amount = (row: R) => (column === "difference" ? row.for - row.against : row[column]);
	return rows.toSorted((a, b) => amount(b) - amount(a));
}
