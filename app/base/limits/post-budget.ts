/**
 * At once; then one more each second. A school of five hundred that registers behind one address within an hour stays
 * below it.
 */
const BURST = 240;
const PER_SECOND = 1;
/** A network and how many times the usual budget it has: a /48 has more than each of its /64. */
type Network = { network: string; budget: number };

/** Networks that are remembered; the least recent one is evicted first. */
const MAX_NETWORKS = 20_000;

/** Signs of sessions that are remembered, and for how long. */
const MAX_SIGNS = 20_000;
const SIGN_MS = 3_600_000;

/**
 * How many forms a network may post without being signed in: the last line behind the limits that each form has. It is
 * kept in memory and costs nothing, also while the database is away; several processes have one each. Accounts have
 * limits of their own: a request that bears the sign of a session which was found valid within the last hour is not
 * counted, unless it goes where people sign in. Times are in milliseconds.
 */
export class PostBudget {
	readonly #networks = new Map<string, { left: number; at: number }>();
	readonly #signs = new Map<string, { until: number; account: string }>();

	/** Takes one post of these networks, all of one address, and tells how many seconds to wait: 0 means go on. */
	take(networks: readonly Network[], sign: string | undefined, now: number): number {
		if (sign !== undefined && this.trusts(sign, now)) return 0;
		return Math.max(...networks.map((each) => this.#takeFrom(each, now)));
	}

	#takeFrom({ network, budget }: Network, now: number): number {
		const { left, at } = this.#networks.get(network) ?? { left: BURST * budget, at: now };
		const grown = Math.min(BURST * budget, left + (Math.max(0, now - at) / 1000) * PER_SECOND * budget);
		remember(this.#networks, network, { left: grown < 1 ? grown : grown - 1, at: now }, MAX_NETWORKS);
		return grown < 1 ? Math.ceil((1 - grown) / (PER_SECOND * budget)) : 0;
	}

	/** Whether a request with this sign was an account's within the last hour. */
	trusts = (sign: string, now: number) => (this.#signs.get(sign)?.until ?? 0) > now;

	/**
	 * A request with this sign was this account's. Just after it signed in the account may not be known yet: the sign
	 * then tells accounts apart.
	 */
	trust(sign: string, now: number, account = sign) {
		remember(this.#signs, sign, { until: now + SIGN_MS, account }, MAX_SIGNS);
	}

	/** Whose sign this is, where it is trusted. */
	accountOf(sign: string | undefined, now: number): string | undefined {
		return sign !== undefined && this.trusts(sign, now) ? this.#signs.get(sign)?.account : undefined;
	}
}

/** Keeps the newest `most` entries. */
function remember<V>(map: Map<string, V>, key: string, value: V, most: number) {
	map.delete(key);
	map.set(key, value);
	if (map.size > most) map.delete(map.keys().next().value ?? "");
}
