import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fickleS3 } from "../../../test/fickle-s3.ts";
import { complainant, filed } from "../../../test/make-case.ts";
import { TEST_KEYS } from "../../../test/prepare-database.ts";
import { hasServer, makeDatabase } from "../../../test/server-database.ts";
import { prepareData } from "../../../test/server-process.ts";
import { configure, parseConfig } from "../../base/config.server.ts";
import { asTableOwner, runAsOperator } from "../../base/db/client.server.ts";
import { openEmbedded } from "../../base/db/embedded/embedded.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { quietSince } from "../../installation/quiet.server.ts";
import { start } from "../../start.server.ts";
import { fingerprints } from "../backup/database/fingerprints.server.ts";
import { runCommand } from "../commands.server.ts";

type Site = Record<string, string>;

// An embedded database and one on a server: both have to be there.
describe.runIf(hasServer)("a site moves", () => {
	const s3 = fickleS3();
	let folder: string;
	const drops: (() => Promise<void>)[] = [];
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "tawila-move-"));
	});
	afterAll(async () => {
		for (const drop of drops) await drop();
		await rm(folder, { recursive: true, force: true });
	});
	const embedded = (name: string): Site => ({ ...TEST_KEYS, LOG_LEVEL: "silent", DATA_DIR: join(folder, name) });
	const newDatabase = async () => {
		const { url, drop } = await makeDatabase();
		drops.push(drop);
		return url;
	};
	const inSite = async <T>(site: Site, work: () => Promise<T>): Promise<T> => {
		const product = await start(parseConfig(site), { idle: true });
		return work().finally(product.close);
	};
	const move = async (site: Site, ...args: string[]) => {
		configure(parseConfig(site));
		return runCommand(["move", "--to", ...args]);
	};
	const fileNames = async () => {
		const names: string[] = [];
		for (const each of (await files().listAll("", { recursive: true })).objects) if (each.isFile) names.push(each.key);
		return names.sort();
	};
	const state = async () => ({
		rows: await asTableOwner(fingerprints),
		files: await fileNames(),
		sequences: (await runAsOperator("select sequencename, last_value from pg_sequences order by 1")).rows,
		audit: await runCommand(["audit", "verify"]),
		isQuiet: (await quietSince()) !== undefined,
	});

	test("from the embedded engine to a server with files in S3, and back, lossless; the former is quiet", async () => {
		const first = embedded("first");
		prepareData(first.DATA_DIR ?? "", "demo");
		const before = await inSite(first, async () => {
			await filed(await complainant());
			return state();
		});
		expect(before).toMatchObject({ isQuiet: false, audit: { ok: true } });
		const url = await newDatabase();
		const env = join(folder, "site.env");
		const lines = Object.entries(s3.settings).map(([name, value]) => `${name}=${value}\n`);
		await writeFile(env, lines.join(""));
		expect(await move(first, url, "--env", env)).toMatchObject({ ok: true });
		const onServer = { ...first, DATABASE_URL: url, ...s3.settings };
		expect(await inSite(onServer, state)).toEqual(before);
		expect(await inSite(first, quietSince)).toBeInstanceOf(Date);

		const back = join(folder, "back");
		const onDisk = join(folder, "disk.env");
		await writeFile(onDisk, "");
		expect(await move(onServer, back, "--env", onDisk)).toMatchObject({ ok: true });
		const { SECRET_KEY, ENCRYPTION_KEYS, ...settings } = first;
		// The keys are in the new folder: the settings need not name them.
		expect(await inSite({ ...settings, DATA_DIR: back }, state)).toEqual(before);
		expect(await readFile(join(back, "encryption-keys"), "utf8")).toBe(ENCRYPTION_KEYS);
		expect(SECRET_KEY).toBe(await readFile(join(back, "secret-key"), "utf8"));
		expect(await inSite(onServer, quietSince)).toBeInstanceOf(Date);
	}, 300_000);

	test("a target with content, a running site and another site's keys are refused before a move", async () => {
		const site = embedded("small");
		prepareData(site.DATA_DIR ?? "", "empty");
		const taken = { ...embedded("taken"), DATABASE_URL: await newDatabase() };
		await inSite(taken, complainant);
		await expect(move(site, taken.DATABASE_URL)).rejects.toThrow(/not empty/);
		const guard = await openEmbedded(join(site.DATA_DIR ?? "", "db"));
		await expect(move(site, await newDatabase())).rejects.toThrow(/in use by another process/);
		await guard.close();
		const other = new pg.Client({ connectionString: taken.DATABASE_URL });
		await other.connect();
		await expect(move(taken, join(folder, "nowhere"))).rejects.toThrow(/1 other connections use the database/);
		await other.end();
		await mkdir(join(folder, "other"));
		await writeFile(join(folder, "other/secret-key"), "another");
		await expect(move(site, join(folder, "other"))).rejects.toThrow(/key of another site/);
		expect(await inSite(site, quietSince)).toBeUndefined();
	}, 300_000);

	test("a failure leaves the target without rows and the source as it was; the next try succeeds", async () => {
		const site = embedded("whole");
		prepareData(site.DATA_DIR ?? "", "empty");
		await inSite(site, complainant);
		const target = { ...embedded("whole"), DATABASE_URL: await newDatabase() };
		await inSite(target, () => runAsOperator("alter table accounts add constraint refused check (email is null)"));
		await expect(move(site, target.DATABASE_URL)).rejects.toThrow(/violates check constraint/);
		const count = "select count(*)::int as n from accounts";
		await inSite(target, async () => {
			expect((await runAsOperator(count)).rows).toEqual([{ n: 0 }]);
			await runAsOperator("alter table accounts drop constraint refused");
		});
		expect(await inSite(site, quietSince)).toBeUndefined();
		expect(await move(site, target.DATABASE_URL)).toMatchObject({ ok: true });
		expect((await inSite(target, () => runAsOperator(count))).rows).toEqual([{ n: 1 }]);
	}, 300_000);
});
