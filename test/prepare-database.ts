import { createHash } from "node:crypto";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ServerBuild } from "react-router";
import type { TestProject } from "vitest/node";
import { type Engine, hasServer, makeTemplate, startServerOfRun } from "./server-database.ts";

/** Of the demo's accounts, in tests. */
export const DEMO_PASSWORD = "a password of the tests";

/** The keys that sealed the prepared rows: a site that starts from them needs the same. */
export const TEST_KEYS = {
	SECRET_KEY: "a secret of the tests, long enough to count",
	ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString("base64")}`,
};

/** The least that a hash may cost: what a password is worth is the subject of its own tests. */
export const HASH_COST = { memory: 8, passes: 1, parallelism: 1 };

type Entry = typeof import("../app/entry.server.tsx");

declare module "vitest" {
	export interface ProvidedContext {
		/** Archives of an embedded database: migrated and empty, and with the demo federation. */
		empty: string;
		demo: string;
		/** The folder of what belongs to each demo: its files are in `files`. */
		demoFolders: Record<Engine, string>;
		/** Databases of the server, to be copied: migrated and empty, and with the demo federation. */
		template: string;
		demoTemplate: string;
		/** The engine of the project: the server, where there is one, but for the projects of the embedded engine. */
		engine: Engine;
	}
}

const CACHE = "node_modules/.cache/test-databases";

/**
 * Migrates once for each state of the schema, and loads the demo once per build and day; every test file starts from a
 * copy. Tests of commands need no demo, and do not wait for one.
 */
export default async function prepareDatabase(project: TestProject) {
	await startServerOfRun();
	const schema = hashOf(["package-lock.json", import.meta.filename, ...schemaFiles()]);
	// The demo's season is laid around the day on which it is loaded, so the day is part of the key.
	const key = hashOf(["build/server/index.js"], schema + new Date().toISOString().slice(0, 10));
	const empty = await made(`empty-${schema}`, dumpEmpty);
	const template = `tawila_template_${schema}`;
	if (hasServer) await makeTemplate(template, migrateServer);
	project.provide("template", template);
	project.provide("empty", join(empty, "empty.tar"));
	if (project.name.endsWith("commands")) return;
	const demo = await made(`demo-${key}`, (folder) => dumpDemo(folder, join(empty, "empty.tar")));
	const demoTemplate = `tawila_demo_${key}`;
	const filled = resolve(CACHE, `server-${key}`);
	if (hasServer) await makeTemplate(demoTemplate, (url) => fillDemo(url, filled), { from: template, needs: filled });
	project.provide("demoTemplate", demoTemplate);
	project.provide("demo", join(demo, "demo.tar"));
	project.provide("demoFolders", { "embedded PostgreSQL": join(demo, "data"), "PostgreSQL server": filled });
}

/**
 * The files that make the tables, roles and queues of an empty database. A start brings an older database up to date.
 */
const schemaFiles = () => [
	...globSync("migrations/**/*.sql").sort(),
	...globSync("app/base/{db,schema}/*.server.ts").sort(),
	"app/start.server.ts",
];

function hashOf(files: string[], more = "") {
	const hash = createHash("sha256").update(more);
	for (const file of files) hash.update(file).update(readFileSync(file));
	return hash.digest("hex").slice(0, 24);
}

/** A folder that is made once; older ones of its kind are deleted. */
async function made(name: string, make: (folder: string) => Promise<void>) {
	const destination = join(CACHE, name);
	if (existsSync(destination)) return destination;
	await mkdir(CACHE, { recursive: true });
	const folder = await mkdtemp(join(CACHE, "making-"));
	await make(folder);
	const kind = name.replace(/-.*/, "-");
	for (const former of readdirSync(CACHE))
		if (former.startsWith(kind)) await rm(join(CACHE, former), { recursive: true, force: true });
	await rename(folder, destination);
	return destination;
}

const product = async () =>
	((await import("../build/server/index.js" as string)) as ServerBuild).entry.module as unknown as Entry;

async function migrateServer(url: string) {
	const folder = await mkdtemp(join(tmpdir(), "tawila-template-"));
	await onServer(url, folder);
	await rm(folder, { recursive: true, force: true });
}

const fillDemo = (url: string, folder: string) => onServer(url, folder, ({ loadDemo }) => loadDemo());

async function onServer(url: string, folder: string, fill?: (entry: Entry) => Promise<unknown>) {
	const entry = await product();
	const settings = { DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: "silent", DEMO_PASSWORD, ...TEST_KEYS };
	const running = await entry.start(entry.parseConfig(settings), { hashCost: HASH_COST, idle: true });
	await fill?.(entry);
	await running.close();
}

const dumpEmpty = (folder: string) => dump(join(folder, "empty.tar"), join(folder, "data"));
const dumpDemo = async (folder: string, empty: string) =>
	dump(join(folder, "demo.tar"), join(folder, "data"), {
		restoreFrom: new Uint8Array(await readFile(empty)),
		fill: (await product()).loadDemo,
	});

type Content = { restoreFrom?: Uint8Array; fill?: () => Promise<unknown> };

/** Writes the archive of a database in memory, once it is filled. */
async function dump(archive: string, dataDir: string, { restoreFrom, fill }: Content = {}) {
	const { parseConfig, start } = await product();
	const settings = parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", DEMO_PASSWORD, ...TEST_KEYS });
	const running = await start(settings, { inMemory: true, hashCost: HASH_COST, idle: true, restoreFrom });
	await fill?.();
	await writeFile(archive, (await running.connection.embedded?.dump()) ?? "");
	await running.close();
}
