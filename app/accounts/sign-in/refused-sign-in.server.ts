import type { Actor } from "../../access/actor.ts";
import { audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";

/** Writes to the log that a sign-in to a known account was refused. */
export async function noteRefusal(email: string) {
	const account = await db().selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirst();
	if (!account) return; // unknown addresses would fill the log with typed text
	const actor: Actor = { kind: "account", id: account.id, email, roles: [] };
	await audit(actor, "account.sign-in-refused", `account:${account.id}`);
}
