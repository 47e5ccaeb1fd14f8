import { afterEach, expect, test, vi } from "vitest";
import { freshProduct } from "../../../test/engines.ts";
import { waitAfterWrongLookUp } from "./track-limits.server.ts";

freshProduct("embedded PostgreSQL", { LOG_LEVEL: "warn" });
afterEach(() => vi.restoreAllMocks());

test("a hundred wrong tries at a case are logged for the operator, and hundreds more do not fill the log", async () => {
	const lines: string[] = [];
	vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
	for (let i = 0; i < 130; i++) await waitAfterWrongLookUp("2026-000001", `203.0.113.${i}`);
	expect(lines.filter((line) => line.includes("tracking.guessed")).length).toBe(1);
});
