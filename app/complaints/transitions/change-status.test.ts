import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { caseIn, complainant, filed, person } from "../../../test/make-case.ts";
import { provideAccount } from "../../accounts/joining/register.server.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { workingDayFrom } from "../../base/locale/working-calendar.ts";
import { saveSettings } from "../../office/settings/save-settings.server.ts";
import { settingsRow, siteSettings } from "../../settings/settings.server.ts";
import { noteOpening } from "../deadlines/complainant/notice.server.ts";
import { keepDeadlinesAt } from "../jobs.server.ts";
import { ownCase } from "../my-cases/cases.server.ts";
import { newInInbox, ownInbox } from "../my-cases/inbox.server.ts";
import { changeOwnStatus, changeStatus } from "./change-status.server.ts";
import { writeToComplainant, writeToOfficers } from "./send-message.server.ts";

const days = (n: number) => new Date(Date.now() + n * 86_400_000);
const subjects = async () =>
	(await runAsOperator("select subject from mails order by id")).rows.map((row): string => row.subject);

onOneEngine((engine) => {
	freshProduct(engine);
	const everybody = async () => ({
		complainant: await complainant(),
		officer: await person("officer"),
		head: await person("head"),
	});

	test("a question goes to the complainant with its day, and the answer leads back to the status before", async () => {
		const people = await everybody();
		const { id, reference } = await filed(people.complainant);
		await changeStatus(people.officer, id, { to: "in_progress" });
		expect(await changeStatus(people.officer, id, { to: "pending_information" })).toMatchObject({ refused: "missing" });
		const due_on = workingDayFrom(riyadhDay(days(40)), (await siteSettings()).holidays);
		await changeStatus(people.officer, id, {
			to: "pending_information",
			text: "Who was the umpire?",
			dueOn: due_on,
		});
		let item = await ownCase(people.complainant, reference);
		expect(item).toMatchObject({ status: "pending_information", status_before: "in_progress" });
		expect(item?.messages).toMatchObject([
			{ kind: "question", body: "Who was the umpire?", due_on, answered_at: null },
		]);
		expect(await changeOwnStatus(people.complainant, id, { to: "submitted", text: "Mr A" })).toMatchObject({
			refused: "notAllowed",
			allowed: ["in_progress", "closed"],
		});
		expect(await changeOwnStatus(people.complainant, id, { to: "in_progress" })).toMatchObject({
			refused: "missing",
			need: "answer",
		});
		await changeOwnStatus(people.complainant, id, { to: "in_progress", text: "Mr A" });
		item = await ownCase(people.complainant, reference);
		expect(item).toMatchObject({ status: "in_progress", status_before: null });
		expect(item?.messages.map(({ kind, answered_at }) => [kind, answered_at !== null])).toEqual([
			["question", true],
			["answer", false],
		]);
	});

	test("a second question keeps the first status to go back to", async () => {
		const people = await everybody();
		const { id, reference } = await filed(people.complainant);
		await changeStatus(people.officer, id, { to: "under_review" });
		await changeStatus(people.officer, id, { to: "pending_information", text: "?" });
		await changeStatus(people.officer, id, { to: "incomplete_evidence", text: "!" });
		const asked = await ownCase(people.complainant, reference);
		expect(asked).toMatchObject({ status_before: "under_review" });
		expect(asked?.messages.map(({ body, answered_at }) => [body, answered_at !== null])).toEqual([
			["?", true],
			["!", false],
		]);
		expect(await changeOwnStatus(people.complainant, id, { to: "under_review", files: 1 })).toMatchObject({ ok: true });
	});

	test("of two changes to the same version one gets a conflict, and nothing is overwritten", async () => {
		const people = await everybody();
		const { id, reference } = await filed(people.complainant);
		const { version } = (await ownCase(people.complainant, reference))!;
		expect(await changeStatus(people.officer, id, { to: "under_review", version })).toMatchObject({ ok: true });
		expect(await changeStatus(people.head, id, { to: "rejected", version, text: "No." })).toEqual({
			ok: false,
			refused: "conflict",
			status: "under_review",
			version: version + 1,
		});
		expect((await ownCase(people.complainant, reference))?.decisions).toEqual([]);
	});

	test("of fifty racing changes exactly one wins the version", async () => {
		const people = await everybody();
		const { id, reference } = await filed(people.complainant);
		const { version } = (await ownCase(people.complainant, reference))!;
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, i) =>
				changeStatus(people.officer, id, { to: i % 2 ? "under_review" : "in_progress", version }),
			),
		);
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
		const { rows } = await runAsOperator("select count(*)::int as n from complaint_events where type = 'case.moved'");
		expect(rows[0].n).toBe(1);
	});

	test("a decision opens the window to appeal until midnight in Riyadh, and the appeal is filed once", async () => {
		const people = await everybody();
		const { id, reference } = await filed(people.complainant);
		const now = new Date("2026-04-05T08:00:00Z");
		await changeStatus(people.head, id, { to: "rejected", text: "No." }, now);
		expect(await ownCase(people.complainant, reference)).toMatchObject({
			appeal_until: new Date("2026-04-26T20:59:59.999Z"),
			decisions: [{ outcome: "rejected", body: "No.", on_appeal: false }],
		});
		const tooLate = new Date("2026-04-26T21:00:00Z");
		expect(await changeOwnStatus(people.complainant, id, { to: "appealed", text: "Unfair" }, tooLate)).toMatchObject({
			refused: "notAllowed",
		});
		await runAsOperator("update complaints set appeal_until = now() + interval '1 day'");
		expect(await changeOwnStatus(people.complainant, id, { to: "appealed" })).toMatchObject({
			refused: "missing",
			need: "grounds",
		});
		expect(await changeOwnStatus(people.complainant, id, { to: "appealed", text: "Unfair" })).toMatchObject({
			ok: true,
		});
		expect(await ownCase(people.complainant, reference)).toMatchObject({ appeal_grounds: "Unfair" });
		const judge = await person("head");
		await changeStatus(judge, id, { to: "rejected", text: "Still no." });
		expect(await changeOwnStatus(people.complainant, id, { to: "appealed", text: "Again" })).toMatchObject({
			refused: "notAllowed",
		});
	});

	test("the head who decided does not judge the appeal against it", async () => {
		const people = await everybody();
		const { id, reference } = await caseIn("appealed", people);
		for (const to of ["resolved", "rejected", "in_progress"] as const)
			expect(await changeStatus(people.head, id, { to, text: "Mine." })).toMatchObject({ refused: "judgedBefore" });
		expect(await changeStatus(await person("head"), id, { to: "rejected", text: "No." })).toMatchObject({ ok: true });
		expect((await ownCase(people.complainant, reference))?.decisions.map((each) => each.on_appeal)).toEqual([
			false,
			true,
		]);
	});

	test("an appeal taken into progress first is still judged by another head, never by an officer", async () => {
		const people = await everybody();
		const { id, reference } = await caseIn("appealed", people);
		const judge = await person("head");
		await changeStatus(judge, id, { to: "in_progress", text: "Looking into it." });
		expect(await changeStatus(people.head, id, { to: "rejected", text: "Mine." })).toMatchObject({
			refused: "judgedBefore",
		});
		expect(await changeStatus(people.officer, id, { to: "resolved", text: "Yes." })).toMatchObject({
			refused: "notAllowed",
		});
		expect(await changeStatus(judge, id, { to: "resolved", text: "Yes." })).toMatchObject({ ok: true });
		expect((await ownCase(people.complainant, reference))?.decisions.at(-1)).toMatchObject({ on_appeal: true });
	});

	test("an officer resolves only where the federation lets officers resolve", async () => {
		const people = await everybody();
		const { id } = await filed(people.complainant);
		const owner = await person("owner");
		const set = async (officers_may_resolve: string) =>
			saveSettings(owner, "complaints", (await settingsRow()).version, {
				appeal_days: 21,
				answer_days: 10,
				answer_days_least: 3,
				unanswered: "decide",
				first_answer_days: 3,
				decision_days: 30,
				appeal_decision_days: 20,
				reopening_days: 90,
				officers_may_resolve,
			});
		await set("no");
		expect(await changeStatus(people.officer, id, { to: "resolved", text: "Yes." })).toMatchObject({
			refused: "notAllowed",
		});
		await set("yes");
		expect(await changeStatus(people.officer, id, { to: "resolved", text: "Yes." })).toMatchObject({ ok: true });
	});

	test("after withdrawing there is nothing to appeal; a case that officers close can be appealed", async () => {
		const people = await everybody();
		const [withdrawn, closed] = [await filed(people.complainant), await filed(people.complainant)];
		expect(await changeOwnStatus(people.complainant, withdrawn.id, { to: "closed" })).toMatchObject({
			refused: "missing",
		});
		await changeOwnStatus(people.complainant, withdrawn.id, { to: "closed", text: "Settled." });
		await changeStatus(people.officer, closed.id, { to: "closed", text: "Not ours." });
		const appeal = (id: string) => changeOwnStatus(people.complainant, id, { to: "appealed", text: "Unfair" });
		expect(await appeal(withdrawn.id)).toMatchObject({ refused: "notAllowed" });
		expect(await appeal(closed.id)).toMatchObject({ ok: true });
	});

	test("each change writes an event and an email without content, in the complainant's language", async () => {
		const people = await everybody();
		await runSql("update accounts set language = 'en' where id = $1", [people.complainant.id]);
		const { id, reference } = await filed(people.complainant);
		await changeStatus(people.officer, id, { to: "under_review", text: "A note." });
		await changeStatus(people.officer, id, { to: "pending_information", text: "A question." });
		await changeOwnStatus(people.complainant, id, { to: "under_review", text: "An answer." });
		await changeStatus(people.officer, id, { to: "incomplete_evidence", text: "A wish." });
		await writeToComplainant(people.officer, id, { body: "A message." });
		await writeToOfficers(people.complainant, id, { body: "A reply." });
		await changeStatus(people.head, id, { to: "resolved", text: "A decision." });
		expect((await subjects()).map((subject) => subject.replace(/ \(.*/, ""))).toEqual([
			"We have received your complaint",
			"The status of your case has changed",
			"A question about your case",
			"We need more evidence from you",
			"A new message in your case",
			"Your case has been decided",
		]);
		const { rows } = await runAsOperator("select plain, html from mails");
		for (const { plain, html } of rows) {
			expect(plain + html).not.toMatch(/A (note|question|wish|message|reply|decision|answer)\.|owe/);
			expect(plain).toContain(reference);
		}
		expect(await newInInbox(people.complainant)).toBe(5);
		const { entries, total } = await ownInbox(people.complainant);
		expect(total).toBe(5);
		expect(entries.map(({ kind, body, isNew }) => [kind, body, isNew])).toEqual([
			["decision", "A decision.", true],
			["message", "A message.", true],
			["evidence_request", "A wish.", true],
			["question", "A question.", true],
			["note", "A note.", true],
		]);
		expect(await newInInbox(people.complainant)).toBe(0);
		expect((await ownInbox(await complainant())).total).toBe(0);
		const events = (await ownCase(people.complainant, reference))?.events.map((event) => event.type);
		expect(events).toEqual([
			"case.submitted",
			"case.moved",
			"case.moved",
			"case.answered",
			"case.moved",
			"message.sent",
			"message.sent",
			"case.decided",
		]);
	});

	test("time closes what can no longer be appealed, and calls deadlines to mind once", async () => {
		const people = await everybody();
		const decided = await filed(people.complainant);
		await changeStatus(people.head, decided.id, { to: "resolved", text: "Yes." });
		const asked = await filed(people.complainant);
		const dueOn = days(10).toISOString().slice(0, 10);
		await changeStatus(people.officer, asked.id, { to: "incomplete_evidence", text: "More.", dueOn });
		await noteOpening(people.complainant);
		const asks = await ownCase(people.complainant, asked.reference);
		const due = Date.parse(`${asks?.messages.at(-1)?.due_on}T12:00:00Z`);
		const ends = (await ownCase(people.complainant, decided.reference))?.appeal_until?.getTime() ?? 0;
		const at = (moment: number, plus: number) => new Date(moment + plus * 86_400_000);
		await runAsOperator("delete from mails");
		await keepDeadlinesAt(at(due, -6));
		expect(await subjects()).toEqual([]);
		await keepDeadlinesAt(at(due, -2));
		await keepDeadlinesAt(at(due, -1));
		expect((await subjects()).map((subject) => subject.includes("إجابتك"))).toEqual([true]);
		expect(await ownCase(people.complainant, asked.reference)).toMatchObject({ status: "incomplete_evidence" });
		await changeOwnStatus(people.complainant, asked.id, { to: "submitted", text: "Here." });
		await runAsOperator("delete from mails");
		await keepDeadlinesAt(at(ends, -2));
		await keepDeadlinesAt(at(ends, -1));
		expect(await subjects()).toHaveLength(1);
		await keepDeadlinesAt(at(ends, 0.01));
		expect(await ownCase(people.complainant, decided.reference)).toMatchObject({ status: "closed" });
		expect((await ownCase(people.complainant, decided.reference))?.events.at(-1)).toMatchObject({
			actor_role: "system",
		});
	});

	test("editors, owners and visitors change and write nothing", async () => {
		const people = await everybody();
		const { id } = await filed(people.complainant);
		const stranger = await complainant();
		await expect(changeOwnStatus(stranger, id, { to: "closed", text: "x" })).rejects.toMatchObject({
			init: { status: 404 },
		});
		await expect(writeToOfficers(stranger, id, { body: "x" })).rejects.toMatchObject({ init: { status: 404 } });
		for (const role of ["editor", "owner", "complainant"] as const) {
			const actor = {
				kind: "account" as const,
				id: await provideAccount(`x-${role}@example.org`, [role]),
				email: "",
				roles: [role],
			};
			await expect(changeStatus(actor, id, { to: "under_review" })).rejects.toMatchObject({ init: { status: 403 } });
			await expect(async () => writeToComplainant(actor, id, { body: "x" })).rejects.toMatchObject({
				init: { status: 403 },
			});
		}
		for (const wrong of ["not-an-id", crypto.randomUUID()])
			await expect(changeStatus(people.head, wrong, { to: "closed", text: "x" })).rejects.toMatchObject({
				init: { status: 404 },
			});
	});
});
