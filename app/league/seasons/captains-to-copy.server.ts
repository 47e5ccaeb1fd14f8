import { db } from "../../base/db/client.server.ts";

/** Captains of squads whose accounts can sign in, by squad. */
export async function captainsOf(squads: readonly number[]) {
	const rows = await db()
		.selectFrom("captains as c")
		.innerJoin("accounts as a", "a.id", "c.account_id")
		.select(["c.squad_id", "c.account_id"])
		.where("c.squad_id", "in", [...squads, 0])
		.where("a.disabled_at", "is", null)
		.orderBy("c.account_id")
		.execute();
	return Map.groupBy(rows, ({ squad_id }) => squad_id);
}
