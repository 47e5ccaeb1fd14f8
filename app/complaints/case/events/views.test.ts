import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { complainant, filed, person } from "../../../../test/make-case.ts";
import { statementsOf } from "../../../../test/statements-of.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { allCases } from "../../handling/case-api.server.ts";
import { deskCase } from "../../handling/desk-case.server.ts";
import { verifyCases } from "../../record/verify-cases.server.ts";
import { filledTemplate } from "../../templates/templates.server.ts";
import { eventsThatDiffer } from "./verify-events.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	const views = async (account: string) =>
		(
			await runAsOperator(
				`select e.complaint_id as id, e.actor_role as role from complaint_events e
					join audit_log l on (l.details->>'event')::bigint = e.id and l.actor_id = e.actor_id
						and l.action = e.type and l.subject = 'case:' || e.complaint_id
					where e.type = 'case.viewed' and e.is_public and e.actor_id = $1 order by e.id`,
				[account],
			)
		).rows.map(({ id, role }) => `${role} ${id}`);
	const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

	test("a list for programs is a view of each of its cases, once in ten minutes", async () => {
		for (const table of ["audit_log", "audit_chains", "audit_heads", "case_records"])
			await runAsOperator(`delete from ${table}`);
		const [filer, head, officer] = [await complainant(), await person("head"), await person("officer")];
		const made = [await filed(filer), await filed(filer), await filed(filer)];
		const [first, second, third] = made.map(({ id }) => id).toSorted();
		await deskCase(officer, made.find(({ id }) => id === second)?.reference ?? "");
		expect((await allCases(officer)).complaints).toHaveLength(3);
		expect(await views(officer.id)).toEqual([`officer ${second}`, `officer ${first}`, `officer ${third}`]);
		expect(await views(head.id)).toEqual([]);
		await allCases(officer, {}, later(9));
		expect(await views(officer.id)).toHaveLength(3);
		await allCases(officer, { limit: 1 }, later(11));
		expect(await views(officer.id)).toHaveLength(4);
		await allCases(head);
		expect(await views(head.id)).toEqual([`head ${first}`, `head ${second}`, `head ${third}`]);
		expect([...(await eventsThatDiffer()), ...(await verifyCases()).problems]).toEqual([]);
	});

	test("a list notes its views in as many statements for many cases as for one", async () => {
		const [filer, one, other] = [await complainant(), await person("officer"), await person("officer")];
		await filed(filer);
		const few = await statementsOf(() => allCases(one));
		for (let nth = 0; nth < 4; nth++) await filed(filer);
		expect(await statementsOf(() => allCases(other))).toBe(few);
		expect(await views(other.id)).toHaveLength(5);
	});

	test("a list without cases is no view, and a template that names the complainant is one", async () => {
		const officer = await person("officer");
		expect((await allCases(officer)).complaints).toEqual([]);
		const { id, reference } = await filed(await complainant());
		const { rows } = await runAsOperator(
			`insert into answer_templates (used_for, title, body, body_ar) values ('message', 't', 'To {name}', '{name}')
				returning id`,
		);
		expect(await filledTemplate(officer, reference, { id: rows[0].id, dueOn: undefined })).toBeDefined();
		expect(await views(officer.id)).toEqual([`officer ${id}`]);
	});
});
