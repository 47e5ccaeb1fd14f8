import { expect, test } from "vitest";
import { defaultSettings } from "../../../settings/defaults.ts";
import { endAfterOutages } from "./outages.ts";

const { holidays } = defaultSettings;

// Sunday 13 December 2026 ends in Riyadh at 20:59:59.999 UTC.
const end = "2026-12-13T20:59:59.999Z";
const cases: [name: string, end: string, down: [from: string, until: string][], day: string][] = [
	["59 minutes", end, [["2026-12-13T06:00:00Z", "2026-12-13T06:59:00Z"]], "2026-12-13"],
	[
		"60 minutes in sum",
		end,
		[
			["2026-12-13T06:00:00Z", "2026-12-13T06:30:00Z"],
			["2026-12-13T10:00:00Z", "2026-12-13T10:30:00Z"],
		],
		"2026-12-14",
	],
	["10 minutes over the end", end, [["2026-12-13T20:50:00Z", "2026-12-13T21:10:00Z"]], "2026-12-14"],
	["before the last 24 hours", end, [["2026-12-12T18:00:00Z", "2026-12-12T20:59:00Z"]], "2026-12-13"],
	[
		"a Thursday, which becomes Sunday",
		"2026-12-10T20:59:59.999Z",
		[["2026-12-10T12:00:00Z", "2026-12-10T14:00:00Z"]],
		"2026-12-13",
	],
	["two minutes in the last hour", end, [["2026-12-13T20:00:00Z", "2026-12-13T20:02:00Z"]], "2026-12-14"],
	["89 seconds in the last hour", end, [["2026-12-13T20:30:00Z", "2026-12-13T20:31:29Z"]], "2026-12-13"],
	["hours after the end", end, [["2026-12-13T21:00:00Z", "2026-12-14T09:00:00Z"]], "2026-12-13"],
	["three days, to the day after them", end, [["2026-12-13T06:00:00Z", "2026-12-16T06:00:00Z"]], "2026-12-17"],
	["no time", end, [], "2026-12-13"],
];

test.each(cases)("an outage of %s: the end %s becomes that of %4$s", (_, given, down, day) => {
	const outages = down.map(([from, until]) => ({ from: new Date(from), until: new Date(until) }));
	expect(endAfterOutages(new Date(given), outages, holidays).toISOString()).toBe(`${day}T20:59:59.999Z`);
});
