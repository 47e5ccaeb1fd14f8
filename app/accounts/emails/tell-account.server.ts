import type { Role } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { type AccountNotice, accountNoticeEmail } from "./joining-emails.ts";

/** Emails an account's holder what was changed, in their language. Call it in the transaction of the change. */
export async function tellAccount(accountId: string, notice: AccountNotice) {
	const { email, language } = await db()
		.selectFrom("accounts")
		.select(["email", "language"])
		.where("id", "=", accountId)
		.executeTakeFirstOrThrow();
	await sendEmail(accountNoticeEmail(language, notice), { to: email });
}

/** Tells which roles were granted and which removed; nothing when they are the same. */
export async function tellOfRoles(accountId: string, before: readonly Role[], after: readonly Role[]) {
	const granted = after.filter((role) => !before.includes(role));
	const removed = before.filter((role) => !after.includes(role));
	if (granted.length + removed.length > 0) await tellAccount(accountId, { kind: "roles", granted, removed });
}
