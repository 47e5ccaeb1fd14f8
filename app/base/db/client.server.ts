import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import type pg from "pg";
import { CommitUnknown, isAway, mayBeTriedAgain, typed } from "../errors/away.server.ts";
import { isRefusedRow } from "../errors/refused-row.ts";
import { warnRarely } from "../log/log-rarely.server.ts";
import { noteReadsPlugin, notesReads } from "./changes/reads.server.ts";
import { makePool } from "./connections/pools.server.ts";
import { ours } from "./connections/product-client.server.ts";
import { APP_ROLE, assertOwnsNothing, loginOf } from "./connections/roles.server.ts";
import type { Database } from "./database.ts";
import { type EmbeddedDatabase, openEmbedded } from "./embedded/embedded.server.ts";
import { readingDialect } from "./replica/reading-dialect.server.ts";
import { Replica } from "./replica/replica.server.ts";
import { withinPatience } from "./waiting/presence.server.ts";

/** `url` names a server and its login, `ownerUrl` the login that owns the tables there, if that is another one. */
export type DatabaseSource = {
	url?: string;
	ownerUrl?: string;
	/** A server that follows the one of `url`. */
	readUrl?: string;
	directory?: string;
	restoreFrom?: Uint8Array;
};

export type Connection = {
	/** A pool of the login that owns the tables: for migrations only. */
	asOwner: <T>(work: (db: Kysely<Database>, pool: pg.Pool) => Promise<T>) => Promise<T>;
	embedded?: EmbeddedDatabase;
	/** The login that the product works with, where it is not the owner's. */
	productLogin?: string;
	close: () => Promise<void>;
};

let pool: pg.Pool | undefined;
/** One connection that asks whether a server is there, beside those that wait for it. */
let asking: pg.Pool | undefined;
let operatorPool: pg.Pool | undefined;
let kysely: Kysely<Database> | undefined;
let replica: Replica | undefined;
/** Asks the replica, and the primary for what the replica cannot answer. */
let reader: Kysely<Database> | undefined;
let directory: string | undefined;
type OpenTransaction = { tx: Transaction<Database>; committed: (() => void)[] };
const current = new AsyncLocalStorage<OpenTransaction>();

const builder = (over: pg.Pool) =>
	new Kysely<Database>({ dialect: new PostgresDialect({ pool: over }), plugins: [noteReadsPlugin] });

/** Opens a PostgreSQL server (`url`) or the embedded engine (`directory`; in memory without one). */
export async function connect(source: DatabaseSource): Promise<Connection> {
	const embedded = source.url ? undefined : await openEmbedded(source.directory, source.restoreFrom);
	directory = embedded && source.directory;
	const at = source.url ?? (embedded as EmbeddedDatabase).stream;
	const closePools = async () => {
		// The embedded engine has one session only.
		await Promise.all([pool?.end(), asking?.end(), operatorPool?.end(), replica?.close()]);
		pool = kysely = asking = operatorPool = replica = reader = undefined;
	};
	return {
		embedded,
		productLogin: source.ownerUrl && source.url && loginOf(source.url),
		async asOwner(work) {
			await closePools();
			const owner = makePool({ at: source.ownerUrl ?? at, unlimited: true });
			const result = await work(builder(owner), owner).finally(() => owner.end());
			pool = makePool({ at, role: APP_ROLE });
			kysely = builder(pool);
			if (source.ownerUrl) await assertOwnsNothing(pool);
			if (source.url) asking = makePool({ at, role: APP_ROLE, max: 1, asks: true });
			if (source.readUrl) {
				replica = new Replica(source.readUrl, APP_ROLE);
				reader = new Kysely<Database>({ dialect: readingDialect(replica, kysely), plugins: [noteReadsPlugin] });
			}
			if (source.ownerUrl) operatorPool = makePool({ at: source.ownerUrl, max: 1, unlimited: true });
			return result;
		},
		async close() {
			await closePools();
			await embedded?.close();
		},
	};
}

/** The directory of the embedded engine; undefined for a server, and in memory. */
export const embeddedDirectory = () => directory;

/**
 * The database, or the transaction this code runs in. What public pages are made from is read through the replica,
 * where there is one.
 */
export function db(): Kysely<Database> {
	return current.getStore()?.tx ?? (notesReads() ? reader : undefined) ?? primary();
}

function primary(): Kysely<Database> {
	if (!kysely) throw new Error("The database is not open.");
	return kysely;
}

