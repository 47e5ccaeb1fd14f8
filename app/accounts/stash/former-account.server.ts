import { db } from "../../base/db/client.server.ts";
import { hashOfToken, sessionCookieIn } from "../../base/http/browser-token.server.ts";
import { endedPass } from "../guests/access-pass.server.ts";

/**
 * The account whose session, or access link, this browser still sends although it is over; undefined for a browser that
 * had none.
 */
export async function formerAccount(request: Request): Promise<string | undefined> {
	const token = sessionCookieIn(request.headers.get("cookie"))?.split(".")[0];
	if (!token) return endedPass(request);
	const row = await db()
		.selectFrom("ended_sessions")
		.innerJoin("accounts", "accounts.id", "ended_sessions.account_id")
		.select("account_id")
		.where("token_hash", "=", hashOfToken(token))
		.where("disabled_at", "is", null)
		.executeTakeFirst();
	return row?.account_id;
}

/** Signed out on purpose: a form sent with this session afterwards belongs to no account. */
export const forgetEnded = (accountId: string) =>
	db().deleteFrom("ended_sessions").where("account_id", "=", accountId).execute();
