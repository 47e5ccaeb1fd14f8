import { expect, test } from "vitest";
import { onEveryEngine } from "../../../test/engines.ts";
import { databaseBefore } from "../../../test/former-database.ts";
import { inTransaction, runAsOperator } from "../../base/db/client.server.ts";
import { eventsThatDiffer, reasonsThatDiffer } from "../../complaints/case/events/verify-events.server.ts";
import { audit } from "../audit.server.ts";
import { verifyLog } from "./audit-chain.server.ts";

const [officer, filer, waiting, theCase] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

/** An old log, as the product used to write it: names, network addresses and reasons in clear. */
const before = `
	insert into accounts (id, name, email) values ('${officer}', 'Officer', 'officer@example.org'),
		('${filer}', 'Canary Name', 'canary@example.org'), ('${waiting}', 'New', 'waiting@example.org');
	insert into account_roles (account_id, role) values ('${officer}', 'officer'), ('${filer}', 'complainant');
	insert into complaint_users (id, email, full_name) values ('${filer}', 'canary@example.org', 'Canary Name');
	alter table complaints disable trigger guard_case;
	insert into complaints (id, user_id, case_reference, status, detailed_description, terms_version, submitted_at)
		values ('${theCase}', '${filer}', '2026-000001', 'under_review', 'Canary statement', '1', now());
	alter table complaints enable trigger guard_case;
	insert into audit_log (actor_id, actor, action, subject, address) values
		('${filer}', 'complainant', 'account.signed-in', 'account:${filer}', '192.0.2.77'),
		('${filer}', 'canary@example.org', 'account.sign-in-refused', 'account:${filer}', '192.0.2.77'),
		('${waiting}', 'waiting@example.org', 'account.signed-in', 'account:${waiting}', '192.0.2.77'),
		('${officer}', 'officer@example.org', 'account.signed-in', 'account:${officer}', '192.0.2.9');
	insert into complaint_events (id, complaint_id, type, actor_id, actor_role, details) overriding system value values
		(1, '${theCase}', 'case.submitted', '${filer}', 'complainant', '{}'),
		(2, '${theCase}', 'profile.id-revealed', '${officer}', 'officer', '{"reason":"canary reason"}');
	insert into audit_log (actor_id, actor, action, subject, details, address) values
		('${filer}', 'complainant', 'case.submitted', 'case:${theCase}', '{"event":1}', '192.0.2.77'),
		('${officer}', 'officer@example.org', 'profile.id-revealed', 'case:${theCase}', '{"event":2,"reason":"canary reason"}', '192.0.2.9'),
		(null, 'system', 'erasure.done', 'account:${filer}', '{"cases":1}', null);
	insert into audit_heads (day, chain, seq, hash) select '2026-01-01', chain, seq, hash from audit_chains;`;

onEveryEngine((engine) => {
	databaseBefore("0018", engine, before);
	const log = async () => (await runAsOperator("select * from audit_log order by id")).rows;

	test("an old log loses names, addresses and words, and keeps order, events and the names of staff", async () => {
		const rows = await log();
		expect(rows.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
			["complainant", "account.signed-in", null],
			["complainant", "account.sign-in-refused", null],
			["account", "account.signed-in", `account:${waiting}`],
			["officer@example.org", "account.signed-in", `account:${officer}`],
			["complainant", "case.submitted", `case:${theCase}`],
			["officer@example.org", "profile.id-revealed", `case:${theCase}`],
			["system", "erasure.done", null],
			["system", "audit.rewritten", null],
			["system", "case.recorded", `case:${theCase}`],
		]);
		const events = (await runAsOperator("select * from complaint_events")).rows;
		for (const hidden of ["canary", "192.0.2", filer]) expect(JSON.stringify([rows, events])).not.toContain(hidden);
		expect((await runAsOperator("select complaint_id, body from audit_reasons")).rows).toEqual([
			{ complaint_id: theCase, body: "canary reason" },
		]);
	});

	test("the chains hold across the rewrite, the log states its reason, and new rows continue it", async () => {
		await inTransaction(() => audit({ kind: "operator" }, "settings.changed"));
		const { problems, rewrites } = await verifyLog();
		expect(problems).toEqual([]);
		expect([await eventsThatDiffer(), await reasonsThatDiffer()]).toEqual([[], []]);
		expect(rewrites).toEqual([
			expect.stringMatching(
				/^Rewritten on 20.*taken out of the log\. The 7 rows before it had the digest [0-9a-f]{64}\.$/,
			),
		]);
	});

	test.each([
		[
			"its statement taken out of the log",
			"delete from audit_log where action = 'audit.rewritten'",
			"the log does not state it",
		],
		[
			"the former ends of chains changed",
			"update audit_former_heads set hash = 'x'",
			"the former ends of its chains were changed",
		],
		["its row taken out", "delete from audit_former_heads; delete from audit_rewrites", "what it states is missing"],
	])("a rewrite with %s is found", async (_, statement, words) => {
		const undo = await Promise.all(
			["audit_rewrites", "audit_former_heads", "audit_log"].map(
				async (table) => (await runAsOperator(`select * from ${table}`)).rows,
			),
		);
		for (const each of statement.split("; ")) await runAsOperator(each);
		expect((await verifyLog()).problems.map(({ text }) => text).join("\n")).toContain(words);
		for (const [i, table] of ["audit_rewrites", "audit_former_heads", "audit_log"].entries()) {
			if (table === "audit_log") await runAsOperator("alter table audit_log disable trigger chain_audit");
			await runAsOperator(
				`insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
				[JSON.stringify(undo[i])],
			);
			if (table === "audit_former_heads")
				await runAsOperator(
					"update audit_former_heads h set hash = x.hash from jsonb_populate_recordset(null::audit_former_heads, $1) x where x.chain = h.chain",
					[JSON.stringify(undo[i])],
				);
			if (table === "audit_log") await runAsOperator("alter table audit_log enable trigger chain_audit");
		}
	});
});
