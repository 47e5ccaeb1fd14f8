import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import pg from "pg";

/** The server that tests run on beside the embedded engine; undefined without one. */
export const server = process.env.TEST_DATABASE_URL;
export type Engine = "embedded PostgreSQL" | "PostgreSQL server";

/** A database of its own on the server that TEST_DATABASE_URL names: a copy of `template`, or an empty one. */
export async function makeDatabase(template?: string) {
	const name = `tawila_test_${randomBytes(6).toString("hex")}`;
	await onServer(`create database ${name}${template ? ` template ${template}` : ""}`);
	return { url: urlOf(name), drop: async () => void (await onServer(`drop database if exists ${name} with (force)`)) };
}

/** A database that copies are made of, filled once by `fill`, together with the folder that it `needs`. What was left half made before is made again. */
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
	const url = new URL(server ?? "");
	url.pathname = `/${database}`;
	return url.href;
}

async function onServer(sql: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	try {
		return (await client.query(sql)).rows;
	} finally {
		await client.end();
	}
}
