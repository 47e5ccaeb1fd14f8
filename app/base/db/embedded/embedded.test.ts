import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isAway } from "../../errors/away.server.ts";
import { setLogLevel } from "../../log/log.server.ts";
import { connect, runSql } from "../client.server.ts";

const folder = mkdtempSync(join(tmpdir(), "tawila-engine-"));
setLogLevel("silent");
afterAll(() => {
	setLogLevel("info");
	return rm(folder, { recursive: true, force: true });
});

async function open(directory?: string) {
	const opened = await connect({ directory });
	await opened.asOwner(async (_, pool) => {
		await pool.query("create role tawila_app; create table kept (n int); grant select, insert on kept to tawila_app");
	});
	return opened;
}

test("an embedded database that stops is started again, with what was committed, as the product's role", async () => {
	const { embedded, close } = await open(join(folder, "db"));
	await runSql("insert into kept values (1)");
	const interrupted = runSql("select pg_sleep(60)").catch((error) => error);
	await embedded?.crash();
	expect(isAway(await interrupted)).toBe(true);
	const rows = () =>
		runSql("select n, current_user::text as role from kept").then(
			(result) => result.rows,
			(error) => isAway(error),
		);
	await expect.poll(rows).toEqual([{ n: 1, role: "tawila_app" }]);
	await embedded?.crash(); // while no query runs
	await expect.poll(rows).toEqual([{ n: 1, role: "tawila_app" }]);
	await close();
}, 120_000);

test("a stopped in-memory database is away, and queries fail at once", async () => {
	const { embedded, close } = await open();
	await embedded?.crash();
	const error = await runSql("select 1").catch((reason) => reason);
	expect(isAway(error)).toBe(true);
	await close();
}, 120_000);
