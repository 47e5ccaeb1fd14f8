import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../test/engines.ts";
import { complainant, filed, person } from "../../test/make-case.ts";
import { runAsOperator, runSql } from "../base/db/client.server.ts";
import { audit } from "./audit.server.ts";
import { verifyLog } from "./chain/audit-chain.server.ts";
import { makeYears } from "./make-years.server.ts";

const thisYear = Number(new Intl.DateTimeFormat("en", { timeZone: "Asia/Riyadh", year: "numeric" }).format(new Date()));

onEveryEngine((engine) => {
	freshProduct(engine);

	const partitions = async (table: string) =>
		(
			await runAsOperator(
				"select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass($1) order by 1",
				[table],
			)
		).rows.map(({ name }) => name);

	test("this year and the next two have a partition each, and one takes all other years", async () => {
		for (const table of ["audit_log", "complaint_events"])
			expect(await partitions(table)).toEqual([...[0, 1, 2].map((n) => `${table}_${thisYear + n}`), `${table}_other`]);
		expect(await makeYears()).toEqual([]);
	});

	test("a year that is missing is made, with the rows that came before it", async () => {
		const name = `complaint_events_${thisYear + 1}`;
		await runAsOperator(`drop table ${name}`);
		const { id } = await filed(await complainant());
		const insert = `insert into complaint_events (complaint_id, at, type, actor_role)
			values ($1, $2, 'case.noted', 'system')`;
		for (const year of [thisYear + 1, thisYear + 30]) await runAsOperator(insert, [id, `${year}-03-01`]);
		expect(await makeYears()).toEqual([name]);
		const places =
			"select tableoid::regclass::text as place from complaint_events where type = 'case.noted' order by at";
		expect((await runAsOperator(places)).rows).toEqual([{ place: name }, { place: "complaint_events_other" }]);
	});

	test("an account that goes leaves its events, and a case that goes takes them, in every year", async () => {
		const [{ id }, officer] = [await filed(await complainant()), await person("officer")];
		for (const year of [thisYear - 3, thisYear + 1, thisYear + 30])
			await runAsOperator(
				`insert into complaint_events (complaint_id, at, type, actor_id, actor_role)
					values ($1, $2, 'case.noted', $3, 'officer')`,
				[id, `${year}-03-01`, officer.id],
			);
		await runAsOperator("delete from account_roles where account_id = $1", [officer.id]);
		await runAsOperator("delete from accounts where id = $1", [officer.id]);
		const noted = "select actor_id from complaint_events where type = 'case.noted'";
		expect((await runAsOperator(noted)).rows).toEqual([1, 2, 3].map(() => ({ actor_id: null })));
		for (const table of ["complaint_receipts", "complaints"]) await runAsOperator(`delete from ${table}`);
		expect((await runAsOperator("select from complaint_events")).rows).toEqual([]);
	});

	test("the product reaches rows through the whole table alone: partitions are closed to it", async () => {
		await filed(await complainant());
		for (const name of [...(await partitions("audit_log")), ...(await partitions("complaint_events"))])
			for (const statement of [`select from ${name}`, `delete from ${name}`, `update ${name} set id = id`])
				await expect(runSql(statement), statement).rejects.toMatchObject({ code: "42501" });
		for (const statement of ["delete from audit_log", "update complaint_events set type = ''", "truncate audit_log"])
			await expect(runSql(statement), statement).rejects.toMatchObject({ code: "42501" });
		expect((await runSql("select from complaint_events")).rows).toEqual([]);
	});

	test("a row whose transaction began in another year is taken, and the chain stays whole", async () => {
		await runAsOperator("delete from audit_log");
		await runAsOperator("delete from audit_chains");
		const insert = "insert into audit_log (at, actor, action) values ($1, 'operator', 'settings.changed') returning at";
		const { rows } = await runAsOperator(insert, [`${thisYear - 1}-12-31 23:59:59+03`]);
		expect(rows[0].at.toISOString()).toBe(`${thisYear - 1}-12-31T20:59:59.000Z`);
		await audit({ kind: "operator" }, "settings.changed");
		expect(await verifyLog()).toMatchObject({ rows: 2, problems: [] });
	});

	test("the log holds no place of a chain twice in a year", async () => {
		await audit({ kind: "operator" }, "settings.changed");
		await runAsOperator("update audit_chains set seq = seq - 1");
		await expect(audit({ kind: "operator" }, "settings.changed")).rejects.toMatchObject({ code: "23505" });
		await runAsOperator("delete from audit_log");
		await runAsOperator("delete from audit_chains");
	});
});
