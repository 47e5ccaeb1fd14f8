import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../db/database.ts";
import { codeOf } from "../errors/describe-error.ts";
import { log } from "../log/log.server.ts";

/** How long a step may wait for a lock, how often it is tried, and the pause between two tries. */
export type Patience = { lockMs: number; tries: number; pauseMs: number };

/**
 * Readers of a table queue behind a migration that waits for it: it waits two seconds, lets them pass, and tries again,
 * for about a minute.
 */
const PATIENCE: Patience = { lockMs: 2000, tries: 14, pauseMs: 2500 };

/** Runs `work` in a transaction that gives up on a lock early, and again after a pause. */
export async function withPatience<T>(
	db: Kysely<Database>,
	what: string,
	work: (tx: Transaction<Database>) => Promise<T>,
	{ lockMs, tries, pauseMs }: Patience = PATIENCE,
): Promise<T> {
	for (let attempt = 1; ; attempt += 1)
		try {
			return await db.transaction().execute(async (tx) => {
				await sql.raw(`set local lock_timeout = ${lockMs}`).execute(tx);
				return work(tx);
			});
		} catch (error) {
			if (!isLocked(error)) throw error;
			const oldest = await oldestTransaction(db);
			if (attempt >= tries)
				throw new Error(
					`migrations/${what} waited for a lock ${tries} times and ` +
						`was not applied; everything before it was. ${oldest}`,
					{ cause: error },
				);
			log.warn("database.migration-waits", { migration: what, attempt, of: tries, oldest });
			await pause(pauseMs);
		}
}

/** SQLSTATE of a lock that was not to be had in time, and of a deadlock. */
const isLocked = (error: unknown): boolean =>
	error instanceof Error && (/^(55P03|40P01)$/.test(String(codeOf(error))) || isLocked(error.cause));

/** The transaction that is most likely to hold the lock; of logins that may be seen by this one. */
async function oldestTransaction(db: Kysely<Database>): Promise<string> {
	const { rows } = await sql<{ pid: number; seconds: number }>`
		select pid, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity a
		where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
			and exists (select from pg_locks l where l.pid = a.pid and l.locktype = 'relation')
		order by xact_start limit 1`.execute(db);
	return rows[0]
		? `The oldest transaction is of the server process ${rows[0].pid}, ${rows[0].seconds} seconds old.`
		: "No other transaction is to be seen.";
}
