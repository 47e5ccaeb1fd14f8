import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { noteAway, notePresent } from "../db/waiting/presence.server.ts";
import { setLogLevel } from "../log/log.server.ts";
import { PageCache } from "./page-cache.server.ts";

const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET" });
const nobody = () => new ServerResponse(request);
const page = async () => new Response("x".repeat(9_000), { headers: { "content-type": "image/png" } });

test("pages with a query cannot crowd out the pages themselves", async () => {
	const cache = new PageCache(100_000);
	await cache.fill("/news", page);
	for (let n = 0; n < 50; n++) await cache.fill(`/news?category=${n}`, page);
	expect(cache.serve(request, nobody(), "/news")).toBe(true);
	expect(cache.serve(request, nobody(), "/news?category=0")).toBe(false);
	expect(cache.serve(request, nobody(), "/news?category=49")).toBe(true);
});

test("of pages that come fast only a few are compressed thoroughly, and again when these are done", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const cache = new PageCache();
	const text = async () => new Response("words ".repeat(500), { headers: { "content-type": "text/html" } });
	let n = 0;
	while (n < 50) await cache.fill(`/teams?q=${n++}`, text);
	expect(vi.getTimerCount()).toBe(8);
	vi.advanceTimersByTime(2000);
	await vi.waitFor(async () => {
		await cache.fill(`/teams?q=${n++}`, text);
		expect(vi.getTimerCount()).toBe(8);
	});
});

test("when there is no more room the oldest page goes", async () => {
	const cache = new PageCache(50_000);
	for (let n = 0; n < 10; n++) await cache.fill(`/news/${n}`, page);
	expect(cache.serve(request, nobody(), "/news/0")).toBe(false);
	expect(cache.serve(request, nobody(), "/news/9")).toBe(true);
});

test("what was made for one visitor, or is no success, is handed on and not kept", async () => {
	const cache = new PageCache();
	for (const response of [
		new Response("", { status: 404 }),
		new Response("", { headers: { "set-cookie": "a=b" } }),
		new Response("", { headers: { "cache-control": "no-store" } }),
	]) {
		expect(await cache.fill("/x", async () => response)).toBeInstanceOf(Response);
		expect(cache.serve(request, nobody(), "/x")).toBe(false);
	}
});

afterEach(() => {
	vi.useRealTimers();
	setLogLevel("info");
	notePresent();
});

test("a stale page is still served while the database is away, with a warning", async () => {
	setLogLevel("silent");
	vi.useFakeTimers({ toFake: ["Date"] });
	const cache = new PageCache();
	await cache.fill("/news", page);
	vi.setSystemTime(Date.now() + 120_000);
	expect(cache.serve(request, nobody(), "/news")).toBe(false);
	const visitor = nobody();
	const writeHead = vi.spyOn(visitor, "writeHead").mockReturnValue(visitor);
	vi.spyOn(visitor, "end").mockReturnValue(visitor);
	expect(cache.serveStale(request, visitor, "/news")).toBe(true);
	noteAway(new Error("gone"));
	expect(cache.serve(request, visitor, "/news")).toBe(true);
	const said = [200, expect.arrayContaining(["warning", '110 - "Response is Stale"', "age", "120"])];
	expect(writeHead.mock.calls).toEqual([said, said]);
	notePresent();
	expect(cache.serve(request, nobody(), "/news")).toBe(false);
});
