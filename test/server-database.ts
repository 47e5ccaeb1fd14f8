import { randomBytes } from "node:crypto";
import pg from "pg";

/** The server that tests run on beside the embedded engine; undefined without one. */
export const server = process.env.TEST_DATABASE_URL;
export type Engine = "embedded PostgreSQL" | "PostgreSQL server";

/** An empty database of its own on the server that TEST_DATABASE_URL names. */
export async function makeDatabase() {
	const name = `tawila_test_${randomBytes(6).toString("hex")}`;
	const admin = async (sql: string) => {
		const client = new pg.Client({ connectionString: server });
		await client.connect();
		await client.query(sql);
		await client.end();
	};
	await admin(`create database ${name}`);
	const url = new URL(server ?? "");
	url.pathname = `/${name}`;
	return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) };
}
