import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { onEveryEngine } from "../../../test/engines.ts";
import { makeDatabase } from "../../../test/server-database.ts";
import { type Connection, connect, db } from "../db/client.server.ts";
import { migrate } from "./migrate.server.ts";
import { RELEASE } from "./release.ts";

onEveryEngine((engine) => {
	let connection: Connection;
	let folder: string;
	let drop = async () => {};
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), "tawila-upgrade-"));
		cpSync("migrations", folder, { recursive: true });
		const made = engine === "PostgreSQL server" ? await makeDatabase(inject("template")) : undefined;
		drop = made?.drop ?? drop;
		connection = await connect({
			url: made?.url,
			restoreFrom: made ? undefined : new Uint8Array(readFileSync(inject("empty"))),
		});
		await start();
	});
	afterEach(async () => {
		await connection.close();
		await drop();
		rmSync(folder, { recursive: true });
	});
	const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
	const ask = (text: string) => connection.asOwner((_, pool) => pool.query(text));
	const start = () => migrate(connection, [], folder, undefined, { lockMs: 50, tries: 1, pauseMs: 1 });

	test("each numbered migration is kept when a later one fails, and the next start goes on with that one", async () => {
		write("0998-a-table.sql", "create table some_table (n int);");
		write("0999-broken.sql", "create table other_table (n int); crate table;");
		await expect(start()).rejects.toThrow(/^migrations\/0999-broken\.sql was not applied: syntax error/);
		expect((await ask("select from some_table")).rows).toEqual([]);
		await expect(ask("select from other_table")).rejects.toThrow("does not exist");
		write("0999-broken.sql", `-- oldest release: ${RELEASE}\ncreate table other_table (n int);`);
		const applied = await start();
		expect(applied.filter((name) => /^\d/.test(name))).toEqual(["0999-broken"]);
		// All functions and views follow the last migration, although an earlier start applied the first one.
		expect(applied).toContain("views/desk-cases.sql");
		expect(await start()).toEqual([]);
		const { rows } = await ask("select release, oldest from schema_release");
		expect(rows).toEqual([{ release: RELEASE, oldest: RELEASE }]);
	});

	test("views exist after each migration; one that changes what they show keeps them in one transaction", async () => {
		write("0998-a-table.sql", "create table some_table (n int);");
		write("0999-broken.sql", "crate table;");
		await expect(start()).rejects.toThrow("syntax error");
		await ask("select from desk_cases");
		write("0999-broken.sql", "alter table teams alter column logo_url type varchar; crate table;");
		await expect(start()).rejects.toThrow("syntax error");
		await ask("select from league_standings");
		write("0999-broken.sql", "alter table teams alter column logo_url type varchar;");
		expect(await start()).toContain("0999-broken");
		await ask("select from league_standings");
	});

	test("an index is built outside a transaction, without a lock on writers", async () => {
		write(
			"0999-index.sql",
			"-- Looked up by the coach.\ndrop index concurrently if exists teams_coach;\n" +
				"create index concurrently teams_coach on teams (coach_name);\n",
		);
		expect(await start()).toContain("0999-index");
		const { rows } = await ask("select indisvalid from pg_index where indexrelid = 'teams_coach'::regclass");
		expect(rows).toEqual([{ indisvalid: true }]);
		expect(await start()).toEqual([]);
	});

	const record = (release: string, oldest: string) =>
		ask(
			`update schema_release set release = '${release}', oldest = '${oldest}';
				insert into kysely_migration values ('9999-later', now()::text)`,
		);

	test("a start of an earlier release leaves a schema as it is that it may run on", async () => {
		await record("999.0.0", RELEASE);
		await ask(
			`create or replace function guard_days() returns trigger
				language plpgsql as $$ begin raise 'of a later release'; end $$`,
		);
		write("functions/guard-days.sql", "this would not be accepted");
		expect(await start()).toEqual([]);
		await expect(
			ask("insert into complaint_users (id, date_of_birth) values (gen_random_uuid(), now())"),
		).rejects.toThrow("of a later release");
		expect((await ask("select release from schema_release")).rows).toEqual([{ release: "999.0.0" }]);
		await db().selectFrom("teams").select("id").execute();
	});

	test("a start that the schema does not allow is refused, changes nothing and has its own exit status", async () => {
		write("0999-ours.sql", "create table ours (n int);");
		await record("999.1.0", RELEASE);
		await expect(start()).rejects.toThrow("lacks its 0999-ours: it belongs to another line of releases");
		rmSync(join(folder, "0999-ours.sql"));
		await ask("update schema_release set oldest = '999.0.0'");
		await expect(start()).rejects.toMatchObject({
			exitCode: 78,
			message:
				`The database is newer than this release, Tawila ${RELEASE}: Tawila 999.1.0 migrated it, ` +
				"and 999.0.0 is the oldest release that may run on it. Start Tawila 999.0.0 or a later one.",
		});
		await ask("drop table schema_release");
		await expect(start()).rejects.toThrow(
			"it has the migration 9999-later, which this release does not know, " +
				"and does not say which releases may run on it",
		);
		await expect(ask("select from ours")).rejects.toThrow("does not exist");
	});
});
