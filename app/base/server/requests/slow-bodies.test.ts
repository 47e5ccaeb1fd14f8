import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { rawRequest } from "../../../../test/raw-request.ts";
import { startSite } from "../../../../test/site.ts";
import { takenByServer } from "../../../../test/taken-by-server.ts";

// The time a body has is cut from thirty seconds to half of one.
const SECONDS = 0.5;
const site = startSite({ bodySeconds: SECONDS });
const form = "Content-Type: application/x-www-form-urlencoded";
const head = (path: string, ...headers: string[]) =>
	`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers.join("\r\n")}\r\n\r\n`;

test.each(["/contact", "/complaints/track", "/complaints/submit"])(
	"half a body on %s is cut with a 408",
	async (path) => {
		const answer = await rawRequest(site.origin, `${head(path, form, "Content-Length: 10")}a=b`);
		expect(answer).toMatch(/^HTTP\/1\.1 (408|303) /);
	},
);

test("a program gets the error as JSON", async () => {
	const answer = await rawRequest(site.origin, head("/api/functions/send-contact-email", "Content-Length: 10"));
	expect(answer).toMatch(/^HTTP\/1\.1 408 /);
	expect(answer).toMatch(/connection: close/i);
	expect(JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? "")).toEqual({
		error: { code: "timeout", message: expect.any(String) },
	});
});

test("a body that dribbles has no more time than one that stops", async () => {
	const socket = connect(Number(new URL(site.origin).port), "localhost");
	socket.write(head("/contact", form, "Content-Length: 1000"));
	const dribble = setInterval(() => socket.write("a"), 20);
	const answer = await new Promise((resolve) => {
		let got = "";
		socket
			.on("data", (part) => (got += part))
			.on("close", () => resolve(got))
			.on("error", () => {});
	});
	clearInterval(dribble);
	expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("the body of a page that reads nothing is cut as well", async () => {
	const answer = await rawRequest(site.origin, `GET /about HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\na`);
	expect(answer).toMatch(/^HTTP\/1\.1 200 /); // answered at once, then closed
});

test("a large form that is refused before it is read can be sent to its end and is answered", async () => {
	const cookie = await site.sessionOf("editor@demo.example");
	const body = "a".repeat(3_000_000);
	const lines = [`Cookie: ${cookie}`, form, `Content-Length: ${body.length}`];
	const written = rawRequest(site.origin, head("/en/admin/news/none", ...lines) + body, (got) =>
		got.includes("</html>"),
	);
	const answer = await written;
	expect(answer).toMatch(/^HTTP\/1\.1 404 /);
	expect(answer).not.toContain("<script"); // a page of a failure has no scripts, and does not ask for any
});

test.each([
	["its length says so", "Content-Length: 3000000"],
	["it closes the connection afterwards, as proxies do", "Content-Length: 3000000\r\nConnection: close"],
	["it says nothing", "Transfer-Encoding: chunked"],
])("who sends too much can finish and then read the 413, when %s", async (_, length) => {
	const body = Buffer.alloc(3_000_000, "a");
	const sent = length.startsWith("Content") ? body.toString() : `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
	const written = rawRequest(site.origin, head("/contact", form, length) + sent, (got) => got.includes("</html>"));
	expect(await written).toMatch(/^HTTP\/1\.1 413 [\s\S]*What you sent is larger than we accept/);
});

test("a multipart form beyond the limit of its page is a 413, not a broken form", async () => {
	const cookie = await site.sessionOf("editor@demo.example");
	const form = new FormData();
	form.set("file", new Blob([Buffer.alloc(17 * 1024 * 1024)]), "large.png");
	form.set("bucket", "team-logos");
	const body = new Response(form);
	const answer = await fetch(`${site.origin}/admin/pictures`, {
		method: "POST",
		headers: { cookie, "content-type": body.headers.get("content-type") ?? "" },
		body: body.body, // without a length
		duplex: "half",
	} as RequestInit);
	expect(answer.status).toBe(413);
});

test("a large body that keeps arriving is not cut", async () => {
	const cookie = await site.sessionOf("editor@demo.example");
	// Its time is the test's: each span ends once the server has taken one more part.
	const taken = takenByServer("/admin/pictures");
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	const part = Buffer.alloc(9000, "x");
	const until = async (isSo: () => boolean) => {
		while (!isSo()) await setImmediate(); // polling by Vitest would move the time
	};
	const text = [
		'--b\r\ncontent-disposition: form-data; name="bucket"\r\n\r\nteam-logos\r\n',
		'--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
	].join("");
	const body = new ReadableStream({
		async start(controller) {
			controller.enqueue(Buffer.from(text));
			await until(() => vi.getTimerCount() > 0);
			for (let nth = 0; nth < 10; nth++) {
				const before = taken();
				controller.enqueue(part);
				await until(() => taken() > before + part.length);
				vi.advanceTimersByTime(SECONDS * 1000);
			}
			controller.enqueue(Buffer.from("\r\n--b--\r\n"));
			controller.close();
		},
	});
	const headers = { cookie, "content-type": "multipart/form-data; boundary=b" };
	const answer = await fetch(`${site.origin}/admin/pictures`, {
		method: "POST",
		headers,
		body,
		duplex: "half",
	} as RequestInit);
	vi.useRealTimers();
	expect([answer.status, await answer.json()]).toEqual([422, { problem: expect.any(String) }]);
});
