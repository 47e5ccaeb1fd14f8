import { db } from "../base/db/client.server.ts";
import { endSessions } from "./session.server.ts";

/**
 * Makes an account nobody's: no name, no address, no password, no sessions. Its id stays, because other rows speak of it. Call it in
 * a transaction.
 */
export async function eraseAccount(id: string) {
	await endSessions(id);
	for (const table of ["credentials", "second_factors", "account_links", "account_roles", "known_devices"] as const)
		await db().deleteFrom(table).where("account_id", "=", id).execute();
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
		})
		.returning("before.email")
		.executeTakeFirstOrThrow();
	// Mails that have gone out stand in the queue's table with their address and what they said.
	await db().deleteFrom("mails").where("recipient", "=", former).where("status", "!=", "queued").execute();
}
