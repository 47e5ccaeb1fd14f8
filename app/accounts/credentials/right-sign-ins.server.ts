import { db } from "../../base/db/client.server.ts";
import {
	type Limit,
	networkMustWait,
	networkSecondsLeft,
	secondsLeft,
	secondsToWait,
} from "../../base/limits/rate-limit.server.ts";
import { inDemo } from "../../installation/demo.server.ts";

const HOUR = 3600;
/**
 * A right password counts too (docs/rules/accounts.md#lock-outs): each one costs a hash, a session and a row of the log
 * that is never deleted.
 */
const perAccount: Limit = { what: "sign-ins-account", times: 30, seconds: HOUR };
/** Everyone who looks at a demo shares its accounts. */
const perDemoAccount: Limit = { ...perAccount, times: 300 };
/** A school or an office signs in behind one address. */
const perNetwork: Limit = { what: "sign-ins", times: 600, seconds: HOUR };

type Entry = { email: string; address: string };
const nameOf = ({ email }: Pick<Entry, "email">) => email.trim().toLowerCase();

/**
 * Before a password is looked at: how many seconds its account, or the network, has to wait because it has signed in
 * too often. Counts nothing.
 */
export async function waitAfterEntries(entry: Entry): Promise<number> {
	const ofAccount = await secondsLeft(await limitOf(entry), nameOf(entry));
	return ofAccount || networkSecondsLeft(perNetwork, entry.address);
}

/** Counts a right password, and tells how many seconds it came too early: 0 means that it may open the account. */
export async function countEntry(entry: Entry): Promise<number> {
	const wait = await secondsToWait(await limitOf(entry), nameOf(entry));
	return wait || networkMustWait(perNetwork, entry.address);
}

/** The entries that are counted for an account by its email, for those who clear them. */
export const entriesOf = (email: string) => ({ limit: perAccount, who: nameOf({ email }) });

async function limitOf(entry: Entry): Promise<Limit> {
	if (!inDemo()) return perAccount;
	const account = await db()
		.selectFrom("accounts")
		.select("is_demo")
		.where("email", "=", nameOf(entry))
		.executeTakeFirst();
	return account?.is_demo ? perDemoAccount : perAccount;
}
