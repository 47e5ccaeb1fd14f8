import { createHash } from "node:crypto";
import type { Duplex } from "node:stream";
import pg from "pg";
import { typed } from "../errors/away.server.ts";
import { knownAway } from "./presence.server.ts";

const DATE = 1082;
const BIGINT = 20;
pg.types.setTypeParser(DATE, (text) => text); // a day is a day, in no time zone
pg.types.setTypeParser(BIGINT, Number);

const statementNames = new Map<string, string>();
function nameOf(text: string) {
	const known = statementNames.get(text);
	if (known || statementNames.size >= 2000) return known;
	const name = createHash("sha1").update(text).digest("base64url");
	statementNames.set(text, name);
	return name;
}

const open = new Set<PreparingClient>();

/**
 * Names every statement, so that the server plans it once per connection. A connection that is lost while it is in use
 * says so with an event; unheard, that event would end the process.
 */
class PreparingClient extends pg.Client {
	constructor(...args: ConstructorParameters<typeof pg.Client>) {
		super(...args);
		this.on("error", () => {}); // the statement in progress fails with the same error
		open.add(this);
		this.once("end", () => open.delete(this));
	}
	// biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's query cannot be restated
	override query(...args: any[]): any {
		const [text, values, ...rest] = args;
		if (typeof text === "string" && Array.isArray(values) && values.length > 0)
			return typing(super.query({ name: nameOf(text), text, values } as pg.QueryConfig, ...(rest as [])));
		return typing(super.query(...(args as [string])));
	}
}

/** Types the error of a statement whose answer is promised; with a callback it is the pool's caller who does. */
function typing(answer: unknown) {
	return answer instanceof Promise ? answer.catch((error) => Promise.reject(typed(error))) : answer;
}

/**
 * Cuts every connection to a server that does not answer. Each statement in progress fails now, and its transaction is rolled
 * back when the server finds the connection gone.
 */
export function cutConnections() {
	for (const client of open) {
		open.delete(client);
		// The type of pg's client does not name its connection.
		(client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
	}
}

/** Says of a connection that could not be had that the database is away; at once while that is known. */
class GuardedPool extends pg.Pool {
	readonly #asks: boolean;
	constructor(options: pg.PoolConfig, asks: boolean) {
		super(options);
		this.#asks = asks;
	}
	// biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's connect cannot be restated
	override connect(...args: any[]): any {
		const [done] = args;
		const known = this.#asks ? undefined : knownAway();
		if (typeof done !== "function")
			return known ? Promise.reject(known) : super.connect().catch((error) => Promise.reject(typed(error)));
		if (known) return void process.nextTick(done, known, undefined, () => {});
		return super.connect((error, client, release) => done(error && typed(error), client, release));
	}
}

/** Longest time of a statement, of a wait for a lock, and of a transaction that does nothing, for the product's own work. */
const LIMITS =
	"set statement_timeout = '30s'; set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '60s'";
const SILENCE_MS = 60_000;
/** For a free connection as well. Longer than the presence check waits: that check notices a silence first and cuts all connections. */
const CONNECT_MS = 10_000;

export type PoolOptions = {
	/** A server's address, or the stream that replaces a socket for the embedded engine. */
	at: string | (() => Duplex);
	/** Statements for each new connection. */
	setup: string;
	max?: number;
	/** Migrations may take their time. */
	unlimited?: boolean;
	/** Asks whether the database is there, and so may ask while it is away. */
	asks?: boolean;
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

/** Connections to one database, as one login. */
export function makePool({ at, setup, max = 10, unlimited = false, asks = false }: PoolOptions): pg.Pool {
	const limits: pg.PoolConfig = unlimited ? {} : { query_timeout: SILENCE_MS };
	const options: pg.PoolConfig & { onConnect: (client: pg.ClientBase) => Promise<unknown> } =
		typeof at === "string"
			? {
					...limits,
					max,
					connectionString: at,
					connectionTimeoutMillis: CONNECT_MS,
					keepAlive: true,
					keepAliveInitialDelayMillis: 10_000,
					Client: PreparingClient,
					onConnect: (client) => client.query(unlimited ? setup : `${setup}; ${LIMITS}`),
				}
			: {
					max: 1,
					idleTimeoutMillis: 0,
					stream: at,
					connectionTimeoutMillis: 30_000,
					Client: PreparingClient,
					onConnect: (client) => client.query(setup),
				};
	const made = new GuardedPool(options, asks || unlimited || typeof at !== "string");
	made.on("error", () => {}); // an idle connection was lost; the next query opens another
	for (const pool of pools) if (pool.ended) pools.delete(pool);
	pools.add(made);
	return made;
}
