import { expect, test } from "vitest";
import { tooLong } from "./holiday-runs.ts";
import { nationalHolidays } from "./national-holidays.ts";

const span = (from: string, until: string) => ({ from, until });
test.each([
	["thirty days are a holiday", [span("2027-03-01", "2027-03-30")], []],
	["one more is none", [span("2027-03-01", "2027-03-31")], [0]],
	["nor is a mistyped year", [span("2027-03-01", "2072-03-02")], [0]],
	["two that touch are one", [span("2027-03-16", "2027-03-31"), span("2027-03-01", "2027-03-15")], [0]],
	["two that overlap are one", [span("2027-03-01", "2027-03-20"), span("2027-03-10", "2027-04-05")], [1]],
	["one inside another adds nothing", [span("2027-03-01", "2027-03-30"), span("2027-03-02", "2027-03-03")], []],
	["a day between them parts them", [span("2027-03-01", "2027-03-30"), span("2027-04-01", "2027-04-30")], []],
	["the Kingdom's own are as short", nationalHolidays, []],
	["no holiday is none", [], []],
])("%s", (_, holidays, expected) => {
	expect(tooLong(holidays)).toEqual(expected);
});
