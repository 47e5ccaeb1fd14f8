import { expect, test } from "vitest";
import { monthsOf } from "./months.ts";

const on = (match_date: string, won: boolean) => ({ match_date, won });

test("months run from the first rubber to the last, and one without rubbers has zeros", () => {
	const rubbers = [on("2026-02-01", true), on("2025-11-30", false), on("2025-11-02", true), on("2025-12-05", true)];
	expect(monthsOf(rubbers)).toEqual([
		{ month: "2025-11", won: 1, lost: 1 },
		{ month: "2025-12", won: 1, lost: 0 },
		{ month: "2026-01", won: 0, lost: 0 },
		{ month: "2026-02", won: 1, lost: 0 },
	]);
	expect(monthsOf([])).toEqual([]);
});
