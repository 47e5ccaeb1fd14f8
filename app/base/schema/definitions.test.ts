import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { onEveryEngine } from "../../../test/engines.ts";
import { makeDatabase } from "../../../test/server-database.ts";
import { type Connection, connect } from "../db/client.server.ts";
import { migrate } from "./migrate.server.ts";

onEveryEngine((engine) => {
	let connection: Connection;
	let folder: string;
	const drops: (() => Promise<void>)[] = [];
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), "tawila-migrations-"));
		cpSync("migrations", folder, { recursive: true });
	});
	afterEach(async () => {
		await connection.close();
		for (const drop of drops.splice(0)) await drop();
		rmSync(folder, { recursive: true });
	});
	async function open(from: "empty" | "migrated") {
		const copied = from === "migrated";
		const made =
			engine === "PostgreSQL server" ? await makeDatabase(copied ? inject("template") : undefined) : undefined;
		if (made) drops.push(made.drop);
		const restoreFrom = !made && copied ? new Uint8Array(readFileSync(inject("empty"))) : undefined;
		connection = await connect({ url: made?.url, restoreFrom });
	}
	const read = (name: string) => readFileSync(join(folder, name), "utf8");
	const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
	/** As the owner, and after a start that failed as well. */
	const ask = (text: string) => connection.asOwner((_, pool) => pool.query(text));
	const start = () => migrate(connection, [], folder);

	test("a new database has its functions and views from files alone", async () => {
		await open("empty");
		const texts = (await start()).filter((name) => name.includes("/")).map(read);
		const inFiles = texts.flatMap((text) => [
			...text.matchAll(/^create (?:or replace )?(?:function|procedure|view) (\w+)/gm),
		]);
		expect(inFiles.length).toBeGreaterThan(60);
		expect((await standing()).map(({ name }) => name)).toEqual(inFiles.map(([, name]) => name).sort());
	});

	test("a file that changed is applied at the next start, alone", async () => {
		await open("migrated");
		expect(await start()).toEqual([]);
		write("functions/guard-days.sql", read("functions/guard-days.sql").replace("in the future", "after today"));
		expect(await start()).toEqual(["functions/guard-days.sql"]);
		await expect(
			ask("insert into complaint_users (id, date_of_birth) values (gen_random_uuid(), '2150-01-01')"),
		).rejects.toThrow("after today");
		expect(await start()).toEqual([]);
	});

	test("a view may have other columns, use another view, or end", async () => {
		await open("migrated");
		write("views/desk-moves.sql", "create view desk_moves as select 1 as number, now() as at;");
		write("views/last-case-event.sql", "create view last_case_event as select number as id from desk_moves;");
		rmSync(join(folder, "views/desk-recused.sql"));
		expect((await start()).filter((name) => !name.startsWith("views/"))).toEqual([]);
		expect((await ask("select id from last_case_event")).rows).toEqual([{ id: 1 }]);
		await expect(ask("select from desk_recused")).rejects.toThrow("does not exist");
		write("views/desk-moves.sql", "create view desk_moves as select 2 as number;");
		await start();
		expect((await ask("select id from last_case_event")).rows).toEqual([{ id: 2 }]);
	});

	test("a broken file stops the start and is named; functions, views and waiting migrations stay", async () => {
		await open("migrated");
		await start();
		const before = await standing();
		write("0999-a-table.sql", "create table some_table (n int);");
		write(
			"functions/guard-days.sql",
			"create or replace function guard_days() returns trigger language plpgsql as $$ begn end $$;",
		);
		await expect(start()).rejects.toThrow(/^migrations\/functions\/guard-days\.sql was not applied: syntax error/);
		expect(await standing()).toEqual(before);
		expect((await ask("select from some_table")).rows).toEqual([]);
		write("functions/guard-days.sql", readFileSync("migrations/functions/guard-days.sql", "utf8"));
		write("0999-b-table.sql", "create table other_table (n int); crate table;");
		await expect(start()).rejects.toThrow(
			/^migrations\/0999-b-table\.sql was not applied: syntax error at or near "crate"/,
		);
		write("0999-b-table.sql", "create table other_table (n int);");
		expect(await start()).toContain("0999-b-table");
	});

	test("a migration changes a column that a view shows, and uses a function of a file", async () => {
		await open("migrated");
		write(
			"0998-more.sql",
			`alter table teams alter column logo_url type varchar;
			create table some_table (n int);
-- apply functions/some-table.sql
			create trigger double before insert on some_table for each row execute function double();`,
		);
		write("0999-later.sql", "create table later (n int); insert into later values (2);");
		write(
			"functions/some-table.sql",
			`create or replace function factor() returns int language sql as $$ select n from later $$;
			create or replace function double() returns trigger
				language plpgsql as $$ begin new.n := new.n * factor(); return new; end $$;`,
		);
		await start();
		await ask("insert into some_table values (21)");
		expect((await ask("select n from some_table")).rows).toEqual([{ n: 42 }]);
		const columns = `select data_type from information_schema.columns
				where (table_name, column_name) = ('league_standings', 'logo_url')`;
		expect((await ask(columns)).rows).toEqual([{ data_type: "character varying" }]);
	});

	/** Every function and view of the product: its text, rights, options and comment. */
	async function standing() {
		const { rows } = await ask(`
			select *
			from (select proname::text as name, pg_get_functiondef(p.oid) as text, proacl::text as rights,
				obj_description(p.oid, 'pg_proc') as comment
			from pg_proc p where pronamespace = 'public'::regnamespace
				and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
			union all
			select relname, pg_get_viewdef(c.oid), relacl::text || coalesce(reloptions::text, ''),
				obj_description(c.oid, 'pg_class')
			from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'v'
				and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) each
			order by name collate "C"`);
		return rows;
	}
});
