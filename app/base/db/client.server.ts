import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { type Embedded, openEmbedded } from "./embedded.server.ts";
import { noteReadsPlugin } from "./reads.server.ts";

/** The role the product works as: it may read and write rows, and nothing else. Made by the first migration. */
export const APP_ROLE = "tawila_app";

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

/** Names every statement, so that the server plans it once per connection. */
class PreparingClient extends pg.Client {
	// biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's query cannot be restated
	override query(...args: any[]): any {
		const [text, values, ...rest] = args;
		if (typeof text === "string" && Array.isArray(values) && values.length > 0)
			return super.query({ name: nameOf(text), text, values } as pg.QueryConfig, ...(rest as []));
		return super.query(...(args as [string]));
	}
}

export type DatabaseSource = { url?: string; directory?: string; restoreFrom?: Uint8Array };

export type Connection = {
	/** A pool of the login role, which owns the tables: for migrations only. */
	asOwner: <T>(work: (db: Kysely<Database>, pool: pg.Pool) => Promise<T>) => Promise<T>;
	embedded?: Embedded;
	close: () => Promise<void>;
};

let pool: pg.Pool | undefined;
let kysely: Kysely<Database> | undefined;
const current = new AsyncLocalStorage<Transaction<Database>>();

const builder = (over: pg.Pool) =>
	new Kysely<Database>({ dialect: new PostgresDialect({ pool: over }), plugins: [noteReadsPlugin] });

/** Opens a PostgreSQL server (`url`) or the embedded engine (`directory`; in memory without one). */
export async function connect(source: DatabaseSource): Promise<Connection> {
	const embedded = source.url ? undefined : await openEmbedded(source.directory, source.restoreFrom);
	const makePool = (setup: string) => {
		const options: pg.PoolConfig & { onConnect: (client: pg.ClientBase) => Promise<unknown> } = {
			...(embedded
				? { max: 1, idleTimeoutMillis: 0, stream: embedded.stream as never }
				: { max: 10, connectionString: source.url }),
			connectionTimeoutMillis: 30_000,
			Client: PreparingClient,
			onConnect: (client) => client.query(setup),
		};
		const made = new pg.Pool(options);
		made.on("error", () => {}); // an idle connection was lost; the next query opens another
		return made;
	};
	return {
		embedded,
		async asOwner(work) {
			await pool?.end(); // the embedded engine has one session only
			pool = kysely = undefined;
			const owner = makePool("set timezone to 'UTC'");
			const result = await work(builder(owner), owner).finally(() => owner.end());
			pool = makePool(`set timezone to 'UTC'; set role ${APP_ROLE}`);
			kysely = builder(pool);
			return result;
		},
		async close() {
			await pool?.end();
			pool = kysely = undefined;
			await embedded?.close();
		},
	};
}

/** The database, or the transaction this code runs in. */
export function db(): Kysely<Database> {
	const found = current.getStore() ?? kysely;
	if (!found) throw new Error("The database is not open.");
	return found;
}

/** The same for a library that speaks SQL itself. */
export async function runSql(text: string, values: unknown[] = []) {
	if (!pool) throw new Error("The database is not open.");
	return pool.query(text, values);
}

/** One connection for statements that belong to a session. Nobody else may be kept waiting long: the embedded engine has one. */
export async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
	if (!pool) throw new Error("The database is not open.");
	const client = await pool.connect();
	return work(client).finally(() => client.release());
}

/** One statement as the login role, past the row policies: for the operator of the machine. */
export async function runAsOperator(text: string, values: unknown[] = []) {
	return withClient(async (client) => {
		await client.query("reset role");
		return client.query(text, values).finally(() => client.query(`set role ${APP_ROLE}`));
	});
}

export const currentTransaction = () => current.getStore();

const afterCommit = new Set<() => Promise<void>>();

/** Called after every commit, before its caller goes on. */
export const onCommit = (listener: () => Promise<void>) => {
	afterCommit.add(listener);
	return () => afterCommit.delete(listener);
};

/**
 * Runs `work` in one transaction; `db()` inside is that transaction. Inside, no mail, no network, no files:
 * the embedded engine has a single session, and everybody else waits for it.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
	if (current.getStore()) return work();
	const result = await db()
		.transaction()
		.execute((tx) => current.run(tx, work));
	for (const listener of afterCommit) await listener();
	return result;
}
