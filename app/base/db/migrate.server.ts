import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import type { Connection } from "./client.server.ts";
import type { Database } from "./database.ts";
import { applyDefinitions, applyMigration } from "./definitions.server.ts";
import { APP_ROLE, provideRoles } from "./roles.server.ts";

/**
 * Brings the schema up to date as the owner of the tables: the product's role; in one transaction the numbered migrations and the functions
 * and views whose files changed; then the job queue's own tables and `queues`. Two processes at once are safe. Returns the names of the
 * files applied now. `to` is the last numbered migration to apply, for a database that is to hold the rows of a former version.
 */
export async function migrate(
	connection: Connection,
	queues: string[] = [],
	folder = join(process.cwd(), "migrations"),
	to?: string,
): Promise<string[]> {
	return connection.asOwner(async (db, pool) => {
		// The queue's tables are made outside the migrator's own lock. The embedded engine has one process and one session.
		const unlock = connection.embedded ? async () => {} : await lockDatabase(pool);
		try {
			await provideRoles(pool, connection.productLogin);
			const applied = await db.transaction().execute((tx) => applyFiles(tx, folder, to));
			await installQueue((text, values) => pool.query(text, values as unknown[]), queues);
			return applied;
		} finally {
			await unlock();
		}
	});
}

async function applyFiles(tx: Transaction<Database>, folder: string, to?: string) {
	const files = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
	const migrations = Object.fromEntries(
		files.map((file) => [file.slice(0, -4), { up: () => undoing(tx, () => applyMigration(tx, folder, file)) }]),
	);
	const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => migrations } });
	const { error, results = [] } = await (to ? migrator.migrateTo(to) : migrator.migrateToLatest());
	if (error) throw error;
	// Functions and views are those of today: they may name tables of a later version.
	if (to) return [];
	const applied = results.map(({ migrationName }) => migrationName);
	return [...applied, ...(await applyDefinitions(tx, folder, { all: applied.length > 0 }))];
}

/** A failed statement makes the transaction refuse all others; the migrator has its lock to release before it reports the failure. */
async function undoing(tx: Transaction<Database>, work: () => Promise<void>) {
	await sql`savepoint before_file`.execute(tx);
	await work().catch(async (error) => {
		await sql`rollback to savepoint before_file`.execute(tx);
		throw error;
	});
}

/** Any number will do, as long as it is ours. */
const LOCK = 19_560_930;

/** Held by a transaction that does nothing else: behind a pooler a session's lock could not be released by the one who took it. */
async function lockDatabase(pool: Pool) {
	const client = await pool.connect();
	await client.query("begin");
	await client.query("set local idle_in_transaction_session_timeout = 0");
	await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
	return async () => {
		await client.query("commit");
		client.release();
	};
}

type Execute = (text: string, values?: unknown[]) => Promise<unknown>;

async function installQueue(execute: Execute, queues: string[]) {
	const boss = new PgBoss({
		db: { executeSql: async (text, values) => lastRows(await execute(text, values)) },
		supervise: false,
		schedule: false,
	});
	await boss.start();
	for (const name of queues) if (!(await boss.getQueue(name))) await boss.createQueue(name);
	await boss.stop({ graceful: false });
	await execute(
		`grant usage on schema pgboss to ${APP_ROLE};
		 grant select, insert, update, delete on all tables in schema pgboss to ${APP_ROLE};
		 grant usage on all sequences in schema pgboss to ${APP_ROLE};
		 grant execute on all functions in schema pgboss to ${APP_ROLE}`,
	);
}

/** `pg` answers a text of several statements with a list of results; the queue wants the one with rows. */
export function lastRows(answer: unknown): { rows: never[] } {
	if (!Array.isArray(answer)) return answer as { rows: never[] };
	return answer.findLast((result) => result.rows?.length) ?? answer.at(-1);
}
