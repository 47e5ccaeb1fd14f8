import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DefaultReporter, type TestModule, type TestSpecification } from "vitest/node";

type Failure = { file: string; test: string; message: string };
/** The end of a run. `errors` are those that belong to no test: a worker that ended, a rejected promise that no test waited for. */
export type TestReport = { passed: number; failed: number; errors: number; files: string[]; failures: Failure[] };

type Part = { files: number; ended: number; tests: number; began: number };

/** Says what is tested: each part with its count and time, each failure as it comes, and at the end the files that took longest. */
export default class PartsReporter extends DefaultReporter {
	#parts = new Map<string, Part>();

	constructor() {
		super({ summary: false });
	}

	override onTestRunStart(specifications: readonly TestSpecification[]) {
		super.onTestRunStart(specifications);
		for (const [name, files] of Map.groupBy(specifications, ({ project }) => project.name))
			this.#parts.set(name, { files: files.length, ended: 0, tests: 0, began: 0 });
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
		if (part.ended === part.files)
			this.log(`${module.project.name}: ${part.tests} tests in ${seconds(performance.now() - part.began)}`);
	}

	override onTestRunEnd(...[modules, errors, reason]: Parameters<DefaultReporter["onTestRunEnd"]>) {
		super.onTestRunEnd(modules, errors, reason);
		const slowest = modules.map((module) => ({ module, took: took(module) })).sort((a, b) => b.took - a.took);
		if (slowest.length > 1) this.log("Slowest files:");
		for (const { module, took } of slowest.slice(0, 10))
			this.log(`  ${seconds(took).padStart(7)}  ${module.project.name}  ${this.relative(module.moduleId)}`);
		const path = process.env.TEST_REPORT;
		if (!path) return;
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, JSON.stringify(this.#reportOf(modules, errors.length), null, "\t"));
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
		};
	}
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function took(module: TestModule) {
	const { duration, setupDuration, collectDuration } = module.diagnostic();
	return duration + setupDuration + collectDuration;
}
