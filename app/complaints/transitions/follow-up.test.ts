import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, filed, inScope, person } from "../../../test/make-case.ts";
import { db, runAsOperator } from "../../base/db/client.server.ts";
import { workingDayAfter, workingDayFrom } from "../../base/locale/working-calendar.ts";
import { saveSettings } from "../../office/settings/save-settings.server.ts";
import { defaultSettings } from "../../settings/defaults.ts";
import { settingsRow } from "../../settings/settings.server.ts";
import { settingsForms } from "../../settings/settings-form.ts";
import { caseNumbers } from "../case-list/case-numbers.server.ts";
import { deskCases } from "../case-list/desk-list.server.ts";
import { noteOpening } from "../deadlines/complainant/notice.server.ts";
import { keepDeadlinesAt } from "../jobs.server.ts";
import { ownCase } from "../my-cases/cases.server.ts";
import { remindOfficersAt } from "../notices/remind-officers.server.ts";
import { changeOwnStatus, changeStatus } from "./change-status.server.ts";

const { holidays } = defaultSettings;
const day = (moment: Date | number, plus: number) => new Date(Number(moment) + plus * 86_400_000);
const complaintSettings = settingsForms.complaints.keyof().options;

onEveryEngine((engine) => {
	freshProduct(engine);

	/** A case with a question that its complainant has read, and the end of its day. */
	async function asked() {
		const [filer, officer] = [await complainant(), await person("officer")];
		const made = await filed(filer);
		await changeStatus(officer, made.id, { to: "under_review" });
		expect(await changeStatus(officer, made.id, { to: "pending_information", text: "When?" })).toMatchObject({
			ok: true,
		});
		await noteOpening(filer, made.reference);
		const { rows } = await runAsOperator("select answer_due_at from complaints where id = $1", [made.id]);
		return { ...made, filer, officer, due: new Date(rows[0].answer_due_at) };
	}
	const statusOf = async ({ filer, reference }: Awaited<ReturnType<typeof asked>>) =>
		(await ownCase(filer, reference))?.status;
	const lastDay = async (id: string) => {
		const { rows } = await runAsOperator("select last_ends_at from complainant_deadlines where complaint_id = $1", [
			id,
		]);
		return new Date(rows[0].last_ends_at);
	};
	async function set(changed: Partial<Record<(typeof complaintSettings)[number], string | number>>) {
		const stored = Object.fromEntries(complaintSettings.map((name) => [name, defaultSettings[name]]));
		const saved = await saveSettings(await person("owner"), "complaints", (await settingsRow()).version, {
			...stored,
			...changed,
		});
		expect(saved).toMatchObject({ ok: true });
	}

	test("a question that is opened in several windows at once is noticed once", async () => {
		const [filer, officer] = [await complainant(), await person("officer")];
		const { id, reference } = await filed(filer);
		await changeStatus(officer, id, { to: "under_review" });
		await changeStatus(officer, id, { to: "pending_information", text: "When?" });
		await Promise.all([1, 2, 3].map(() => noteOpening(filer, reference)));
		const { rows } = await runAsOperator(
			"select details ->> 'by' as by from complaint_events where complaint_id = $1 and type = 'case.notified'",
			[id],
		);
		expect(rows).toEqual([{ by: "opened" }]);
	});

	test("an overdue answer is in the overdue list, its filter, the morning's mail and the statistics", async () => {
		const { id, officer, due } = await asked();
		const after = day(due, 0.01);
		const list = async (which: "late" | "answer" | "near", now: Date) =>
			(await deskCases(officer, { sort: "due", due: which }, holidays, now)).rows.map((row) => row.id);
		expect([await list("late", day(due, -0.1)), await list("near", day(due, -0.1))]).toEqual([[], []]);
		expect([await list("late", after), await list("answer", after), await list("near", after)]).toEqual([
			[id],
			[id],
			[],
		]);
		expect((await caseNumbers(officer, after)).open).toMatchObject({ open: 1, late: 0, unanswered: 1 });
		await person("head");
		await runAsOperator("delete from mails");
		await remindOfficersAt(new Date("2028-01-02T07:30:00+03:00"));
		const { rows } = await runAsOperator("select plain from mails");
		const told = rows.filter(({ plain }) =>
			/ومنها ما فات موعد إجابة مقدّمه، فلم تصل: 1|not answered in time: 1/.test(plain),
		);
		expect(told).toHaveLength(1);
	});

	test("after its day the complainant is reminded once, then the case goes on as it was", async () => {
		const one = await asked();
		await runAsOperator("delete from mails");
		await keepDeadlinesAt(day(one.due, -0.01));
		await keepDeadlinesAt(day(one.due, 0.01));
		await keepDeadlinesAt(day(one.due, 0.05));
		expect(await statusOf(one)).toBe("pending_information");
		const messages = (await ownCase(one.filer, one.reference))?.messages ?? [];
		expect(messages.filter(({ author_role }) => author_role === "system")).toHaveLength(1);
		const last = await lastDay(one.id);
		await keepDeadlinesAt(day(last, -0.01));
		expect(await statusOf(one)).toBe("pending_information");
		await keepDeadlinesAt(day(last, 0.01));
		await keepDeadlinesAt(day(last, 0.05));
		expect(await statusOf(one)).toBe("under_review");
		const { rows } = await runAsOperator("select type, is_public from complaint_events where type = 'case.unanswered'");
		expect(rows).toEqual([{ type: "case.unanswered", is_public: true }]);
		const due = await runAsOperator("select due_at, answer_due_at from complaints where id = $1", [one.id]);
		expect([due.rows[0].due_at !== null, due.rows[0].answer_due_at]).toEqual([true, null]);
	});

	test("an answer on the last day is an answer; by setting a case without one is closed, appealable", async () => {
		await set({ unanswered: "close" });
		const [late, silent] = [await asked(), await asked()];
		await keepDeadlinesAt(day(late.due, 0.01));
		const last = await lastDay(late.id);
		await changeOwnStatus(late.filer, late.id, { to: "under_review", text: "Here." }, day(last, -0.01));
		await keepDeadlinesAt(day(last, 0.01));
		expect([await statusOf(late), await statusOf(silent)]).toEqual(["under_review", "closed"]);
		expect(
			await changeOwnStatus(silent.filer, silent.id, { to: "appealed", text: "Ill." }, day(last, 0.02)),
		).toMatchObject({ ok: true });
	});

	test("the answer and the end of its time at one moment: one of them wins, and the case is whole", async () => {
		await set({ unanswered: "decide" });
		const one = await asked();
		await keepDeadlinesAt(day(one.due, 0.01));
		const last = await lastDay(one.id);
		const [answered] = await Promise.all([
			changeOwnStatus(one.filer, one.id, { to: "under_review", text: "Here." }),
			keepDeadlinesAt(day(last, 0.01)),
			keepDeadlinesAt(day(last, 0.01)),
		]);
		expect(await statusOf(one)).toBe("under_review");
		const { rows } = await runAsOperator(
			"select count(*) filter (where type in ('case.answered', 'case.unanswered'))::int as ends from complaint_events",
		);
		expect(rows).toEqual([{ ends: 1 }]);
		expect(answered.ok || answered.refused === "notAllowed").toBe(true);
	});

	test("a day to answer is not before the shortest time, by command and by statement", async () => {
		const [filer, officer] = [await complainant(), await person("officer")];
		const { id } = await filed(filer);
		const ask = (dueOn: string) => changeStatus(officer, id, { to: "pending_information", text: "When?", dueOn });
		const earliest = workingDayAfter(new Date(), 3, holidays);
		const before = day(Date.parse(earliest), -1).toISOString().slice(0, 10);
		expect(await ask(before)).toEqual({ ok: false, refused: "tooSoon", earliest: workingDayFrom(earliest, holidays) });
		expect(await ask(earliest)).toMatchObject({ ok: true });
		const tomorrow = day(new Date(), 1).toISOString().slice(0, 10);
		const statement = () =>
			db()
				.insertInto("complaint_messages")
				.values({
					complaint_id: id,
					kind: "question",
					author_id: officer.id,
					author_role: "officer",
					body: "Now!",
					due_on: tomorrow,
				})
				.execute();
		await expect(inScope("staff", officer.id, statement)).rejects.toThrow("at least 3 working days");
	});

	test("nor more than 60 days after the usual one, by command and by statement, and within a year", async () => {
		const [filer, officer] = [await complainant(), await person("officer")];
		const { id } = await filed(filer);
		const ask = (dueOn: string) => changeStatus(officer, id, { to: "pending_information", text: "When?", dueOn });
		const usual = workingDayAfter(new Date(), 10, holidays);
		const latest = workingDayFrom(day(Date.parse(usual), 60).toISOString().slice(0, 10), holidays);
		for (const late of [day(Date.parse(latest), 1).toISOString().slice(0, 10), "2100-01-01"])
			expect(await ask(late)).toEqual({ ok: false, refused: "tooLate", latest });
		expect((await runAsOperator("select status, clock_waits_since from complaints where id = $1", [id])).rows).toEqual([
			{ status: "submitted", clock_waits_since: null },
		]);
		const statement = (due_on: string) => () =>
			db()
				.insertInto("complaint_messages")
				.values({
					complaint_id: id,
					kind: "question",
					author_id: officer.id,
					author_role: "officer",
					body: "?",
					due_on,
				})
				.execute();
		const half = day(new Date(), 200).toISOString().slice(0, 10);
		await expect(inScope("staff", officer.id, statement("2100-01-01"))).rejects.toThrow("within a year");
		await expect(inScope("staff", officer.id, statement(half))).rejects.toThrow("60 days after the usual one");
		expect(await ask(latest)).toMatchObject({ ok: true });
	});
});
