import { system } from "../../access/actor.ts";
import { asOwnDrafts } from "../../access/draft-scope.server.ts";
import { db } from "../../base/db/client.server.ts";
import { deleteMailsTo } from "../../base/mail/mail.server.ts";
import { endInvitations } from "../joining/inviter.server.ts";
import { endSessions } from "../sessions/session.server.ts";

const belongings = [
	"credentials",
	"second_factors",
	"passkeys",
	"passkey_challenges",
	"account_links",
	"captains",
	"account_roles",
	"known_devices",
	"kept_forms",
	"record_drafts",
	"tie_reminders",
	"ended_sessions",
] as const;

/**
 * Empties an account: no name, no address, no password, no sessions, no mails. Its id stays, because other rows name
 * it. Call it in a transaction. Returns the address it had.
 */
export async function eraseAccount(id: string): Promise<string> {
	await endSessions(id);
	await asOwnDrafts(id, async () => {
		for (const table of belongings) await db().deleteFrom(table).where("account_id", "=", id).execute();
	});
	await db().deleteFrom("verifications").where("value", "like", `%${id}%`).execute();
	const { email: former } = await db()
		.updateTable("accounts as a")
		.from("accounts as before")
		.whereRef("before.id", "=", "a.id")
		.where("a.id", "=", id)
		.set({
			email: `erased-${id}@erased.invalid`,
			name: "",
			image: null,
			disabled_at: new Date(),
			email_verified: false,
			two_factor_enabled: false,
		})
		.returning("before.email")
		.executeTakeFirstOrThrow();
	await db().deleteFrom("pending_accounts").where("email", "=", former).execute();
	await endInvitations(system, id);
	await deleteMailsTo(former);
	return former;
}
