import { sql } from "kysely";
import { db } from "../db/client.server.ts";
import { type Limit, networkMustWait, secondsToWait } from "../limits/rate-limit.server.ts";
import { log } from "../log/log.server.ts";

const HOUR = 3600;
/**
 * Emails that strangers cause to addresses without an account (docs/rules/limits.md#limits): each may be one that its
 * owner never asked for.
 */
const perNetwork: Limit = { what: "stranger-mails", times: 50, seconds: HOUR };
const inAll: Limit = { what: "stranger-mails-all", times: 1000, seconds: HOUR };
const ALL = "all";

/**
 * Whether a client at this address may cause one more email to an address that has no account, and counts it. Callers
 * ask only where none is proven: an account's own address, a link or a code that was used pass. A form where an
 * account's address gets an email without this asks as well: what is left would tell a client, who counts what arrives,
 * which addresses have one. The log says once an hour that the ceiling of all was reached.
 */
export async function mayMailStranger(address: string): Promise<boolean> {
	if ((await networkMustWait(perNetwork, address)) > 0) return false;
	const wait = await secondsToWait(inAll, ALL);
	if (wait > 0 && Date.now() - told > HOUR * 1000) {
		told = Date.now();
		log.error("mail.ceiling-reached", { perHour: inAll.times, seconds: wait });
	}
	return wait === 0;
}
let told = 0;

/** Whether the ceiling of all strangers together was reached within the last hour. */
export async function isAtCeiling(): Promise<boolean> {
	const row = await db()
		.selectFrom("rate_limits")
		.select("what")
		.where("what", "=", inAll.what)
		.where("count", ">", inAll.times)
		.where("started_at", ">", sql<Date>`now() - make_interval(secs => ${inAll.seconds})`)
		.executeTakeFirst();
	return row !== undefined;
}
