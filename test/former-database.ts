import { readdirSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { type Connection, connect } from "../app/base/db/client.server.ts";
import { applyDefinitions, applyMigration, dropViews } from "../app/base/schema/definitions.server.ts";
import { type Engine, makeDatabase } from "./server-database.ts";

/** A transaction does not build an index concurrently. */
const insideTransaction = (text: string) => text.replace(/\bconcurrently\b/gi, "");

/** A database that was filled by `rows` before the migrations from the number `first` on were applied to it. */
export function databaseBefore(first: string, engine: Engine, rows: string) {
	let connection: Connection;
	let drop = async () => {};
	beforeAll(async () => {
		const made = engine === "PostgreSQL server" ? await makeDatabase() : undefined;
		drop = made?.drop ?? drop;
		connection = await connect({ url: made?.url });
		const scripts = readdirSync("migrations")
			.filter((file) => file.endsWith(".sql"))
			.sort();
		await connection.asOwner(async (owner) => {
			const apply = (file: string) =>
				owner.transaction().execute(async (tx) => {
					await dropViews(tx, "migrations");
					await applyMigration(tx, "migrations", file, insideTransaction);
				});
			for (const file of scripts.filter((name) => name < first)) await apply(file);
			await sql.raw(rows).execute(owner);
			for (const file of scripts.filter((name) => name >= first)) await apply(file);
			await owner.transaction().execute((tx) => applyDefinitions(tx, "migrations", { all: true }));
		});
	});
	afterAll(async () => {
		await connection?.close();
		await drop();
	});
}
