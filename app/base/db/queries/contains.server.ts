import { sql } from "kysely";

/**
 * Whether one of the columns contains the typed text, case-insensitively. Signs of the pattern language are letters
 * like others.
 */
export function contains(columns: string[], typed: string) {
	const pattern = `%${typed.replace(/[\\%_]/g, "\\$&")}%`;
	return sql<boolean>`(${sql.join(
		columns.map((column) => sql`${sql.ref(column)}::text ilike ${pattern}`),
		sql` or `,
	)})`;
}
