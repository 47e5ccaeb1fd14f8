import { createHash, randomBytes } from "node:crypto";
import { db } from "../base/db/client.server.ts";
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

const NAME = "device";
const YEAR_SECONDS = 365 * 24 * 3600;
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const tokenIn = (request: Request) => /(?:^|;\s*)device=([\w-]{32})/.exec(request.headers.get("cookie") ?? "")?.[1];

/**
 * Notes that an account was entered from this browser, and mails its owner when the account is used from elsewhere for the
 * first time. Returns the cookie by which the browser is known again. Call it in the transaction of the sign-in.
 */
export async function noteDevice(request: Request, accountId: string, now = new Date()): Promise<string> {
	const token = tokenIn(request) ?? randomBytes(24).toString("base64url");
	const known = await db()
		.selectFrom("known_devices")
		.select("token_hash")
		.where("account_id", "=", accountId)
		.execute();
	const isKnown = known.some((row) => row.token_hash === hashOf(token));
	await db()
		.insertInto("known_devices")
		.values({ account_id: accountId, token_hash: hashOf(token), last_used_at: now })
		.onConflict((oc) => oc.columns(["account_id", "token_hash"]).doUpdateSet({ last_used_at: now }))
		.execute();
	if (!isKnown && known.length > 0) await tellOwner(accountId, now);
	return `${NAME}=${token}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
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
