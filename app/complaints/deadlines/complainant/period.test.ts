import { expect, test } from "vitest";
import { riyadhDay } from "../../../base/locale/format.ts";
import { defaultSettings } from "../../../settings/defaults.ts";
import { endOfPeriod, laterEnd, noticeByEmail, type Period } from "./period.ts";

const { holidays } = defaultSettings;

// Riyadh is three hours ahead of UTC; its weekend is Friday and Saturday.
const vectors: [name: string, notice: string, days: number, kind: Period["kind"], last: string][] = [
	["a", "2026-11-22T09:00:00Z", 21, "calendar", "2026-12-13"],
	["b", "2026-11-22T20:59:59Z", 21, "calendar", "2026-12-13"],
	["c: Monday in Riyadh", "2026-11-22T21:00:00Z", 21, "calendar", "2026-12-14"],
	["d: a Friday becomes Sunday", "2026-11-20T09:00:00Z", 21, "calendar", "2026-12-13"],
	["e: a Friday becomes Sunday", "2026-11-19T09:00:00Z", 15, "calendar", "2026-12-06"],
	["f: Founding Day", "2027-02-01T09:00:00Z", 21, "calendar", "2027-02-23"],
	["g: Eid, then a weekend", "2027-02-16T09:00:00Z", 21, "calendar", "2027-03-14"],
	["h: National Day, then a weekend", "2027-09-02T09:00:00Z", 21, "calendar", "2027-09-26"],
	["i", "2026-11-22T09:00:00Z", 10, "calendar", "2026-12-02"],
	["j", "2026-11-22T09:00:00Z", 10, "working", "2026-12-06"],
	["k: Thursday's last second", "2026-11-26T20:59:59Z", 1, "working", "2026-11-29"],
	["l: over Founding Day", "2027-02-18T09:00:00Z", 2, "working", "2027-02-23"],
	["m: over Eid", "2027-03-04T09:00:00Z", 3, "working", "2027-03-15"],
];

test.each(vectors)("%s: from %s, %i %s days end on %s", (_, notice, days, kind, last) => {
	const end = endOfPeriod(new Date(notice), { days, kind }, holidays);
	expect(end.toISOString()).toBe(`${last}T20:59:59.999Z`);
});

test("an accepted email is notice on the third working day after it", () => {
	expect(riyadhDay(noticeByEmail(new Date("2026-11-26T07:00:00Z"), holidays))).toBe("2026-12-01");
	expect(noticeByEmail(new Date("2026-11-26T07:00:00Z"), holidays).toISOString()).toBe("2026-11-30T21:00:00.000Z");
});

test("a later end is on a working day, and an earlier count takes nothing back", () => {
	const given = new Date("2026-12-13T20:59:59.999Z");
	const counted = new Date("2026-12-09T20:59:59.999Z");
	expect(laterEnd(given, counted, [])).toEqual(given);
	expect(laterEnd(counted, given, [])).toEqual(given);
	const closed = [{ from: "2026-12-13", until: "2026-12-14", name: "x", name_ar: "س" }];
	expect(laterEnd(given, counted, closed).toISOString()).toBe("2026-12-15T20:59:59.999Z");
});
