import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { db } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { accountName } from "../account-name.ts";
import { hasPasskey, rolesOf } from "../sessions/session.server.ts";

/** One account as an owner sees it; undefined for an unknown id. */
export async function accountById(actor: Actor, id: string) {
	authorize(actor, "account.manage");
	if (!isUuid(id)) return undefined;
	const row = await db()
		.selectFrom("accounts")
		.select(["id", "name", "email", "disabled_at", "two_factor_enabled"])
		.select(hasPasskey.as("has_passkey"))
		.where("id", "=", id)
		.executeTakeFirst();
	if (!row) return undefined;
	return {
		id: row.id,
		name: accountName(row),
		email: row.email,
		disabled: row.disabled_at !== null,
		roles: await rolesOf(id),
		/** Why its second factor and passkeys cannot be taken off; undefined when it can. */
		refusedFactor: !(row.two_factor_enabled || row.has_passkey)
			? ("noFactor" as const)
			: accountIdOf(actor) === id
				? ("ownFactor" as const)
				: undefined,
	};
}
