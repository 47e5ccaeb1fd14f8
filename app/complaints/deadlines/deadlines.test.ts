import { describe, expect, test } from "vitest";
import { endOfWorkingDays, workingDayAfter, workingDaysBetween } from "../../base/locale/working-calendar.ts";
import { defaultSettings } from "../../settings/defaults.ts";
import { type Deadline, deadlineAfter, dueAfter, dueOf, startDeadline, urgencyOf } from "./deadlines.ts";
import { expectedDay } from "./expected-day.ts";
import { waitedDays } from "./pauses.ts";

const { holidays } = defaultSettings;

// From a moment, so many working days: the day until whose end there is time. Sunday to Thursday in Riyadh, holidays
// left out.
const golden: [from: string, days: number, day: string, why: string][] = [
	["2026-11-22T08:00:00+03:00", 1, "2026-11-23", "a Sunday morning: Monday"],
	["2026-11-22T23:59:59+03:00", 1, "2026-11-23", "the last second of a day counts as its morning"],
	["2026-11-22T00:00:00+03:00", 1, "2026-11-23", "so does its first"],
	["2026-11-22T08:00:00+03:00", 0, "2026-11-22", "no days: the day itself"],
	["2026-11-22T08:00:00+03:00", 4, "2026-11-26", "to Thursday, within the week"],
	["2026-11-22T08:00:00+03:00", 5, "2026-11-29", "over the weekend to the next Sunday"],
	["2026-11-26T08:00:00+03:00", 1, "2026-11-29", "Thursday: Sunday"],
	["2026-11-26T23:59:59+03:00", 1, "2026-11-29", "Thursday at the last second: Sunday all the same"],
	["2026-11-26T20:59:59Z", 1, "2026-11-29", "the same second as London writes it"],
	["2026-11-26T21:00:00Z", 1, "2026-11-29", "one second later it is Friday in Riyadh: Sunday"],
	["2026-11-27T00:00:00+03:00", 1, "2026-11-29", "Friday's first second: Sunday"],
	["2026-11-27T12:00:00+03:00", 2, "2026-11-30", "Friday: Monday"],
	["2026-11-28T23:59:59+03:00", 1, "2026-11-29", "Saturday's last second: Sunday"],
	["2026-11-28T21:00:00Z", 1, "2026-11-30", "Sunday in Riyadh although Saturday in London: Monday"],
	["2026-11-22T08:00:00+03:00", 3, "2026-11-25", "first answer"],
	["2026-11-25T08:00:00+03:00", 3, "2026-11-30", "first answer over a weekend"],
	["2026-11-22T08:00:00+03:00", 10, "2026-12-06", "two weeks"],
	["2026-11-22T08:00:00+03:00", 20, "2026-12-20", "four weeks"],
	["2026-11-22T08:00:00+03:00", 30, "2027-01-03", "six weeks, over the new year"],
	["2026-12-31T23:59:59+03:00", 1, "2027-01-03", "New Year's Eve is a Thursday: Sunday in January"],
	["2026-02-19T10:00:00+03:00", 1, "2026-02-23", "Founding Day on the Sunday after: Monday"],
	["2026-02-21T10:00:00+03:00", 1, "2026-02-23", "Saturday before Founding Day: Monday"],
	["2026-02-22T10:00:00+03:00", 1, "2026-02-23", "filed on Founding Day: Monday"],
	["2026-09-22T10:00:00+03:00", 1, "2026-09-24", "National Day on Wednesday: Thursday"],
	["2026-09-22T10:00:00+03:00", 2, "2026-09-27", "National Day, then a weekend: Sunday"],
	["2026-09-23T23:59:59+03:00", 1, "2026-09-24", "filed on National Day: Thursday"],
	["2026-03-18T10:00:00+03:00", 1, "2026-03-24", "Wednesday before Eid al-Fitr, which ends on Monday: Tuesday"],
	["2026-03-18T23:59:59+03:00", 1, "2026-03-24", "and at its last second"],
	["2026-03-12T23:59:59+03:00", 4, "2026-03-18", "Thursday at the last second: four days that end before the feast"],
	["2026-03-15T10:00:00+03:00", 10, "2026-04-01", "ten days with Eid al-Fitr among them"],
	["2026-03-20T10:00:00+03:00", 1, "2026-03-24", "filed on the feast itself"],
	["2026-03-22T10:00:00+03:00", 2, "2026-03-25", "filed on its Sunday"],
	["2026-05-25T10:00:00+03:00", 1, "2026-05-31", "Eid al-Adha from Tuesday to Friday, then Saturday: Sunday"],
	["2026-05-25T10:00:00+03:00", 3, "2026-06-02", "three days after Eid al-Adha"],
	["2026-05-21T23:59:59+03:00", 2, "2026-05-25", "Thursday at the last second before Eid al-Adha: Sunday and Monday"],
	["2026-05-21T23:59:59+03:00", 3, "2026-05-31", "one day more leads past the feast"],
	["2026-05-10T10:00:00+03:00", 30, "2026-06-24", "a decision with Eid al-Adha among its days"],
	["2027-03-04T23:59:59+03:00", 1, "2027-03-07", "Thursday at the last second before Eid al-Fitr 1448: Sunday"],
	["2027-03-04T23:59:59+03:00", 2, "2027-03-14", "and a day more: past the feast and the weekend it ends in"],
	["2027-02-21T10:00:00+03:00", 20, "2027-03-28", "Founding Day and Eid al-Fitr in one period"],
	["2027-05-13T10:00:00+03:00", 1, "2027-05-19", "Eid al-Adha 1448 from Saturday to Tuesday: Wednesday"],
];

