import { expect, test } from "vitest";
import { ageOn, maybeMinor } from "./age.ts";

test.each([
	["the day before the birthday", "2008-06-02", "2026-06-01", 17, true],
	["on the birthday", "2008-06-02", "2026-06-02", 18, false],
	["born on a leap day, on 28 February", "2008-02-29", "2026-02-28", 17, true],
	["born on a leap day, on 1 March", "2008-02-29", "2026-03-01", 18, false],
	["without a day of birth", null, "2026-06-01", undefined, true],
	["with what is no day", "02.06.2008", "2026-06-01", undefined, true],
] as const)("%s the age is counted in whole years", (_, birth, today, age, young) => {
	expect([ageOn(birth, today), maybeMinor(birth, today)]).toEqual([age, young]);
});
