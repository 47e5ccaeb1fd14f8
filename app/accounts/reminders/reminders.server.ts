import type { Actor } from "../../access/actor.ts";
import { accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { absolute } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { idInToken, signedToken } from "../../base/secrets/signed-token.server.ts";

const PURPOSE = "match-reminders";

/** The link in a reminder that ends them, without signing in. */
export const remindersLink = (locale: Locale, accountId: string) =>
	absolute(pathIn(locale, "/club/reminders/:token", { token: signedToken(PURPOSE, accountId) }));

/** The account of such a link; undefined when it is not one of ours. */
function accountIn(token: string): string | undefined {
	const id = idInToken(PURPOSE, token);
	return id !== undefined && isUuid(id) ? id : undefined;
}

/** Whether an account gets reminders; undefined for one that is gone. */
export async function getsReminders(accountId: string): Promise<boolean | undefined> {
	const row = await db()
		.selectFrom("accounts")
		.select("match_reminders")
		.where("id", "=", accountId)
		.executeTakeFirst();
	return row?.match_reminders;
}

/** The same of the account of a link. */
export async function remindersOfLink(token: string): Promise<boolean | undefined> {
	const id = accountIn(token);
	return id === undefined ? undefined : getsReminders(id);
}

/**
 * Ends the reminders of the account of a link, at one click (RFC 8058), or turns them on again. False for a link that
 * is not ours; twice is once.
 */
export async function setRemindersByLink(token: string, isWanted: boolean): Promise<boolean> {
	const id = accountIn(token);
	return id !== undefined && set(id, isWanted);
}

/** The choice on the account page. */
export async function setOwnReminders(actor: Actor, isWanted: boolean) {
	authorize(actor, "own-account.manage");
	await set(accountIdOf(actor) ?? "", isWanted);
}

const set = (accountId: string, isWanted: boolean) =>
	inTransaction(async () => {
		const { numUpdatedRows } = await db()
			.updateTable("accounts")
			.set({ match_reminders: isWanted })
			.where("id", "=", accountId)
			.executeTakeFirst();
		return numUpdatedRows > 0n;
	});
