import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { PageCache } from "./page-cache.server.ts";

const request = { method: "GET", rawHeaders: [] as string[] } as unknown as IncomingMessage;
const nobody = { writeHead: () => nobody, end: () => nobody, setHeader: () => nobody } as unknown as ServerResponse;
const page = async () => new Response("x".repeat(9_000), { headers: { "content-type": "image/png" } });

test("pages with a query cannot crowd out the pages themselves", async () => {
	const cache = new PageCache(100_000);
	await cache.fill("/news", page);
	for (let n = 0; n < 50; n++) await cache.fill(`/news?category=${n}`, page);
	expect(cache.serve(request, nobody, "/news")).toBe(true);
	expect(cache.serve(request, nobody, "/news?category=0")).toBe(false);
	expect(cache.serve(request, nobody, "/news?category=49")).toBe(true);
});

test("when there is no more room the oldest page goes", async () => {
	const cache = new PageCache(50_000);
	for (let n = 0; n < 10; n++) await cache.fill(`/news/${n}`, page);
	expect(cache.serve(request, nobody, "/news/0")).toBe(false);
	expect(cache.serve(request, nobody, "/news/9")).toBe(true);
});

test("what was made for one visitor, or is no success, is handed on and not kept", async () => {
	const cache = new PageCache();
	for (const response of [
		new Response("", { status: 404 }),
		new Response("", { headers: { "set-cookie": "a=b" } }),
		new Response("", { headers: { "cache-control": "no-store" } }),
	]) {
		expect(await cache.fill("/x", async () => response)).toBeInstanceOf(Response);
		expect(cache.serve(request, nobody, "/x")).toBe(false);
	}
});
