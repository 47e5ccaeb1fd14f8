import { defineConfig } from "vitest/config";

// Databases, servers and browsers start here: patience is for slow machines, not for slow code.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
	test: {
		globalSetup: "test/prepare-database.ts",
		pool: "forks",
		maxWorkers: 2,
		projects: [
			{
				test: {
					name: "check",
					include: ["app/**/*.test.{ts,tsx}", "seed/**/*.test.ts", "test/**/*.test.ts"],
					...patience,
				},
			},
			{ test: { name: "journeys", include: ["e2e/**/*.test.ts"], ...patience } },
		],
	},
});
