import { db } from "../../base/db/client.server.ts";
import { auth } from "./auth.server.ts";

/** The account that signs in with this email and password; for an unknown email the answer takes as long. */
export async function accountWithPassword(email: string, password: string) {
	const row = await db()
		.selectFrom("accounts")
		.innerJoin("credentials", "credentials.account_id", "accounts.id")
		.select(["accounts.id", "accounts.email", "accounts.name", "accounts.language", "accounts.two_factor_enabled"])
		.select(["accounts.email_verified", "accounts.disabled_at", "accounts.is_demo", "credentials.password"])
		.where("accounts.email", "=", email)
		.where("credentials.provider", "=", "credential")
		.executeTakeFirst();
	const { password: library } = await auth().$context;
	if (!row?.password) {
		await library.hash(password);
		return undefined;
	}
	const isRight = await library.verify({ hash: row.password, password });
	return isRight && row.email_verified && !row.disabled_at ? row : undefined;
}

/** Whether this is the password of an account that is signed in. */
export async function isPasswordOf(accountId: string, password: string): Promise<boolean> {
	const row = await db()
		.selectFrom("credentials")
		.select("password")
		.where("account_id", "=", accountId)
		.where("provider", "=", "credential")
		.executeTakeFirst();
	if (!row?.password) return false;
	return (await auth().$context).password.verify({ hash: row.password, password });
}