test.each(golden)("from %s, %i working days end on %s: %s", (from, days, day) => {
	expect(workingDayAfter(new Date(from), days, holidays)).toBe(day);
	const end = endOfWorkingDays(new Date(from), days, holidays);
	expect(end.toISOString()).toBe(new Date(`${day}T23:59:59.999+03:00`).toISOString());
	// Counted back, it is as many days.
	expect(workingDaysBetween(new Date(from), end, holidays)).toBe(days);
});

test("without holidays a feast is made of ordinary days", () => {
	expect(workingDayAfter(new Date("2026-03-18T10:00:00+03:00"), 1, [])).toBe("2026-03-19");
});

describe("the deadline of a case", () => {
	const periods = { first_answer_days: 3, decision_days: 10, appeal_decision_days: 5 };
	const at = (day: string) => new Date(`${day}T10:00:00+03:00`);
	const filed = (day: string): Deadline => {
		const deadline = { ...startDeadline("decision", periods, at(day)), first_answered_at: null };
		return { ...deadline, was_late: false, due_at: dueOf(deadline, [])?.at ?? null };
	};
	type Change = Parameters<typeof deadlineAfter>[1];
	const changed = (deadline: Deadline, from: Change["from"], to: Change["to"], day: string, byStaff = true) =>
		deadlineAfter(deadline, { from, to, byStaff, now: at(day) }, periods, []);
	const dueDay = (deadline: Deadline) =>
		deadline.due_at && new Date(deadline.due_at.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

	test("asks for a first answer, then for a decision counted from the same day", () => {
		const deadline = filed("2026-11-22");
		expect([dueDay(deadline), dueOf(deadline, [])?.what]).toEqual(["2026-11-25", "first_answer"]);
		const reviewed = changed(deadline, "submitted", "under_review", "2026-11-23");
		expect([dueDay(reviewed), dueOf(reviewed, [])?.what]).toEqual(["2026-12-06", "decision"]);
	});

	test("pauses while the complainant has to answer, and is longer by as many working days", () => {
		const asked = changed(filed("2026-11-22"), "submitted", "pending_information", "2026-11-24");
		expect(asked.due_at).toBeNull();
		const wanted = changed(asked, "pending_information", "incomplete_evidence", "2026-11-25");
		expect(wanted.clock_waits_since).toEqual(at("2026-11-24"));
		const answered = changed(wanted, "incomplete_evidence", "submitted", "2026-11-29", false);
		expect([answered.clock_pauses, dueDay(answered)]).toEqual([["2026-11-24/2026-11-29"], "2026-12-09"]);
		expect(answered.clock_waited_days).toBe(3); // the former release reads it during an upgrade
	});

	test("loses nothing to a question that is answered the same day", () => {
		const asked = changed(filed("2026-11-22"), "submitted", "pending_information", "2026-11-24");
		const answered = changed(asked, "pending_information", "submitted", "2026-11-24", false);
		expect([answered.clock_pauses, dueDay(answered)]).toEqual([["2026-11-24/2026-11-24"], "2026-12-06"]);
	});

	// Decision in 30 days, submitted on 3 January, asked on the 10th, answered on the 17th.
	const pausedFor = [
		["no holiday", [], [], "2027-02-21"],
		["a holiday inside the pause that was known", [["2027-01-12", "2027-01-13"]], undefined, "2027-02-21"],
		["one inside the pause that is entered afterwards", [], [["2027-01-12", "2027-01-13"]], "2027-02-21"],
		[
			"one that is moved out of the pause afterwards",
			[["2027-01-12", "2027-01-13"]],
			[["2027-01-26", "2027-01-27"]],
			"2027-02-23",
		],
		["one that is taken away afterwards", [["2027-01-12", "2027-01-13"]], [], "2027-02-21"],
		["one that is moved into the pause", [["2027-01-26", "2027-01-27"]], [["2027-01-12", "2027-01-13"]], "2027-02-21"],
		["one behind the pause, entered late", [], [["2027-01-26", "2027-01-27"]], "2027-02-23"],
	] as const;
	test.each(pausedFor)("%s: the due date does not depend on when it was entered", (_, known, later, due) => {
		const [before, after] = [known, later ?? known].map((days) =>
			days.map(([from, until]) => ({ from, until, name: "Feast", name_ar: "عيد" })),
		);
		const rules = { ...periods, decision_days: 30 };
		const change = (deadline: Deadline, from: Change["from"], to: Change["to"], day: string) =>
			deadlineAfter(deadline, { from, to, byStaff: true, now: at(day) }, rules, before ?? []);
		const started = { ...startDeadline("decision", rules, at("2027-01-03")), first_answered_at: at("2027-01-03") };
		const asked = change(
			{ ...started, due_at: null, was_late: false },
			"submitted",
			"pending_information",
			"2027-01-10",
		);
		const answered = change(asked, "pending_information", "submitted", "2027-01-17");
		const next = dueAfter(answered, answered, after ?? [], at("2027-01-20"));
		expect(dueDay({ ...answered, due_at: next })).toBe(due);
		expect(expectedDay(answered, after ?? [], at("2027-01-20"))).toBe(due);
		const missed = { ...answered, due_at: at("2027-02-20") };
		expect(dueAfter(missed, missed, after ?? [], at("2027-02-21"))).toEqual(missed.due_at);
	});

	test("of a former release counts the number it kept, and of two pauses that meet in a day counts none twice", () => {
		const asked = changed(
			{ ...filed("2026-11-22"), clock_pauses: null },
			"submitted",
			"pending_information",
			"2026-11-24",
		);
		const answered = changed(asked, "pending_information", "submitted", "2026-11-29", false);
		expect([answered.clock_pauses, answered.clock_waited_days, dueDay(answered)]).toEqual([null, 3, "2026-12-09"]);
		const pauses = { clock_pauses: ["2026-11-22/2026-11-24", "2026-11-24/2026-11-25"], clock_waited_days: 0 };
		expect(waitedDays(pauses, [])).toBe(3);
		expect(waitedDays({ ...pauses, clock_pauses: [] }, [])).toBe(0);
	});

	test("stops with the decision, remembers being late, and starts again with an appeal or a reopening", () => {
		const reviewed = changed(filed("2026-11-22"), "submitted", "under_review", "2026-11-23");
		const inTime = changed(reviewed, "under_review", "resolved", "2026-12-06");
		expect([inTime.due_at, inTime.was_late]).toEqual([null, false]);
		expect(changed(reviewed, "under_review", "resolved", "2026-12-07").was_late).toBe(true);
		const appealed = changed(inTime, "resolved", "appealed", "2026-12-13", false);
		expect([dueOf(appealed, [])?.what, dueDay(appealed)]).toEqual(["appeal", "2026-12-20"]);
		expect(dueDay(changed(appealed, "appealed", "in_progress", "2026-12-14"))).toBe("2026-12-20");
		expect(dueDay(changed(inTime, "resolved", "under_review", "2026-12-13"))).toBe("2026-12-27");
	});

	test("that was missed stays missed after each change that follows", () => {
		const reviewed = changed(filed("2026-11-22"), "submitted", "under_review", "2026-11-23");
		const ways: [name: string, deadline: Deadline][] = [
			["resolved late", changed(reviewed, "under_review", "resolved", "2026-12-07")],
			["asked late", changed(reviewed, "under_review", "pending_information", "2026-12-07")],
			["moved late", changed(reviewed, "under_review", "in_progress", "2026-12-07")],
			["first answered late", changed(filed("2026-11-22"), "submitted", "under_review", "2026-11-26")],
			["first asked late", changed(filed("2026-11-22"), "submitted", "incomplete_evidence", "2026-11-26")],
		];
		for (const [name, deadline] of ways) expect([name, deadline.was_late]).toEqual([name, true]);
		const asked = ways[1]?.[1] ?? reviewed;
		const answered = changed(asked, "pending_information", "under_review", "2026-12-08", false);
		expect(changed(answered, "under_review", "resolved", "2026-12-08").was_late).toBe(true);
		const inTime = changed(reviewed, "under_review", "pending_information", "2026-12-06");
		expect([inTime.was_late, changed(inTime, "pending_information", "resolved", "2027-02-01").was_late]).toEqual([
			false,
			false,
		]);
	});

	test("is amber in its last two working days and red after them", () => {
		const due = new Date("2026-11-29T23:59:59.999+03:00");
		expect(urgencyOf(due, [], at("2026-11-24"))).toBeUndefined();
		expect(urgencyOf(due, [], at("2026-11-25"))).toBe("near");
		expect(urgencyOf(due, [], at("2026-11-29"))).toBe("near");
		expect(urgencyOf(due, [], at("2026-11-30"))).toBe("late");
		expect(urgencyOf(null, [], at("2026-11-30"))).toBeUndefined();
	});
});
