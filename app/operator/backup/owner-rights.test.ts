import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { complainant, filed } from "../../../test/make-case.ts";
import { ownPostgres, postgresBin } from "../../../test/own-postgres.ts";
import { TEST_KEYS } from "../../../test/prepare-database.ts";
import { configure, parseConfig } from "../../base/config.server.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { start } from "../../start.server.ts";
import { runCommand } from "../commands.server.ts";

describe.runIf(postgresBin)("on a server where no login is a superuser", () => {
	let folder: string;
	let postgres: Awaited<ReturnType<typeof ownPostgres>>;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "tawila-owner-"));
		postgres = await ownPostgres();
		const client = new pg.Client({ connectionString: postgres.url() });
		await client.connect();
		for (const statement of ["create role tawila_owner login createrole", "create role tawila_web login"])
			await client.query(statement);
		for (const name of ["one", "two", "three"]) await client.query(`create database ${name} owner tawila_owner`);
		await client.end();
	});
	afterAll(async () => {
		await postgres?.remove();
		await rm(folder, { recursive: true, force: true });
	});
	const settings = (database: string, web: string) =>
		parseConfig({
			...TEST_KEYS,
			DATA_DIR: join(folder, database),
			LOG_LEVEL: "silent",
			BACKUP_KEY: "a passphrase for the backups of the tests",
			DATABASE_URL: postgres.url(web, database),
			...(web === "tawila_owner" ? {} : { DATABASE_OWNER_URL: postgres.url("tawila_owner", database) }),
		});
	const inSite = async <T>(database: string, web: string, work: () => Promise<T>) => {
		const product = await start(settings(database, web), { idle: true });
		return work().finally(product.close);
	};
	async function asPostgres(database: string, statement: string) {
		const client = new pg.Client({ connectionString: postgres.url(undefined, database) });
		await client.connect();
		await client.query(statement).finally(() => client.end());
	}
	const cases = async () => (await runAsOperator("select id, case_reference, status from complaints order by id")).rows;

	test.each([
		{ why: "one login that owns the tables", web: "tawila_owner", from: "one", to: "two" },
		{ why: "two logins", web: "tawila_web", from: "two", to: "three" },
	])("with $why every case is backed up past the row policies, and restored", async ({ web, from, to }) => {
		const file = join(folder, `${to}.age`);
		const before = await inSite(from, web, async () => {
			await filed(await complainant());
			// A table that an operator made for a report ends no backup.
			await asPostgres(from, "create table report_of_2026 (n int); revoke all on report_of_2026 from public");
			expect(await runCommand(["backup", file])).toMatchObject({
				ok: true,
				text: expect.stringContaining("Left out, because another role owns them: public.report_of_2026."),
			});
			return cases();
		});
		expect(before.length).toBeGreaterThan(0);
		configure(settings(to, web));
		expect(await runCommand(["restore", file])).toMatchObject({ ok: true });
		await inSite(to, web, async () => {
			expect(await cases()).toEqual(before);
			expect(await runCommand(["audit", "verify"])).toMatchObject({ ok: true });
			expect(await runCommand(["resume"])).toMatchObject({ ok: true });
		});
	});
});
