import { fileURLToPath } from "node:url";
import { rules } from "./rules.ts";

/** Folders that the tests of rules read; the rest of the project is not copied for them. */
const read = ["app", "docs", "migrations", "mutants", "seed", "test", "package.json"];

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
	testRunner: "vitest",
	plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner"))],
	vitest: { configFile: "mutants/vitest.config.ts", related: false },
	tsconfigFile: "none", // types are not checked, and TypeScript 7 has no interface for programs
	mutate: rules,
	coverageAnalysis: "perTest",
	ignoreStatic: true,
	incremental: true,
	incrementalFile: "node_modules/.cache/mutants/known.json",
	tempDirName: "node_modules/.cache/mutants/copy",
	ignorePatterns: ["**", ...read.flatMap((name) => [`!${name}`, `!${name}/**`]), "mutants/node_modules"],
	dryRunTimeoutMinutes: 30,
	reporters: ["progress-append-only", "clear-text", "html", "json"],
	htmlReporter: { fileName: "node_modules/.cache/mutants/report.html" },
	jsonReporter: { fileName: "node_modules/.cache/mutants/report.json" },
	clearTextReporter: { allowColor: false, logTests: false },
	thresholds: { high: 95, low: 90, break: null },
};
