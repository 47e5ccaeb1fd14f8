import { describe, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../test/engines.ts";
import { complainant, filed, inScope, person } from "../../test/make-case.ts";
import { db, runAsOperator, runSql } from "../base/db/client.server.ts";
import { casesAround, rankOf } from "../complaints/case-list/cases-around.server.ts";
import { deskCases } from "../complaints/case-list/desk-list.server.ts";
import { pickedIn } from "../complaints/handling/bulk-change.ts";
import { changeMany, planAgain, planChange } from "../complaints/handling/change-many.server.ts";
import { setPriority } from "../complaints/handling/commands/case-commands.server.ts";
import { declareConflict } from "../complaints/handling/commands/declare-recusal.server.ts";
import {
	deleteTemplate,
	filledTemplate,
	saveTemplate,
	templateById,
	templates,
} from "../complaints/templates/templates.server.ts";
import { changeStatus } from "../complaints/transitions/change-status.server.ts";
import { defaultSettings } from "../settings/defaults.ts";

const { holidays } = defaultSettings;

onOneEngine((engine) => {
	freshProduct(engine);
	const everybody = async () => ({
		filer: await complainant({ full_name: "Sara Omar", full_name_ar: "سارة عمر" }),
		officer: await person("officer"),
		head: await person("head"),
	});
	const due = (id: string, days: number | null) =>
		runAsOperator("update complaints set due_at = now() + $2::int * interval '1 day' where id = $1", [id, days]);

	test("the list opens with what is due first; cases without a due date follow, the newest first", async () => {
		const { filer, officer } = await everybody();
		const [late, none, soon, newer] = [await filed(filer), await filed(filer), await filed(filer), await filed(filer)];
		for (const [item, days] of [
			[late, -3],
			[none, null],
			[soon, 1],
			[newer, null],
		] as const)
			await due(item.id, days);
		const { rows } = await deskCases(officer, { sort: "due" }, holidays, new Date());
		expect(rows.map(({ id }) => id)).toEqual([late, soon, newer, none].map(({ id }) => id));
	});

	test("the cases around one follow its list's filter and order, without the officer's recused ones", async () => {
		const { filer, officer, head } = await everybody();
		const made: { id: string }[] = [];
		for (const days of [1, 2, 3, 4, 5]) {
			const item = await filed(filer);
			await due(item.id, days);
			made.push(item);
		}
		const around = async (actor: typeof officer, i: number, filter = {}, rank?: string) => {
			const list = { sort: "due" as const, ...filter };
			const found = await casesAround(actor, list, { id: made[i]!.id, rank }, holidays, new Date());
			const numbers = (rows: { id: string }[]) => rows.map(({ id }) => made.findIndex((each) => each.id === id));
			return [numbers(found.before), numbers(found.after)];
		};
		expect(await around(officer, 2)).toEqual([
			[0, 1],
			[3, 4],
		]);
		expect(await around(officer, 2, { sort: "created" })).toEqual([
			[4, 3],
			[1, 0],
		]);
		await declareConflict(officer, made[3]!.id, "My club.");
		// A question pauses the deadline: the place is the one from before.
		const rank = await rankOf(officer, { sort: "due" }, made[2]!.id);
		await changeStatus(officer, made[2]!.id, { to: "incomplete_evidence", text: "Which one?" });
		expect(await around(officer, 2, {}, undefined)).toEqual([[0, 1, 4], []]);
		expect(await around(officer, 2, { status: "submitted" }, rank)).toEqual([[0, 1], [4]]);
		expect(await around(head, 2, { status: "submitted" }, rank)).toEqual([
			[0, 1],
			[3, 4],
		]);
		const changes = {
			updated: () => changeStatus(head, made[1]!.id, { to: "in_progress" }),
			priority: () => setPriority(head, made[1]!.id, "low"),
		};
		for (const sort of ["updated", "priority"] as const) {
			const former = await rankOf(head, { sort }, made[1]!.id);
			const before = await around(head, 1, { sort });
			await changes[sort]();
			expect(await around(head, 1, { sort })).not.toEqual(before);
			expect(await around(head, 1, { sort }, former)).toEqual(before);
		}
		expect(await around(officer, 3)).toEqual([[], []]);
	});

	describe("many cases at once", () => {
		const form = (...values: string[]) => {
			const data = new FormData();
			for (const value of values) data.append("case", value);
			return pickedIn(data);
		};
		const pickedAgain = (plan: { cases: { value: string }[] } | undefined) =>
			form(...(plan?.cases ?? []).map(({ value }) => value));
		const refusals = (plan: { cases: { refused?: string }[] }) => plan.cases.map(({ refused }) => refused ?? "changed");
		const sorted = <T extends { id: string }>(items: T[]) => items.sort((a, b) => (a.id < b.id ? -1 : 1));

		test("each that can be is changed by itself, with event and email; each other says why", async () => {
			const { filer, officer, head } = await everybody();
			const [ready, stale, recused, closed] = [
				await filed(filer),
				await filed(filer),
				await filed(filer),
				await filed(filer),
			];
			await changeStatus(head, closed.id, { to: "closed", text: "Done." });
			const before = await runAsOperator("select id, version from complaints");
			const seen = (id: string) => `${id}:${before.rows.find((row) => row.id === id)?.version}`;
			await changeStatus(head, stale.id, { to: "in_progress" });
			await declareConflict(officer, recused.id, "My club.");
			const gone = crypto.randomUUID();
			const picked = form(seen(ready.id), seen(stale.id), seen(recused.id), seen(closed.id), gone, "x", ready.id);
			expect(picked).toHaveLength(5);
			const plan = await planChange(officer, picked, "incomplete_evidence");
			expect(plan.needs).toMatchObject({ kind: "question", text: "required" });
			const expected = new Map([
				[ready.id, "changed"],
				[stale.id, "conflict"],
				[recused.id, "recused"],
				[closed.id, "notAllowed"],
				[gone, "gone"],
			]);
			const inOrder = picked.map(({ id }) => expected.get(id));
			expect(refusals(plan)).toEqual(inOrder);
			await runAsOperator("delete from mails");
			const done = await changeMany(officer, picked, plan, { text: "Please send the contract." });
			expect(refusals(done)).toEqual(inOrder);
			expect(JSON.stringify(done)).not.toContain(recused.reference);
			const events = await runAsOperator(
				"select complaint_id, to_status from complaint_events where actor_id = $1 and to_status is not null",
				[officer.id],
			);
			expect(events.rows).toEqual([{ complaint_id: ready.id, to_status: "incomplete_evidence" }]);
			expect((await runAsOperator("select recipient from mails")).rows).toEqual([{ recipient: filer.email }]);
			expect(
				(await runSql("select 1 from audit_log where action = 'case.moved' and actor = $1", [officer.email])).rows,
			).toHaveLength(1);
		});

		test("a reason that only some of them need is asked for, once; without it none of those is changed", async () => {
			const { filer, officer, head } = await everybody();
			const [open, decided] = sorted([await filed(filer), await filed(filer)]);
			await changeStatus(head, decided!.id, { to: "rejected", text: "No.", reasons: "No." });
			const plan = await planChange(officer, form(open!.id, decided!.id), "closed");
			expect(plan.needs).toMatchObject({ kind: "reason", text: "required" });
			const picked = form(open!.id, decided!.id);
			expect(refusals(await changeMany(officer, picked, plan, {}))).toEqual(["notAllowed", "changed"]);
			expect(refusals(await changeMany(officer, form(open!.id), plan, { text: "Settled." }))).toEqual(["changed"]);
		});

		test("a failure ends it and says what was changed, what failed and what is left to try again", async () => {
			const { filer, officer } = await everybody();
			const [first, second, third] = sorted([await filed(filer), await filed(filer), await filed(filer)]);
			await runAsOperator(
				`create function no_change() returns trigger
					language plpgsql as $$ begin if new.id = '${second!.id}'
					then raise exception 'no'; end if; return new; end $$`,
			);
			await runAsOperator(
				"create trigger no_change before update on complaints for each row execute function no_change()",
			);
			const picked = form(first!.id, second!.id, third!.id);
			const plan = await planChange(officer, picked, "in_progress");
			const done = await changeMany(officer, picked, plan, {});
			await runAsOperator("drop trigger no_change on complaints");
			await runAsOperator("drop function no_change");
			expect(refusals(done)).toEqual(["changed", "failed", "untried"]);
			const again = await planAgain(officer, done);
			expect(again?.cases.map(({ value }) => value.split(":")[0])).toEqual([second!.id, third!.id]);
			expect(refusals(await changeMany(officer, pickedAgain(again), plan, {}))).toEqual(["changed", "changed"]);
		});

		test("is for those who handle cases: not by an access link, nor for other roles", async () => {
			const { filer, officer } = await everybody();
			const picked = form((await filed(filer)).id);
			for (const actor of [{ ...officer, link: "x" }, await person("owner"), filer])
				await expect(planChange(actor, picked, "closed")).rejects.toMatchObject({ init: { status: 403 } });
		});
	});

	describe("answer templates", () => {
		const input = {
			title: "Receipt",
			used_for: "message" as const,
			body_ar: "إلى {الاسم}: الشكوى {رقم الشكوى} حتى {الموعد}",
			body: "To {name}: case {reference} until {due date}",
		};
		const idOf = async (actor: Parameters<typeof templates>[0]) => (await templates(actor))[0]!.id;

		test("are filled in with the case, in its language; of two officers the second learns of the first", async () => {
			const { filer, officer, head } = await everybody();
			await saveTemplate(officer, undefined, 0, input);
			const id = await idOf(head);
			const { id: complaint, reference } = await filed(filer);
			await runAsOperator("update complaints set due_at = '2027-03-04T20:59:59Z', language = 'en' where id = $1", [
				complaint,
			]);
			expect(await filledTemplate(officer, reference, { id })).toBe(
				`To Sara Omar: case ${reference} until March 4, 2027`,
			);
			await runAsOperator("update complaints set due_at = null, language = 'ar' where id = $1", [complaint]);
			expect(await filledTemplate(officer, reference, { id })).toBe(`إلى سارة عمر: الشكوى ${reference} حتى –`);
			expect(await saveTemplate(officer, id, 1, { ...input, used_for: "question" })).toMatchObject({ ok: true });
			expect(await filledTemplate(officer, reference, { id, dueOn: "2027-05-01" })).toContain("2 مايو 2027");
			expect(await saveTemplate(head, id, 1, { ...input, title: "Other" })).toMatchObject({
				ok: false,
				current: { version: 2 },
			});
			await declareConflict(officer, complaint, "My club.");
			expect(await filledTemplate(officer, reference, { id })).toBeUndefined();
			expect(await deleteTemplate(head, id)).toBe(true);
			expect(await templateById(officer, id)).toBeUndefined();
			const { rows } = await runSql("select action from audit_log where action like 'answer-template.%' order by id");
			expect(rows.map(({ action }) => action)).toEqual(
				["created", "updated", "deleted"].map((each) => `answer-template.${each}`),
			);
		});

		test("belong to the desk alone, and are a hundred at most", async () => {
			const { filer, officer } = await everybody();
			await saveTemplate(officer, undefined, 0, input);
			for (const actor of [filer, await person("owner"), { ...officer, link: "x" }])
				expect(() => templates(actor)).toThrow();
			for (const scope of ["own", "track", ""])
				expect([
					scope,
					await inScope(scope, filer.id, () => db().selectFrom("answer_templates").selectAll().execute()),
				]).toEqual([scope, []]);
			await runAsOperator(
				`insert into answer_templates (used_for, title, body, body_ar) select 'message', n::text, 'x', 'x'
					from generate_series(2, 100) n`,
			);
			expect(await saveTemplate(officer, undefined, 0, input)).toMatchObject({ problems: { title: "templatesFull" } });
		});
	});
});
