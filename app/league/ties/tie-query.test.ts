import { expect, test } from "vitest";
import { tieQuery } from "./tie-query.ts";

test.each([
	["Nasr Hilal", { rest: "Nasr Hilal" }],
	["نصر ٢٠٢٥/٢٠٢٦", { rest: "نصر  ", season: "2025/2026" }],
	["2025-26 nasr", { rest: "  nasr", season: "2025/2026" }],
	["nasr 1999/00", { rest: "nasr  ", season: "1999/2000" }],
	["nasr 2025-11-03", { rest: "nasr  ", day: "2025-11-03" }],
	["٣/١١/٢٠٢٥", { rest: " ", day: "2025-11-03" }],
	["nasr 2026", { rest: "nasr  ", year: 2026 }],
	["nasr 2025/2029", { rest: "nasr  /2029", year: 2025 }],
	["nasr 2025-13-40", { rest: "nasr  -13-40", year: 2025 }],
	["31.02.2025", { rest: "31.02. ", year: 2025 }],
	["12345678", { rest: "12345678" }],
])("%j names %j", (typed, expected) => {
	expect(tieQuery(typed)).toEqual(expected);
});
