import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

// Databases, servers and browsers start here: patience is for slow machines, not for slow code.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };
const globalSetup = "test/prepare-database.ts";

/** A test that starts the product needs a database; every other one is a rule's, and waits for none. */
const starters = /from "[./]*(?:test\/)?(?:site|engines|former-database)\.ts"/;
const tests = globSync("{app,seed,test}/**/*.test.{ts,tsx}");
const needsDatabase = (file: string) => starters.test(readFileSync(file, "utf8"));

/** A worker loads the product once for all its files. Each file starts its own product and ends it. */
const shared = { globalSetup, isolate: false, ...patience };

export default defineConfig({
	test: {
		pool: "forks",
		maxWorkers: 2,
		projects: [
			{ test: { name: "rules", include: tests.filter((file) => !needsDatabase(file)), ...patience } },
			{ test: { name: "commands", include: tests.filter(needsDatabase), ...shared } },
			{ test: { name: "journeys", include: ["e2e/**/*.test.ts"], ...shared } },
		],
	},
});
