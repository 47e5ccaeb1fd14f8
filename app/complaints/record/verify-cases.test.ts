import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { erase } from "../../../test/erase.ts";
import { liftByTwo } from "../../../test/lift-hold.ts";
import { caseIn, complainant, draft, filed, inScope, person, submit } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { asSystem } from "../../access/case-access.server.ts";
import { asTableOwner, db, runAsOperator } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { purge } from "../../office/retention/purge.server.ts";
import { runCommand } from "../../operator/commands.server.ts";
import { attachEvidence } from "../evidence/attach-evidence.server.ts";
import { addNote } from "../handling/commands/case-commands.server.ts";
import { declareConflict } from "../handling/commands/declare-recusal.server.ts";
import { holdCase } from "../handling/commands/hold-case.server.ts";
import { joinCases, partCases } from "../handling/commands/join-cases.server.ts";
import { publishDecision } from "../handling/commands/publish-decision.server.ts";
import { changeStatus } from "../transitions/change-status.server.ts";
import { endProposal } from "../transitions/reopening.server.ts";
import { writeToOfficers } from "../transitions/send-message.server.ts";
import type { RecordTable } from "./read-record.server.ts";
import { verifyCases } from "./verify-cases.server.ts";

type Column = { table_name: string; column_name: string; data_type: string; udt_name: string };

type Verdict = {
	whole: boolean;
	problems: { case: string; where: string; what: string }[];
	compared: Record<string, number | null>;
};
const verdict = async (...options: string[]): Promise<Verdict> => {
	const answer = await runCommand(["audit", "verify", "--json", ...options]);
	return JSON.parse(answer?.text ?? "{}");
};

/**
 * Runs a statement of an attacker who is the superuser: no trigger and no rule is in the way. Returns the rows that it
 * had changed.
 */
const tamper = (statement: string, values: unknown[] = []) =>
	asTableOwner(async (client) => {
		await client.query("set session_replication_role = replica");
		try {
			return (await client.query(statement, values)).rows;
		} finally {
			await client.query("set session_replication_role = default");
		}
	});
