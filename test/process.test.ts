import { type ChildProcess, execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environment, type ServerProcess, startServer } from "./server-process.ts";

// The product as a process, as an operator meets it.
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const dataDir = mkdtempSync(join(tmpdir(), "tawila-process-"));
const children: ChildProcess[] = [];
afterAll(async () => {
	for (const child of children) child.kill("SIGKILL");
	await rm(dataDir, { recursive: true, force: true });
});
async function start(settings: Record<string, string> = {}) {
	const server = await startServer({ DATA_DIR: dataDir, ...settings });
	children.push(server.child);
	return server;
}
const ended = (child: ChildProcess) =>
	new Promise<number | null>((resolve) => child.on("exit", (code) => resolve(code)));
const operate = (...args: string[]) =>
	new Promise<{ code: number; text: string }>((resolve) => {
		execFile(
			process.execPath,
			["operator.ts", ...args],
			{ env: environment({ DATA_DIR: dataDir }) },
			(error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, text: (stdout + stderr).trim() }),
		);
	});

let first: ServerProcess;
beforeAll(async () => {
	first = await start({ DATABASE_ULR: "postgres://db.example/tawila" });
});

test("a server starts on nothing, loads the demo, answers and refuses a second one", async () => {
	const { origin, output } = first;
	expect(output()).toContain("The demo federation was loaded.");
	expect(output()).toMatch(
		/^Database {2}PostgreSQL \d+\.\d+, embedded, in .*\nFiles .*\nMail .*\nScanner .*\nKeys {6}k1 seals$/m,
	);
	expect(output()).toContain("Setting DATABASE_ULR is not known and has no effect. Did you mean DATABASE_URL?");
	expect(await (await fetch(`${origin}/en/leagues`)).text()).toContain("Al-Nokhba");
	await expect(start()).rejects.toThrow("is in use by another process.");
});

test("the operator's commands are run by the server that holds the database", async () => {
	const { output } = first;
	expect(await operate("demo", "load")).toEqual({
		code: 1,
		text: "The database has content already: nothing was loaded.",
	});
	expect(await operate("--version")).toEqual({ code: 0, text: version });
	expect(output()).toMatch(new RegExp(`^Tawila +${version}$`, "m"));
	expect(await operate("migrate")).toEqual({ code: 0, text: "The database is up to date." });
	const doctor = await operate("doctor", "--json");
	expect(JSON.parse(doctor.text)).toMatchObject({
		ok: true,
		findings: expect.arrayContaining([
			{ what: "files", state: "ok", text: expect.stringContaining("a small file was written, read and deleted") },
		]),
	});
});

test("the first owner is made on the command line, and gets in by the link it prints", async () => {
	const { origin, output } = first;
	const owner = await operate("owner", "create", "first.owner@example.org");
	expect([owner.code, owner.text]).toEqual([0, expect.stringContaining("first.owner@example.org is an owner")]);
	const link = new URL(/http\S+\/admin\/auth\/reset\/\S+/.exec(owner.text)?.[0] ?? "");
	expect((await fetch(origin + link.pathname)).status).toBe(200);
	expect(await operate("owner", "create", "nobody")).toMatchObject({
		code: 1,
		text: "This is not an email address: nobody",
	});
	expect(output()).toMatch(/owner@demo\.example[\s\S]*Password: \S+/);
});

test("a request in flight is answered before the end, which is clean", async () => {
	const { child, origin } = first;
	const slow = request(`${origin}/en/contact`, {
		method: "POST",
		headers: { expect: "100-continue", "content-type": "application/x-www-form-urlencoded", origin },
	});
	slow.flushHeaders();
	await once(slow, "continue"); // it has arrived, and waits for what is sent with it
	const answered = once(slow, "response");
	const end = ended(child);
	child.kill("SIGTERM");
	await expect.poll(() => fetch(`${origin}/healthz`).catch(() => undefined)).toBeUndefined(); // no other user is let in
	slow.end("name=&email=");
	const [response] = (await answered) as [IncomingMessage];
	expect([response.statusCode, await end]).toEqual([422, 0]);
});

