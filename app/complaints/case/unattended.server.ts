import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

/** How many undecided cases no officer or head may act on; never which. */
export async function countUnattended(): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::int as count from cases_without_staff()`.execute(db());
	return rows[0]?.count ?? 0;
}