export const hasReplica = () => replica !== undefined;

/**
 * Whether the replica has replayed all that is known to have changed; undefined without a replica. Throws when it is
 * away.
 */
export const replicaFollows = () => replica?.follows();

/** The same for a library that speaks SQL itself. */
export async function runSql(text: string, values: unknown[] = []) {
	if (!pool) throw new Error("The database is not open.");
	return pool.query(text, values).catch((error) => Promise.reject(typed(error)));
}

/**
 * One statement over the connection that asks whether a server is there; it fails when the server is silent. The
 * embedded engine has one session: an answer that is late there only means that others are before us.
 */
export async function askPresence(text: string) {
	const answer = asking ? withinPatience(asking.query(text)) : runSql(text);
	return answer.catch((error) => Promise.reject(typed(error)));
}

/** Whether the database is on a server, which may stop answering while this process goes on. */
export const canBeSilent = () => asking !== undefined;

/** One statement as the owner of the tables, past the row policies: for the operator of the machine. */
export async function runAsOperator(text: string, values: unknown[] = []) {
	return operatorPool ? operatorPool.query(text, values) : withOwnRole((client) => client.query(text, values));
}

/**
 * Work as the login itself, where it owns the tables. A connection that does not get the product's role back is closed.
 */
export async function withOwnRole<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
	if (!pool) throw new Error("The database is not open.");
	const client = await pool.connect();
	let restored = false;
	try {
		await ours(client).leaveRole();
		return await work(client);
	} finally {
		restored = await ours(client)
			.resumeRole(APP_ROLE)
			.then(
				() => true,
				() => false,
			);
		client.release(!restored);
	}
}

/** Work on one connection as the owner of the tables, past the row policies. */
export async function asTableOwner<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
	if (!operatorPool) return withOwnRole(work);
	const client = await operatorPool.connect();
	return work(client).finally(() => client.release());
}

export const currentTransaction = () => current.getStore()?.tx;

/** Calls `listener` after the current transaction commits, or at once outside a transaction. */
export function whenCommitted(listener: () => void) {
	const open = current.getStore();
	if (open) open.committed.push(listener);
	else listener();
}

const afterCommit = new Set<() => Promise<void>>();

/** Called after every commit, before its caller goes on. */
export const onCommit = (listener: () => Promise<void>) => {
	afterCommit.add(listener);
	return () => afterCommit.delete(listener);
};

/** How often a transaction is tried that others were in the way of, and the longest pause before the second try. */
const TRIES = 4;
const PAUSE_MS = 20;

/**
 * Runs `work` in one transaction; `db()` inside is that transaction. Inside, no mail, no network, no files: the
 * embedded engine has a single session, and every other query waits for it. `work` may run more than once, each time
 * from the state of before (decision 101). Throws `CommitUnknown` when the connection was lost while the transaction
 * was being committed.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
	if (current.getStore()) return work();
	for (let again = 1; ; again += 1) {
		try {
			return await once(work);
		} catch (error) {
			if (again === TRIES || !mayBeTriedAgain(error)) throw error;
			await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * 2 ** again));
		}
	}
}

/**
 * Does a part of a transaction. Where a rule of the database refuses one of its rows, nothing of the part is done, the
 * transaction goes on, and the answer is undefined.
 */
export async function unlessRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
	const open = current.getStore();
	if (!open) throw new Error("A part belongs to a transaction.");
	const before = open.committed.length;
	await sql`savepoint part`.execute(open.tx);
	try {
		const made = await work();
		await sql`release savepoint part`.execute(open.tx);
		return made;
	} catch (error) {
		if (!isRefusedRow(error)) throw error;
		await sql`rollback to savepoint part`.execute(open.tx);
		await sql`release savepoint part`.execute(open.tx);
		open.committed.length = before;
		warnRarely("database.row-refused", error);
		return undefined;
	}
}

async function once<T>(work: () => Promise<T>): Promise<T> {
	const committed: OpenTransaction["committed"] = [];
	let isDone = false;
	const result = await primary()
		.transaction()
		.execute((tx) =>
			current.run({ tx, committed }, async () => {
				const made = await work();
				isDone = true;
				return made;
			}),
		)
		.catch((error) => {
			throw isDone && isAway(error) ? new CommitUnknown(error) : error;
		});
	for (const listener of committed) listener();
	// It is saved: what follows cannot make it fail any more.
	for (const listener of afterCommit) await listener().catch((error) => warnRarely("database.after-commit", error));
	return result;
}
