import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parseConfig } from "../../config.server.ts";
import { putFile } from "./put-file.server.ts";
import { files, openStore } from "./store.server.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "tawila-put-"));
	await openStore(parseConfig({ DATA_DIR: folder }));
});
afterAll(() => rm(folder, { recursive: true }));

test("a file is stored whole", async () => {
	await writeFile(join(folder, "given"), "bytes");
	await putFile("bulk/one", join(folder, "given"), 5);
	expect(Buffer.from(await files().getBytes("bulk/one")).toString()).toBe("bytes");
});

test("when the store fails before it reads, the file can be deleted at once: nothing fails later", async () => {
	let given: Readable | undefined;
	vi.spyOn(files(), "putStream").mockImplementationOnce((_, stream) => {
		given = stream;
		return Promise.reject(new Error("away"));
	});
	await expect(putFile("bulk/two", join(folder, "absent"), 5)).rejects.toThrow("away");
	expect([given?.destroyed, given?.listenerCount("error")]).toEqual([true, 1]);
	await expect.poll(() => given?.closed).toBe(true);
});

test("a file that is not there is a failure", async () => {
	await expect(putFile("bulk/three", join(folder, "absent"), 5)).rejects.toThrow();
});
