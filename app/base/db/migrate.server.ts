import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import type { Connection } from "./client.server.ts";
import { APP_ROLE, provideRoles } from "./roles.server.ts";

const folder = () => join(process.cwd(), "migrations");

/**
 * Brings the schema up to date as the owner of the tables: the product's role, `migrations/*.sql` in the order of their names, then the job queue's
 * own tables and `queues`. Two processes at once are safe. Returns the names of the migrations applied now.
 */
export async function migrate(connection: Connection, queues: string[] = []) {
	return connection.asOwner(async (db, pool) => {
		// The queue's tables are made outside the migrator's own lock. The embedded engine has one process and one session.
		const unlock = connection.embedded ? async () => {} : await lockDatabase(pool);
		const migrator = new Migrator({
			db,
			provider: {
				async getMigrations() {
					const files = (await readdir(folder())).filter((file) => file.endsWith(".sql"));
					return Object.fromEntries(
						files.map((file) => [
							file.slice(0, -4),
							{
								up: async (tx: typeof db) =>
									void (await sql.raw(await readFile(join(folder(), file), "utf8")).execute(tx)),
							},
						]),
					);
				},
			},
		});
		try {
			await provideRoles(pool, connection.productLogin);
			const { error, results } = await migrator.migrateToLatest();
			if (error) throw error;
			await installQueue((text, values) => pool.query(text, values as unknown[]), queues);
			return (results ?? []).filter((result) => result.status === "Success").map((result) => result.migrationName);
		} finally {
			await unlock();
		}
	});
}

/** Any number will do, as long as it is ours. */
const LOCK = 19_560_930;

async function lockDatabase(pool: Pool) {
	const client = await pool.connect();
	await client.query("select pg_advisory_lock($1)", [LOCK]);
	return async () => {
		await client.query("select pg_advisory_unlock($1)", [LOCK]);
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
