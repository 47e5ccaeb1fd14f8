import { mkdtempSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_KEYS } from "./prepare-database.ts";
import { prepareData, type ServerProcess, signInAt, startServer } from "./server-process.ts";
import { whileWorking } from "./watch-server.ts";

// Six times 95 MB at once into a server of its own: what counts is its memory, and that others are answered during it.
const dataDir = mkdtempSync(join(tmpdir(), "tawila-uploads-"));
const MB = 1024 * 1024;
let server: ServerProcess;
let cookie = "";
let draft = "";
beforeAll(async () => {
	prepareData(dataDir, "demo");
	server = await startServer({ DATA_DIR: dataDir, ...TEST_KEYS });
	cookie = await signInAt(`${server.origin}/en/complaints/login`, "player@demo.example");
	const first = await fetch(`${server.origin}/en/complaints/submit?draft=new`, {
		headers: { cookie },
		redirect: "manual",
	});
	draft = new URL(first.headers.get("location") ?? "", server.origin).searchParams.get("draft") ?? "";
});
afterAll(async () => {
	server?.child.kill("SIGKILL");
	await rm(dataDir, { recursive: true, force: true });
});

/** Posts a step of the wizard with files of 19 MB each, piece by piece: this process keeps none of it. */
function post(files: string[]): Promise<{ status: number; after: number }> {
	const head = (rest: string) => `--b\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`;
	const piece = Buffer.alloc(MB, "a");
	return new Promise((resolve, reject) => {
		const fields = `${head('name="draft"')}${draft}\r\n${head('name="intent"')}upload\r\n`;
		const length =
			fields.length +
			files.reduce((sum, name) => sum + head(`name="evidence"; filename="${name}"`).length + 19 * MB + 2, 0) +
			7;
		const headers = { cookie, "content-type": "multipart/form-data; boundary=b", "content-length": length };
		const url = `${server.origin}/en/complaints/submit?draft=${draft}&step=3`;
		const req = request(url, { method: "POST", headers }, (res) => {
			res.resume();
			res.on("end", () => resolve({ status: res.statusCode ?? 0, after: Number(res.headers["retry-after"] ?? 0) }));
		});
		req.on("error", reject);
		const write = (bytes: string | Buffer) =>
			new Promise<void>((done) => (req.write(bytes) ? done() : req.once("drain", () => done())));
		(async () => {
			await write(fields);
			for (const name of files) {
				await write(head(`name="evidence"; filename="${name}"`));
				for (let i = 0; i < 19; i++) await write(piece);
				await write("\r\n");
			}
			req.end("--b--\r\n");
		})().catch(reject);
	});
}

test.skipIf(process.platform !== "linux")(
	"six large uploads at once grow the server by less than a fifth of their bytes, and hold nobody else up",
	async () => {
		await fetch(`${server.origin}/en/complaints/submit?draft=${draft}&step=1`, {
			method: "POST",
			body: new URLSearchParams({ draft }),
			headers: { cookie },
			redirect: "manual",
		});
		await post(["warm.up"]);
		const files = ["a.pdf", "b.exe", "c.exe", "d.exe", "e.exe"];
		const work = () => Promise.all(Array.from({ length: 6 }, () => post(files)));
		const { result: answers, grown, answered } = await whileWorking(server, work);
		for (const { status } of answers) expect([422, 429]).toContain(status);
		for (const { status, after } of answers) expect(after > 0).toBe(status === 429);
		expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(2);
		const sent = 6 * files.length * 19 * MB;
		expect(grown / sent).toBeLessThan(0.2);
		expect(answered).toBeGreaterThan(100);
		expect(readdirSync(join(dataDir, "incoming"), { recursive: true }).length).toBe(1);
	},
);

test("a form that is longer than any may be is refused in words that its sender gets to see", async () => {
	expect((await post(["a.pdf", ...Array(10).fill("b.exe")])).status).toBe(413);
});