test("a proxy that asks knows first: the end begins with 503 on /readyz, an upload in flight is finished", async () => {
	const { child, origin, output } = await start({ METRICS_PORT: "0", TRUST_PROXY: "1" });
	const ready = () => fetch(`${origin}/readyz`).then(({ status }) => status);
	expect(await ready()).toBe(200);
	const named = await fetch(`${origin}/en/search?q=a`, { headers: { "x-request-id": "from-the-proxy-1" } });
	expect(named.headers.get("x-request-id")).toBe("from-the-proxy-1");
	await expect
		.poll(output)
		.toContain('"event":"request","id":"from-the-proxy-1","method":"GET","path":"/en/search","status":200');

	const [, port] = /are at port (\d+)/.exec(output()) ?? [];
	expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain(
		'tawila_http_responses_total{status="2xx"}',
	);

	const upload = request(`${origin}/en/contact`, {
		method: "POST",
		headers: { expect: "100-continue", "content-type": "application/x-www-form-urlencoded", origin },
	});
	upload.flushHeaders();
	await once(upload, "continue");
	const answered = once(upload, "response");
	const end = ended(child);
	child.kill("SIGTERM");
	await expect.poll(ready).toBe(503);
	const page = await fetch(`${origin}/en/news`);
	expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
	upload.write("name=");
	await expect.poll(() => ready().catch(() => 0), { interval: 200 }).toBe(0); // no connection is taken any more
	upload.end("&email=");
	const [response] = (await answered) as [IncomingMessage];
	expect([response.statusCode, await end]).toEqual([422, 0]);
});

test("a proxy that does not ask sees the connections: behind one, requests are taken five seconds more", async () => {
	const { child, origin } = await start({ TRUST_PROXY: "1" });
	const end = ended(child);
	child.kill("SIGTERM");
	const news = async () => {
		const page = await fetch(`${origin}/en/news`);
		return [page.status, page.headers.get("connection")];
	};
	await expect.poll(news).toEqual([200, "close"]);
	expect(await end).toBe(0);
});

test("a signal that comes with the line that says where it is ends the server cleanly", async () => {
	const signalled = `const write = process.stdout.write;
		process.stdout.write = function (text) {
			write.apply(this, arguments);
			if (String(text).includes("Tawila is at")) process.kill(process.pid, "SIGTERM");
		};`;
	const command = [process.execPath, "--import", `data:text/javascript,${encodeURIComponent(signalled)}`, "server.ts"];
	const { child } = await startServer({ DATA_DIR: dataDir }, command);
	children.push(child);
	expect(await ended(child)).toBe(0);
});

test.each(["SIGTERM", "SIGINT"] as const)(
	"npm start finds everything there, loads no demo again, passes %s on, waits for the clean end and reports it",
	async (signal) => {
		const { child, origin, output } = await startServer({ DATA_DIR: dataDir }, ["npm", "start"]);
		children.push(child);
		expect(output()).not.toContain("demo federation was loaded");
		expect((await fetch(`${origin}/news/1`)).status).toBe(200);
		child.kill(signal);
		expect(await ended(child)).toBe(0);
		await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
	},
);

test("secrets and folders are for their owner alone", () => {
	for (const name of ["secret-key", "encryption-keys", "demo-accounts.txt"])
		expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
	expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(["db", "files", "secret-key", "encryption-keys"]));
});

test("with no server running the operator's command opens the database itself", async () => {
	expect(await operate("demo", "load")).toEqual({
		code: 1,
		text: "The database has content already: nothing was loaded.",
	});
});

test("the command line explains itself", async () => {
	expect(await operate("--help")).toMatchObject({ code: 0, text: expect.stringContaining("demo load") });
});

test("a wrong setting stops the start with one line that names it", async () => {
	const error = (await start({ PORT: "eighty" }).catch((reason) => reason)) as Error;
	expect(error.message.trim().split("\n")).toEqual([expect.stringMatching(/^Setting PORT: /)]);
});
