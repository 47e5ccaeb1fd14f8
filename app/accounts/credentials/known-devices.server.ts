import { isStaffRole, type Role } from "../../access/actor.ts";
import { absolute } from "../../base/config.server.ts";
import { db } from "../../base/db/client.server.ts";
import { browserToken, hashOfToken, randomToken } from "../../base/http/browser-token.server.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { type Area, areaPaths } from "../areas.ts";
import { newDeviceEmail } from "../emails.ts";
import { rolesOf } from "../sessions/session.server.ts";

type KnownDevicesTable = { account_id: string; token_hash: string; last_used_at: Date };
declare module "../../base/db/database.ts" {
	interface Database {
		known_devices: KnownDevicesTable;
	}
}

const browser = browserToken("device");
/** How long a browser is known after the last sign-in. */
const KNOWN_SECONDS = 90 * 24 * 3600;
const knownSince = (now: Date) => new Date(now.getTime() - KNOWN_SECONDS * 1000);

/** The hash of this browser's cookie when it has signed in to the account of this email before, else undefined. */
export async function knownDevice(request: Request, email: string, now = new Date()): Promise<string | undefined> {
	const token = browser.in(request);
	if (!token) return undefined;
	const row = await db()
		.selectFrom("known_devices")
		.innerJoin("accounts", "accounts.id", "known_devices.account_id")
		.select("known_devices.token_hash")
		.where("accounts.email", "=", email)
		.where("token_hash", "=", hashOfToken(token))
		.where("last_used_at", ">", knownSince(now))
		.executeTakeFirst();
	return row?.token_hash;
}

/**
 * Notes that an account was entered from this browser, and mails its owner when the account is used from elsewhere for
 * the first time. Returns the cookie by which the browser is known again; a `shared` computer gets none and is not
 * remembered. Call it in the transaction of the sign-in.
 */
export async function noteDevice(
	request: Request,
	accountId: string,
	{ shared, now = new Date() }: { shared: boolean; now?: Date },
): Promise<string[]> {
	const known = await db()
		.selectFrom("known_devices")
		.select("token_hash")
		.where("account_id", "=", accountId)
		.where("last_used_at", ">", knownSince(now))
		.execute();
	const token = browser.in(request);
	const isKnown = token !== undefined && known.some((row) => row.token_hash === hashOfToken(token));
	if (!isKnown && known.length > 0) await tellOwner(accountId, now);
	return shared ? [] : [await rememberDevice(request, accountId, now)];
}

/** Makes this browser one that has proved whose account it is. Returns its cookie. */
export async function rememberDevice(request: Request, accountId: string, now = new Date()): Promise<string> {
	const token = browser.in(request) ?? randomToken();
	const hash = hashOfToken(token);
	await db()
		.insertInto("known_devices")
		.values({ account_id: accountId, token_hash: hash, last_used_at: now })
		.onConflict((oc) => oc.columns(["account_id", "token_hash"]).doUpdateSet({ last_used_at: now }))
		.execute();
	return browser.cookie(token, KNOWN_SECONDS);
}

/**
 * Forgets this browser, for every account that signed in from it. Returns the cookie that takes its token away, if it
 * has one.
 */
export async function forgetDevice(request: Request): Promise<string[]> {
	const token = browser.in(request);
	if (!token) return [];
	await db().deleteFrom("known_devices").where("token_hash", "=", hashOfToken(token)).execute();
	return [browser.forget()];
}

/** The way in that an account knows. */
function areaOfRoles(roles: readonly Role[]): Area {
	if (roles.includes("complainant")) return "complaints";
	return roles.includes("captain") && !roles.some(isStaffRole) ? "club" : "admin";
}

async function tellOwner(accountId: string, now: Date) {
	const { email, language } = await db()
		.selectFrom("accounts")
		.select(["email", "language"])
		.where("id", "=", accountId)
		.executeTakeFirstOrThrow();
	const area = areaOfRoles(await rolesOf(accountId));
	await sendEmail(newDeviceEmail(language, now, absolute(areaPaths(area, language).forgot)), { to: email });
}
