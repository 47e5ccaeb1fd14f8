import { type Backoff, forgiveNetworkTry, networkMustBackOff } from "../../base/limits/backoff.server.ts";
import {
	forgiveNetwork,
	type Limit,
	networkMustWait,
	networkSecondsLeft,
	secondsToWait,
} from "../../base/limits/rate-limit.server.ts";
import { warnRarely } from "../../base/log/log-rarely.server.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * The limits on guessing: tries of one network, at one case and at all of them, right or wrong. They slow down that
 * network alone (decision 71).
 */
const guesses: Backoff = { what: "track-guess", free: 20, delays: [60, 300, 900, HOUR], seconds: DAY };
const perNetwork: Limit = { what: "track-network", times: 60, seconds: HOUR };
const perNetworkAndDay: Limit = { what: "track-network-day", times: 200, seconds: DAY };

/**
 * After so many wrong tries the answer no longer says what was wrong. A right proof passes
 * (docs/rules/complaints.md#tracking).
 */
const wrong = {
	reference: { what: "track-wrong-reference", times: 5, seconds: DAY },
	network: { what: "track-wrong", times: 40, seconds: DAY },
	everybody: { what: "track-wrong-everybody", times: 300, seconds: HOUR },
} as const satisfies Record<string, Limit>;

/** Many wrong tries at one case, from any network, are logged for the operator. */
const alarm: Limit = { what: "track-alarm", times: 100, seconds: DAY };

/**
 * Counts a look-up before anything is compared; seconds to wait, 0 means go on. References that a network types while
 * it has to wait leave no rows.
 */
export async function waitBeforeLookUp(reference: string, address: string): Promise<number> {
	for (const limit of [perNetwork, perNetworkAndDay]) {
		const wait = await networkSecondsLeft(limit, address);
		if (wait > 0) return wait;
	}
	const pair = await networkMustBackOff(guesses, address, reference);
	if (pair > 0) return pair;
	return Math.max(await networkMustWait(perNetwork, address), await networkMustWait(perNetworkAndDay, address));
}

/** A right proof takes back what was counted for it. */
export async function lookUpWasRight(reference: string, address: string) {
	await forgiveNetworkTry(guesses, address, reference);
	await forgiveNetwork(perNetwork, address);
	await forgiveNetwork(perNetworkAndDay, address);
}

/** Counts a wrong look-up; above 0 the answer says how long to wait, and not what was wrong. */
export async function waitAfterWrongLookUp(reference: string, address: string): Promise<number> {
	const waits = [
		await networkMustWait(wrong.reference, address, reference),
		await networkMustWait(wrong.network, address),
		await secondsToWait(wrong.everybody, ""),
	];
	if ((await secondsToWait(alarm, reference)) > 0)
		warnRarely("tracking.guessed", undefined, { times: `over ${alarm.times} a day` });
	return Math.max(...waits);
}
