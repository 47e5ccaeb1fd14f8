import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLogLevel } from "./log.server.ts";
import { warnRarely } from "./log-rarely.server.ts";

const lines: Record<string, unknown>[] = [];
beforeEach(() => {
	lines.length = 0;
	setLogLevel("info");
	vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});
afterEach(() => vi.restoreAllMocks());

test("one cause is logged once a minute, with its count and the current details", () => {
	const error = Object.assign(new Error("of the database"), { code: "22021" });
	const warn = (id: string, now: number) => warnRarely("test.refused", error, { id, path: "/*" }, now);
	for (let i = 0; i < 50; i++) warn(`a${i}`, 1000 + i);
	warn("later", 61_001);
	expect(lines).toEqual([
		expect.objectContaining({ event: "test.refused", id: "a0", path: "/*" }),
		expect.objectContaining({ event: "test.refused", id: "later", again: 49 }),
	]);
});
