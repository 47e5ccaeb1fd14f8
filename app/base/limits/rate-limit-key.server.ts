import { keyedHash } from "../secrets/seal.server.ts";
import { networkOf } from "./network.ts";

type RateLimitsTable = { what: string; who: string; started_at: Date; count: number; refused: boolean };
declare module "../db/database.ts" {
	interface Database {
		rate_limits: RateLimitsTable;
	}
}

const DAY_SECONDS = 86_400;
/** A /48 has 65,536 networks of the size we count; one customer of a provider often has all of them. */
const WIDE = { bits: 48, budget: 8 };

/**
 * The stored form of a network or an account: a hash with a key per limit and day, so that yesterday's
 * rows cannot be matched with today's.
 */
const keyOf = (what: string, who: string, daysAgo = 0) => {
	const day = new Date(Date.now() - daysAgo * DAY_SECONDS * 1000).toISOString().slice(0, 10);
	return keyedHash(`limit:${what}:${day}`, who);
};

/**
 * The keys under which a window of this many seconds may have started: today's, and soon after midnight yesterday's.
 */
export const keysOf = (what: string, who: string, seconds: number) =>
	(Date.now() / 1000) % DAY_SECONDS < seconds ? [keyOf(what, who), keyOf(what, who, 1)] : [keyOf(what, who)];

/** The networks of an address with the share of a limit's budget that each has: its /64 one, its /48 eight. */
export function networksOf(address: string): { network: string; budget: number; suffix: string }[] {
	const near = { network: networkOf(address), budget: 1, suffix: "" };
	const wide = { network: networkOf(address, WIDE.bits), budget: WIDE.budget, suffix: "-wide" };
	return near.network === wide.network ? [near] : [near, wide];
}
