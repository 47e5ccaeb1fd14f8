import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "../db/database.ts";
import { codeOf } from "../errors/describe-error.ts";
import { log } from "../log/log.server.ts";
import { applyDefinitions, applyMigration, dropViews, expectDefinitions, naming } from "./definitions.server.ts";
import { type Patience, withPatience } from "./lock-patience.server.ts";
import { migrationsIn } from "./migration-files.server.ts";
import { recordRelease } from "./schema-release.server.ts";

type Db = Kysely<Database>;
type Tx = Transaction<Database>;
type Options = { folder: string; to?: string; patience?: Patience };

/**
 * Applies what the database lacks, each numbered migration in a transaction of its own, then the functions and views
 * whose files changed in one. An empty database gets all of it in one, and so does one from a migration on that changes
 * what a view shows: no reader is ever without the views. Returns the names of the files applied.
 */
export async function applyFiles(db: Db, applied: string[], { folder, to, patience }: Options): Promise<string[]> {
	const known = await migrationsIn(folder);
	const due = known.filter((name) => !applied.includes(name) && (!to || name <= to));
	const step = <T>(name: string, work: (tx: Tx) => Promise<T>) => withPatience(db, name, work, patience);
	const rest = (names: string[]) =>
		step(names[0] ?? "functions and views", (tx) => applyTogether(tx, names, { folder, to }));

	if (applied.length === 0) return rest(due);
	for (const [at, name] of due.entries()) {
		const startedAt = performance.now();
		log.info("database.migrating", { migration: name, number: at + 1, of: due.length });
		try {
			const outside = await outsideStatements(folder, name);
			for (const statement of outside) await naming(`${name}.sql`, () => sql.raw(statement).execute(db));
			await step(name, (tx) => applyOne(tx, name, { folder, done: outside.length > 0 }));
		} catch (error) {
			if (!usesAView(error)) throw error;
			log.info("database.migrating-together", { from: name, why: "it changes what a view shows" });
			return [...due.slice(0, at), ...(await rest(due.slice(at)))];
		}
		log.info("database.migrated-one", { migration: name, seconds: Math.round((performance.now() - startedAt) / 1000) });
	}
	return [...due, ...(await rest([]))];
}

async function applyOne(tx: Tx, name: string, { folder, done }: { folder: string; done: boolean }) {
	await note(tx, folder, [name], async () => {
		if (!done) await applyMigration(tx, folder, `${name}.sql`);
		await expectDefinitions(tx);
	});
}

async function applyTogether(tx: Tx, names: string[], { folder, to }: { folder: string; to?: string }) {
	await note(tx, folder, names, async (name) => {
		await dropViews(tx, folder);
		// An index that others wait for cannot be built at leisure.
		await applyMigration(tx, folder, `${name}.sql`, (text) => text.replace(AT_LEISURE, ""));
	});
	// Functions and views are those of today: they may name tables of a later version.
	if (to) return [];
	const definitions = await applyDefinitions(tx, folder, { all: names.length > 0 });
	await recordRelease(tx, folder);
	return [...names, ...definitions];
}

/**
 * Has the library check what was applied, and write down the migrations that were; `up` applies one. Names are in
 * order.
 */
async function note(tx: Tx, folder: string, names: string[], up: (name: string) => Promise<void>) {
	const last = names.at(-1);
	if (!last) return;
	const { rows } = await sql<{ limit: string }>`select current_setting('lock_timeout') as limit`.execute(tx);
	const limited = async (name: string) => {
		// The library waits an hour for its own lock, and would leave that limit behind.
		await sql`select set_config('lock_timeout', ${rows[0]?.limit}, true)`.execute(tx);
		await undoing(tx, () => up(name));
	};
	const migrations = Object.fromEntries(
		(await migrationsIn(folder)).map((each) => [
			each,
			{ up: async () => (names.includes(each) ? limited(each) : undefined) },
		]),
	);
	const { error } = await new Migrator({
		db: tx,
		provider: { getMigrations: async () => migrations },
	}).migrateTo(last);
	if (error) throw error;
}

/**
 * A failed statement makes the transaction refuse all others; the migrator has its lock to release before it reports
 * the failure.
 */
async function undoing(tx: Tx, work: () => Promise<void>) {
	await sql`savepoint before_file`.execute(tx);
	await work().catch(async (error) => {
		await sql`rollback to savepoint before_file`.execute(tx);
		throw error;
	});
}

const AT_LEISURE = /\bconcurrently\b/gi;

/**
 * Statements that PostgreSQL refuses inside a transaction: those of a file that builds its indexes while others write.
 */
async function outsideStatements(folder: string, name: string): Promise<string[]> {
	const text = (await readFile(join(folder, `${name}.sql`), "utf8")).replace(/^--.*$/gm, "");
	if (text.search(AT_LEISURE) < 0) return [];
	return text.split(/;\s*$/m).filter((statement) => statement.trim() !== "");
}

/** SQLSTATE of a column, table or function that a view depends on, and of a column whose type a view shows. */
function usesAView(error: unknown): boolean {
	const cause = error instanceof Error ? error.cause : undefined;
	const code = codeOf(cause);
	return code === "2BP01" || (code === "0A000" && /used by a view/.test(String(cause)));
}
