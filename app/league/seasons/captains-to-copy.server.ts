import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

/** `is_staff`: works for the federation, and accepts a squad from the own mailbox alone. */
export type FormerCaptain = { account_id: string; is_staff: boolean };

/** Captains of squads whose accounts can sign in, by squad. */
export async function captainsOf(squads: readonly number[]) {
	const rows = await db()
		.selectFrom("captains as c")
		.innerJoin("accounts as a", "a.id", "c.account_id")
		.select(["c.squad_id", "c.account_id", sql<boolean>`is_staff(a.id)`.as("is_staff")])
		.where("c.squad_id", "in", [...squads, 0])
		.where("a.disabled_at", "is", null)
		.orderBy("c.account_id")
		.execute();
	return Map.groupBy(rows, ({ squad_id }) => squad_id);
}
