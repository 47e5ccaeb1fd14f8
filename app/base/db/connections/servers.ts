const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/;

/** An address for each host of one that names several (`postgres://login@a:5432,b:5432/tawila`), as libpq reads it. */
export function addressesOf(address: string): [string, ...string[]] {
	const [, before = "", hosts = "", after = ""] = SEVERAL.exec(address) ?? [];
	const rest = after.replace(/([?&])target_session_attrs=[^&]*(&|$)/, (_, first, last) => (last ? first : ""));
	const [one = "", ...others] = hosts.split(",");
	const at = (host: string) => before + host + rest;
	return [at(one), ...others.map(at)];
}

/**
 * Whether every host of an address can be read. Of several, the one that takes writes is used, and no other wish can be
 * stated.
 */
export const namesServers = (address: string) =>
	addressesOf(address).every((one) => URL.canParse(one)) &&
	!/[?&]target_session_attrs=(?!read-write\b|primary\b)/.test(address);

/** The servers of one cluster. Connections go to one of them until it is passed over. */
export class Servers {
	readonly #addresses: string[];
	#at = 0;
	constructor(address: string) {
		this.#addresses = addressesOf(address);
	}
	get count() {
		return this.#addresses.length;
	}
	get current(): string {
		return this.#addresses[this.#at] ?? "";
	}
	/** The next server's turn, unless another connection has passed `address` over already. */
	passOver(address: string) {
		if (address === this.current) this.#at = (this.#at + 1) % this.#addresses.length;
	}
}

const clusters = new Map<string, Servers>();

/**
 * One choice for all pools of an address: the one that asks whether the database is there finds the server for the
 * others.
 */
export function serversOf(address: string): Servers {
	const known = clusters.get(address) ?? new Servers(address);
	clusters.set(address, known);
	return known;
}
