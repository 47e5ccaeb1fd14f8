import { expect, test } from "vitest";
import { riyadhDay } from "../app/base/locale/format.ts";
import { demoSeason } from "./season.ts";

test.each([
	"2026-11-21T20:59:00Z", // a Saturday in Riyadh
	"2026-11-21T21:01:00Z", // Sunday there, and still Saturday in London
	"2026-11-20T21:01:00Z",
	"2026-11-18T09:00:00Z",
])("a demo that is loaded at %s has no tie behind it without a result, and none before it with one", (at) => {
	const today = riyadhDay(new Date(at));
	const ties = demoSeason(
		Array.from({ length: 14 }, (_, i) => i),
		new Date(at),
	);
	expect(ties.filter((tie) => tie.status === "scheduled" && tie.match_date < today)).toEqual([]);
	expect(ties.filter((tie) => tie.status === "completed" && tie.match_date > today)).toEqual([]);
	expect(ties.filter((tie) => tie.status === "scheduled" && tie.match_date === today).length).toBeGreaterThan(2);
	expect(ties.some((tie) => tie.status === "scheduled" && tie.match_date > today)).toBe(true);
});
