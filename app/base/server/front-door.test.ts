import { expect, test } from "vitest";
import { rawRequest } from "../../../test/raw-request.ts";
import { startSite } from "../../../test/site.ts";

// Temporary tables take the place of the real ones: all statements go through the one session of the embedded engine.
const site = startSite({ on: "embedded PostgreSQL" });
const raw = async (text: string) =>
	(await rawRequest(site.origin, text, (got) => got.includes("\r\n"))).split("\r\n")[0] ?? "";

const ask = (method: string, target: string, more = "") =>
	raw(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`);

test.each([
	["GET", "/news/abc", 404],
	["GET", "/news/0", 404],
	["GET", "/news/-1", 404],
	["GET", "/news/1e3", 404],
	["GET", "/news/99999999999999999999", 404],
	["GET", "/news/2147483648", 404],
	["GET", "/news/1%00", 400],
	["GET", "/news/%", 400],
	["GET", "/news/%FF%FE", 400],
	["GET", "/news/1'%20or%201=1", 404],
	["GET", "/team/../../etc/passwd", 404],
	["GET", "/..%2f..%2fetc/passwd", 404],
	["GET", "/media/../secret-key", 404],
	["GET", "/media/news-images/..%2f..%2fsecret-key", 404],
	["GET", "//evil.example/", 400],
	["GET", "/\\evil.example", 400],
	["GET", "http://evil.example/", 400],
	["GET", `/${"a".repeat(5000)}`, 400],
	["GET", "/fr/news", 404],
	["GET", "/en/en/news", 404],
	["GET", "/news?page=0", 404],
	["GET", "/news?page=-1", 404],
	["GET", "/news?page=x", 404],
	["GET", "/news?page=9999", 404],
	["GET", "/news?category=%00", 200],
	["GET", "/leagues?season=x", 404],
	["GET", "/matches?team=x&status=y", 200],
	["GET", "/search?q=%25_%27%00", 200],
	["GET", "/constructor", 404],
	["GET", "/national/constructor", 302],
	["GET", "/share/constructor.png", 404],
	["GET", "/share/news/0.png", 404],
	["GET", "/teams/0.ics", 404],
	["GET", "/sitemaps/2.xml", 404],
	["GET", "/api/nothing", 404],
	["GET", "/api/v1/news?limit=0", 400],
	["GET", "/api/v1/news?limit=x", 400],
	["GET", "/api/v1/news?cursor=x", 400],
	["GET", "/api/v1/matches?cursor=WyIyMDI1LTEwLTA4IiwieCJd", 400],
	["GET", "/api/v1/matches?cursor=WyIyMDI1LTAxLTAxIiw5OTk5OTk5OTk5OV0", 400],
	["GET", "/api/v1/news?cursor=Wzk5OTk5OTk5OTk5XQ", 400],
	["GET", "/api/v1/teams?cursor=WzFlNDAwXQ", 400],
	["GET", "/api/v1/players?cursor=eyJfX3Byb3RvX18iOjF9", 400],
	["GET", "/api/v1/standings?season=1", 400],
	["GET", "/build/server/index.js", 404],
	["GET", "/.env", 404],
	["PUT", "/news", 405],
	["DELETE", "/news/1", 405],
	["PATCH", "/", 405],
	["OPTIONS", "/", 405],
	["TRACE", "/", 405],
	["BREW", "/", 400],
	["POST", "/about", 405],
	["POST", "/sitemap.xml", 405],
	["POST", "/nothing", 404],
	["POST", "/favicon.svg", 404],
	["POST", "/healthz", 404],
])("%s %s is answered with %i", async (method, target, status) => {
	const body = method === "POST" ? "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\n" : "";
	expect(await ask(method, target, body)).toContain(` ${status} `);
});

test("a body of the wrong kind is 400, one too large 413, said or unsaid", async () => {
	const post = (headers: string, body = "") =>
		raw(`POST /contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n${body}`);
	expect(await post("Content-Type: application/json\r\nContent-Length: 2", "{}")).toContain(" 400 ");
	expect(await post("Content-Length: 3", "a=b")).toContain(" 400 ");
	expect(await post("Content-Type: multipart/form-data\r\nContent-Length: 3", "a=b")).toContain(" 400 ");
	expect(await post("Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 99999999")).toContain(" 413 ");
	const large = await fetch(`${site.origin}/contact`, {
		method: "POST",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: new Blob(["a=", "b".repeat(1_200_000)]).stream(),
		duplex: "half",
	} as RequestInit).then(
		(response) => response.status,
		() => 413,
	);
	expect(large).toBe(413);
});

test.each([
	"/",
	"/en/leagues",
	"/nothing",
	"/news/0",
	"/%",
	"/sitemap.xml",
	"/api/v1/teams",
	"/favicon.svg",
	"/healthz",
])("%s comes with the security headers", async (path) => {
	const { headers } = await site.get(path);
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("x-frame-options")).toBe("DENY");
	expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
	expect(headers.get("permissions-policy")).toContain("camera=()");
	expect(headers.get("x-powered-by")).toBeNull();
});

test.each(["/", "/en/news", "/nothing", "/contact?map=show"])(
	"the policy of %s lets no script run and nothing load from elsewhere",
	async (path) => {
		const policy = (await site.get(path)).headers.get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain("script-src 'none'");
		expect(policy).not.toMatch(/unsafe|\*/);
		expect(policy.includes("openstreetmap")).toBe(path.includes("map=show"));
	},
);

test.each([
	["/leagues", ["script-src 'self'", "img-src 'self' data:;"]],
	["/teams?map=show", ["script-src 'none'", "img-src 'self' data: https://tile.openstreetmap.org;"]],
	["/team/2?map=show", ["script-src 'self'", "frame-src https://www.openstreetmap.org"]],
	["/team/999999", ["script-src 'none'"]],
])("the policy of %s has %j: what the page needs and no more", async (path, parts) => {
	const policy = (await site.get(path)).headers.get("content-security-policy") ?? "";
	for (const part of parts) expect(`${policy};`).toContain(part);
	expect(policy).not.toMatch(/unsafe|\*/);
});

test("the 404 says so in the page's language and leads home", async () => {
	const ar = await site.get("/لا-شيء");
	expect([ar.status, await ar.text()]).toEqual([404, expect.stringContaining("عذرًا! الصفحة غير موجودة")]);
	const en = await (await site.get("/en/nothing")).text();
	expect(en).toContain("Oops! Page not found");
	expect(en).toMatch(/<main[\s\S]*href="\/en"[\s\S]*<\/main>/);
	expect(en).toContain('<meta name="robots" content="noindex"');
});

test("a failure shows an id and no internals", async () => {
	await site.sql("create temporary table players (broken int)"); // intercepts the real one
	const response = await site.get("/en/team/1");
	const page = await response.text();
	await site.sql("drop table pg_temp.players");
	expect(response.status).toBe(500);
	expect(page).toContain("Unexpected Application Error");
	expect(page).toMatch(/<bdi[^>]*>[0-9a-f]{12}<\/bdi>/);
	expect(page).not.toMatch(/players|column|select|at .*\.(js|ts)|node_modules/i);
});

test("the league table says what failed in its own words", async () => {
	await site.sql("create temporary table matches (broken int)");
	const page = await (await site.get("/en/leagues?on=2026-01-17")).text();
	await site.sql("drop table pg_temp.matches");
	expect(page).toContain("Error loading league data");
});

test("health: the process lives and takes requests; no other machine is asked", async () => {
	expect(await (await site.get("/healthz")).json()).toEqual({ status: "ok" });
	const ready = await site.get("/readyz");
	expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);
});

test("an answer names its request; an id from a stranger is not taken over", async () => {
	const { headers } = await site.get("/en/search?q=a", { "x-request-id": "chosen-by-a-stranger" });
	expect(headers.get("x-request-id")).toMatch(/^[0-9a-f]{12}$/);
});

test("the language toggle is remembered for / opened afresh, and only for that", async () => {
	const toggled = await site.get("/en/news", { referer: `${site.origin}/news` });
	expect(toggled.headers.get("set-cookie")).toMatch(/^lang=en;/);
	expect(toggled.headers.get("cache-control")).toBe("private, no-cache");
	const afresh = await site.get("/", { cookie: "lang=en" });
	expect([afresh.status, afresh.headers.get("location")]).toEqual([302, "/en"]);
	expect((await site.get("/news", { cookie: "lang=en" })).status).toBe(200);
	const back = await site.get("/", { cookie: "lang=en", referer: `${site.origin}/en` });
	expect([back.status, back.headers.get("set-cookie")?.slice(0, 8)]).toEqual([200, "lang=ar;"]);
});

test("a request with two Host headers is refused, for a page in memory as well", async () => {
	await site.get("/about");
	for (const path of ["/about", "/healthz", "/admin"])
		expect(await ask("GET", path, "Host: evil.example\r\n")).toContain(" 400 ");
});

test("any Host is answered, for health probes come by number, and none is believed", async () => {
	const page = await rawRequest(
		site.origin,
		"GET /en/news HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
	);
	expect(page).toContain(" 200 ");
	expect(page).not.toContain("evil.example");
	const post = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\n";
	const from = (origin: string) =>
		raw(`POST /contact HTTP/1.1\r\nHost: evil.example\r\nOrigin: ${origin}\r\nConnection: close\r\n${post}\r\n`);
	expect(await from("http://evil.example")).toContain(" 403 ");
	expect(await from(site.origin)).toContain(" 422 ");
});

test("an address with a slash at its end leads to the one without", async () => {
	const response = await site.get("/en/");
	expect([response.status, response.headers.get("location")]).toEqual([301, "/en"]);
});

test("an address for forms and scripts leads a person to a page, and shows no JSON", async () => {
	const cookie = await site.sessionOf("owner@demo.example");
	const player = await site.sessionOf("player@demo.example");
	for (const path of ["/en/admin/undo/1", "/en/admin/drafts", "/en/admin/pictures", "/en/admin/matches/1/undo"])
		expect([path, (await site.get(path, { cookie })).headers.get("location")]).toEqual([
			path,
			expect.stringMatching(/^\/en\/admin(\/matches)?$/),
		]);
	for (const path of ["/complaints/submit/autosave", "/complaints/evidence"])
		expect((await site.get(path, { cookie: player })).headers.get("location")).toBe("/complaints/submit");
});