const columnsOf = (table: string): Promise<Column[]> =>
	tamper(
		`select table_name, column_name, data_type, udt_name from information_schema.columns
		 where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
		[table],
	);
const taken = async (table: string) =>
	JSON.stringify((await tamper(`select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${table} t`))[0].rows);
async function insertInto(table: string) {
	const names = (await columnsOf(table)).map(({ column_name }) => column_name).join(", ");
	return `insert into ${table} (${names}) overriding system value select ${names}
		from jsonb_populate_recordset(null::${table}, $1)`;
}
async function putBack(table: string, rows: string) {
	await tamper(`delete from ${table}`);
	await tamper(await insertInto(table), [rows]);
}
/** A superuser drops what is in the way. */
const dropChecks = (table: string) =>
	tamper(`do $$ declare name text; begin
		for name in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c' loop
			execute format('alter table ${table} drop constraint %I', name);
		end loop; end $$`);

/** Another value of the column's type, different from any that is there. */
function another({ data_type, udt_name, column_name: name }: Column): string {
	if (data_type === "uuid") return "gen_random_uuid()";
	if (data_type === "boolean") return `not coalesce(${name}, false)`;
	if (/^(bigint|integer|smallint|numeric)$/.test(data_type)) return `coalesce(${name}, 0) + 40`;
	if (/^timestamp/.test(data_type)) return `coalesce(${name}, now()) - interval '40 days'`;
	if (data_type === "date") return `coalesce(${name}, current_date) - 40`;
	if (data_type === "jsonb") return `coalesce(${name}, '{}') || '{"forged": true}'`;
	if (data_type === "ARRAY") return `array_append(${name}, gen_random_uuid()::text::${udt_name.slice(1)})`;
	if (data_type === "USER-DEFINED" && udt_name !== "citext")
		return `(select v from unnest(enum_range(null::${udt_name})) v where v is distinct from ${name} limit 1)`;
	return `coalesce(${name}, '') || 'forged'`;
}

onEveryEngine((engine) => {
	freshProduct(engine);
	let one: { id: string; reference: string };
	let other: { id: string; reference: string };
	let people: Record<"complainant" | "officer" | "head" | "second", Awaited<ReturnType<typeof person>>>;

	/** Two cases, one with a row in every table, by the product's own commands. */
	beforeEach(async () => {
		for (const table of ["audit_log", "audit_chains", "audit_heads", "case_records"])
			await runAsOperator(`delete from ${table}`);
		const [second, colleague] = [await person("head"), await person("officer")];
		people = { complainant: await complainant(), officer: await person("officer"), head: await person("head"), second };
		// The smaller id of the two: a joined pair is in the record of that case.
		const id = `00000000-${randomUUID().slice(9)}`;
		await draft(people.complainant, { incident_location: "Riyadh" }, id);
		await attachEvidence(people.complainant, id, await pdfFile("the contract"));
		await submit(people.complainant, id);
		await writeToOfficers(people.complainant, id, { body: "Please hurry." });
		await addNote(people.officer, id, { body: "The club is known to us." });
		await declareConflict(colleague, id, "My brother plays there.");
		const parts = { facts: "A contract.", remedy: "In two weeks." };
		await changeStatus(people.head, id, { to: "resolved", text: "The club pays.", parts });
		const words = { title: "Pay", title_ar: "دفع", body: "A club pays.", body_ar: "يدفع ناد." };
		await publishDecision(people.head, id, words);
		await holdCase(second, id, "The court asks.");
		const proposal = { ground: "new_fact", reason: "A witness.", expires_at: new Date(Date.now() + 1e9) } as const;
		await inScope("staff", second.id, () =>
			db()
				.insertInto("case_reopenings")
				.values({ ...proposal, complaint_id: id, proposed_by_id: second.id })
				.execute(),
		);
		await inScope("staff", second.id, () => endProposal(id, second.id, new Date()));
		const { rows } = await runAsOperator("select case_reference from complaints where id = $1", [id]);
		one = { id, reference: rows[0].case_reference };
		other = await caseIn("resolved", people);
		expect(await joinCases(people.officer, other.id, one.id)).toEqual({ ok: true });
	});

	/** The owner of the tables ends the window of the appeal, and says why. */
	const endWindow = () =>
		asTableOwner(async (client) => {
			await client.query("begin; select set_config('app.chained_because', 'The window ended.', true)");
			await client.query("update complaints set appeal_until = now() - interval '1 day' where status = 'closed'");
			await client.query("select state_all(); commit");
		});

	const tables = async () =>
		(await runAsOperator("select * from case_record_tables order by table_name")).rows as RecordTable[];
	const rowsOfCase = (table: RecordTable, of = one) =>
		table.case_column === "case_reference" ? `case_reference = '${of.reference}'` : `${table.case_column} = '${of.id}'`;

	test("cases that were changed by the product alone are whole, and the verdict counts what it compared", async () => {
		const found = await verdict("--files");
		expect(found).toMatchObject({
			whole: true,
			problems: [],
			compared: { cases: 2, receipts: 2, decisions: 2, files: 1 },
		});
		const { rows } = await runAsOperator("select count(*)::int as count from case_records where digest is not null");
		expect(found.compared.records).toBe(rows[0].count);
		await filed(await complainant());
		expect(await verdict()).toMatchObject({ whole: true, compared: { cases: 3, files: null } });
	});

	test("each column that a superuser changes is named with its table and case, and put back it is whole", async () => {
		const tried: string[] = [];
		for (const table of await tables()) {
			const name = table.table_name;
			await dropChecks(name);
			const [row] = await tamper(`select to_jsonb(t) as row from ${name} t where ${rowsOfCase(table)} limit 1`);
			expect([name, row?.row], "give `one` a row of this table").toEqual([name, expect.anything()]);
			const at = `${table.row_column} = '${row.row[table.row_column]}'`;
			for (const column of await columnsOf(name)) {
				if (Object.hasOwn(table.uncovered, column.column_name)) continue;
				const all = await taken(name);
				await tamper(`update ${name} set ${column.column_name} = ${another(column)} where ${at}`);
				const { problems } = await verifyCases();
				const where = `${name}.${column.column_name}`;
				// With another key it is not the row that was written; a reference of no case leads nowhere.
				const isMissing = column.column_name === table.row_column || where === "published_decisions.case_reference";
				const what = isMissing ? "missing" : column.column_name === table.case_column ? "moved" : "changed";
				const named = { where: what === "changed" ? where : name, what };
				expect([where, problems]).toEqual([
					where,
					expect.arrayContaining([expect.objectContaining({ case: one.reference, ...named })]),
				]);
				await putBack(name, all);
				expect([where, (await verifyCases()).problems]).toEqual([where, []]);
				tried.push(where);
			}
		}
		expect(tried.length).toBeGreaterThan(110);
	});

	test("a row of each table that is taken out, put in or moved to another case is named with its case", async () => {
		for (const table of await tables()) {
			const name = table.table_name;
			await dropChecks(name);
			const [all, records] = [await taken(name), await taken("case_records")];
			const [row] = await tamper(`select to_jsonb(t) as row from ${name} t where ${rowsOfCase(table)} limit 1`);
			const at = `${table.row_column} = '${row.row[table.row_column]}'`;
			const problem = (what: string) => [
				name,
				expect.arrayContaining([expect.objectContaining({ case: one.reference, where: name, what })]),
			];
			const problems = async () => [name, (await verifyCases()).problems];

			await tamper(`delete from ${name} where ${at}`);
			expect(await problems()).toEqual(problem("missing"));
			await tamper("update case_records set salt = null, columns = null, digest = null where table_name = $1", [name]);
			expect(await problems()).toEqual(problem("missing"));
			await tamper("delete from case_records where table_name = $1", [name]);
			expect(await problems()).toEqual(problem("missing"));
			await putBack(name, all);
			expect(await problems()).toEqual(problem("changed"));
			await putBack("case_records", records);
			expect(await problems()).toEqual([name, []]);

			// A second one like it: the tables of one row a case have nothing else to put in.
			if (table.row_column !== table.case_column) {
				const key = row.row[table.row_column];
				const added = {
					...row.row,
					[table.row_column]: /^\d+$/.test(key) ? key + 4000 : randomUUID(),
					file_path: "another",
					account_id: other.id,
					other_id: one.id,
					lifted_at: "2026-01-01",
					settled_at: "2026-01-01",
				};
				if (name === "complaint_receipts") added.act = "withdrawal"; // a case has one submission
				if (name === "published_decisions") added.case_reference = other.reference;
				await tamper(await insertInto(name), [JSON.stringify([added])]);
				const added_to = name === "published_decisions" ? other : one;
				expect((await verifyCases()).problems).toContainEqual(
					expect.objectContaining({ case: added_to.reference, where: name, what: "added" }),
				);
				await putBack(name, all);
			}

			if (table.row_column !== table.case_column) {
				await tamper(`delete from ${name} where ${rowsOfCase(table, other)}`);
				const to = table.case_column === "case_reference" ? other.reference : other.id;
				await tamper(`update ${name} set ${table.case_column} = '${to}' where ${at}`);
				expect(await problems()).toEqual(problem("moved"));
				await putBack(name, all);
			}
			expect(await problems()).toEqual([name, []]);
		}
	});

	test("cases parted and joined by an officer are whole, a pair that came back by itself is not", async () => {
		const [pair] = await tamper("select to_jsonb(t) as row from joined_cases t");
		expect(await partCases(people.officer, one.id, other.id)).toEqual({ ok: true });
		expect((await verifyCases()).problems).toEqual([]);
		await tamper(await insertInto("joined_cases"), [JSON.stringify([pair.row])]);
		const named = expect.objectContaining({ case: one.reference, where: "joined_cases", what: "added" });
		expect((await verifyCases()).problems).toEqual([named]);
		await tamper("delete from joined_cases");
		expect(await joinCases(people.officer, one.id, other.id)).toEqual({ ok: true });
		expect((await verifyCases()).problems).toEqual([]);
	});

	test("a row changed with its hashes is found by the digest in the chain, the chain by its own hashes", async () => {
		await tamper("update complaint_messages set body = 'forged' where complaint_id = $1", [one.id]);
		const forge = `update case_records r set columns = f.columns,
			digest = record_digest(table_name, row_key, of_case, f.columns)
			from (select id::text as key, record_leaves(r2.salt, to_jsonb(m), '{}') as columns from complaint_messages m
				join case_records r2 on r2.table_name = 'complaint_messages' and r2.row_key = m.id::text) f
			where table_name = 'complaint_messages' and row_key = f.key`;
		await tamper(`set timezone = 'UTC'`);
		await tamper(forge);
		const named = expect.objectContaining({ case: one.reference, where: "complaint_messages", what: "changed" });
		expect((await verifyCases()).problems).toEqual([named]);
		await tamper(`update audit_log l set details = jsonb_set(details, '{records}', details->'records' || (
			select jsonb_object_agg(table_name || ':' || row_key, digest) from case_records
			where table_name = 'complaint_messages'))
			where details->'records' ?| (select array_agg('complaint_messages:' || id) from complaint_messages)`);
		expect((await verifyCases()).problems).toEqual([]);
		const { whole, problems } = await verdict();
		expect([whole, problems]).toEqual([false, [{ case: one.reference, where: "audit_log", what: "changed" }]]);
	});

	test("what was changed stays found when the product writes the row again, and when it is blanked", async () => {
		await tamper("update complaints set priority = 'urgent', second_party_full_name = 'X' where id = $1", [one.id]);
		await asSystem(() => db().updateTable("complaints").set({ priority: "low" }).where("id", "=", one.id).execute());
		const found = await verdict();
		for (const column of ["priority", "second_party_full_name"])
			expect(found.problems).toContainEqual({ case: one.reference, where: `complaints.${column}`, what: "changed" });
	});

	test("the product's role rewrites nothing said, in the system's scope and over cases too", async () => {
		await liftByTwo(people.second, one.id);
		await changeStatus(people.head, one.id, { to: "closed", text: "Over." });
		await endWindow();
		const change = (table: string, column: string, value: string) =>
			asSystem(() =>
				sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
					where ${sql.ref(table === "complaints" ? "id" : "complaint_id")} = ${one.id}`.execute(db()),
			);
		for (const [table, column, value] of [
			["complaint_messages", "body", "forged"],
			["complaint_messages", "author_role", "head"],
			["complaint_decisions", "body", "The club pays nothing."],
			["complaint_decisions", "outcome", "rejected"],
			["case_notes", "body", "forged"],
			["case_conflicts", "reason", "forged"],
			["audit_reasons", "body", "forged"],
			["complaint_attachments", "sha256", "a".repeat(64)],
			["complaint_attachments", "file_name", "forged.pdf"],
			["complaints", "detailed_description", "forged"],
			["complaints", "detailed_description_ar", "said later"],
		] as const)
			await expect(change(table, column, value), `${table}.${column}`).rejects.toThrow(/never changes/);
		await change("case_notes", "body", "The […] is known to us.");
		await change("complaint_messages", "body", "");
		const { ok, text } = (await runCommand(["audit", "verify"]))!;
		expect([ok, text]).toEqual([
			true,
			expect.stringMatching(/as they were found, rows of \d cases: The window ended\./),
		]);
	});

	test("a reason that was cut is compared as it is now, and one that was blanked stays blank", async () => {
		await liftByTwo(people.second, one.id);
		await changeStatus(people.head, one.id, { to: "closed", text: "Over." });
		await endWindow();
		const isWhole = async () => (await verdict()).whole;
		const change = "update audit_reasons set body = $2 where body = $1";
		for (const [was, is] of [
			["The court asks.", "The […]"],
			["The […]", ""],
		] as const) {
			await asSystem(() =>
				db()
					.updateTable("audit_reasons")
					.set({ body: is, salt: "", blanked_at: new Date() })
					.where("body", "=", was)
					.execute(),
			);
			expect(await isWhole()).toBe(true);
			await tamper(change, [is, "Forged."]);
			const named = { case: one.reference, where: "audit_reasons.body", what: "changed" };
			expect((await verdict()).problems).toContainEqual(named);
			await tamper(change, ["Forged.", is]);
		}
	});

	test("cases that were erased on request are whole, and those whose words were removed in time too", async () => {
		await liftByTwo(people.second, one.id);
		for (const { id } of [one, other]) await changeStatus(people.head, id, { to: "closed", text: "Over." });
		await endWindow();
		expect(await purge("case_words", new Date(Date.now() + 8000 * 86_400_000))).toBeGreaterThan(0);
		expect(await verdict("--files")).toMatchObject({ whole: true, problems: [] });
		await erase(people.complainant);
		const [row] = await tamper("select detailed_description from complaints where id = $1", [one.id]);
		expect(row).toEqual({ detailed_description: "" });
		expect(await verdict("--files")).toMatchObject({ whole: true, problems: [], compared: { cases: 2 } });
	});

	test("rows older than their hashes are recorded with a reason, and a column added later is compared", async () => {
		const apply = async () => {
			const text = await readFile("migrations/functions/record-tables.sql", "utf8");
			await asTableOwner((client) => client.query(text));
		};
		await tamper("delete from case_record_tables");
		await apply();
		expect((await verifyCases()).problems).toEqual([]);
		expect((await runCommand(["audit", "verify"]))?.text).toMatch(/rows of 2 cases: Their hashes began/);
		await tamper("alter table complaint_messages add column tone text not null default 'calm'");
		await apply();
		expect((await verifyCases()).problems).toEqual([]);
		await tamper("update complaint_messages set tone = 'angry' where complaint_id = $1", [one.id]);
		const named = { case: one.reference, where: "complaint_messages.tone", what: "changed" };
		expect((await verifyCases()).problems).toEqual([expect.objectContaining(named)]);
		const change = asSystem(() => sql`update complaint_messages set tone = 'sad'`.execute(db()));
		await expect(change).rejects.toThrow(/complaint_messages.tone of a submitted case never changes/);
		await tamper("alter table complaint_messages drop column tone");
		await apply();
		expect((await verifyCases()).problems).toEqual([]);
	});

	test("a stored file that is changed or gone is named with its case", async () => {
		const [file] = await tamper("select file_path from complaint_attachments");
		const bytes = await files().getBytes(file.file_path);
		await files().put(
			file.file_path,
			bytes.map((byte, i) => (i === 40 ? byte ^ 1 : byte)),
		);
		expect(await verdict()).toMatchObject({ whole: true });
		const where = "complaint_attachments.file_path";
		expect((await verdict("--files")).problems).toEqual([{ case: one.reference, where, what: "changed" }]);
		await files().delete(file.file_path);
		expect((await verdict("--files")).problems).toEqual([{ case: one.reference, where, what: "missing" }]);
		await files().put(file.file_path, bytes);
		expect(await verdict("--files")).toMatchObject({ whole: true });
	});

	test("a receipt that says something else, or is not signed, is named", async () => {
		await dropChecks("complaint_receipts");
		await tamper(
			"update complaint_receipts set statement = replace(statement, 'Riyadh', 'Jeddah') where complaint_id = $1",
			[one.id],
		);
		const { problems } = await verifyCases();
		for (const where of ["complaint_receipts.statement", "complaints.incident_location"])
			expect(problems).toContainEqual(expect.objectContaining({ case: one.reference, where, what: "changed" }));
		await tamper(
			"update complaint_receipts set body = replace(body, '\"sha256\"', '\"sha\"') where complaint_id = $1",
			[one.id],
		);
		expect((await verifyCases()).problems).toContainEqual(
			expect.objectContaining({ case: one.reference, where: "complaint_receipts.signature", what: "changed" }),
		);
	});

	test("a decision that says other than was signed when it was made is named, also with fitting hashes", async () => {
		const all = await taken("complaint_decisions");
		await dropChecks("complaint_decisions");
		const signed = /does not say what was signed|is not signed by this site/;
		for (const [column, value, shown = column] of [
			["body", "'The club pays nothing.'"],
			["reasons", "'Forged.'", "body"],
			["facts", "null", "body"],
			["outcome", "'rejected'"],
			["on_appeal", "true"],
			["decided_by", "'Another'"],
			["decided_at", "decided_at - interval '1 day'"],
			["appeal_until", "appeal_until + interval '3 days'"],
			["jws", "replace(jws, '.', '.e')"],
			["jws", "null"],
		]) {
			// A decision after a signed one is signed.
			const changed = value === "null" && column === "jws" ? other : one;
			await tamper(`update complaint_decisions set ${column} = ${value} where complaint_id = $1`, [changed.id]);
			const { problems } = await verifyCases();
			const of = problems.filter(({ text }) => signed.test(text)).map((each) => [each.case, each.where]);
			const where = `complaint_decisions.${shown}`;
			// Other words are found as those of the outcome, which are hashed with them.
			expect([column, of]).toEqual([column, expect.arrayContaining([[changed.reference, where]])]);
			await putBack("complaint_decisions", all);
			expect((await verifyCases()).problems).toEqual([]);
		}
	});
});
