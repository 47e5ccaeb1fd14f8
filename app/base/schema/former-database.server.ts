import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/database.ts";
import { log } from "../log/log.server.ts";
import { applyDefinitions, applyMigration, dropViews } from "./definitions.server.ts";
import { type Patience, withPatience } from "./lock-patience.server.ts";
import { migrationsIn } from "./migration-files.server.ts";
import { recordRelease, SchemaRefused } from "./schema-release.server.ts";

/** The last file of the baseline: the files after it change it. */
const END_OF_BASELINE = "0010-desk";
/** The last commit with the files that the baseline replaced (decision 152). */
const LAST_FORMER_COMMIT = "fb9897ea";

/**
 * The names that a database or a backup has in terms of the baseline: all names of the former files are those of the
 * baseline, and other names stay. Throws where only some of the former files were applied.
 */
export async function inTermsOfBaseline(names: string[], folder: string): Promise<string[]> {
	const former = await formerFiles(folder);
	if (!names.some((name) => former.includes(name))) return names;
	const lacking = former.find((name) => !names.includes(name));
	if (lacking)
		throw new SchemaRefused(
			`The schema lacks ${lacking}, one of the migrations that a baseline has replaced: ` +
				`start commit ${LAST_FORMER_COMMIT} of Tawila on the database once, then this one.`,
		);
	return [...(await baseline(folder)), ...names.filter((name) => !former.includes(name))];
}

type Options = { folder: string; patience?: Patience };

/**
 * Records the baseline in a database of the former files, in one transaction that also takes away what the baseline
 * does not have. Other databases stay as they are. Returns the names that the database has now.
 */
export async function stampBaseline(db: Kysely<Database>, applied: string[], { folder, patience }: Options) {
	const names = await inTermsOfBaseline(applied, folder);
	if (names === applied) return applied;
	const [former, stamped] = [await formerFiles(folder), await baseline(folder)];
	const step = "former/to-baseline.sql";
	await withPatience(
		db,
		step,
		async (tx) => {
			await dropViews(tx, folder);
			await applyMigration(tx, folder, step);
			await sql`delete from kysely_migration where name = any(${former})`.execute(tx);
			await sql`insert into kysely_migration (name, timestamp)
				select name, ${new Date().toISOString()} from unnest(${stamped}::text[]) name`.execute(tx);
			// It names a release that was never made.
			await sql`delete from schema_release`.execute(tx);
			await applyDefinitions(tx, folder, { all: true });
			await recordRelease(tx, folder);
		},
		patience,
	);
	log.info("database.baseline", { note: "The baseline is recorded in place of the former migrations." });
	return names;
}

/** Gives a new database what the former files made besides the baseline: it then takes the rows of a former backup. */
export async function addFormerParts(db: Kysely<Database>, folder: string) {
	await db.transaction().execute((tx) => applyMigration(tx, folder, "former/from-baseline.sql"));
}

async function formerFiles(folder: string): Promise<string[]> {
	return (await readFile(join(folder, "former/names.txt"), "utf8")).split("\n").filter(Boolean);
}

async function baseline(folder: string): Promise<string[]> {
	return (await migrationsIn(folder)).filter((name) => name <= END_OF_BASELINE);
}
