import type { Duplex } from "node:stream";
import pg from "pg";
import { isAway, typed } from "../../errors/away.server.ts";
import { withinTime } from "../waiting/allowance.server.ts";
import { knownAway } from "../waiting/presence.server.ts";
import { allowanceNow, kindNow } from "../waiting/time-limits.server.ts";
import { ours, ProductClient, stated } from "./product-client.server.ts";
import { type Servers, serversOf } from "./servers.ts";

const DATE = 1082;
const BIGINT = 20;
const NUMERIC = 1700;
pg.types.setTypeParser(DATE, (text) => text); // a day is a day, in no time zone
pg.types.setTypeParser(BIGINT, Number);
pg.types.setTypeParser(NUMERIC, Number); // points with a half, seconds: none has more digits than a number keeps

/**
 * Says of a connection that could not be had that the database is away; at once while that is known (decision 31).
 * Connections of a pool that `limits` get the time limits of the work that takes them, and are cut when its request has
 * no time left.
 */
class GuardedPool extends pg.Pool {
	readonly #asks: boolean;
	readonly #limits: boolean;
	readonly #servers: number;
	constructor(options: pg.PoolConfig, { asks, limits, servers }: { asks: boolean; limits: boolean; servers: number }) {
		super(options);
		this.#asks = asks;
		this.#limits = limits;
		this.#servers = servers;
		this.on("release", (_, client) => ours(client).rest());
	}
	// biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's connect cannot be restated
	override connect(...args: any[]): any {
		const [done] = args;
		if (typeof done !== "function") return this.#found();
		this.#found().then((client) => done(undefined, client, client.release), done);
	}

	/** A connection to the first server that has one to give, of those that the address names. */
	async #found(): Promise<pg.PoolClient> {
		// of the work that asks: the pool may go on in the context of another
		const [kind, allowance] = [kindNow(), this.#limits ? allowanceNow() : undefined];
		for (let left = this.#servers; ; left -= 1) {
			const known = this.#asks ? undefined : knownAway();
			if (known) throw typed(known);
			let end: (() => void) | undefined;
			try {
				end = allowance?.begin();
				const connected = super.connect();
				const client = await (allowance ? withinTime(connected, allowance.left, (late) => late.release()) : connected);
				if (this.#limits) ours(client).limit(kind);
				if (allowance && end) ours(client).useFor(allowance.left, end);
				return client;
			} catch (error) {
				end?.();
				const said = typed(error);
				if (left <= 1 || !isAway(said)) throw said;
			}
		}
	}
}

/** Longer than any statement may take. */
const SILENCE_MS = 150_000;
/**
 * For a free connection as well. Longer than the presence check waits: that check notices a silence first and cuts all
 * connections.
 */
const CONNECT_MS = 10_000;

export type PoolOptions = {
	/** A server's address, or the stream that replaces a socket for the embedded engine. */
	at: string | (() => Duplex);
	/** The role to work as; without one, the login. */
	role?: string;
	max?: number;
	/** Migrations may take their time. */
	unlimited?: boolean;
	/** Asks whether the database is there, and so may ask while it is away. */
	asks?: boolean;
	/**
	 * A server that may follow the primary. What is known of the primary says nothing about it, and nothing waits long
	 * for it.
	 */
	mayFollow?: boolean;
};

const pools = new Set<pg.Pool>();

/** Connections of all pools by what they do; `waiting` are requests that wait for one. */
export function poolUse() {
	const use = { idle: 0, busy: 0, waiting: 0 };
	for (const { idleCount, totalCount, waitingCount, ended } of pools) {
		if (ended) continue;
		use.idle += idleCount;
		use.busy += totalCount - idleCount;
		use.waiting += waitingCount;
	}
	return use;
}

/** The primary can answer as well. */
const CONNECT_TO_REPLICA_MS = 1000;

/** Connections to one database, as one login. */
export function makePool(wanted: PoolOptions): pg.Pool {
	const { at, role, max = 10, unlimited = false, asks = false, mayFollow = false } = wanted;
	const limits: pg.PoolConfig = unlimited ? {} : { query_timeout: SILENCE_MS };
	const settings = { timezone: "UTC", ...(role && { role }) };
	const options: pg.PoolConfig & { onConnect: (client: pg.ClientBase) => Promise<unknown> } =
		typeof at === "string"
			? {
					...limits,
					max,
					connectionTimeoutMillis: mayFollow ? CONNECT_TO_REPLICA_MS : CONNECT_MS,
					keepAlive: true,
					keepAliveInitialDelayMillis: 10_000,
					Client: clientOf(serversOf(at)),
					onConnect: (client) => ours(client).begin(settings, mayFollow),
				}
			: {
					max: 1,
					idleTimeoutMillis: 0,
					stream: at,
					connectionTimeoutMillis: 30_000,
					Client: ProductClient,
					onConnect: (client) => client.query(stated(settings, "set")),
				};
	const made = new GuardedPool(options, {
		asks: asks || unlimited || mayFollow || typeof at !== "string",
		limits: !unlimited && typeof at === "string",
		servers: typeof at === "string" ? serversOf(at).count : 1,
	});
	made.on("error", () => {}); // an idle connection was lost; the next query opens another
	for (const pool of pools) if (pool.ended) pools.delete(pool);
	pools.add(made);
	return made;
}

/** A class, because that is what the pool makes its connections of. */
const clientOf = (servers: Servers) =>
	class extends ProductClient {
		constructor(config: pg.ClientConfig = {}) {
			super(config, servers);
		}
	};
