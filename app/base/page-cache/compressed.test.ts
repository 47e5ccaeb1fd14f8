import { createServer, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressed } from "./compressed.server.ts";

const page = "<p>a page that says one thing again and again</p>".repeat(100);
const types: Record<string, string> = { "/events": "text/event-stream", "/file": "application/pdf" };
const server = createServer(async (req, res) => {
	const body = req.url === "/short" ? "short" : page;
	const made = new Response(body, { headers: { "content-type": types[req.url ?? ""] ?? "text/html; charset=utf-8" } });
	const sent = await compressed(req, made);
	res.writeHead(sent.status, Object.fromEntries(sent.headers)).end(Buffer.from(await sent.arrayBuffer()));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

/** The encoding of an answer and its bytes as they were sent; `fetch` would unpack them. */
const ask = (path: string, headers: Record<string, string>) =>
	new Promise<{ encoding?: string; bytes: Buffer }>((resolve, reject) => {
		const at = server.address();
		const port = typeof at === "object" ? at?.port : undefined;
		request({ port, host: "127.0.0.1", path, headers: { "accept-encoding": "gzip, br", ...headers } }, async (res) => {
			const parts: Buffer[] = [];
			for await (const part of res) parts.push(part);
			resolve({ encoding: res.headers["content-encoding"], bytes: Buffer.concat(parts) });
		})
			.on("error", reject)
			.end();
	});
const cookie = "tawila.session=x";

test.each([
	["nobody in particular", {}, "br"],
	["a person, from a page of ours", { cookie, "sec-fetch-site": "same-origin" }, "br"],
	["a person who typed the address", { cookie, "sec-fetch-site": "none" }, "br"],
	["a person, from another site", { cookie, "sec-fetch-site": "cross-site" }, undefined],
	["a person, from a neighbouring site", { cookie, "sec-fetch-site": "same-site" }, undefined],
	["a browser that does not say", { cookie }, undefined],
	["a program with a token", { authorization: "Bearer x" }, undefined],
])("a page for %s", async (_, headers, encoding) => {
	const answer = await ask("/", headers);
	expect(answer.encoding).toBe(encoding);
	expect((encoding ? brotliDecompressSync(answer.bytes) : answer.bytes).toString()).toBe(page);
});

test("a page goes in the encoding that the browser knows", async () => {
	const zipped = await ask("/", { "accept-encoding": "gzip" });
	expect([zipped.encoding, gunzipSync(zipped.bytes).toString() === page]).toEqual(["gzip", true]);
	expect((await ask("/", { "accept-encoding": "identity" })).encoding).toBeUndefined();
});

test.each(["/events", "/file", "/short"])("%s goes as it is", async (path) => {
	expect((await ask(path, {})).encoding).toBeUndefined();
});
