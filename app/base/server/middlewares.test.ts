import { readFileSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { rawRequest } from "../../../test/raw-request.ts";
import { config, configure, parseConfig } from "../config.server.ts";
import { noteVersions } from "../db/changes/content-versions.server.ts";
import { noteRead } from "../db/changes/reads.server.ts";
import { Refusal } from "../http/refusal.ts";
import { PostBudget } from "../limits/post-budget.ts";
import { PageCache } from "../page-cache/page-cache.server.ts";
import type { RouteTable } from "../page-cache/route-table.ts";
import { cachedAnswers, knownAnswers } from "./answers/cached-answers.server.ts";
import { readerTurns } from "./answers/reader-turns.server.ts";
import { renderPage } from "./answers/render-page.server.ts";
import { staticFiles } from "./files/static-files.server.ts";
import { compose, type Exchange, type Middleware } from "./middleware.ts";
import { toChosenLanguage, toOneSpelling } from "./redirects.server.ts";
import { shareRequests } from "./requests/guard-sockets.server.ts";
import { limitPosts, signOf } from "./requests/limit-posts.server.ts";
import { ownOrigin, rememberLanguage, safeHeaders, target, unreadBody } from "./requests/read-request.server.ts";

// One middleware at a time, in front of a last one that says what reached it.
const APP = "https://club.example";
const ended: (() => void)[] = [];
const folder = (name: string) => mkdtemp(join(tmpdir(), `tawila-${name}-`));
beforeAll(async () => configure(parseConfig({ APP_URL: APP, NODE_ENV: "test", DATA_DIR: await folder("data") })));
afterEach(() => {
	for (const end of ended.splice(0)) end();
});

type SeenRequest = Pick<Exchange, "path" | "query" | "origin" | "cookie">;
const reached: Middleware = ({ res, path, query, origin, cookie }) =>
	void res.end(JSON.stringify({ path, query, origin, cookie } satisfies SeenRequest));

/** Serves these middlewares; a thrown refusal is answered with its status. */
async function serving(...middlewares: Middleware[]): Promise<string> {
	const answer = compose([target, ...middlewares, reached]);
	const server = createServer((req, res) => {
		const exchange: Exchange = { req, res, id: "r1", reads: req.method !== "POST", path: "", query: "", origin: "" };
		answer(exchange).catch(({ status, headers }) => res.writeHead(status, headers).end());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	ended.push(
		() => server.close(),
		() => server.closeAllConnections(),
	);
	const at = server.address();
	return `http://localhost:${typeof at === "object" ? at?.port : at}`;
}

const ask = (url: string, init?: RequestInit) => fetch(url, { redirect: "manual", ...init });

test("target: path and query apart, and no request that climbs or breaks", async () => {
	const site = await serving();
	expect(await (await ask(`${site}/news?page=2&a`)).json()).toMatchObject({ path: "/news", query: "page=2&a" });
	const climbing = await rawRequest(site, "GET /a/%2e%2e/b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
	expect(climbing).toMatch(/^HTTP\/1\.1 404/);
	expect((await ask(site, { method: "DELETE" })).status).toBe(405);
});

test("safeHeaders: on what others answer, and strict transport where the site is on https (ASVS 3.4.1)", async () => {
	const { headers } = await ask(await serving(safeHeaders()));
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	const strict = headers.get("strict-transport-security") ?? "";
	expect(strict).toMatch(/max-age=\d{8}/);
	const operations = readFileSync(join(import.meta.dirname, "../../../docs/operations.md"), "utf8");
	expect(operations, "names under the host are on https too, which the operator reads first").toContain(strict);
});

test("unreadBody: a GET whose body never ends is cut", async () => {
	const site = await serving(unreadBody(0.1), () => new Promise<void>(() => {}));
	const cut = await rawRequest(site, "GET /news HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\na");
	expect(cut).toBe("");
});

test("staticFiles: a file of the build in the encoding asked for, and nothing else of the disk", async () => {
	const assets = await folder("assets");
	await writeFile(join(assets, "app.css"), "body{}");
	await writeFile(join(assets, "app.css.br"), "packed");
	const site = await serving(await staticFiles(assets));
	const packed = await ask(`${site}/app.css`, { headers: { "accept-encoding": "br" } });
	expect(packed.headers.get("content-encoding")).toBe("br");
	const plain = await ask(`${site}/app.css`, { headers: { "accept-encoding": "identity" } });
	expect([plain.headers.get("content-type"), await plain.text()]).toEqual(["text/css; charset=utf-8", "body{}"]);
	expect(await (await ask(`${site}/passwd`)).json()).toMatchObject({ path: "/passwd" });
	expect(await (await ask(`${site}/app.css`, { method: "POST" })).json()).toMatchObject({ path: "/app.css" });
});

test("ownOrigin: a post from another site is refused, our pages say their origin (ASVS 3.5.1, 3.5.2)", async () => {
	const site = await serving(ownOrigin);
	const from = (origin: string) => ask(site, { method: "POST", headers: { origin } });
	expect((await from("https://evil.example")).status).toBe(403);
	expect(await (await from(APP)).json()).toMatchObject({ origin: APP });
});

test("toChosenLanguage: / opened afresh by a visitor of English leads to /en, and no other address does", async () => {
	const site = await serving(toChosenLanguage);
	const english = { headers: { cookie: "lang=en" } };
	expect((await ask(`${site}/`, english)).headers.get("location")).toBe("/en");
	expect((await ask(`${site}/news`, english)).status).toBe(200);
	expect((await ask(`${site}/`)).status).toBe(200);
});

test("rememberLanguage: a change from one language to the other leaves a cookie, secure on https", async () => {
	const site = await serving(rememberLanguage);
	const changed = await ask(`${site}/en/news`, { headers: { referer: `${APP}/news` } });
	expect((await changed.json()).cookie).toMatch(/^lang=en;.*; Secure$/);
	expect(await (await ask(`${site}/en/news`)).json()).not.toHaveProperty("cookie");
});

const table: RouteTable = {
	canonical: (path) => path.toLowerCase(),
	cacheKey: (path, query) => (path === "/news" ? `${path}?${new URLSearchParams(query).get("page") ?? ""}` : undefined),
	maxBody: (path) => (path === "/large" ? 2000 : undefined),
};

test("toOneSpelling: a read is moved for good, a post keeps its body, both keep their query", async () => {
	const site = await serving(toOneSpelling(async () => table));
	const read = await ask(`${site}/NEWS?a=1`);
	expect([read.status, read.headers.get("location")]).toEqual([301, "/news?a=1"]);
	expect((await ask(`${site}/NEWS`, { method: "POST" })).status).toBe(308);
	expect((await ask(`${site}/news`)).status).toBe(200);
});

test("cachedAnswers and knownAnswers: a page is rendered once, and never for a visitor with a message", async () => {
	let rendered = 0;
	const cache = new PageCache();
	const render = async (key: string) =>
		new Response(`${key} ${++rendered}`, { headers: { "content-type": "text/html" } });
	const site = await serving(
		knownAnswers(cache, render),
		cachedAnswers(cache, async () => table, render),
	);
	const read = async (path: string, headers = {}) => (await ask(site + path, { headers })).text();
	expect([await read("/news"), await read("/news"), await read("/news?page=2")]).toEqual([
		"/news? 1",
		"/news? 1",
		"/news?2 2",
	]);
	expect(await read("/news", { cookie: "flash=saved" })).toContain('"path":"/news"');
	expect(await read("/contact")).toContain('"path":"/contact"');
});

test("cachedAnswers: when a table changes meantime, one request makes the page again for all who waited", async () => {
	let rendered = 0;
	let version = 1;
	const change = () => noteVersions([{ table_name: "matches", version: ++version }]);
	change();
	let asked = 0;
	const render = async () => {
		noteRead("matches");
		rendered += 1;
		while (asked < 20) await new Promise((resolve) => setTimeout(resolve, 5));
		change();
		return new Response("made", { headers: { "content-type": "text/html" } });
	};
	const count: Middleware = (_, next) => {
		asked += 1;
		return next();
	};
	const site = await serving(
		count,
		cachedAnswers(new PageCache(), async () => table, render),
	);
	const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${site}/news`)));
	expect(answers.map(({ status }) => status)).toEqual(new Array(20).fill(200));
	expect(rendered).toBe(2);
});

test("cachedAnswers: without a turn an older copy is sent, marked as such; without one 503", async () => {
	const cache = new PageCache();
	const render = async (key: string) => {
		if (cache.has(key) || key.endsWith("2")) throw new Refusal(503, { "retry-after": "2" });
		return new Response("kept", { headers: { "content-type": "text/html" } });
	};
	const site = await serving(cachedAnswers(cache, async () => table, render));
	await ask(`${site}/news`);
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 120_000 });
	const older = await ask(`${site}/news`);
	vi.useRealTimers();
	expect([older.status, await older.text(), older.headers.get("warning")]).toEqual([
		200,
		"kept",
		'110 - "Response is Stale"',
	]);
	const none = await ask(`${site}/news?page=2`);
	expect([none.status, none.headers.get("retry-after")]).toEqual([503, "2"]);
});

test("readerTurns: readers beyond those who may wait get 503, signed in too; forms and other queues not", async () => {
	const budget = new PostBudget();
	const inTurn = readerTurns(budget, /^\/office/);
	let finish = () => {};
	const made = new Promise<void>((resolve) => {
		finish = resolve;
	});
	const site = await serving((exchange) =>
		inTurn(exchange, async () => {
			if (exchange.path === "/page") await made;
			exchange.res.end("made");
		}),
	);
	const crowd = Promise.all(Array.from({ length: 220 }, () => ask(`${site}/page`)));
	await expect.poll(async () => (await ask(`${site}/other`)).status).toBe(503);
	expect((await ask(`${site}/office`)).status).toBe(200);
	expect((await ask(`${site}/other`, { method: "POST" })).status).toBe(200);
	const cookie = "__Host-tawila.session_token=known";
	budget.trust(signOf({ headers: { cookie } }) ?? "", Date.now(), "account");
	expect((await ask(`${site}/other`, { headers: { cookie } })).status).toBe(503);
	expect((await ask(`${site}/office`, { headers: { cookie } })).status).toBe(200);
	finish();
	const statuses = Map.groupBy(await crowd, ({ status }) => status);
	expect([statuses.get(200)?.length, statuses.get(503)?.length]).toEqual([206, 14]);
});

test("readerTurns: an account has four pages and four forms at work in all sessions; others go on", async () => {
	const budget = new PostBudget();
	const inTurn = readerTurns(budget, /^\/office/);
	const cookies = ["one", "two", "other"].map((name) => `__Host-tawila.session_token=${name}`);
	for (const [at, cookie] of cookies.entries())
		budget.trust(signOf({ headers: { cookie } }) ?? "", Date.now(), at < 2 ? "account" : "another");
	const atWork = { GET: 0, POST: 0 };
	const most = { GET: 0, POST: 0 };
	let finish = () => {};
	const made = new Promise<void>((resolve) => {
		finish = resolve;
	});
	const site = await serving((exchange) =>
		inTurn(exchange, async () => {
			if (exchange.path === "/office/slow") {
				const method = exchange.reads ? "GET" : "POST";
				most[method] = Math.max(most[method], ++atWork[method]);
				await made;
				atWork[method]--;
			}
			exchange.res.end("made");
		}),
	);
	const slow = (method: string, n: number) =>
		ask(`${site}/office/slow`, { method, headers: { cookie: cookies[n % 2] ?? "" } });
	const all = Promise.all([
		...Array.from({ length: 150 }, (_, n) => slow("GET", n)),
		...Array.from({ length: 20 }, (_, n) => slow("POST", n)),
	]);
	await expect.poll(() => [most.GET, most.POST]).toEqual([4, 4]);
	for (let i = 0; i < 10; i++)
		expect((await ask(`${site}/office`, { headers: { cookie: cookies[2] ?? "" } })).status).toBe(200);
	expect([atWork.GET, atWork.POST]).toEqual([4, 4]);
	finish();
	const statuses = Map.groupBy(await all, ({ status }) => status);
	expect([most.GET, most.POST, statuses.get(200)?.length, statuses.get(503)?.length]).toEqual([4, 4, 84, 86]);
});

test("limitPosts: posts beyond a network's budget are 429 with the wait; reads are free (ASVS 2.4.1)", async () => {
	const budget = new PostBudget();
	const site = await serving(limitPosts(budget, /^\/door/));
	for (const _ of Array.from({ length: 240 }))
		budget.take([{ network: "127.0.0.1", budget: 1 }], undefined, Date.now());
	const statuses = await Promise.all(Array.from({ length: 3 }, () => ask(site, { method: "POST" })));
	const refused = statuses.filter(({ status }) => status === 429);
	expect(refused.length).toBeGreaterThan(0);
	expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await ask(site)).status).toBe(200);
	const cookie = "__Host-tawila.session_token=known";
	budget.trust(signOf({ headers: { cookie } }) ?? "", Date.now());
	const post = async (path: string) => (await ask(site + path, { method: "POST", headers: { cookie } })).status;
	for (const _ of Array.from({ length: 3 })) await post("/door");
	expect([await post("/office"), await post("/door")]).toEqual([200, 429]);
});

test("limitPosts, shareRequests: a /48 has eight times what each of its /64 has, however many it uses", async () => {
	configure({ ...config(), TRUST_PROXY: 1 });
	ended.push(() => configure({ ...config(), TRUST_PROXY: 0 }));
	let finish = () => {};
	const made = new Promise<void>((resolve) => {
		finish = resolve;
	});
	const site = await serving(shareRequests(2, 1), limitPosts(new PostBudget(), /^\/door/), async ({ path }, next) => {
		if (path === "/slow") await made;
		return next();
	});
	const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
	const held = Array.from({ length: 20 }, (_, i) => ask(`${site}/slow`, from(`2001:db8:1:${i}::1`)));
	await expect.poll(async () => (await ask(site, from("2001:db8:1:99::1"))).status).toBe(429);
	expect((await ask(site, from("2001:db8:2::1"))).status).toBe(200);
	finish();
	expect((await Promise.all(held)).filter(({ status }) => status === 200)).toHaveLength(16);
	const now = vi.spyOn(Date, "now").mockReturnValue(Date.now()); // posts are allowed again as time passes
	ended.push(() => now.mockRestore());
	const statuses: number[] = [];
	for (let i = 0; i < 1930; i++)
		statuses.push((await ask(site, { method: "POST", ...from(`2001:db8:1:${i.toString(16)}::1`) })).status);
	expect(statuses.indexOf(429)).toBe(1920);
	expect((await ask(site, { method: "POST", ...from("2001:db8:2::1") })).status).toBe(200);
});

test("renderPage: asks the router with the body, refuses one too long for its page, takes a message away", async () => {
	const render = async (request: Request) => new Response(`${request.method} ${(await request.text()).length}`);
	const budget = new PostBudget();
	const site = await serving(ownOrigin, renderPage({ render, table: async () => table, budget, bodySeconds: 5 }));
	const post = (path: string, length: number) => ask(site + path, { method: "POST", body: "a".repeat(length) });
	expect(await (await post("/large", 2000)).text()).toBe("POST 2000");
	expect((await post("/large", 2001)).status).toBe(413);
	const read = await ask(site, { headers: { cookie: "flash=saved" } });
	expect(read.headers.get("cache-control")).toBe("no-store");
	expect(read.headers.get("set-cookie")).toMatch(/^flash=;/);
});
