import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { configure, parseConfig } from "../config.server.ts";
import { beginServing, drain, draining, isReady } from "./draining.server.ts";

test("a process that ends is not ready and its streams are told; a server that begins is ready again", async () => {
	configure(parseConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "tawila-draining-")), TRUST_PROXY: "0" }));
	beginServing();
	const stream = draining();
	expect([isReady(), stream.aborted]).toEqual([true, false]);
	await drain(0);
	expect([isReady(), stream.aborted]).toEqual([false, true]);
	beginServing();
	expect([isReady(), draining().aborted]).toEqual([true, false]);
});
