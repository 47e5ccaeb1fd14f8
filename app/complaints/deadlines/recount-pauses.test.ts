import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { workingDayAfter } from "../../base/locale/working-calendar.ts";
import { saveSettings } from "../../office/settings/save-settings.server.ts";
import { settingsRow, siteSettings } from "../../settings/settings.server.ts";
import { changeOwnStatus, changeStatus } from "../transitions/change-status.server.ts";
import { recountDeadlines } from "./deadlines.server.ts";
import { recountPauses } from "./recount-pauses.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["case.deadline-corrected"]);
	const dayAgo = (days: number) => riyadhDay(new Date(Date.now() - days * 86_400_000));

	/** A case that was filed 35 days ago, asked 28 and answered 21 days ago, as the former release kept it. */
	async function answeredCase() {
		const [filer, officer] = [await complainant(), await person("officer")];
		const { id } = await filed(filer);
		await changeStatus(officer, id, { to: "pending_information", text: "Anything to add?" });
		await changeOwnStatus(filer, id, { to: "submitted", text: "No." });
		const before = await row(id);
		const today = dayAgo(0);
		expect(before.clock_pauses).toEqual([`${today}/${today}`]);
		for (const table of ["complaints", "complaint_events"])
			await runAsOperator(`alter table ${table} disable trigger user`);
		await runAsOperator(
			`update complaint_events set at = at - case when to_status = 'pending_information' then 28 else 21 end
				* interval '1 day' where complaint_id = $1 and from_status in ('submitted', 'pending_information')`,
			[id],
		);
		await runAsOperator(
			`update complaints set submitted_at = submitted_at - interval '35 days',
				clock_from = clock_from - interval '35 days', first_answered_at = first_answered_at - interval '28 days',
				clock_pauses = null, clock_waited_days = 5 where id = $1`,
			[id],
		);
		for (const table of ["complaints", "complaint_events"])
			await runAsOperator(`alter table ${table} enable trigger user`);
		return id;
	}
	const row = async (id: string) =>
		(await runAsOperator("select clock_pauses, clock_from, due_at, was_late from complaints where id = $1", [id]))
			.rows[0];
	async function withHoliday(from: string, until: string) {
		const rows = [...(await siteSettings()).holidays, { from, until, name: "Feast", name_ar: "عيد" }];
		const { version } = await settingsRow();
		expect(await saveSettings(await person("owner"), "holidays", version, { rows })).toMatchObject({ ok: true });
	}

	test("the pauses of an open case are found in its events, and a deadline that moves says so, once", async () => {
		const id = await answeredCase();
		await withHoliday(dayAgo(27), dayAgo(22)); // inside the pause, entered afterwards
		await recountDeadlines(new Date());
		const before = await row(id);
		await recountPauses(new Date());
		const after = await row(id);
		expect(after.clock_pauses).toEqual([`${dayAgo(28)}/${dayAgo(21)}`]);
		const { holidays, decision_days } = await siteSettings();
		const ownDays = [dayAgo(21)].filter(
			(day) => workingDayAfter(new Date(`${dayAgo(22)}T12:00:00Z`), 1, holidays) === day,
		);
		expect(riyadhDay(after.due_at)).toBe(workingDayAfter(after.clock_from, decision_days + ownDays.length, holidays));
		expect(after.due_at < before.due_at).toBe(true);
		const events = async () =>
			(
				await runAsOperator("select details, is_public from complaint_events where type = 'case.deadline-corrected'")
			).rows.map(({ details, is_public }) => ({ ...details, is_public }));
		const said = { was: riyadhDay(before.due_at), until: riyadhDay(after.due_at), why: "pauses", is_public: false };
		expect(await events()).toEqual([said]);
		const recounts = await runAsOperator("select rows, corrected from figure_recounts where figure = 'pauses'");
		expect(recounts.rows).toEqual([{ rows: 1, corrected: 1 }]);
		await recountPauses(new Date());
		await recountDeadlines(new Date());
		expect([await row(id), await events()]).toEqual([after, [said]]);
	});

	test("a deadline that was missed stays where it was, and days that no event explains are kept", async () => {
		const [missed, unexplained] = [await answeredCase(), await answeredCase()];
		await runAsOperator("update complaints set due_at = now() - interval '1 day' where id = $1", [missed]);
		await runAsOperator("alter table complaint_events disable trigger user");
		await runAsOperator("delete from complaint_events where complaint_id = $1 and to_status = 'submitted'", [
			unexplained,
		]);
		await runAsOperator("alter table complaint_events enable trigger user");
		const before = [await row(missed), await row(unexplained)];
		await recountPauses(new Date());
		expect((await row(missed)).due_at).toEqual(before[0].due_at);
		expect(await row(unexplained)).toEqual(before[1]);
	});

	test("where a process of the former release ends a pause, its days are found again", async () => {
		const [filer, officer] = [await complainant(), await person("officer")];
		const { id } = await filed(filer);
		await changeStatus(officer, id, { to: "pending_information", text: "Anything to add?" });
		await runAsOperator("update complaints set clock_waits_since = null, clock_waited_days = 0 where id = $1", [id]);
		expect((await row(id)).clock_pauses).toBeNull();
	});
});
