import type { RouterContextProvider } from "react-router";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { sendAccountNotice } from "../notices/send-account-notice.server.ts";
import { actorOf, sessionOf } from "../sessions/session.server.ts";

/** Passkeys of an account, the oldest first. */
export const passkeysOf = (accountId: string) =>
	db()
		.selectFrom("passkeys")
		.select(["id", "name", "credential", "transports", "created_at", "last_used_at", "may_sync"])
		.where("account_id", "=", accountId)
		.orderBy("created_at")
		.limit(100)
		.execute();
export type OwnPasskey = Awaited<ReturnType<typeof passkeysOf>>[number];

/**
 * Removes a passkey of this account, and ends the other sessions that it opened or confirmed. False for one of another
 * account.
 */
export async function removePasskey(context: Readonly<RouterContextProvider>, id: string): Promise<boolean> {
	const actor = actorOf(context);
	authorize(actor, "own-account.manage");
	const { accountId, id: session } = sessionOf(context);
	if (!isUuid(id)) return false;
	return inTransaction(async () => {
		await db()
			.deleteFrom("sessions")
			.where("passkey_id", "=", id)
			.where("account_id", "=", accountId)
			.where("id", "!=", session)
			.execute();
		const gone = await db()
			.deleteFrom("passkeys")
			.where("id", "=", id)
			.where("account_id", "=", accountId)
			.returning("name")
			.executeTakeFirst();
		if (!gone) return false;
		await audit(actor, "account.passkey-removed", `account:${accountId}`);
		await sendAccountNotice(accountId, { kind: "passkeyRemoved", name: gone.name });
		return true;
	});
}
