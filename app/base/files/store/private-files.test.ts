import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { freshProduct } from "../../../../test/engines.ts";
import { log } from "../../log/log.server.ts";
import { keepPrivate } from "./private-files.server.ts";
import { files } from "./store.server.ts";

const product = freshProduct("embedded PostgreSQL");
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("a data directory that was there before, open to all, is closed with all in it, and a line says so", async () => {
	const folder = await mkdtemp(join(tmpdir(), "tawila-open-"));
	const outside = await mkdtemp(join(tmpdir(), "tawila-outside-"));
	await chmod(outside, 0o755);
	for (const name of ["files/evidence/a", "outbox", "db/pg"]) await mkdir(join(folder, name), { recursive: true });
	const all = ["files/evidence/a/b", "outbox/a.eml", "audit-seals.txt", "db/pg/x"];
	for (const name of all) await writeFile(join(folder, name), "x");
	await symlink(outside, join(folder, "link"));
	for (const name of await readdir(folder, { recursive: true }))
		if (!name.startsWith("link"))
			await chmod(join(folder, name), (await stat(join(folder, name))).isFile() ? 0o644 : 0o755);
	await chmod(folder, 0o755);
	const said = vi.spyOn(log, "warn");
	await keepPrivate(folder);
	for (const name of ["", "files", "files/evidence", "files/evidence/a", "outbox", "db/pg"])
		expect([name, await modeOf(join(folder, name))]).toEqual([name, "700"]);
	for (const name of all.filter((each) => !each.startsWith("db/pg")))
		expect([name, await modeOf(join(folder, name))]).toEqual([name, "600"]);
	expect(await modeOf(join(folder, "db/pg/x"))).toBe("644"); // the engine sets it again; its folder is closed
	expect(await modeOf(outside)).toBe("755"); // a link leads out of the directory
	expect(said).toHaveBeenCalledExactlyOnceWith("files.tightened", { tightened: 10, foreign: 0 });
	said.mockClear();
	await keepPrivate(folder);
	expect(said).not.toHaveBeenCalled();
	for (const path of [folder, outside]) await rm(path, { recursive: true, force: true });
});

test("what the store and the server write is theirs alone", async () => {
	await files().put("evidence/a/b", "x");
	await files().put("media/news-images/a.webp", "x");
	const at = (name: string) => join(product.dataDir, name);
	for (const name of ["", "files", "files/evidence", "files/evidence/a", "files/media/news-images", "incoming"])
		expect([name, await modeOf(at(name))]).toEqual([name, "700"]);
	for (const name of ["files/evidence/a/b", "files/media/news-images/a.webp"])
		expect([name, await modeOf(at(name))]).toEqual([name, "600"]);
});
