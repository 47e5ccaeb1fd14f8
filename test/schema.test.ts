import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runSql } from "../app/base/db/client.server.ts";
import { listOf } from "../app/imports/kinds.ts";
import { batchKinds } from "../app/records/batches/batch.server.ts";
import { freshProduct, onEveryEngine } from "./engines.ts";

/** Columns of the row types: `export type TeamsTable = { name: string; … }` in the files that declare tables. */
function declaredTables() {
	const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
	const sources = files
		.map((file) => readFileSync(`app/${file}`, "utf8"))
		.filter((text) => text.includes("interface Database"));
	const tables = new Map<string, string[]>();
	for (const source of sources)
		for (const [, table, type] of source.matchAll(/^\t\t(\w+): (\w+Table);$/gm)) {
			const body = bodyOf(source, type!).replace(/\/\*.*?\*\//gs, "");
			tables.set(table!, [...body.matchAll(/(?:^|[;{])\s*(\w+):/g)].map(([, column]) => column!).sort());
		}
	return tables;
}

/** The fields of a row type, without the content of a JSON column's type. */
function bodyOf(source: string, type: string): string {
	const start = source.indexOf(`type ${type} = {`);
	let depth = 0;
	let body = "";
	for (const sign of start < 0 ? "" : source.slice(source.indexOf("{", start))) {
		if (sign === "}" && --depth === 0) break;
		if (depth === 1 && sign !== "{") body += sign;
		if (sign === "{") depth += 1;
	}
	return body;
}

/** A partition has the columns and keys of the whole table. */
const noPartition = "(select not relispartition from pg_class where oid = to_regclass(quote_ident(table_name)))";

onEveryEngine((engine) => {
	freshProduct(engine);

	test("the row types name exactly the columns that the database has", async () => {
		const { rows } = await runSql(
			`select table_name, array_agg(column_name::text order by column_name collate "C") as columns
			 from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
			   and ${noPartition} group by table_name`,
		);
		const inDatabase = new Map(rows.map((row) => [row.table_name, row.columns]));
		const declared = declaredTables();
		expect(declared.size).toBeGreaterThan(9);
		for (const [table, columns] of declared) expect([table, columns]).toEqual([table, inDatabase.get(table)]);
		const known = new Set([...declared.keys(), "league_standings", "schema_release"]);
		const undeclared = [...inDatabase.keys()].filter((table) => !known.has(table));
		expect(undeclared).toEqual([]);
	});

	test("imports and their batches are of the kinds that the code has, no more and no fewer", async () => {
		const kindsOf = async (table: string) => {
			const { rows } = await runSql("select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1", [
				`${table}_kind_check`,
			]);
			return [...rows[0].text.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind).sort();
		};
		expect(await kindsOf("import_batches")).toEqual(Object.keys(batchKinds).sort());
		expect(await kindsOf("import_runs")).toEqual(Object.keys(listOf).sort());
	});

	test("every column that names another row is a foreign key", async () => {
		const { rows } = await runSql(
			`select table_name || '.' || column_name as name from information_schema.columns
			 where table_schema = 'public' and column_name like '%\\_id' and column_name <> 'external_id' and ${noPartition}
			   and table_name not in ('league_standings', 'desk_cases', 'desk_decisions', 'desk_tokens', 'mail_states')`,
		);
		const { rows: keys } = await runSql(
			`select conrelid::regclass || '.' || attname as name from pg_constraint
			 join pg_attribute on attrelid = conrelid and attnum = any(conkey) where contype = 'f'`,
		);
		const known = new Set(keys.map((key) => key.name));
		expect(rows.length).toBeGreaterThan(4);
		for (const { name } of rows) expect(known).toContain(name);
	});
});
