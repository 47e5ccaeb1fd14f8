import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Decrypter } from "age-encryption";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { config, configure } from "../../../base/config.server.ts";
import { db, runAsOperator } from "../../../base/db/client.server.ts";
import { storeDrawing } from "../../../base/files/pictures/pictures.server.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { backupAge } from "../../../base/metrics/backup-age.server.ts";
import { listCaseFile, unlistCaseFiles } from "../../../complaints/evidence/file-list/case-files.server.ts";
import { runCommand } from "../../commands.server.ts";
import { nightlyBackup } from "../nightly-backup.server.ts";
import { findBackup } from "../restoring/find-backup.server.ts";
import { readBackup } from "../restoring/read-backup.server.ts";
import { folderTarget } from "./folder-target.server.ts";
import { prune } from "./prune.server.ts";
import { openRepository } from "./repository.server.ts";
import { alone } from "./running.server.ts";

const BACKUP_KEY = "a passphrase for the backups of the tests";

const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="red"/></svg>';

onOneEngine((engine) => {
	freshProduct(engine, { BACKUP_KEY });
	let root: string;
	beforeAll(async () => {
		root = await mkdtemp(join(tmpdir(), "tawila-backups-"));
	});
	beforeEach(async () => void (await runAsOperator("delete from case_files")));
	afterEach(() => vi.restoreAllMocks());
	afterAll(() => rm(root, { recursive: true, force: true }));
	const newPlace = () => `${join(root, randomUUID())}/`;
	const run = async (...args: string[]) => {
		const answer = await runCommand([...args, "--json"]);
		return { ok: answer?.ok, ...JSON.parse(answer?.text ?? "") };
	};
	const say = async (...args: string[]) => (await runCommand(args))?.text;
	/** Evidence of a case that is not filed yet: a file and its row. */
	const evidence = async (content: string) => {
		const path = `evidence/${randomUUID()}/${randomUUID()}`;
		await listCaseFile(path);
		await files().put(path, content);
		return path;
	};
	const forget = (path: string) => unlistCaseFiles([path]);
	const filesOf = async (place: string, id?: string) => {
		const found: Record<string, string> = {};
		await readBackup(await findBackup(place, BACKUP_KEY, { id }), {
			async file(path, bytes) {
				found[path] = await text(bytes);
			},
		});
		return found;
	};
	const pieces = async (place: string) =>
		(await readdir(join(place, "pieces"), { recursive: true, withFileTypes: true }))
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name));

	test("a second backup brings only new files, and each backup is whole with its own", async () => {
		const place = newPlace();
		const [a, b] = [await evidence("first"), await evidence("second")];
		expect(await run("backup", place)).toMatchObject({ ok: true, files: 2, copied: { files: 2 } });
		await forget(a);
		const c = await evidence("third");
		expect(await run("backup", place)).toMatchObject({ ok: true, files: 2, copied: { files: 1, bytes: 5 } });
		expect(await run("backup", place)).toMatchObject({ ok: true, files: 2, copied: { files: 0 } });

		const { backups } = await run("backup", "list", place);
		expect(backups).toHaveLength(3);
		expect(backups[1]).toMatchObject({ files: 2, file_bytes: 11 });
		expect(await filesOf(place, backups[0].id)).toEqual({ [a]: "first", [b]: "second" });
		expect(await filesOf(place)).toEqual({ [b]: "second", [c]: "third" });
		expect(await run("backup", "verify", place)).toMatchObject({
			ok: true,
			files: 2,
			rows: { "public.case_files": 2 },
		});
		expect(await say("backup", "verify", place, "--all")).toMatch(/(.* is whole: 2 files\n?){3}/);
	});

	test("names and contents tell nothing, only their owner reads them, age opens them without the product", async () => {
		const place = newPlace();
		const path = await evidence("what was uploaded");
		await run("backup", place);
		const [piece = ""] = await pieces(place);
		const all = await readdir(place, { recursive: true, withFileTypes: true });
		for (const entry of all.filter((each) => each.isFile())) {
			const file = join(entry.parentPath, entry.name);
			expect((await stat(file)).mode & 0o777).toBe(0o600);
			expect(file).not.toContain(path.split("/").at(-1));
			expect(await readFile(file, "latin1")).not.toMatch(/uploaded|evidence/);
		}
		const withPassphrase = new Decrypter();
		withPassphrase.addPassphrase(BACKUP_KEY);
		const key = await withPassphrase.decrypt(await readFile(join(place, "key.age")), "text");
		const withKey = new Decrypter();
		withKey.addIdentity(key.split("\n")[1] ?? "");
		expect(await withKey.decrypt(await readFile(piece), "text")).toBe("what was uploaded");
	});

	test("a piece that is altered, exchanged or lost is named; the next backup brings a lost one again", async () => {
		const place = newPlace();
		const paths = [await evidence("one of them"), await evidence("another 1")];
		await run("backup", place);
		const [first = "", second = ""] = await pieces(place);
		const whole = await readFile(first);
		const verdict = () => say("backup", "verify", place);
		const altered = Buffer.from(whole);
		altered[altered.length - 20] = (altered[altered.length - 20] ?? 0) ^ 1;
		await writeFile(first, altered);
		expect(await verdict()).toMatch(/is damaged: evidence\/\S+ is not what was written/);
		await cp(second, first);
		expect(await verdict()).toMatch(/is damaged: evidence\/\S+ is not what was written/);
		await rm(first);
		expect(await verdict()).toMatch(/is damaged: evidence\/\S+ is not in it/);
		expect(await run("backup", place)).toMatchObject({ ok: true, copied: { files: 1 } });
		expect(await say("backup", "verify", place, "--all")).toMatch(/whole.*\n.*whole/);
		expect(Object.keys(await filesOf(place)).sort()).toEqual(paths.sort());
	});

	test("another key, a list that is not its own, and a folder of other things are refused in words", async () => {
		const place = newPlace();
		await evidence("first");
		await run("backup", place);
		const { id: old } = (await run("backup", "list", place)).backups[0];
		await evidence("second");
		const { id } = await run("backup", place);
		await cp(join(place, `backups/${old}.files.age`), join(place, `backups/${id}.files.age`));
		expect(await say("backup", "verify", place)).toMatch(/damaged: its list of files is not the one/);
		const settings = config();
		configure({ ...settings, BACKUP_KEY: `${BACKUP_KEY}!` });
		expect(await say("backup", "verify", place)).toMatch(/key\.age cannot be opened\. The key is not the one/);
		expect(await say("backup", place)).toMatch(/key\.age cannot be opened/);
		configure(settings);
		const other = await mkdtemp(join(root, "other-"));
		await writeFile(join(other, "mine"), "");
		expect(await say("backup", other)).toMatch(/no backups in .* no key\.age/);
		expect(await readdir(other, { recursive: true })).toEqual(["mine", "running"]);
	});

	test("an interrupted backup is none, and the next goes on with the files it had brought", async () => {
		const place = newPlace();
		for (const content of ["1", "22", "333", "4444", "55555", "666666"]) await evidence(content);
		let reads = 0;
		const getBytes = files().getBytes.bind(files());
		vi.spyOn(files(), "getBytes").mockImplementation((path) => {
			if (++reads === 4) throw new Error("The store was cut off.");
			return getBytes(path);
		});
		await expect(run("backup", place)).rejects.toThrow(/cut off/);
		expect(await say("backup", "list", place)).toMatch(/no whole backup/);
		expect(await say("backup", "verify", place)).toMatch(/no whole backup/);
		const there = (await pieces(place)).length;
		expect(there).toBeGreaterThan(0);
		expect(await run("backup", place)).toMatchObject({ ok: true, files: 6, copied: { files: 6 - there } });
		expect(await run("backup", "verify", place)).toMatchObject({ ok: true, files: 6, file_bytes: 21 });
		expect(await readdir(join(place, "running"))).toEqual([]);
	});

	test("prune says what would go, then removes old backups and what only they had, never the last", async () => {
		const place = newPlace();
		const a = await evidence("old");
		await run("backup", place);
		await forget(a);
		await evidence("kept");
		await run("backup", place);
		await run("backup", place);
		const { backups } = await run("backup", "list", place);
		const [first, second, third] = backups.map(({ id }: { id: string }) => id);
		const going = { kept: [second, third], removed: [first], pieces: 1 };
		expect(await run("backup", "prune", place, "--keep", "2", "--dry-run")).toMatchObject({ ok: true, ...going });
		expect((await run("backup", "list", place)).backups).toHaveLength(3);
		// As an interrupted one leaves it: the rows are gone, its list and its files are there.
		await rename(join(place, `backups/${first}.age`), join(place, "aside"));
		expect(await say("backup", "list", place)).not.toContain(first);
		await rm(join(place, "aside"));
		expect(await run("backup", "prune", place, "--keep=2")).toMatchObject({ ok: true, removed: [], pieces: 1 });
		expect((await readdir(join(place, "backups"))).length).toBe(4);
		expect(await say("backup", "verify", place, "--all")).toMatch(/whole.*\n.*whole/);
		expect(await run("backup", "prune", place, "--days", "1")).toMatchObject({ ok: true, removed: [] });
		expect(await run("backup", "prune", place, "--keep", "1")).toMatchObject({ removed: [second], pieces: 0 });
		expect(await run("backup", "verify", place)).toMatchObject({ ok: true, files: 1 });
		expect(await run("backup", "prune", place)).toMatchObject({ ok: false });
		expect(await say("backup", "prune", place, "--keep")).toMatch(/Unknown command/);
		await expect(run("backup", "prune", place, "--keep", "none")).rejects.toThrow(/whole numbers/);
	});

	test("during a backup another and a prune of its place are refused; an old mark is of a killed one", async () => {
		const place = newPlace();
		await run("backup", place);
		const target = folderTarget(join(place, "."));
		await alone(target, async () => {
			expect(await say("backup", "prune", place, "--keep", "1")).toMatch(/Another backup or prune works on/);
			expect(await say("backup", place)).toMatch(/Another backup or prune works on/);
		});
		await target.write("running/of-a-killed-process", 0, async function* () {});
		const at = new Date(Date.now() - 6 * 60_000);
		await utimes(join(place, "running/of-a-killed-process"), at, at);
		expect(await run("backup", place)).toMatchObject({ ok: true });
		expect(await readdir(join(place, "running"))).toEqual([]);
	});

	test("an empty folder where backups were is an unmounted disk: it gets a first backup only on request", async () => {
		const place = newPlace();
		await run("backup", place);
		await rename(place, `${place.slice(0, -1)}-unmounted`);
		expect(await say("backup", place)).toMatch(/no key\.age/);
		expect(await run("backup", place, "--renew")).toMatchObject({ ok: true });
	});

	test("files check names files that are missing or that no row names, and fetches those from backups", async () => {
		const place = newPlace();
		await files().deleteAll("");
		const path = await storeDrawing("team-logos", SVG);
		const club = { name: "Al Hilal", name_ar: "الهلال", region: "Riyadh", region_ar: "الرياض", logo_url: path };
		await db().insertInto("teams").values(club).execute();
		expect(await run("files", "check")).toMatchObject({ ok: true, named: 2, missing: [], extra: [] });
		await run("backup", place);
		const lost = path.slice(1);
		const content = await files().getBytes(lost);
		await files().delete(lost);
		await files().put("evidence/later", "x");
		expect(await run("files", "check")).toMatchObject({ ok: false, missing: [lost], extra: ["evidence/later"] });
		expect(await run("files", "check", "--from", place)).toMatchObject({ ok: true, missing: [], fetched: [lost] });
		expect(await files().getBytes(lost)).toEqual(content);
		await files().delete("evidence/later");
	});

	test("the nightly job adds a backup, leaves as many as are asked for, and does nothing without a place", async () => {
		const place = newPlace();
		await evidence("first");
		const night = (settings = {}) => nightlyBackup({ ...config(), ...settings }).run({}, { last: false });
		await night();
		await expect(readdir(place)).rejects.toThrow(/ENOENT/);
		for (let i = 0; i < 3; i++) await night({ BACKUP_TARGET: join(place, "."), BACKUP_KEEP: 2, BACKUP_HOUR: 3 });
		expect((await run("backup", "list", place)).backups).toHaveLength(2);
		expect(await backupAge()).toBeLessThan(600);
		expect(nightlyBackup({ ...config(), BACKUP_HOUR: 3 }).cron).toBe("7 3 * * *");
		await night({ BACKUP_TARGET: join(place, "."), BACKUP_KEEP: undefined });
		expect((await run("backup", "list", place)).backups, "without a number none goes").toHaveLength(3);
	});

	test("prune keeps the backups of so many whole days", async () => {
		const place = newPlace();
		for (const _ of ["first", "second"]) await run("backup", place);
		const repository = await openRepository(folderTarget(join(place, ".")), BACKUP_KEY);
		const goneAfter = async (hours: number) => {
			const now = new Date(Date.now() + hours * 3_600_000);
			return (await prune(repository, { days: 2 }, { dry: true, now })).removed.length;
		};
		expect([await goneAfter(0), await goneAfter(47), await goneAfter(49)]).toEqual([0, 0, 1]);
	});

	test("a picture that an article shows is missed although it is noted as one that may be gone", async () => {
		await files().deleteAll("");
		const path = await storeDrawing("news-images", SVG);
		await make.article({ image_url: path });
		await files().delete(path.slice(1));
		expect((await run("files", "check")).missing).toContain(path.slice(1));
	});
});
