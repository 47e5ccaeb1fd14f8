import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../test/engines.ts";
import { databaseBefore } from "../../test/former-database.ts";
import { complainant, filed } from "../../test/make-case.ts";
import { runAsOperator, runSql } from "../base/db/client.server.ts";
import { eventsThatDiffer } from "../complaints/case/events/verify-events.server.ts";
import { audit } from "./audit.server.ts";
import { verifyLog } from "./chain/audit-chain.server.ts";
import { makeYears } from "./make-years.server.ts";

const [officer, filer, theCase] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const thisYear = Number(new Intl.DateTimeFormat("en", { timeZone: "Asia/Riyadh", year: "numeric" }).format(new Date()));

/** A log of three years with its chain, and events of a case, as the tables without partitions held them. */
const before = `
	insert into accounts (id, name, email) values ('${officer}', 'Officer', 'officer@example.org'), ('${filer}', 'Filer', 'filer@example.org');
	insert into account_roles (account_id, role) values ('${officer}', 'officer'), ('${filer}', 'complainant');
	insert into complaint_users (id, email, full_name) values ('${filer}', 'filer@example.org', 'Filer');
	alter table complaints disable trigger guard_case;
	insert into complaints (id, user_id, case_reference, status, detailed_description, terms_version, submitted_at)
		values ('${theCase}', '${filer}', '2023-000001', 'under_review', 'Text', '1', now());
	alter table complaints enable trigger guard_case;
	alter table audit_log disable trigger chain_audit;
	do $$
	declare
		r audit_log;
		last text := '';
	begin
		for n in 1..300 loop
			r := null;
			r.id := n; r.at := timestamptz '2023-06-01 12:00+03' + n * interval '4 days'; r.actor := 'system'; r.action := 'email.resent';
			r.details := jsonb_build_object('count', n); r.chain := 'site'; r.seq := n; r.previous := last;
			r.hash := encode(sha256(convert_to(audit_text(r), 'UTF8')), 'hex');
			insert into audit_log select r.*;
			last := r.hash;
		end loop;
		insert into audit_chains values ('site', 300, last);
		insert into audit_heads (day, chain, seq, hash) values ('2024-01-01', 'site', 7, (select hash from audit_log where seq = 7));
		perform setval(pg_get_serial_sequence('audit_log', 'id'), 305);
	end $$;
	alter table audit_log enable trigger chain_audit;
	select set_config('app.case_power', 'staff', false), set_config('app.case_person', '${officer}', false);
	insert into complaint_events (complaint_id, at, type, actor_id, actor_role, from_status, to_status)
		values ('${theCase}', '2023-12-31 22:00+03', 'case.moved', '${officer}', 'officer', 'submitted', 'under_review');
	insert into audit_log (actor_id, actor, action, subject, details) values ('${officer}', 'officer', 'case.moved', 'case:${theCase}',
		jsonb_build_object('event', currval(pg_get_serial_sequence('complaint_events', 'id')), 'from', 'submitted', 'to', 'under_review'));
	select set_config('app.case_power', '', false);`;

onEveryEngine((engine) => {
	databaseBefore("0029", engine, before);

	test("a log of several years keeps its rows, chains and seals, and goes on where it ended", async () => {
		expect(await verifyLog()).toMatchObject({ rows: 302, problems: [] }); // one says that the hashes of the case began
		await audit({ kind: "operator" }, "settings.changed");
		expect(await verifyLog()).toMatchObject({ rows: 303, chains: 2, problems: [] });
		expect(await eventsThatDiffer()).toEqual([]);
		const { rows } = await runAsOperator("select id, seq from audit_log where chain = 'site' order by id desc limit 2");
		expect(rows).toEqual([
			{ id: 308, seq: 301 },
			{ id: 300, seq: 300 },
		]);
	});

	test("an account that goes leaves its rows, and a case that goes takes its events, in every year", async () => {
		await runAsOperator("delete from account_roles");
		await runAsOperator(`delete from accounts where id = '${officer}'`);
		const actors = "select actor_id from complaint_events union select actor_id from audit_log";
		expect((await runAsOperator(actors)).rows).toEqual([{ actor_id: null }]);
		await runAsOperator("delete from complaints");
		expect((await runAsOperator("select from complaint_events")).rows).toEqual([]);
	});
});

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
		const insert = `insert into complaint_events (complaint_id, at, type, actor_role) values ($1, $2, 'case.noted', 'system')`;
		for (const year of [thisYear + 1, thisYear + 30]) await runAsOperator(insert, [id, `${year}-03-01`]);
		expect(await makeYears()).toEqual([name]);
		const places =
			"select tableoid::regclass::text as place from complaint_events where type = 'case.noted' order by at";
		expect((await runAsOperator(places)).rows).toEqual([{ place: name }, { place: "complaint_events_other" }]);
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
