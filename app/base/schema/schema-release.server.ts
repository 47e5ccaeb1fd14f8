import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/database.ts";
import { log } from "../log/log.server.ts";
import { compareReleases, RELEASE } from "./release.ts";

/**
 * A process that must not run on the schema it found. Its exit status tells service managers that another try changes
 * nothing.
 */
export class SchemaRefused extends Error {
	readonly exitCode = 78; // EX_CONFIG of sysexits.h
}

/** `release` migrated the schema last; processes of `oldest` and later ones may run on it. */
export type SchemaRelease = { release: string; oldest: string };

/** The releases that a database fits, as it says; undefined before the migration that makes the table. */
export async function schemaRelease(db: Kysely<Database>): Promise<SchemaRelease | undefined> {
	if (!(await hasTable(db, "schema_release"))) return undefined;
	return (await sql<SchemaRelease>`select release, oldest from schema_release`.execute(db)).rows[0];
}

export async function hasTable(db: Kysely<Database>, name: string): Promise<boolean> {
	const { rows } = await sql`select from pg_class where oid = to_regclass(${`public.${name}`})`.execute(db);
	return rows.length > 0;
}

/**
 * Whether a later release has migrated the database, so that this process leaves its schema alone. Throws
 * `SchemaRefused` unless the schema says that processes of this release may run on it (decision 104).
 */
export async function isOfLaterRelease(db: Kysely<Database>, applied: string[], known: string[]): Promise<boolean> {
	const said = await schemaRelease(db);
	const unknown = applied.filter((name) => !known.includes(name));
	if (unknown.length === 0 && !(said && compareReleases(said.release, RELEASE) > 0)) return false;
	const lacking = known.find((name) => !applied.includes(name));
	if (said && lacking)
		throw new SchemaRefused(
			`The database has migrations that this release, Tawila ${RELEASE}, does not know, ` +
				`and lacks its ${lacking}: it belongs to another line of releases.`,
		);
	if (said && compareReleases(said.oldest, RELEASE) <= 0) {
		log.info("database.of-later-release", { release: said.release, note: "The schema is left as it is." });
		return true;
	}
	throw new SchemaRefused(
		`The database is newer than this release, Tawila ${RELEASE}: ` +
			(said
				? `Tawila ${said.release} migrated it, and ${said.oldest} is the oldest ` +
					`release that may run on it. Start Tawila ${said.oldest} or a later one.`
				: `it has the migration ${unknown[0]}, which this release does not know, ` +
					"and does not say which releases may run on it. Start the release that migrated it."),
	);
}

/** Records this release as the one that migrated last, with the oldest release that the applied files allow. */
export async function recordRelease(db: Kysely<Database>, folder: string) {
	if (!(await hasTable(db, "schema_release"))) return;
	const oldest = await oldestRelease(folder);
	await sql`insert into schema_release (release, oldest) values (${RELEASE}, ${oldest})
		on conflict (id) do update set release = excluded.release, oldest = excluded.oldest, migrated_at = now()
		where (schema_release.release, schema_release.oldest) <> (excluded.release, excluded.oldest)`.execute(db);
}

/** No release came before it. */
const FIRST_RELEASE = "0.9.0";
/** The line of a migration from which on earlier releases may not run: `-- oldest release: 1.2.0`. */
const OLDEST = /^-- oldest release: (\d+\.\d+\.\d+)$/m;

/** The latest release that a migration names as the oldest one that may run. */
async function oldestRelease(folder: string): Promise<string> {
	const files = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
	const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
	const named = texts.flatMap((text) => OLDEST.exec(text)?.[1] ?? []);
	return [FIRST_RELEASE, ...named].sort(compareReleases).at(-1) ?? FIRST_RELEASE;
}
