import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, node } from "./prepare.mjs";

/** Runs the tests and closes with one line that says how many passed and failed. Ends with their exit status. */
export function vitest(args) {
	const report = join(mkdtempSync(join(tmpdir(), "tawila-test-")), "report.json");
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const child = spawn(node(), ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args], {
		stdio: "inherit",
		env: environment(),
	});
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
	child.on("exit", (code) => {
		const counts = countsIn(report);
		if (counts) console.log(`${counts.numPassedTests} passed, ${counts.numFailedTests} failed`);
		process.exit(counts?.numPassedTests > 0 ? (code ?? 1) : 1);
	});
}

/** Undefined when the run ended before it could write them. */
function countsIn(report) {
	try {
		return JSON.parse(readFileSync(report, "utf8"));
	} catch {
		return undefined;
	}
}
