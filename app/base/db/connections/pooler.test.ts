import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownPostgres, postgresBin } from "../../../../test/own-postgres.ts";
import { TEST_KEYS } from "../../../../test/prepare-database.ts";
import { transactionPooler } from "../../../../test/transaction-pooler.ts";
import { asSystem } from "../../../access/case-access.server.ts";
import { runCommand } from "../../../operator/commands.server.ts";
import { start } from "../../../start.server.ts";
import { parseConfig } from "../../config.server.ts";
import { db, inTransaction, runSql } from "../client.server.ts";
import { timeLimits } from "../waiting/time-limits.server.ts";

/** The login and the role of a statement, and whether the session knows our settings. */
const WHO = "select session_user::text as login, current_user::text as role, current_setting('lock_timeout') as lock";

describe.runIf(postgresBin)("behind a pooler that gives every transaction another session", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "tawila-pooler-"));
	let postgres: Awaited<ReturnType<typeof ownPostgres>>;
	let pooler: Awaited<ReturnType<typeof transactionPooler>>;
	beforeAll(async () => {
		postgres = await ownPostgres();
		const admin = new pg.Client({ connectionString: postgres.url() });
		await admin.connect();
		for (const statement of [
			"create role one login createrole",
			"create role web login",
			"create database one owner one",
			"create database two owner one",
		])
			await admin.query(statement);
		await admin.end();
	});
	afterAll(async () => {
		await postgres?.remove();
		await rm(dataDir, { recursive: true, force: true });
	});

	const opened = async (settings: Record<string, string>) => {
		const product = await start(parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...TEST_KEYS, ...settings }));
		return {
			async [Symbol.asyncDispose]() {
				await product.close();
				pooler.close();
			},
		};
	};

	test.each([
		{ logins: "one login, which owns the tables", database: "one", login: "one", owner: undefined },
		{ logins: "two logins", database: "two", login: "web", owner: "one" },
	])("every statement of the product has its role, with $logins", async ({ database, login, owner }) => {
		pooler = await transactionPooler(postgres.port);
		const at = (name: string) => `postgres://${name}@127.0.0.1:${pooler.port}/${database}`;
		await using _ = await opened({
			DATABASE_URL: at(login),
			...(owner && { DATABASE_OWNER_URL: postgres.url(owner, database) }),
		});
		const as = { login, role: "tawila_app", lock: `${timeLimits.write.lock}s` };
		for (let again = 0; again < 9; again += 1) {
			expect((await runSql(WHO)).rows).toEqual([as]);
			expect((await runSql(`${WHO} where $1 = 1`, [1])).rows).toEqual([as]);
		}
		const answers = await Promise.all(
			Array.from({ length: 9 }, () =>
				inTransaction(async () => {
					const first = (await sql.raw(WHO).execute(db())).rows;
					await sql`select pg_sleep(0.01)`.execute(db());
					return [first, (await sql.raw(WHO).execute(db())).rows];
				}),
			),
		);
		expect(answers).toEqual(Array(9).fill([[as], [as]]));

		// Rows that the policies hide stay hidden, and no scope is left for the next transaction.
		await asSystem(() => sql`select from complaints`.execute(db()));
		const scopes = await Promise.all(
			Array.from({ length: 9 }, () => runSql("select case_power() as power, $1::int as n", [1])),
		);
		expect(scopes.map(({ rows }) => rows[0].power)).toEqual(Array(9).fill(""));
		await expect(runSql("alter table complaints disable row level security")).rejects.toThrow(/must be owner/);
		await expect(runSql("update audit_log set action = ''")).rejects.toThrow(/permission denied/);

		// The operator's commands work as the owner, and the product's role is back afterwards.
		expect(await runCommand(["owner", "create", "first@example.org"])).toMatchObject({ ok: true });
		expect(await runCommand(["audit", "verify"])).toMatchObject({ ok: true });
		expect((await runCommand(["doctor"]))?.text).toContain("they hold in each of 8 transactions, behind a pooler");
		expect((await runSql(WHO)).rows).toEqual([as]);
	});

	test("one that takes no transactions is refused at the start, with its reason", async () => {
		pooler = await transactionPooler(postgres.port, { statements: true });
		const DATABASE_URL = `postgres://one@127.0.0.1:${pooler.port}/one`;
		await expect(opened({ DATABASE_URL })).rejects.toThrow(/transaction blocks not allowed in statement pooling mode/);
		pooler.close();
	});
});
