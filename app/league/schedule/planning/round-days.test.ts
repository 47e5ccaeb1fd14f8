import { expect, test } from "vitest";
import { roundDays } from "./round-days.ts";

const from = { first: "2026-09-01", weekdays: [2], rhythm: "week", closed: [] } as const; // a Tuesday

test.each([
	["every Tuesday", {}, [["2026-09-01"], ["2026-09-08"], ["2026-09-15"]]],
	["every second week", { rhythm: "two-weeks" }, [["2026-09-01"], ["2026-09-15"], ["2026-09-29"]]],
	[
		"two days a round",
		{ weekdays: [2, 4] },
		[
			["2026-09-01", "2026-09-03"],
			["2026-09-08", "2026-09-10"],
			["2026-09-15", "2026-09-17"],
		],
	],
	["each day is a round", { weekdays: [2, 4], rhythm: "day" }, [["2026-09-01"], ["2026-09-03"], ["2026-09-08"]]],
	[
		"a closed week is skipped",
		{ closed: [{ from: "2026-09-07", until: "2026-09-10" }] },
		[["2026-09-01"], ["2026-09-15"], ["2026-09-22"]],
	],
	[
		"of a week with one closed day the other is left",
		{ weekdays: [2, 4], closed: [{ from: "2026-09-08", until: "2026-09-08" }] },
		[["2026-09-01", "2026-09-03"], ["2026-09-10"], ["2026-09-15", "2026-09-17"]],
	],
	[
		"a closed week of a fortnight is followed by the next",
		{ rhythm: "two-weeks", closed: [{ from: "2026-09-15", until: "2026-09-15" }] },
		[["2026-09-01"], ["2026-09-22"], ["2026-10-06"]],
	],
] as const)("%s", (_, change, days) => {
	expect(roundDays(3, { ...from, ...change })).toEqual(days);
});

test("a plan without enough days in three years has none", () => {
	expect(roundDays(3, { ...from, closed: [{ from: "2026-09-08", until: "2036-09-08" }] })).toBeUndefined();
	expect(roundDays(1, { ...from, weekdays: [] })).toBeUndefined();
});
