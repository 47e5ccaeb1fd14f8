import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { db } from "../../base/db/client.server.ts";

/** Names of those who write the news, to choose an author from. */
export async function staffNames(actor: Actor): Promise<string[]> {
	authorize(actor, "news.manage");
	const rows = await db()
		.selectFrom("accounts")
		.innerJoin("account_roles", "account_roles.account_id", "accounts.id")
		.select("accounts.name")
		.distinct()
		.where("account_roles.role", "in", ["editor", "owner"])
		.where("accounts.disabled_at", "is", null)
		.where("accounts.email_verified", "=", true)
		.orderBy("accounts.name")
		.limit(200)
		.execute();
	return rows.flatMap(({ name }) => name || []);
}
