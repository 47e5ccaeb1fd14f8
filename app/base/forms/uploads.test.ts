import { existsSync } from "node:fs";
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { freshProduct } from "../../../test/engines.ts";
import { openIncoming, withPath } from "../files/incoming.server.ts";
import { measureRoomWith } from "../files/room.server.ts";
import { isHttpError } from "../http/http-errors.ts";
import { secondsToWait } from "../limits/rate-limit.server.ts";
import { Turns } from "../process/turns.server.ts";
import { receiveForm } from "./receive-form.server.ts";
import { receiveUpload } from "./uploads.server.ts";

const product = freshProduct("embedded PostgreSQL");
afterEach(() => measureRoomWith());
const MB = 1024 * 1024;
const left = async () => (await readdir(join(product.dataDir, "incoming"), { recursive: true })).length - 1;

function formOf(fields: Record<string, string | File>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return new Request("http://x", { method: "POST", body: form });
}
/** A body that the test writes itself, announced as a large one. */
function byHand(boundary = "b") {
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const writer = writable.getWriter();
	const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
	const request = new Request("http://x", { method: "POST", body: readable, headers, duplex: "half" } as RequestInit);
	const write = (text: string) => void writer.write(Buffer.from(text)).catch(() => {});
	const field = (name: string, value: string) =>
		write(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
	const end = () => {
		write(`--${boundary}--\r\n`);
		void writer.close().catch(() => {});
	};
	return { request, write, field, end, abort: () => writer.abort(new Error("gone")) };
}
const fileHead = '--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n';

test("fields and files arrive as they were sent, names in any script; files are on disk, for us alone", async () => {
	const sent = { الوصف: "سطر\nأول", empty: "", f: new File(["%PDF-1"], 'عقد "1".pdf', { type: "application/pdf" }) };
	await receiveForm(formOf(sent), { maxFile: MB }, async ({ form, values }) => {
		expect(values).toEqual({ الوصف: "سطر\r\nأول", empty: "" });
		const file = form.get("f") as File;
		expect([file.name, file.size, file.type, await file.text()]).toEqual([
			'عقد "1".pdf',
			6,
			"application/pdf",
			"%PDF-1",
		]);
		expect(Buffer.from(await file.arrayBuffer()).toString()).toBe("%PDF-1");
		await withPath(file, async (path) => {
			expect(path.startsWith(join(product.dataDir, "incoming"))).toBe(true);
			expect([(await stat(path)).mode & 0o777, (await stat(join(path, ".."))).mode & 0o777]).toEqual([0o600, 0o700]);
		});
	});
	expect(await left()).toBe(0);
});

test("a file that is too long is cut on disk and says so by its size", async () => {
	const sent = { long: new File([new Uint8Array(3 * MB)], "a"), short: new File(["x"], "b"), text: "typed" };
	await receiveForm(formOf(sent), { maxFile: MB }, async ({ form, values }) => {
		const [long, short] = [form.get("long") as File, form.get("short") as File];
		expect([long.size, short.size, values]).toEqual([MB + 1, 1, { text: "typed" }]);
		await withPath(long, async (path) => expect((await stat(path)).size).toBeLessThanOrEqual(MB));
	});
});

test.each([
	[
		"no form at all",
		new Request("http://x", { method: "POST", body: "{}", headers: { "content-type": "application/json" } }),
		400,
	],
	[
		"no boundary",
		new Request("http://x", { method: "POST", body: "x", headers: { "content-type": "multipart/form-data" } }),
		400,
	],
	[
		"a form cut off",
		new Request("http://x", {
			method: "POST",
			body: "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx",
			headers: { "content-type": "multipart/form-data; boundary=b" },
		}),
		400,
	],
	["too much text", formOf({ a: "x".repeat(700_000), b: "x".repeat(700_000) }), 413],
	["a text of many bytes", formOf({ a: "ع".repeat(600_000) }), 413],
	["a thousand fields", formOf(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, "x"]))), 413],
])("%s is refused, and nothing stays behind", async (_, request, status) => {
	const error = await receiveForm(request, { maxFile: MB }, async () => "read").catch((thrown) => thrown);
	expect([isHttpError(error), error.init?.status]).toEqual([true, status]);
	expect(await left()).toBe(0);
});

test("a form says how much text it takes, and gets all of it", async () => {
	const text = "ع".repeat(3 * MB);
	const options = { maxFile: MB, maxText: 16 * MB, maxParts: 5000 };
	const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, "x"]));
	const count = await receiveForm(formOf({ ...many, text }), options, async ({ values }) => [
		values.text === text,
		Object.keys(values).length,
	]);
	expect(count).toEqual([true, 1001]);
});

test("what a sender leaves who goes away is deleted", async () => {
	const body = byHand();
	const work = receiveUpload(body.request, "account", MB, async () => "read").catch(() => "refused");
	body.write('--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n');
	body.write("x".repeat(100_000));
	await expect.poll(left).toBeGreaterThan(0);
	await body.abort();
	expect(await work).toBe("refused");
	expect(await left()).toBe(0);
});

