import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { endOfDay } from "../../base/locale/working-calendar.ts";
import { saveSettings } from "../../office/settings/save-settings.server.ts";
import { settingsRow, siteSettings } from "../../settings/settings.server.ts";
import { deskCase } from "../handling/desk-case.server.ts";
import { ownCase } from "../my-cases/cases.server.ts";
import { changeStatus } from "../transitions/change-status.server.ts";
import { countedAgain } from "./complainant/period.ts";
import { recountDeadlines } from "./deadlines.server.ts";

const at = (day: string) => new Date(`${day}T10:00:00+03:00`);
const holiday = (from: string, until = from) => [{ from, until, name: "Feast", name_ar: "عيد" }];

// Ten working days from notice on Sunday 22 November end on Sunday 6 December; the holidays are added on the day `now`.
const ends = [
	["a past working day moves what runs", "2026-11-30", holiday("2026-11-25"), "working", "2026-12-07"],
	[
		"a past week does so by its working days",
		"2026-12-01",
		holiday("2026-11-22", "2026-11-28"),
		"working",
		"2026-12-10",
	],
	["a past weekend moves nothing", "2026-11-30", holiday("2026-11-27", "2026-11-28"), "working", undefined],
	["a day before the notice moves nothing", "2026-11-30", holiday("2026-11-19"), "working", undefined],
	[
		"the day of the notice does not count, so it moves nothing",
		"2026-11-30",
		holiday("2026-11-22"),
		"working",
		undefined,
	],
	["the last day, added on that day, moves it", "2026-12-06", holiday("2026-12-06"), "working", "2026-12-07"],
	[
		"the last day, added a day later, moves nothing: it ended",
		"2026-12-07",
		holiday("2026-12-06"),
		"working",
		undefined,
	],
	["a past day of an end that has passed moves nothing", "2026-12-20", holiday("2026-11-25"), "working", undefined],
	["of calendar days a past one moves nothing", "2026-11-30", holiday("2026-11-25"), "calendar", undefined],
] as const;

test.each(ends)("%s", (_, now, holidays, days_kind, expected) => {
	const deadline = {
		notice_at: at("2026-11-22"),
		ends_at: endOfDay("2026-12-06"),
		warned_at: null,
		last_ends_at: null,
	};
	const rules = { holidays, answer_days_least: 3 };
	const counted = countedAgain({ ...deadline, days: days_kind === "working" ? 10 : 14, days_kind }, at(now), rules);
	expect(counted).toEqual(expected && endOfDay(expected));
});

test("a day that an officer gave, and the one of a reminder, stay where a past holiday is added", () => {
	const given = { notice_at: at("2026-11-22"), days: 10, days_kind: "working" as const };
	const rules = { holidays: holiday("2026-11-25"), answer_days_least: 3 };
	const extended = { ...given, ends_at: endOfDay("2026-12-20"), warned_at: null, last_ends_at: null };
	expect(countedAgain(extended, at("2026-12-01"), rules)).toBeUndefined();
	const reminded = { ...given, ends_at: endOfDay("2026-12-06"), warned_at: at("2026-12-07") };
	const last = { ...reminded, last_ends_at: endOfDay("2026-12-10") };
	expect(countedAgain(last, at("2026-12-08"), rules)).toBeUndefined();
});

onEveryEngine((engine) => {
	freshProduct(engine);

	test("a missed deadline of the federation is not moved by a past holiday, nor by a later act", async () => {
		const [filer, officer] = [await complainant(), await person("officer")];
		const [missed, open] = [await filed(filer), await filed(filer)];
		for (const { id } of [missed, open]) await changeStatus(officer, id, { to: "under_review" });
		const begin = (id: string, days: number) =>
			runAsOperator("update complaints set clock_from = now() - $2::int * interval '1 day' where id = $1", [id, days]);
		await begin(missed.id, 80);
		await begin(open.id, 5);
		const dues = async () =>
			(
				await runAsOperator("select due_at, was_late from complaints where id = any($1) order by case_reference", [
					[missed.id, open.id],
				])
			).rows;
		await recountDeadlines(new Date());
		const before = await dues();
		expect(before[0].due_at < new Date()).toBe(true);
		const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
		const rows = [...(await siteSettings()).holidays, ...holiday(day(30), day(1))];
		const { version } = await settingsRow();
		expect(await saveSettings(await person("owner"), "holidays", version, { rows })).toMatchObject({ ok: true });
		await recountDeadlines(new Date());
		const after = await dues();
		expect(after[0].due_at).toEqual(before[0].due_at);
		expect(after[1].due_at > before[1].due_at).toBe(true);
		const moved = { was: riyadhDay(before[1].due_at), until: riyadhDay(after[1].due_at), why: "holidays" };
		const told = (await ownCase(filer, open.reference))?.events.filter(({ type }) => type === "case.deadline-moved");
		expect(told?.at(-1)).toMatchObject({ details: moved, is_public: true });
		expect((await deskCase(officer, missed.reference))?.due?.at).toEqual(before[0].due_at);
		expect((await ownCase(filer, missed.reference))?.expected_on).toBeUndefined();
		await changeStatus(officer, missed.id, { to: "in_progress" });
		expect((await dues())[0]).toEqual({ due_at: before[0].due_at, was_late: true });
	});
});
