import { db } from "../base/db/client.server.ts";
import { browserToken, hashOfToken, randomToken } from "../base/http/browser-token.server.ts";
import { sendLetter } from "../base/mail/mail.server.ts";
import { absolute } from "../config.server.ts";
import { doorPaths } from "./doors.ts";
import { newDeviceLetter } from "./letters.ts";
import { rolesOf } from "./session.server.ts";

type KnownDevicesTable = { account_id: string; token_hash: string; last_used_at: Date };
declare module "../base/db/database.ts" {
	interface Database {
		known_devices: KnownDevicesTable;
	}
}

const browser = browserToken("device");
const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Notes that an account was entered from this browser, and mails its owner when the account is used from elsewhere for the
 * first time. Returns the cookie by which the browser is known again. Call it in the transaction of the sign-in.
 */
export async function noteDevice(request: Request, accountId: string, now = new Date()): Promise<string> {
	const token = browser.in(request) ?? randomToken();
	const known = await db()
		.selectFrom("known_devices")
		.select("token_hash")
		.where("account_id", "=", accountId)
		.execute();
	const isKnown = known.some((row) => row.token_hash === hashOfToken(token));
	await db()
		.insertInto("known_devices")
		.values({ account_id: accountId, token_hash: hashOfToken(token), last_used_at: now })
		.onConflict((oc) => oc.columns(["account_id", "token_hash"]).doUpdateSet({ last_used_at: now }))
		.execute();
	if (!isKnown && known.length > 0) await tellOwner(accountId, now);
	return browser.cookie(token, YEAR_SECONDS);
}

async function tellOwner(accountId: string, now: Date) {
	const { email, language } = await db()
		.selectFrom("accounts")
		.select(["email", "language"])
		.where("id", "=", accountId)
		.executeTakeFirstOrThrow();
	const door = (await rolesOf(accountId)).includes("complainant") ? "complaints" : "admin";
	await sendLetter(newDeviceLetter(language, now, absolute(doorPaths(door, language).forgot)), { to: email });
}
