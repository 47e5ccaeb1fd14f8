import { type Actor, accountIdOf } from "../../access/actor.ts";
import { audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import { type AccountChange, changeAccount } from "../managing/accounts.server.ts";
import { sendAccountNotice } from "../notices/send-account-notice.server.ts";
import { endSessions } from "../sessions/session.server.ts";

/**
 * Takes a lost second factor and lost passkeys off an account, no matter who set them up: its sessions end, the holder
 * is emailed, and a role that asks for a second factor has them set up a new one. Owners remove their own under My
 * account, where they confirm it.
 */
export function takeOffSecondFactor(actor: Actor, id: string): Promise<AccountChange> {
	return changeAccount(actor, id, async () => {
		if (accountIdOf(actor) === id) return { ok: false, refused: "ownFactor" };
		const removed = await db().deleteFrom("second_factors").where("account_id", "=", id).returning("id").execute();
		const passkeys = await db().deleteFrom("passkeys").where("account_id", "=", id).returning("id").execute();
		if (removed.length + passkeys.length === 0) return { ok: false, refused: "noFactor" };
		await db().updateTable("accounts").set({ two_factor_enabled: false }).where("id", "=", id).execute();
		await endSessions(id);
		await audit(actor, "account.second-factor-taken-off", `account:${id}`);
		await sendAccountNotice(id, { kind: "factorTakenOff" });
		return { ok: true };
	});
}
