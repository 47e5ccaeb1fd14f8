import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Times that are told and judge nothing. */
const excused: Record<string, string> = {
	"test/reporter.ts": "says how long each part took",
	"test/smtp.ts": "says when a mail came, for faults/",
	"test/clocks.test.ts": "names what it looks for",
};
// Rows of another day are made with `new Date(Date.now() - ...)`.
const judges = /\bperformance\.now\b|\bwaitForTimeout\b|\bAbortSignal\.timeout\b|(?<!new Date\()\bDate\.now\(\) -/;
/** Milliseconds: the patience of a poll in vitest.config.ts. */
const PATIENCE = 60_000;

test("no test judges by the clock of its machine, or has less patience than vitest.config.ts", () => {
	const tests = globSync(["{app,seed}/**/*.test.{ts,tsx}", "{test,e2e}/**/*.{ts,tsx}"]);
	expect(tests.length).toBeGreaterThan(300);
	const broken = tests
		.filter((path) => !(path in excused))
		.flatMap((path) => {
			const text = readFileSync(path, "utf8");
			const limits = [...text.matchAll(/\btimeout: ([\d_]+)/g)].map(([, ms = ""]) => Number(ms.replaceAll("_", "")));
			const found = [judges.exec(text)?.[0], limits.find((ms) => ms < PATIENCE)];
			return found.filter((each) => each !== undefined).map((each) => `${path}: ${each}`);
		});
	expect(broken).toEqual([]);
});
