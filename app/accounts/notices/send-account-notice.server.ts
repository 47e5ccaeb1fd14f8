import type { Role } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { type AccountNotice, accountNoticeEmail, deskRoleEmail } from "./emails.ts";

/** Emails an account's holder what was changed, in their language. Call it in the transaction of the change. */
export async function sendAccountNotice(accountId: string, notice: AccountNotice) {
	const { email, language } = await db()
		.selectFrom("accounts")
		.select(["email", "language"])
		.where("id", "=", accountId)
		.executeTakeFirstOrThrow();
	await sendEmail(accountNoticeEmail(language, notice), { to: email });
}

/** Tells which roles were granted and which removed; nothing when they are the same. */
export async function sendRoleNotices(accountId: string, before: readonly Role[], after: readonly Role[]) {
	const granted = after.filter((role) => !before.includes(role));
	const removed = before.filter((role) => !after.includes(role));
	if (granted.length + removed.length > 0) await sendAccountNotice(accountId, { kind: "roles", granted, removed });
	await sendDeskRoleNotices(accountId, granted);
}

/** Emails the other heads and all other owners that an account got a role that reads cases or grants roles. */
export async function sendDeskRoleNotices(accountId: string, granted: readonly Role[]) {
	const roles = granted.filter((role) => role === "officer" || role === "head" || role === "owner");
	if (roles.length === 0) return;
	const { name, email } = await db()
		.selectFrom("accounts")
		.select(["name", "email"])
		.where("id", "=", accountId)
		.executeTakeFirstOrThrow();
	const readers = await db()
		.selectFrom("accounts as a")
		.select(["a.email", "a.language"])
		.where("a.id", "!=", accountId)
		.where("a.disabled_at", "is", null)
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("account_roles as r")
					.select("r.role")
					.whereRef("r.account_id", "=", "a.id")
					.where("r.role", "in", ["head", "owner"]),
			),
		)
		.execute();
	for (const reader of readers)
		await sendEmail(deskRoleEmail(reader.language, name || email, roles), { to: reader.email });
}
