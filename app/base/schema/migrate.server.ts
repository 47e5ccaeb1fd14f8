import { join } from "node:path";
import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import type { Connection } from "../db/client.server.ts";
import { APP_ROLE, provideRoles } from "../db/connections/roles.server.ts";
import { log } from "../log/log.server.ts";
import { applyFiles } from "./apply-migrations.server.ts";
import { stampBaseline } from "./former-database.server.ts";
import type { Patience } from "./lock-patience.server.ts";
import { appliedMigrations, migrationsIn } from "./migration-files.server.ts";
import { isOfLaterRelease } from "./schema-release.server.ts";

/**
 * Brings the schema up to date as the owner of the tables: the product's role, the numbered migrations, the functions
 * and views whose files changed, the job queue's own tables and `queues`. Two processes at once are safe, and readers
 * wait two seconds at most. A database of the files before the baseline is stamped. A schema of a later release is left
 * as it is, or refused. Returns the names of the files applied now. `to` is the last numbered migration to apply, for a
 * database that is to hold the rows of a former version.
 */
export async function migrate(
	connection: Connection,
	queues: string[] = [],
	folder = join(process.cwd(), "migrations"),
	to?: string,
	patience?: Patience,
): Promise<string[]> {
	return connection.asOwner(async (db, pool) => {
		// The queue's tables are made outside the migrator's own lock. The embedded engine has one process and one session.
		const unlock = connection.embedded ? async () => {} : await lockDatabase(pool);
		try {
			const applied = await stampBaseline(db, await appliedMigrations(db), { folder, patience });
			const isLater = await isOfLaterRelease(db, applied, await migrationsIn(folder));
			await provideRoles(pool, connection.productLogin);
			const now = isLater ? [] : await applyFiles(db, applied, { folder, to, patience });
			await installQueue((text, values) => pool.query(text, values as unknown[]), queues);
			return now;
		} finally {
			await unlock();
		}
	});
}

/** Any number will do, as long as it is ours. */
const LOCK = 19_560_930;

/**
 * Held by a transaction that does nothing else: behind a pooler a session's lock could not be released by the one who
 * took it. Asked for without parameters, because a statement with them keeps its snapshot to the end of the
 * transaction, and indexes built beside others wait for every snapshot.
 */
async function lockDatabase(pool: Pool) {
	const client = await pool.connect();
	try {
		await client.query("begin");
		await client.query("set local idle_in_transaction_session_timeout = 0");
		const { rows } = await client.query(`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
		if (!rows[0].mine) {
			log.info("database.migrating-elsewhere", { note: "Waiting for the process that migrates this database." });
			await client.query(`select pg_advisory_xact_lock(${LOCK})`);
		}
	} catch (error) {
		client.release(true); // the pool waits for it when it is closed
		throw error;
	}
	return async () => {
		await client.query("commit").finally(() => client.release());
	};
}

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

async function installQueue(execute: Query, queues: string[]) {
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