test("two large forms of an account are read, six wait; the next keeps what was typed, without its files", async () => {
	const bodies = Array.from({ length: 9 }, () => byHand());
	const answers: (number | undefined)[] = [];
	const send = ({ request }: (typeof bodies)[number], i: number) =>
		receiveUpload(request, "account", MB, async ({ values, form, refused }) => {
			answers.push(refused?.seconds);
			return { i, wait: refused?.seconds, values, file: form.get("f") instanceof File };
		});
	const turns = vi.spyOn(Turns.prototype, "enter");
	const works = bodies.slice(0, 8).map(send);
	await expect.poll(() => turns.mock.calls.length).toBe(8);
	turns.mockRestore();
	works.push(send(bodies[8]!, 8));
	const last = bodies[8]!;
	last.field("text", "typed");
	last.write('--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nx\r\n');
	last.end();
	expect(await works[8]).toEqual({ i: 8, wait: 15, values: { text: "typed" }, file: false });
	expect(answers).toEqual([15]);
	// Another account does not wait for this one.
	const other = byHand();
	other.end();
	expect(await receiveUpload(other.request, "another", MB, async ({ refused }) => refused)).toBeUndefined();
	for (const { end } of bodies.slice(0, 8)) end();
	expect((await Promise.all(works)).map(({ wait }) => wait)).toEqual([...Array(8).fill(undefined), 15]);
});

test("senders whose files arrive slowly, however many they are, do not hold up others", async () => {
	const slow = Array.from({ length: 40 }, (_, i) => ({ ...byHand(), account: `slow ${i >> 1}` }));
	const works = slow.map(({ request, account }) => receiveUpload(request, account, MB, async ({ refused }) => refused));
	for (const { write } of slow) write(`${fileHead}x`);
	await expect.poll(left).toBe(80); // a folder and a file each
	const quick = byHand();
	quick.write(`${fileHead}whole\r\n`);
	quick.end();
	// It is read to its end while none of the others has come to its own.
	const text = await receiveUpload(quick.request, "quick", MB, async ({ form }) => new Response(form.get("f")).text());
	expect(text).toBe("whole");
	for (const { write, end } of slow) {
		write("\r\n");
		end();
	}
	expect(await Promise.all(works)).toEqual(Array(40).fill(undefined));
});

const noRoom = { status: 503, problem: "noRoomForFiles", seconds: 600 };

test("when the disk is nearly full no file is taken, and what was typed comes back with the reason", async () => {
	measureRoomWith(async () => 499 * MB);
	const body = byHand();
	body.write(`${fileHead}x\r\n`);
	body.field("text", "typed");
	body.end();
	const answer = await receiveUpload(body.request, "account", MB, async ({ refused, values, form }) => [
		refused,
		values,
		form.has("f"),
	]);
	expect(answer).toEqual([noRoom, { text: "typed" }, false]);
	const small = receiveForm(formOf({ f: new File(["x"], "a") }), { maxFile: MB }, async () => "read");
	await expect(small).rejects.toMatchObject({ init: { status: 503 } });
	expect(await receiveForm(formOf({ text: "typed" }), { maxFile: MB }, async ({ values }) => values)).toEqual({
		text: "typed",
	});
	expect(await left()).toBe(0);
});

test("a disk that fills up while a file arrives is not filled further", async () => {
	measureRoomWith(async () => 501 * MB);
	const body = byHand();
	body.write(`${fileHead}${"x".repeat(3 * MB)}\r\n`);
	body.field("text", "typed");
	body.end();
	const answer = await receiveUpload(body.request, "account", 20 * MB, async ({ refused, values, form }) => [
		refused,
		values,
		form.has("f"),
	]);
	expect(answer).toEqual([noRoom, { text: "typed" }, false]);
});

test("the hour's limit counts before a file is written", async () => {
	for (let i = 0; i < 300; i++) await secondsToWait({ what: "uploads", times: 300, seconds: 3600 }, "account");
	const body = byHand();
	body.field("text", "typed");
	body.write('--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nx\r\n');
	body.end();
	await receiveUpload(body.request, "account", MB, async ({ refused, values, form }) => {
		expect([refused && refused.seconds > 3000, values, form.has("f")]).toEqual([true, { text: "typed" }, false]);
	});
	// An ordinary form of a few fields is no upload.
	const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "3" };
	const small = new Request("http://x", { method: "POST", body: "a=b", headers });
	expect(await receiveUpload(small, "account", MB, async ({ refused, values }) => [refused, values])).toEqual([
		undefined,
		{ a: "b" },
	]);
});

test("uploads of a process that was killed are deleted at the next start, those of a living one not", async () => {
	const root = join(product.dataDir, "incoming");
	const put = async (owner: string) => {
		await mkdir(join(root, owner, "form-a"), { recursive: true });
		await writeFile(join(root, owner, "form-a/0"), "x");
	};
	const [dead, alive, foreign] = [`${hostname()}@4194303`, `${hostname()}@${process.ppid}`, "elsewhere@1"];
	for (const owner of [dead, alive, foreign]) await put(owner);
	await openIncoming(product.dataDir);
	expect([dead, alive, foreign].map((owner) => existsSync(join(root, owner)))).toEqual([false, true, true]);
});
