import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { configure, parseConfig } from "../base/config.server.ts";
import { connect } from "../base/db/client.server.ts";
import { runCommand } from "./commands.server.ts";

let DATA_DIR: string;
beforeEach(() => {
	for (const name of readdirSync(DATA_DIR)) rmSync(join(DATA_DIR, name), { recursive: true });
	configure(parseConfig({ DATA_DIR }));
});
beforeAll(() => {
	DATA_DIR = mkdtempSync(join(tmpdir(), "tawila-reset-"));
});
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

/** Undefined: the folder is empty, and the command goes on with the product. */
const reset = async (...options: string[]) => (await runCommand(["demo", "reset", ...options], { dry: true }))?.text;

async function makeDatabase(demo: boolean) {
	mkdirSync(DATA_DIR, { recursive: true });
	const connection = await connect({ directory: join(DATA_DIR, "db") });
	await connection.asOwner((_, pool) => pool.query(`create table installation as select ${demo} as demo`));
	return connection;
}

test("a demo is deleted with its files when the operator says so, and keeps its keys and its password", {
	timeout: 60_000,
}, async () => {
	await (await makeDatabase(true)).close();
	for (const name of ["demo-accounts.txt", "audit-heads.txt"]) writeFileSync(join(DATA_DIR, name), "");
	mkdirSync(join(DATA_DIR, "files", "team-logos"), { recursive: true });
	expect(await reset()).toMatch(/would be deleted: add --yes\. Nothing was deleted\.$/);
	expect(readdirSync(DATA_DIR)).toHaveLength(6);
	expect(await reset("--yes")).toBeUndefined();
	expect(readdirSync(DATA_DIR).sort()).toEqual(["demo-accounts.txt", "encryption-keys", "secret-key"]);
});

test("files without a database beside them are those of an installation on a server, and stay", async () => {
	mkdirSync(join(DATA_DIR, "files", "evidence"), { recursive: true });
	expect(await reset("--yes")).toMatch(/holds no embedded database\. Nothing was deleted\.$/);
	expect(readdirSync(DATA_DIR)).toContain("files");
});

test("a database that is no demo, or is on a server, or is in use, is not reset", { timeout: 60_000 }, async () => {
	const site = await makeDatabase(false);
	await expect(reset("--yes")).rejects.toThrow(/another process|use/i);
	await site.close();
	expect(await reset("--yes")).toMatch(/was not made as a demo, and is never reset\. Nothing was deleted\.$/);
	expect(readdirSync(DATA_DIR)).toContain("db");
	const secrets = { SECRET_KEY: "s".repeat(32), ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString("base64")}` };
	configure(parseConfig({ DATA_DIR, DATABASE_URL: "postgres://127.0.0.1:1/demo", ...secrets }));
	expect(await reset("--yes")).toMatch(/only an embedded demo is reset/);
});

test("a command explains itself, and one that does not exist is named", async () => {
	const help = await runCommand(["demo", "load", "--help"], { dry: true });
	expect(help).toMatchObject({ ok: true, text: expect.stringContaining("empty database") });
	const unknown = await runCommand(["dance"], { dry: true });
	expect(unknown).toMatchObject({ ok: false, text: expect.stringContaining("Unknown command: dance") });
});
