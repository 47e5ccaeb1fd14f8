import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Databases, servers and browsers start here: patience is for slow machines, not for slow code.
const patience = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
const globalSetup = "test/prepare-database.ts";

/**
 * A test that asks the built product for pages needs the demo, one that calls its code an empty database, and one that starts it as a
 * process of its own takes its time. Every other one is a rule's, and waits for none of it.
 */
const pages = /from "[./]*(?:test\/)?site\.ts"/;
const inside = /from "[./]*(?:test\/)?(?:engines|former-database|server-database)\.ts"/;
const outside = /from "[./]*(?:test\/)?(?:server-process|own-postgres)\.ts"/;
const kinds = Map.groupBy(globSync("{app,seed,test}/**/*.test.{ts,tsx}"), (file) => {
	const text = readFileSync(file, "utf8");
	return pages.test(text) ? "pages" : inside.test(text) ? "commands" : outside.test(text) ? "processes" : "rules";
});

/** A worker loads the product once for all its files. Each file starts its own product and ends it. */
const shared = { globalSetup, isolate: false, ...patience };
/** The built product with the libraries that it runs with: those of development take twice the time. */
const built = { ...shared, env: { NODE_ENV: "production" } };

/** Short files that take long: at the end they would run alone. */
const longest = ["test/faults.test.ts", "test/process.test.ts", "test/jobs-of-the-killed.test.ts"];
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name));
		const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project.name).values();
		return [...ofProjects].flatMap((its) => [...its.filter(isLong), ...its.filter((file) => !isLong(file))]);
	}
}

export default defineConfig({
	test: {
		sequence: { sequencer: LongestFirst },
		pool: "forks",
		maxWorkers: 4, // on two cores: many tests wait for a timer, a disk, a server or a process
		projects: [
			{ test: { name: "rules", include: kinds.get("rules"), ...patience } },
			{ test: { name: "commands", include: kinds.get("commands"), ...shared } },
			{ test: { name: "pages", include: kinds.get("pages"), ...built } },
			{ test: { name: "processes", include: kinds.get("processes"), globalSetup, ...patience } },
			{ test: { name: "journeys", include: ["e2e/**/*.test.ts"], ...built } },
		],
	},
});
