import { asSystem } from "../../access/case-access.server.ts";
import { rolesOf } from "../../accounts/sessions/session.server.ts";
import { db } from "../../base/db/client.server.ts";
import { mayAddProfile } from "./who-may-add.ts";

/** Why an account adds no profile: its roles, a profile that it has, or one whose role an owner took away. */
export type ProfileRefusal = "excluded" | "present" | "removed";

/** The same for one account; undefined when it may add one. Asks the database, not the session: roles change. */
export async function whyNoProfile(accountId: string): Promise<ProfileRefusal | undefined> {
	const roles = await rolesOf(accountId);
	const profile = await asSystem(() =>
		db().selectFrom("complaint_users").select("id").where("id", "=", accountId).executeTakeFirst(),
	);
	if (profile) return roles.includes("complainant") ? "present" : "removed";
	return mayAddProfile(roles) ? undefined : "excluded";
}
