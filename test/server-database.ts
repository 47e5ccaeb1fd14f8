import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import pg from "pg";
import { ownPostgres, postgresBin } from "./own-postgres.ts";

/** Whether tests run on a server: the one that TEST_DATABASE_URL names, or one of the run's own, in its folder. */
export const hasServer = Boolean(process.env.TEST_DATABASE_URL || (process.env.TEST_FOLDER && postgresBin));

/**
 * Starts the run's own server, once: workers find its address in their environment. It ends with the folder of the run.
 */
export async function startServerOfRun() {
	if (!hasServer || process.env.TEST_DATABASE_URL) return;
	const { socketUrl } = await ownPostgres({ within: process.env.TEST_FOLDER, connections: 200 });
	process.env.TEST_DATABASE_URL = socketUrl;
}

export type Engine = "embedded PostgreSQL" | "PostgreSQL server";

/** A database of its own on the server that TEST_DATABASE_URL names: a copy of `template`, or an empty one. */
export async function makeDatabase(template?: string) {
	const name = `tawila_test_${randomBytes(6).toString("hex")}`;
	// By its files: page for page through the log, a copy takes twice the time of the processor.
	await onServer(`create database ${name}${template ? ` template ${template} strategy file_copy` : ""}`);
	return { url: urlOf(name), drop: async () => void (await onServer(`drop database if exists ${name} with (force)`)) };
}

/**
 * A database that copies are made of, filled once by `fill`, together with the folder that it `needs`. What was left
 * half made before is made again.
 */
export async function makeTemplate(
	name: string,
	fill: (url: string) => Promise<void>,
	{ from, needs }: { from?: string; needs?: string } = {},
) {
	const [known] = await onServer(`select from pg_database where datname = '${name}' and datistemplate`);
	if (known && (!needs || existsSync(needs))) return;
	if (known) await onServer(`alter database ${name} is_template false`);
	await onServer(`drop database if exists ${name} with (force)`);
	await onServer(`create database ${name}${from ? ` template ${from}` : ""}`);
	await fill(urlOf(name));
	await onServer(`alter database ${name} is_template true`);
}

function urlOf(database: string) {
	const url = new URL(process.env.TEST_DATABASE_URL ?? "");
	url.pathname = `/${database}`;
	return url.href;
}

async function onServer(sql: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
	await client.connect();
	try {
		return (await client.query(sql)).rows;
	} finally {
		await client.end();
	}
}
