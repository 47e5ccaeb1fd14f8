import { expect, test } from "vitest";
import { writeCsv } from "./csv.server.ts";
import { writeJson } from "./json.server.ts";

test("a moment in a file is the time in Riyadh with its distance from UTC, in CSV and JSON", () => {
	const rows = [{ id: 1, at: new Date("2026-12-31T21:30:00.000Z"), none: null }];
	expect(writeCsv(["id", "at", "none"], rows)).toBe("\ufeffid,at,none\r\n1,2027-01-01T00:30:00+03:00,\r\n");
	expect(JSON.parse(writeJson(["id", "at", "none"], rows))).toEqual([
		{ id: 1, at: "2027-01-01T00:30:00+03:00", none: null },
	]);
});
