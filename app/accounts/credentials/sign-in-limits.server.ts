import { db } from "../../base/db/client.server.ts";
import {
	type Backoff,
	clearNetworkTries,
	clearTries,
	forgiveNetworkTry,
	networkMustBackOff,
	secondsToBackOff,
} from "../../base/limits/backoff.server.ts";
import {
	forgive,
	forgiveNetwork,
	type Limit,
	networkMustWait,
	networkSecondsLeft,
} from "../../base/limits/rate-limit.server.ts";
import { rememberDevice } from "./known-devices.server.ts";
import { entriesOf } from "./right-sign-ins.server.ts";

const HOUR = 3600;
const delays = [60, 120, 240, 480, 900, 1800, HOUR];

/**
 * How wrong passwords, and wrong codes after a right password, slow the next try down
 * (docs/rules/accounts.md#lock-outs). A pair of account and network waits soon and long; an account as a whole only
 * when many networks try it, and then never for a browser that has signed in to it before.
 */
const limitsOf = (proof: Proof) =>
	({
		device: { what: `sign-in-${proof}-device`, free: 10, delays, seconds: 12 * HOUR },
		pair: { what: `sign-in-${proof}-pair`, free: 10, delays, seconds: 12 * HOUR },
		account: { what: `sign-in-${proof}-account`, free: 60, delays: [15, 30, 60, 120, 300], seconds: 6 * HOUR },
	}) as const satisfies Record<string, Backoff>;

/** Failures alone count: an office shares one network. */
const perNetwork = (proof: Proof): Limit => ({ what: `sign-in-${proof}`, times: 40, seconds: HOUR });

/** The proofs of a sign-in: the password, then the code of a second factor; or a passkey. */
export type Proof = "password" | "code" | "passkey";

/** One try to sign in: the account and where it comes from. */
export type Attempt = {
	email: string;
	address: string;
	/** The hash of this browser's cookie, when it has signed in to this account before. */
	device?: string;
	/** A program's network that got a token for this account before. */
	isKnownNetwork?: boolean;
};

const account = ({ email }: Pick<Attempt, "email">) => email.trim().toLowerCase();

/**
 * Counts a try before the proof is looked at, and tells how many seconds it has to wait: 0 means go on. Tries of a
 * network that has to wait count for no account, and leave no rows.
 */
export async function waitBeforeProof(proof: Proof, attempt: Attempt): Promise<number> {
	const { address, device, isKnownNetwork } = attempt;
	const limits = limitsOf(proof);
	if (device) return secondsToBackOff(limits.device, `${account(attempt)}|${device}`);
	const network = await networkSecondsLeft(perNetwork(proof), address);
	if (network > 0) return network;
	const pair = await networkMustBackOff(limits.pair, address, account(attempt));
	if (pair > 0) return pair;
	if (!isKnownNetwork) {
		const whole = await secondsToBackOff(limits.account, account(attempt));
		if (whole > 0) return whole;
	}
	return networkMustWait(perNetwork(proof), address);
}

/** It was right: what was counted before it is taken back. */
export async function proofWasRight(proof: Proof, attempt: Attempt) {
	const { address, device, isKnownNetwork } = attempt;
	const limits = limitsOf(proof);
	if (device) return clearTries(limits.device, `${account(attempt)}|${device}`);
	await forgiveNetworkTry(limits.pair, address, account(attempt));
	if (!isKnownNetwork) await forgive(limits.account, account(attempt));
	await forgiveNetwork(perNetwork(proof), address);
}

/**
 * A used link shows whose account it is: nothing counted against it, from here or from anywhere, holds its owner back.
 * Returns the cookie by which this browser passes while others go on trying.
 */
export async function letOwnerPass(request: Request, accountId: string, address: string): Promise<string> {
	const { email } = await db()
		.selectFrom("accounts")
		.select("email")
		.where("id", "=", accountId)
		.executeTakeFirstOrThrow();
	for (const limits of [limitsOf("password"), limitsOf("code"), limitsOf("passkey")]) {
		await clearTries(limits.account, account({ email }));
		await clearNetworkTries(limits.pair, address, account({ email }));
	}
	const { limit, who } = entriesOf(email);
	await clearTries(limit, who);
	return rememberDevice(request, accountId);
}
