import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { type Engine, hasServer } from "./test/server-database.ts";
import { inAllOnly, onEmbeddedAlone, onEmbeddedToo } from "./test/tiers.ts";

// Databases, servers and browsers start here: patience is for slow machines, not for slow code.
const patience = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
const globalSetup = "test/prepare-database.ts";
const isWhole = process.env.TEST_TIER === "all";

/**
 * A test that asks the built product for pages needs the demo, one that calls its code an empty database, and one that
 * starts it as a process of its own takes its time. Every other one is a rule's, and waits for none of it.
 */
const pages = /from "[./]*(?:test\/)?site\.ts"/;
const inside = /from "[./]*(?:test\/)?(?:engines|server-database)\.ts"/;
const outside = /from "[./]*(?:test\/)?(?:server-process|own-postgres)\.ts"/;
const texts = new Map(
	globSync("{app,seed,test,e2e}/**/*.test.{ts,tsx}")
		.filter((file) => process.env.TEST_TIER !== "change" || !(file in inAllOnly))
		.map((file) => [file, readFileSync(file, "utf8")]),
);
type Kind = "journeys" | "pages" | "commands" | "processes" | "rules";
const kinds = Map.groupBy(texts.keys(), (file): Kind => {
	const text = texts.get(file) ?? "";
	if (file.startsWith("e2e/")) return "journeys";
	return pages.test(text) ? "pages" : outside.test(text) ? "processes" : inside.test(text) ? "commands" : "rules";
});

/** A worker loads the product once for all its files. Each file starts its own product and ends it. */
const shared = { globalSetup, isolate: false, ...patience };
/** The built product with the libraries that it runs with: those of development take twice the time. */
const built = { ...shared, env: { NODE_ENV: "production" } };

/**
 * The order of the parts: first those that wait most, last those whose files are shortest, so that no worker is idle at
 * the end.
 */
const parts = ["processes", "embedded journeys", "journeys", "embedded commands", "commands", "pages", "rules"];
/** Short files that take long: at the end of their part they would run alone. */
const longest = [
	"test/faults.test.ts",
	"test/process.test.ts",
	"test/jobs-of-the-killed.test.ts",
	"app/operator/move/move.test.ts",
];
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name));
		const ofParts = Map.groupBy(await super.sort(files), ({ project }) => project.name);
		const inOrder = [...ofParts].sort(([one], [other]) => parts.indexOf(one) - parts.indexOf(other));
		return inOrder.flatMap(([, its]) => [...its.filter(isLong), ...its.filter((file) => !isLong(file))]);
	}
}

/** Files of a kind that run on the embedded engine although there is a server. */
const onEmbedded = (kind: Kind) =>
	(kinds.get(kind) ?? []).filter(
		(file) => file in onEmbeddedToo || (isWhole && /onEveryEngine\(/.test(texts.get(file) ?? "")),
	);
/** Files of a kind that run on the server, where there is one. */
const onServer = (kind: Kind) =>
	(kinds.get(kind) ?? []).filter((file) => isWhole || !hasServer || !(file in onEmbeddedAlone));
const engine = hasServer ? "PostgreSQL server" : "embedded PostgreSQL";
const project = (name: string, include: string[] = [], settings: object = {}, on: Engine = engine) =>
	include.length > 0
		? [{ test: { name, include, provide: { engine: on }, setupFiles: "test/measure-work.ts", ...settings } }]
		: [];

export default defineConfig({
	test: {
		sequence: { sequencer: LongestFirst },
		pool: "forks",
		maxWorkers: 3, // on two cores: many tests wait for a timer, a disk, a server or a process
		projects: [
			...project("rules", kinds.get("rules"), { isolate: false, restoreMocks: true, ...patience }),
			...project("commands", onServer("commands"), shared),
			...project("pages", kinds.get("pages"), built),
			...project("processes", kinds.get("processes"), { globalSetup, ...patience }),
			...project("journeys", kinds.get("journeys"), built, isWhole ? "embedded PostgreSQL" : engine),
			...(hasServer ? project("embedded commands", onEmbedded("commands"), shared, "embedded PostgreSQL") : []),
			...(hasServer && !isWhole
				? project("embedded journeys", onEmbedded("journeys"), built, "embedded PostgreSQL")
				: []),
		],
	},
});
