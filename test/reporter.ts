import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DefaultReporter, type TestModule, type TestSpecification } from "vitest/node";
import { aims } from "./aims.ts";
import { processorTime } from "./processor-time.ts";

type Failure = { file: string; test: string; message: string };
/**
 * The end of a run. `errors` are those that belong to no test: a worker that ended, a rejected promise that no test
 * waited for.
 */
export type TestReport = {
	passed: number;
	failed: number;
	errors: number;
	files: string[];
	failures: Failure[];
	/** Every file with the seconds that it took, and those of the processor among them; the longest first. */
	work: Work[];
};
type Work = { part: string; file: string; seconds: number; cpu: number };

type Part = { files: number; ended: number; tests: number; began: number; cpu: number };

/**
 * Says what is tested: each part with its count and time, each failure as it comes, and at the end the files that took
 * longest.
 */
export default class PartsReporter extends DefaultReporter {
	#parts = new Map<string, Part>();

	constructor() {
		super({ summary: false });
	}

	override onTestRunStart(specifications: readonly TestSpecification[]) {
		super.onTestRunStart(specifications);
		for (const [name, files] of Map.groupBy(specifications, ({ project }) => project.name))
			this.#parts.set(name, { files: files.length, ended: 0, tests: 0, began: 0, cpu: 0 });
	}

	onTestModuleStart({ project: { name } }: TestModule) {
		const part = this.#parts.get(name);
		if (!part || part.began) return;
		part.began = performance.now();
		this.log(`${name}: ${part.files} files…`);
	}

	override onTestModuleEnd(module: TestModule) {
		if (module.state() === "failed") super.onTestModuleEnd(module);
		const part = this.#parts.get(module.project.name);
		if (!part) return;
		part.ended++;
		part.tests += [...module.children.allTests()].length;
		part.cpu += module.meta().cpu ?? 0;
		if (part.ended === part.files)
			this.log(
				`${module.project.name}: ${part.tests} tests in ${seconds(performance.now() - part.began)}, ` +
					`${cpuOf(module.project.name, part.cpu)}`,
			);
	}

	override onTestRunEnd(...[modules, errors, reason]: Parameters<DefaultReporter["onTestRunEnd"]>) {
		super.onTestRunEnd(modules, errors, reason);
		const report = this.#reportOf(modules, errors.length);
		this.log(`the runner: ${cpuOf("the runner", processorTime("self").own)}`);
		const server = ofServer();
		if (server) this.log(`database server: ${cpuOf("database server", server)}`);
		if (report.work.length > 1) this.log("Slowest files (seconds, and of the processor):");
		for (const { part, file, seconds, cpu } of report.work.slice(0, 10))
			this.log(`  ${seconds.toFixed(1).padStart(6)} ${cpu.toFixed(1).padStart(6)}  ${part}: ${file}`);
		const path = process.env.TEST_REPORT;
		if (!path) return;
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, JSON.stringify(report, null, "\t"));
	}

	#reportOf(modules: readonly TestModule[], errors: number): TestReport {
		const tests = modules.flatMap((module) => [...module.children.allTests()]);
		const broken = modules.filter((module) => module.state() !== "passed" && module.state() !== "skipped");
		const failures = broken.flatMap((module) => {
			const file = this.relative(module.moduleId);
			const failed = [...module.children.allTests("failed")].map((test) => ({
				file,
				test: test.fullName,
				message: test.result().errors?.[0]?.message ?? "",
			}));
			const own = module.errors().map(({ message }) => ({ file, test: "the file itself", message }));
			return [...own, ...failed];
		});
		return {
			passed: tests.filter((test) => test.result().state === "passed").length,
			failed: tests.filter((test) => test.result().state === "failed").length,
			errors,
			files: [...new Set(broken.map((module) => this.relative(module.moduleId)))],
			failures,
			work: modules
				.map((module) => ({
					part: module.project.name,
					file: this.relative(module.moduleId),
					seconds: took(module),
					cpu: module.meta().cpu ?? 0,
				}))
				.sort((a, b) => b.seconds - a.seconds),
		};
	}
}

const cpuOf = (part: string, cpu: number) => `${cpu.toFixed(0)} s of CPU (aim ${aims[part]})`;

/** Seconds of the processor that the run's own database server has taken. */
function ofServer(): number {
	const [file] = globSync(`${process.env.TEST_FOLDER}/tawila-pg-*/data/postmaster.pid`);
	if (!file) return 0;
	const server = Number(readFileSync(file, "utf8").split("\n")[0]);
	const { own, ended } = processorTime(server);
	const children = readFileSync(`/proc/${server}/task/${server}/children`, "utf8").split(" ").filter(Boolean);
	return children.reduce((sum, pid) => sum + processorTime(Number(pid)).own, own + ended);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Seconds. */
function took(module: TestModule) {
	const { duration, setupDuration, collectDuration } = module.diagnostic();
	return (duration + setupDuration + collectDuration) / 1000;
}
