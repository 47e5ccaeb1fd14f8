import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { TestProject } from "vitest/node";

/** Of the demo's accounts, in tests. */
export const DEMO_PASSWORD = "a password of the tests";

/** What the prepared rows were sealed with: a site that starts from them has to have the same. */
export const TEST_KEYS = {
	SECRET_KEY: "a secret of the tests, long enough to count",
	ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString("base64")}`,
};

type Entry = typeof import("../app/entry.server.tsx");

declare module "vitest" {
	export interface ProvidedContext {
		/** Archives of an embedded database: migrated and empty, and with the demo federation. */
		empty: string;
		demo: string;
		/** The files that the demo's pictures lie in. */
		demoFiles: string;
	}
}

/** Migrates once and loads the demo once; every test file starts from a copy. */
export default async function prepareDatabase(project: TestProject) {
	const folder = await mkdtemp(join(tmpdir(), "tawila-prepared-"));
	const build = (await import("../build/server/index.js" as string)) as ServerBuild;
	const { parseConfig, start, loadDemo } = build.entry.module as unknown as Entry;
	const settings = parseConfig({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent", DEMO_PASSWORD, ...TEST_KEYS });
	const product = await start(settings, { inMemory: true, idle: true });
	const dump = async (name: string) => {
		await writeFile(join(folder, name), (await product.connection.embedded?.dump()) ?? "");
		return join(folder, name);
	};
	project.provide("empty", await dump("empty.tar"));
	await loadDemo();
	project.provide("demo", await dump("demo.tar"));
	project.provide("demoFiles", join(folder, "data/files"));
	await product.close();
	return () => rm(folder, { recursive: true, force: true });
}
