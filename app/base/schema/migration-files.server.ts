import { readdir } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/database.ts";
import { hasTable } from "./schema-release.server.ts";

/** Names of the numbered migrations in a folder, in order. */
export async function migrationsIn(folder: string): Promise<string[]> {
	const files = await readdir(folder);
	return files
		.filter((file) => file.endsWith(".sql"))
		.map((file) => file.slice(0, -4))
		.sort();
}

/** Names of the migrations that a database has. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
	if (!(await hasTable(db, "kysely_migration"))) return [];
	return (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
		({ name }) => name,
	);
}
