import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { environment, node } from "./prepare.mjs";
import { openTestFolder } from "./test-folder.mjs";

/** Reports of the last runs: the whole one, and the one of the files that ran again. */
const REPORTS = "node_modules/.cache/test-reports";
/** More files than these fail by no accident. */
const MOST_UNSTEADY = 3;

/**
 * Runs the tests and closes with one line that says how many passed and failed. A file that failed runs once more,
 * alone, after all the others: what passes then is called unsteady, and the run is green. Ends with the exit status.
 */
export async function vitest(args, settings = {}) {
	const { folder, temporary, remove } = await openTestFolder();
	let child;
	let isStopped = false;
	for (const signal of ["SIGINT", "SIGTERM"])
		process.on(signal, () => {
			isStopped = true;
			child?.kill(signal);
		});
	process.on("exit", remove);
	rmSync(REPORTS, { recursive: true, force: true });
	mkdirSync(REPORTS, { recursive: true });

	/** One run; its report is undefined when it ended before it could be written. */
	const runTests = async (name, more) => {
		const report = join(REPORTS, `${name}.json`);
		child = spawn(node(), ["node_modules/vitest/vitest.mjs", "run", "--reporter=./test/reporter.ts", ...more], {
			stdio: "inherit",
			env: {
				...environment(),
				...settings,
				TMPDIR: temporary,
				TEST_FOLDER: folder,
				TEST_REPORT: report,
				// One process reads the code that another compiled: a third of the time that a server needs to start.
				NODE_COMPILE_CACHE: join(folder, "compiled"),
			},
		});
		const code = await new Promise((resolve) => child.on("exit", (status) => resolve(status ?? 1)));
		return { code, report: read(report) };
	};

	const { code, report } = await runTests("first", args);
	if (!report) process.exit(code || 1);
	let { passed, failed } = report;
	let isGreen = code === 0 && passed > 0;
	const { files, failures, errors } = report;
	if (!isGreen && !isStopped && errors === 0 && files.length > 0 && files.length <= MOST_UNSTEADY) {
		console.log(`\nAgain, alone: ${files.join(", ")}`);
		const again = await runTests("again", [...files, "--maxWorkers=1"]);
		if (again.code === 0 && again.report?.passed > 0) {
			console.log(`\nunsteady: ${files.length} (reports in ${REPORTS})`);
			for (const { file, test, message } of failures) console.log(`  ${file} > ${test}: ${message.split("\n")[0]}`);
			passed += failed;
			failed = 0;
			isGreen = true;
		}
	}
	console.log(`${passed} passed, ${failed} failed`);
	process.exit(isGreen ? 0 : code || 1);
}

function read(report) {
	try {
		return JSON.parse(readFileSync(report, "utf8"));
	} catch {
		return undefined;
	}
}
