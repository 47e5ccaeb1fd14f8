import { db } from "../base/db/client.server.ts";
import { hashOfToken, randomToken } from "../base/http/browser-token.server.ts";

type Purpose = "activate" | "reset";
/** How long a link of a mail works, in hours. */
const LINK_HOURS = { activate: 72, reset: 2 } as const satisfies Record<Purpose, number>;

/** Makes a link's token for an account; an earlier one for the same purpose works no more. */
export async function makeLink(accountId: string, purpose: Purpose, hours: number = LINK_HOURS[purpose]) {
	const token = randomToken();
	await db().deleteFrom("account_links").where("account_id", "=", accountId).where("purpose", "=", purpose).execute();
	await db()
		.insertInto("account_links")
		.values({
			token_hash: hashOfToken(token),
			account_id: accountId,
			purpose,
			expires_at: new Date(Date.now() + hours * 3_600_000),
		})
		.execute();
	return token;
}

/** The account a link speaks of; undefined when it was used, has expired or is none of ours. */
export async function linkOwner(token: string, purpose: Purpose): Promise<string | undefined> {
	const row = await db()
		.selectFrom("account_links")
		.select("account_id")
		.where("token_hash", "=", hashOfToken(token))
		.where("purpose", "=", purpose)
		.where("expires_at", ">", new Date())
		.executeTakeFirst();
	return row?.account_id;
}

/** The same, and the link has had its one use. */
export async function consumeLink(token: string, purpose: Purpose): Promise<string | undefined> {
	const row = await db()
		.deleteFrom("account_links")
		.where("token_hash", "=", hashOfToken(token))
		.where("purpose", "=", purpose)
		.where("expires_at", ">", new Date())
		.returning("account_id")
		.executeTakeFirst();
	return row?.account_id;
}
