import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { runAsOperator } from "../../base/db/client.server.ts";

const NAMES_A_CASE = "(^|_)(complaint|case)_?(id|reference)?$|^(of_case|attachment_id|decision_id)$";

onEveryEngine((engine) => {
	freshProduct(engine);

	test("every table that names a case, or that a case leans on, is compared or excused with a reason", async () => {
		const { rows } = await runAsOperator(`
			with listed as (select to_regclass(table_name)::oid as id from case_record_tables),
			linked as (
				select conrelid as id from pg_constraint where contype = 'f' and confrelid in (select id from listed)
				union select confrelid from pg_constraint where contype = 'f' and conrelid in (select id from listed)
				union select (quote_ident(table_schema) || '.' || quote_ident(table_name))::regclass
					from information_schema.columns join information_schema.tables using (table_schema, table_name)
					where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ '${NAMES_A_CASE}')
			select id::regclass::text as name from linked where id not in (select id from listed)
				and not (select relispartition from pg_class where oid = id) order by 1`);
		const text = await readFile("migrations/functions/record-tables.sql", "utf8");
		const excused = [...text.matchAll(/^-- excused: ([\w, ]+): \S/gm)].flatMap(([, names = ""]) => names.split(", "));
		expect(rows.map(({ name }) => name)).toEqual(excused.sort());
	});

	test("every column of a case is compared, or named in the rules with its reason", async () => {
		const { rows } = await runAsOperator(`
			select t.table_name || '.' || c.column_name as name, t.uncovered ->> c.column_name as reason,
				c.column_name = any(t.columns) as is_compared
			from case_record_tables t join information_schema.columns c on c.table_name = t.table_name
			where c.table_schema = 'public' order by 1`);
		expect(rows.length).toBeGreaterThan(130);
		const rules = await readFile("docs/rules/personal-data.md", "utf8");
		const [, listed = ""] = /## What audit verify covers([\s\S]*?)\n## /.exec(rules) ?? [];
		for (const { name, reason, is_compared } of rows)
			expect([name, is_compared || (Boolean(reason) && listed.includes(`\`${name}\``))]).toEqual([name, true]);
	});
});
