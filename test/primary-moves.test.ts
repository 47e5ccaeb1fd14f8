import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownPostgres, postgresBin } from "./own-postgres.ts";
import { TEST_KEYS } from "./prepare-database.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

// Two servers in the address; the one that takes writes is not the first, and then it is the other.
describe.runIf(postgresBin)("with a primary and a standby in the address", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "tawila-primary-"));
	let primary: Awaited<ReturnType<typeof ownPostgres>>;
	let standby: Awaited<ReturnType<typeof ownPostgres>>;
	let server: ServerProcess;
	beforeAll(async () => {
		primary = await ownPostgres();
		standby = await ownPostgres({ standbyOf: primary.port });
		const hosts = `127.0.0.1:${standby.port},127.0.0.1:${primary.port}`;
		server = await startServer({
			DATA_DIR: dataDir,
			DATABASE_URL: `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`,
			DEMO: "0",
			TRUST_PROXY: "1",
			...TEST_KEYS,
		});
	});
	afterAll(async () => {
		server?.child.kill("SIGKILL");
		await standby?.remove();
		await primary?.remove();
		await rm(dataDir, { recursive: true, force: true });
	});

	let visitor = 0;
	const write = async () => {
		const fields = { name: "Sara", surname: "Salem", email: `s${++visitor}@example.org`, message: "Two words." };
		const body = new URLSearchParams(fields);
		const headers = { "x-forwarded-for": `203.0.113.${visitor}` };
		return (await fetch(`${server.origin}/en/contact`, { method: "POST", body, headers, redirect: "manual" })).status;
	};

	test("the process starts on the one that takes writes, and follows when the other is promoted", async () => {
		expect(await write()).toBe(303);
		primary.stop();
		await expect.poll(write, { interval: 200 }).toBe(503);
		standby.promote();
		await expect.poll(write, { interval: 200 }).toBe(303);
		expect(server.child.exitCode).toBeNull();
	});
});
