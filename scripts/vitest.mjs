import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, node } from "./prepare.mjs";

/** Runs the tests and closes with one line that says how many passed and failed. Returns the exit status. */
export function vitest(args) {
	const report = join(mkdtempSync(join(tmpdir(), "tawila-test-")), "report.json");
	const { status } = spawnSync(
		node(),
		[
			"node_modules/vitest/vitest.mjs",
			"run",
			"--reporter=default",
			"--reporter=json",
			`--outputFile.json=${report}`,
			...args,
		],
		{ stdio: "inherit", env: environment() },
	);
	try {
		const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
		console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
		return numPassedTests > 0 ? (status ?? 1) : 1;
	} catch {
		return 1;
	}
}
