import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownPostgres, postgresBin } from "../../../../test/own-postgres.ts";
import { TEST_KEYS } from "../../../../test/prepare-database.ts";
import { runCommand } from "../../../operator/commands.server.ts";
import { start } from "../../../start.server.ts";
import { parseConfig } from "../../config.server.ts";
import { connect, runAsOperator, runSql } from "../client.server.ts";
import { provideRoles } from "./roles.server.ts";

describe.runIf(postgresBin)("on a server with two logins", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "tawila-logins-"));
	let postgres: Awaited<ReturnType<typeof ownPostgres>>;
	let product: Awaited<ReturnType<typeof start>> | undefined;
	beforeAll(async () => {
		postgres = await ownPostgres();
		await asAdmin(
			"create role tawila_owner login createrole",
			"create role tawila_web login",
			"create database tawila owner tawila_owner",
		);
	});
	afterAll(async () => {
		await product?.close();
		await postgres?.remove();
		await rm(dataDir, { recursive: true, force: true });
	});
	async function asAdmin(...statements: string[]) {
		const client = new pg.Client({ connectionString: postgres.url() });
		await client.connect();
		for (const statement of statements) await client.query(statement);
		await client.end();
	}
	const open = (web: string, owner: string | undefined = "tawila_owner") =>
		start(
			parseConfig({
				DATA_DIR: dataDir,
				LOG_LEVEL: "silent",
				DATABASE_URL: postgres.url(web, "tawila"),
				...(owner ? { DATABASE_OWNER_URL: postgres.url(owner, "tawila") } : {}),
				...TEST_KEYS,
			}),
			{ idle: true },
		);

	test.each([
		{ why: "is the owner's", login: "tawila_owner" },
		{ why: "is a superuser", login: "postgres" },
		{ why: "is a member of the owner", login: "member", first: "create role member login in role tawila_owner" },
		{ why: "may create roles", login: "maker", first: "create role maker login createrole" },
	])("a product's login that $why is refused", async ({ login, first }) => {
		if (first) await asAdmin(first);
		await expect(open(login)).rejects.toThrow(/^Setting DATABASE_URL: the login \w+ owns .* must own nothing/);
	});

	test("the product's login owns nothing and cannot become the owner; it works, and so does the operator", async () => {
		product = await open("tawila_web");
		const { rows } = await runSql("select session_user::text as login, current_user::text as role");
		expect(rows).toEqual([{ login: "tawila_web", role: "tawila_app" }]);
		for (const statement of [
			"select set_config('role', 'tawila_owner', false)",
			"set role tawila_owner",
			"set session authorization tawila_owner",
			"reset role; create table stolen (n int)",
			"reset role; drop table complaints",
			"reset role; update audit_log set action = ''",
			"reset role; alter table complaints disable row level security",
		])
			await expect(runSql(statement), statement).rejects.toThrow(/permission denied|must be owner/);
		const owners = await runAsOperator(
			`select distinct tableowner from pg_tables where schemaname in ('public', 'pgboss')`,
		);
		expect(owners.rows).toEqual([{ tableowner: "tawila_owner" }]);
		expect(await runCommand(["owner", "create", "first@example.org"])).toMatchObject({ ok: true });
		expect(await runCommand(["audit", "verify"])).toMatchObject({ ok: true });
		expect((await runAsOperator("select current_user::text as role")).rows).toEqual([{ role: "tawila_owner" }]);
	});

	test("a temporary table of the product's login is not taken for one that the owner's function writes", async () => {
		// Such a table could carry a trigger, and the trigger would run as the writer of the table.
		await runSql(`create temporary table audit_chains (like public.audit_chains including all);
			insert into pg_temp.audit_chains select * from public.audit_chains;
			create function pg_temp.escape() returns trigger language plpgsql as $$
			begin
				execute 'alter table public.complaints disable row level security';
				return new;
			end $$;
			create trigger escape before insert or update on pg_temp.audit_chains
				for each row execute function pg_temp.escape();
			insert into public.audit_log (actor, action) values ('visitor', 'contact.sent')`);
		const { rows } = await runAsOperator(
			"select relrowsecurity as guarded from pg_class where oid = 'public.complaints'::regclass",
		);
		expect(rows).toEqual([{ guarded: true }]);
	});

	test("every security definer function searches temporary tables last and is not granted to public", async () => {
		const { rows } = await runAsOperator(`
			select proname, array_to_string(proconfig, ' ') as settings,
				has_function_privilege('public', oid, 'execute') as for_all
			from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`);
		expect(rows.length).toBeGreaterThan(5);
		const settings = expect.stringMatching(/^search_path=public, pg_temp(?: TimeZone=UTC)?$/);
		expect(rows).toEqual(rows.map(({ proname }) => ({ proname, settings, for_all: false })));
	});

	test("a login that may neither create nor grant the role gets an error with the statement to run", async () => {
		await asAdmin("create role poor login", "create database poor owner poor");
		const settings = {
			DATA_DIR: dataDir,
			LOG_LEVEL: "silent",
			DATABASE_URL: postgres.url("poor", "poor"),
			...TEST_KEYS,
		};
		await expect(start(parseConfig(settings), { idle: true })).rejects.toThrow(
			/^The database login poor may not grant tawila_app\. Ask its administrator for: .*grant tawila_app to "poor"/,
		);
	});
});

test("where changing to a role is granted (PostgreSQL 16), the owner grants it to itself and the product", async () => {
	const connection = await connect({});
	await connection.asOwner(async (_, pool) => {
		await pool.query("create role some_owner login createrole; create role some_web login");
		await pool.query("grant create on schema public to some_owner; set role some_owner");
		await provideRoles(pool, "some_web");
		await provideRoles(pool, "some_web"); // and again, at the next start
		const { rows } = await pool.query(
			`select rolname, pg_has_role(rolname, 'tawila_app', 'set') as set,
				pg_has_role(rolname, 'tawila_app', 'usage') as inherits
			 from pg_roles where rolname like 'some\\_%' order by 1`,
		);
		expect(rows).toEqual([
			{ rolname: "some_owner", set: true, inherits: false },
			{ rolname: "some_web", set: true, inherits: false },
		]);
		await pool.query("reset role");
	});
	await connection.close();
}, 120_000);
