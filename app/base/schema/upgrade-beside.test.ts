import { cpSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownPostgres, postgresBin } from "../../../test/own-postgres.ts";
import { type Connection, connect, db } from "../db/client.server.ts";
import { migrate } from "./migrate.server.ts";

const roads = [
	{ road: "one login", owner: undefined, web: "tawila_owner" },
	{ road: "two logins", owner: "tawila_owner", web: "tawila_web" },
];

describe.runIf(postgresBin).each(roads)("an upgrade beside others, with $road", ({ owner, web }) => {
	let postgres: Awaited<ReturnType<typeof ownPostgres>>;
	let connection: Connection;
	let folder: string;
	const beside: pg.Client[] = [];
	beforeAll(async () => {
		postgres = await ownPostgres();
		folder = await mkdtemp(join(tmpdir(), "tawila-beside-"));
		cpSync("migrations", folder, { recursive: true });
		const admin = await client("postgres", "postgres");
		await admin.query("create role tawila_owner login createrole");
		await admin.query("create role tawila_web login");
		await admin.query("create database tawila owner tawila_owner");
		connection = await connect({
			url: postgres.url(web, "tawila"),
			ownerUrl: owner && postgres.url(owner, "tawila"),
		});
		await start();
	});
	afterAll(async () => {
		await connection?.close();
		for (const each of beside) await each.end();
		await postgres?.remove();
		rmSync(folder, { recursive: true, force: true });
	});
	async function client(login: string, database = "tawila") {
		const made = new pg.Client({ connectionString: postgres.url(login, database) });
		await made.connect();
		beside.push(made);
		return made;
	}
	const start = (tries = 1) => migrate(connection, [], folder, undefined, { lockMs: 100, tries, pauseMs: 100 });
	const lockedBy = "select count(*)::int as waiting from pg_locks where not granted and mode = 'AccessExclusiveLock'";

	test("a migration that waits for a long transaction lets readers pass, says so and is applied after it", async () => {
		const [long, reader] = [await client("tawila_owner"), await client("tawila_owner")];
		await long.query("begin; select count(*) from news_articles");
		writeFileSync(join(folder, "0998-a-column.sql"), "alter table news_articles add column source text;");
		await expect(start(2)).rejects.toThrow(
			/^migrations\/0998-a-column waited for a lock 2 times .* The oldest transaction is of the server process \d+/,
		);

		const migrating = start(1000);
		await expect.poll(async () => (await reader.query(lockedBy)).rows[0].waiting, { interval: 5 }).toBe(1);
		// Without an end of that wait, the reader would wait for the long transaction, and that one for us.
		await reader.query("set statement_timeout = '20s'");
		await reader.query("select count(*) from news_articles");
		await expect(reader.query("select source from news_articles")).rejects.toThrow('column "source" does not exist');
		await long.query("commit");
		expect(await migrating).toContain("0998-a-column");
		await reader.query("select source from news_articles");
	});

	test("a running process goes on with all its statements when tables have more columns", async () => {
		const read = () => db().selectFrom("teams").selectAll().where("id", ">", 0).execute();
		const write = () =>
			db().updateTable("teams").set({ name: "x" }).where("id", "=", 0).returningAll("teams").execute();
		const onEachConnection = () => Promise.all(Array.from({ length: 10 }, () => [read(), write()]).flat());
		await onEachConnection();
		await (await client("tawila_owner")).query("alter table teams add column motto text");
		expect((await onEachConnection()).flat()).toEqual([]);
	});
});
