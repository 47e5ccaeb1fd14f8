import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { startServer } from "./server-process.ts";

const server = process.env.TEST_DATABASE_URL;

test.runIf(server)("a change made beside two processes of one database shows in both within two seconds", async () => {
	const name = `tawila_two_${randomBytes(6).toString("hex")}`;
	const admin = new pg.Client({ connectionString: server });
	await admin.connect();
	await admin.query(`create database ${name}`);
	const url = new URL(server ?? "");
	url.pathname = `/${name}`;
	const dataDir = await mkdtemp(join(tmpdir(), "tawila-two-"));
	const start = () =>
		startServer({
			DATA_DIR: dataDir,
			DATABASE_URL: url.href,
			SECRET_KEY: "a secret of the tests, long enough to count",
			ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString("base64")}`,
		});
	// Both migrate the same empty database at once.
	const sites = await Promise.all([start(), start()]);
	const client = new pg.Client({ connectionString: url.href });
	await client.connect();
	await client.query("update installation set opened_at = now()");
	const names = () =>
		Promise.all(
			sites.map(async ({ origin }) => (await (await fetch(`${origin}/en/teams`)).text()).includes("Al-Jadid")),
		);
	expect(await names()).toEqual([false, false]);
	await client.query("insert into teams (name, name_ar) values ('Al-Jadid', 'الجديد')");
	await expect.poll(names, { interval: 50 }).toEqual([true, true]);
	for (const site of sites) site.child.kill("SIGKILL");
	await client.end();
	await admin.query(`drop database ${name} with (force)`);
	await admin.end();
	await rm(dataDir, { recursive: true, force: true });
});
