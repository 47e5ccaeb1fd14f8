import { config } from "../../base/config.server.ts";
import { db } from "../../base/db/client.server.ts";
import { leastPassword } from "../passwords/password.ts";
import { hashPassword, isOutdated } from "../passwords/password-hash.server.ts";
import { rolesOf } from "../sessions/session.server.ts";

/** Sets an account's password by its hash. The caller has checked that the password fits the account's roles. */
export async function storePassword(accountId: string, hash: string) {
	await db().updateTable("accounts").set({ password_due: false }).where("id", "=", accountId).execute();
	const changed = await db()
		.updateTable("credentials")
		.set({ password: hash, updated_at: new Date() })
		.where("account_id", "=", accountId)
		.where("provider", "=", "credential")
		.executeTakeFirst();
	if (changed.numUpdatedRows > 0n) return;
	await db()
		.insertInto("credentials")
		.values({ account_id: accountId, provider: "credential", provider_account: accountId, password: hash })
		.execute();
}

/**
 * Looks at a password that has just opened an account: the only moment its length is known. One that is shorter than
 * the account's roles ask for has to be replaced before anything else opens: the answer is then true. A hash with older
 * figures is renewed.
 */
export async function inspectRightPassword(email: string, password: string): Promise<boolean> {
	const account = await db()
		.selectFrom("accounts as a")
		.innerJoin("credentials as c", "c.account_id", "a.id")
		.select(["a.id", "a.password_due", "c.id as credential", "c.password as hash"])
		.where("a.email", "=", email)
		.where("c.provider", "=", "credential")
		.executeTakeFirst();
	if (!account?.hash) return false;
	const isDue = password.length < leastPassword(await rolesOf(account.id), config().PASSWORD_MIN_LENGTH);
	if (isDue !== account.password_due)
		await db().updateTable("accounts").set({ password_due: isDue }).where("id", "=", account.id).execute();
	if (isOutdated(account.hash))
		await db()
			.updateTable("credentials")
			.set({ password: await hashPassword(password) })
			.where("id", "=", account.credential)
			.where("password", "=", account.hash) // one that was changed since stays
			.execute();
	return isDue;
}
