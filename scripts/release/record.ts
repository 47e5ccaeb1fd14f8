import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { recordSchema } from "./schema-record.ts";

type Entry = typeof import("../../app/entry.server.tsx");

/** The text of `releases/<release>.json`: the schema that this build makes in an empty database. */
export async function schemaOfBuild(release: string): Promise<string> {
	const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
	const { parseConfig, start } = build.entry.module as unknown as Entry;
	const folder = await mkdtemp(join(tmpdir(), "tawila-record-"));
	const product = await start(parseConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" }), { inMemory: true, idle: true });
	try {
		return `${JSON.stringify(await recordSchema(release, product.sql), null, "\t")}\n`;
	} finally {
		await product.close();
		await rm(folder, { recursive: true, force: true });
	}
}
