import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TEST_KEYS } from "./prepare-database.ts";
import { prepareData, type ServerProcess, startServer } from "./server-process.ts";

// A process that is killed while it hands a mail to a server that does not answer.
const server = process.env.TEST_DATABASE_URL;
const dataDir = mkdtempSync(join(tmpdir(), "tawila-killed-"));
const processes: ServerProcess[] = [];
let hold = true;
let held = 0;
let ids: string[] = [];
const smtp = new SMTPServer({
	authOptional: true,
	disabledCommands: ["AUTH", "STARTTLS"],
	onConnect(_, greet) {
		if (hold) held += 1;
		else greet();
	},
	onData(stream, _, done) {
		let raw = "";
		stream.setEncoding("utf8").on("data", (text) => {
			raw += text;
		});
		stream.on("end", () => {
			ids.push(/^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? "");
			done();
		});
	},
});
smtp.on("error", () => {});

beforeAll(() => new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", () => resolve())));
beforeEach(() => {
	hold = true;
	held = 0;
	ids = [];
});
afterAll(async () => {
	for (const { child } of processes) child.kill("SIGKILL");
	await new Promise<void>((resolve) => smtp.close(() => resolve()));
	await rm(dataDir, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}) {
	const { port } = smtp.server.address() as AddressInfo;
	const started = await startServer({
		DATA_DIR: dataDir,
		DEMO: "0",
		SMTP_URL: `smtp://127.0.0.1:${port}`,
		MAIL_FROM: "noreply@nttf.example",
		FEDERATION_EMAIL: "office@nttf.example",
		...TEST_KEYS,
		...settings,
	});
	processes.push(started);
	return started;
}
async function killWhileSending({ child, origin }: ServerProcess) {
	const message = { name: "n", surname: "s", email: "fan@example.org", message: "A message long enough to be one." };
	expect((await fetch(`${origin}/en/contact`, { method: "POST", body: new URLSearchParams(message) })).status).toBe(
		200,
	);
	await expect.poll(() => held).toBe(1);
	const gone = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGKILL");
	await gone;
	hold = false;
}
/** Exactly one email goes out; the number of tries does not matter. */
const goesOut = () => expect.poll(() => new Set(ids).size).toBe(1);

test("the next start resumes the jobs of a killed process", async () => {
	prepareData(dataDir, "empty");
	await killWhileSending(await start());
	await start();
	await goesOut();
	expect(ids).toHaveLength(1);
}, 240_000);

test.runIf(server)(
	"another process of the database takes up the jobs of a killed one",
	async () => {
		const name = `tawila_killed_${randomBytes(6).toString("hex")}`;
		const admin = new pg.Client({ connectionString: server });
		await admin.connect();
		await admin.query(`create database ${name}`);
		const url = new URL(server ?? "");
		url.pathname = `/${name}`;
		const settings = { DATABASE_URL: url.href };
		await killWhileSending(await start(settings));
		await start({ ...settings, DATA_DIR: join(dataDir, "neighbour") });
		await goesOut();
		expect(ids).toHaveLength(1);
		for (const { child } of processes) child.kill("SIGKILL");
		await admin.query(`drop database ${name} with (force)`);
		await admin.end();
	},
	120_000,
);
