import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_KEYS } from "../../../../test/prepare-database.ts";
import { prepareData } from "../../../../test/server-process.ts";
import { parseConfig } from "../../../base/config.server.ts";
import { db, inTransaction, runSql } from "../../../base/db/client.server.ts";
import { writeCheckpoint } from "../../../base/db/housekeeping.server.ts";
import { start } from "../../../start.server.ts";
import { withEmbeddedCopy } from "./embedded-copy.server.ts";

let folder: string;
let product: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "tawila-copy-"));
	prepareData(folder, "empty");
	product = await start(parseConfig({ ...TEST_KEYS, DATA_DIR: folder, LOG_LEVEL: "silent" }), { idle: true });
});
afterAll(async () => {
	await product?.close();
	await rm(folder, { recursive: true, force: true });
});
const message = { name: "S", surname: "S", email: "s@example.org", message: "x".repeat(1000), language: "en" } as const;
const COUNT = "select count(*)::int as n, count(distinct id)::int as ids from contact_messages";

test("a copy holds whole transactions of one moment, while the site goes on writing, during and after", async () => {
	let isDone = false;
	let written = 0;
	const writer = async () => {
		while (!isDone) {
			await inTransaction(async () => {
				for (let i = 0; i < 20; i++) await db().insertInto("contact_messages").values(message).execute();
			});
			written += 20;
		}
	};
	const writing = writer();
	const directory = join(folder, "db");
	try {
		for (let i = 0; i < 3; i++) {
			const before = written;
			await withEmbeddedCopy(directory, async (client) => {
				const { rows } = await client.query(COUNT);
				expect(rows[0]?.n).toBeGreaterThanOrEqual(before);
				expect(rows[0]?.n % 20).toBe(0);
				expect(rows[0]?.ids).toBe(rows[0]?.n);
				const now = written;
				await expect.poll(() => written).toBeGreaterThan(now); // nothing waits for the reading
				expect((await client.query(COUNT)).rows).toEqual(rows);
				await client.query("delete from contact_messages"); // of the copy alone
			});
			await writeCheckpoint();
		}
	} finally {
		isDone = true;
		await writing;
	}
	expect((await runSql(COUNT)).rows).toEqual([{ n: written, ids: written }]);
	expect(existsSync(join(directory, "copy"))).toBe(false);
});

test("work that fails leaves neither a copy nor a backup in progress", async () => {
	const directory = join(folder, "db");
	const fail = () => withEmbeddedCopy(directory, async () => Promise.reject(new Error("The disk is full.")));
	await expect(fail()).rejects.toThrow(/disk is full/);
	await expect(fail()).rejects.toThrow(/disk is full/);
	expect(existsSync(join(directory, "copy"))).toBe(false);
});
