import { log } from "../log/log.server.ts";
import { withOwnRole } from "./client.server.ts";

const MINUTE_MS = 60_000;
/** A server looks once a minute. In that time an import fills tables whose plans were made while they were empty. */
const LOOK_MS = 10_000;

/** Tables that changed as much as those that a server clears and analyzes by itself, by its default thresholds. */
const CHANGED_TABLES = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
	where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

let held = 0;

/** Work during which the log since its beginning must stay: a checkpoint would let the engine use it again. */
export async function holdingCheckpoints<T>(work: () => Promise<T>): Promise<T> {
	held += 1;
	return work().finally(() => {
		held -= 1;
	});
}

/**
 * Writes what is in memory alone to the tables' files, as the role that owns them; the session always returns to the
 * product's role.
 */
export const writeCheckpoint = () => withOwnRole((client) => client.query("checkpoint"));

/**
 * Clears and analyzes the tables that changed much. Each is a statement of its own, so that a request waits for one at
 * most.
 */
export async function vacuumChanged() {
	const { rows } = await withOwnRole(async (client) => {
		await client.query("select pg_stat_force_next_flush()"); // otherwise the counts are up to a second late
		return client.query<{ name: string }>(CHANGED_TABLES);
	});
	for (const { name } of rows) await withOwnRole((client) => client.query(`vacuum analyze ${name}`));
}

/** The same for all tables, those of the database itself included, whose changes are not counted. */
const vacuumAll = () => withOwnRole((client) => client.query("vacuum analyze"));

/**
 * PGlite has no checkpointer and no autovacuum: without ours its log and its dead rows would grow without end, and its
 * plans would stay those of empty tables. A server runs both itself.
 */
export function keepTidy() {
	const every = (ms: number, what: string, work: () => Promise<unknown>) => {
		let isRunning = false;
		return setInterval(async () => {
			if (isRunning) return;
			isRunning = true;
			await work().catch((error) => log.warn("database.housekeeping", { what, error }));
			isRunning = false;
		}, ms).unref();
	};
	const timers = [
		every(5 * MINUTE_MS, "checkpoint", async () => held > 0 || writeCheckpoint()),
		every(LOOK_MS, "vacuum", vacuumChanged),
		every(24 * 60 * MINUTE_MS, "vacuum of all", vacuumAll),
	];
	return () => {
		for (const timer of timers) clearInterval(timer);
	};
}
