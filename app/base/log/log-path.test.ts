import { expect, test } from "vitest";
import { logPath, nameFixedSegments } from "./log-path.ts";

test("a path shows the fixed segments of the routes and nothing else", () => {
	nameFixedSegments({ routes: { a: { path: "en/complaints/case/:reference" } } });
	expect(logPath("/en/complaints/case/2026-000001?email=x@example.org")).toBe("/en/complaints/case/*");
	expect(logPath("/complaints/case/canary/en")).toBe("/complaints/case/*/en");
	expect(logPath("/complaints.data")).toBe("/complaints.data");
});
