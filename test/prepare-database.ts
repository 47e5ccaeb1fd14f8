import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { TestProject } from "vitest/node";
import { makeTemplate, server } from "./server-database.ts";

/** Of the demo's accounts, in tests. */
export const DEMO_PASSWORD = "a password of the tests";

/** The keys that sealed the prepared rows: a site that starts from them needs the same. */
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
		/** The files of the demo's pictures. */
		demoFiles: string;
		/** A migrated and empty database of the server, to be copied. */
		template: string;
	}
}

const CACHE = "node_modules/.cache/test-databases";

/** Migrates once and loads the demo once per build and day; every test file starts from a copy. */
export default async function prepareDatabase(project: TestProject) {
	const key = keyOfToday();
	const prepared = join(CACHE, key);
	if (!existsSync(prepared)) await prepare(prepared);
	const template = `tawila_template_${key}`;
	if (server) await makeTemplate(template, migrateServer);
	project.provide("template", template);
	project.provide("empty", join(prepared, "empty.tar"));
	project.provide("demo", join(prepared, "demo.tar"));
	project.provide("demoFiles", join(prepared, "data/files"));
}

/** The demo's season is laid around the day on which it is loaded, so the day is part of the key. */
function keyOfToday() {
	const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
	hash.update(readFileSync("build/server/index.js"));
	for (const name of readdirSync("migrations", { recursive: true, encoding: "utf8" }).sort())
		if (name.endsWith(".sql")) hash.update(name).update(readFileSync(join("migrations", name)));
	hash.update(readFileSync(import.meta.filename));
	return hash.digest("hex").slice(0, 24);
}

const product = async () =>
	((await import("../build/server/index.js" as string)) as ServerBuild).entry.module as unknown as Entry;

async function migrateServer(url: string) {
	const { parseConfig, start } = await product();
	const folder = await mkdtemp(join(tmpdir(), "tawila-template-"));
	const settings = { DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: "silent", ...TEST_KEYS };
	const running = await start(parseConfig(settings), { idle: true });
	await running.close();
	await rm(folder, { recursive: true, force: true });
}

async function prepare(destination: string) {
	await rm(CACHE, { recursive: true, force: true });
	await mkdir(CACHE, { recursive: true });
	const folder = await mkdtemp(join(CACHE, "making-"));
	const { parseConfig, start, loadDemo } = await product();
	const settings = parseConfig({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent", DEMO_PASSWORD, ...TEST_KEYS });
	const running = await start(settings, { inMemory: true, idle: true });
	const dump = async (name: string) => writeFile(join(folder, name), (await running.connection.embedded?.dump()) ?? "");
	await dump("empty.tar");
	await loadDemo();
	await dump("demo.tar");
	await running.close();
	await rename(folder, destination);
}
