import { sql } from "kysely";
import { db } from "../db/client.server.ts";
import { type Limit, networkMustWait, secondsToWait } from "../limits/rate-limit.server.ts";
import { log } from "../log/log.server.ts";

const HOUR = 3600;
/**
 * Emails that strangers cause to addresses without an account (docs/rules/limits.md#limits): each may be one that its
 * owner never asked for. Registrations have a budget of their own, which the other forms do not use up.
 */
const budgets = {
	registration: {
		perNetwork: { what: "registration-mails", times: 30, seconds: HOUR },
		inAll: { what: "registration-mails-all", times: 1000, seconds: HOUR },
	},
	message: {
		perNetwork: { what: "stranger-mails", times: 30, seconds: HOUR },
		inAll: { what: "stranger-mails-all", times: 1000, seconds: HOUR },
	},
} satisfies Record<string, { perNetwork: Limit; inAll: Limit }>;
type Form = keyof typeof budgets;
const ALL = "all";

/**
 * Seconds until a client at this address may cause one more email to an address that has no account, 0 for now. Counts
 * it. Callers ask only where none is proven: an account's own address, a link or a code that was used pass. They ask
 * before they look whether the address is known: what is left would tell a client, who counts what arrives. The log
 * says once an hour that the ceiling of all was reached.
 */
export async function secondsToMailStranger(form: Form, address: string): Promise<number> {
	const { perNetwork, inAll } = budgets[form];
	const own = await networkMustWait(perNetwork, address);
	if (own > 0) return own;
	const wait = await secondsToWait(inAll, ALL);
	if (wait > 0 && Date.now() - told[form] > HOUR * 1000) {
		told[form] = Date.now();
		log.error("mail.ceiling-reached", { form, perHour: inAll.times, seconds: wait });
	}
	return wait;
}
const told: Record<Form, number> = { registration: 0, message: 0 };

/** Whether a ceiling of all strangers together was reached within the last hour. */
export async function isAtCeiling(): Promise<boolean> {
	const row = await db()
		.selectFrom("rate_limits")
		.select("what")
		.where((eb) =>
			eb.or(
				Object.values(budgets).map(({ inAll }) => eb.and([eb("what", "=", inAll.what), eb("count", ">", inAll.times)])),
			),
		)
		.where("started_at", ">", sql<Date>`now() - make_interval(secs => ${HOUR})`)
		.executeTakeFirst();
	return row !== undefined;
}
