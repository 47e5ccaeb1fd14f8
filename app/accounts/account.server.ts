import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { db } from "../base/db/client.server.ts";
import { isUuid } from "../base/http/params.ts";
import { rolesOf } from "./session.server.ts";

/** One account as an owner sees it; undefined for an id that is none. */
export async function accountById(actor: Actor, id: string) {
	authorize(actor, "account.manage");
	if (!isUuid(id)) return undefined;
	const row = await db()
		.selectFrom("accounts")
		.select(["id", "email", "disabled_at"])
		.where("id", "=", id)
		.executeTakeFirst();
	return row && { id: row.id, email: row.email, disabled: row.disabled_at !== null, roles: await rolesOf(id) };
}

/** Name and roles of an account that has just signed in. */
export async function accountProfile(id: string) {
	const { name, two_factor_enabled: hasSecondFactor } = await db()
		.selectFrom("accounts")
		.select(["name", "two_factor_enabled"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return { name, hasSecondFactor, roles: await rolesOf(id) };
}
