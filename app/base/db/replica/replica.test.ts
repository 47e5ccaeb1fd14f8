import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownPostgres, postgresBin } from "../../../../test/own-postgres.ts";
import { TEST_KEYS } from "../../../../test/prepare-database.ts";
import { type ServerProcess, startServer } from "../../../../test/server-process.ts";

describe.runIf(postgresBin)("with a replica", () => {
	const dataDir = mkdtempSync(join(tmpdir(), "tawila-replica-"));
	let primary: Awaited<ReturnType<typeof ownPostgres>>;
	let replica: Awaited<ReturnType<typeof ownPostgres>>;
	let server: ServerProcess;
	const serverWith = (DATABASE_READ_URL: string) =>
		startServer({
			DATA_DIR: dataDir,
			DATABASE_URL: primary.url(),
			DATABASE_READ_URL,
			METRICS_PORT: "0",
			DEMO: "0",
			...TEST_KEYS,
		});
	beforeAll(async () => {
		primary = await ownPostgres();
		replica = await ownPostgres({ standbyOf: primary.port });
		server = await serverWith(replica.url());
		await primary.openSite();
	});
	afterAll(async () => {
		server?.child.kill("SIGKILL");
		await replica?.remove();
		await primary?.remove();
		await rm(dataDir, { recursive: true, force: true });
	});

	const tell = async (url: string, statement: string, values: unknown[] = []) => {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		await client.query(statement, values).finally(() => client.end());
	};
	const addClub = (name: string, url = primary.url()) =>
		tell(url, "insert into teams (name, name_ar) values ($1, $1)", [name]);
	const clubs = async (of = server) => {
		const page = await fetch(`${of.origin}/en/teams`);
		expect(page.status).toBe(200);
		return page.text();
	};
	const showsSoon = (name: string, of = server) => expect.poll(() => clubs(of)).toContain(name);

	/** Queries of public pages that each server has answered while `work` was done. */
	async function answeredDuring(work: () => Promise<unknown>) {
		const read = async () => {
			const [, port] = /are at port (\d+)/.exec(server.output()) ?? [];
			const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
			const of = (name: string) =>
				Number(new RegExp(`tawila_page_queries\\{server="${name}"\\} (\\d+)`).exec(text)?.[1]);
			return { replica: of("replica"), primary: of("primary") };
		};
		const before = await read();
		await work();
		const after = await read();
		return { replica: after.replica - before.replica, primary: after.primary - before.primary };
	}

	/** A change that pages are made again for, by the replica once it has replayed it. */
	const changeAndRead = (name: string) => async () => {
		await addClub(name);
		await showsSoon(name);
	};

	test("public pages are made from the replica", async () => {
		await expect
			.poll(async () => (await answeredDuring(changeAndRead(`Club ${Math.random()}`))).replica)
			.toBeGreaterThan(0);
	});

	test("a change that the replica has not replayed is shown as soon as with the primary alone", async () => {
		await tell(replica.url(), "select pg_wal_replay_pause()");
		// A query of tables that have not changed may still be the replica's.
		const behind = await answeredDuring(changeAndRead("Paused Club"));
		expect(behind.primary).toBeGreaterThan(0);
		await tell(replica.url(), "select pg_wal_replay_resume()");
		await expect.poll(async () => (await answeredDuring(changeAndRead("Resumed Club"))).replica).toBeGreaterThan(0);
	});

	test("pages are made from the primary while the replica is frozen or stopped, then from it again", async () => {
		replica.signal("SIGSTOP");
		await changeAndRead("Frozen Club")();
		replica.signal("SIGCONT");
		replica.stop();
		await changeAndRead("Stopped Club")();
		replica.start();
		await expect
			.poll(async () => (await answeredDuring(changeAndRead(`Club ${Math.random()}`))).replica)
			.toBeGreaterThan(0);
	});

	test("another database with the same counters is not taken for a replica", async () => {
		await tell(primary.url(), "create database other");
		const other = primary.url("postgres", "other");
		const first = await startServer({ DATA_DIR: dataDir, DATABASE_URL: other, DEMO: "0", ...TEST_KEYS });
		first.child.kill("SIGKILL");
		await primary.openSite("other");
		for (let n = 0; n < 20; n += 1) await addClub("Foreign Club", other);
		const second = await serverWith(other);
		await showsSoon("Stopped Club", second);
		await addClub("Own Club");
		await showsSoon("Own Club", second);
		expect(await clubs(second)).not.toContain("Foreign Club");
		second.child.kill("SIGKILL");
	});
});
