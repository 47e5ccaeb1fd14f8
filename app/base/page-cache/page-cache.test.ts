import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const etagOf = async (path: string) => (await site.get(path)).headers.get("etag") ?? "";

test("a page that did not change answers 304 with nothing in it", async () => {
	// The first reader has the stored table made, which is a change.
	await expect.poll(() => etagOf("/leagues")).toMatch(/^W\/"/);
	const etag = await etagOf("/leagues");
	const again = await site.get("/leagues", { "if-none-match": etag });
	expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
	expect((await site.get("/leagues", { "if-none-match": 'W/"other"' })).status).toBe(200);
});

test.each(["br", "gzip", "identity"])("a page is the same in %s", async (encoding) => {
	const plain = await (await site.get("/about", { "accept-encoding": "identity" })).text();
	const response = await site.get("/about", { "accept-encoding": encoding });
	expect(response.headers.get("content-encoding") ?? "identity").toBe(encoding);
	expect(await response.text()).toBe(plain);
});

test.each(["br", "gzip", "identity"])("the stylesheet is the same in %s, and kept for good", async (encoding) => {
	const href = /href="(\/assets\/[^"]+\.css)"/.exec(await (await site.get("/about")).text())?.[1] ?? "";
	const plain = await (await site.get(href, { "accept-encoding": "identity" })).text();
	const response = await site.get(href, { "accept-encoding": encoding });
	expect(response.headers.get("content-encoding") ?? "identity").toBe(encoding);
	expect(response.headers.get("vary")).toBe("Accept-Encoding");
	expect(response.headers.get("cache-control")).toContain("immutable");
	expect(await response.text()).toBe(plain);
	expect((await site.get(`${href}.br`)).status).toBe(404);
});

test("HEAD answers like GET, without the page, and leaves no empty page behind", async () => {
	const head = await fetch(`${site.origin}/contact`, { method: "HEAD" });
	expect([head.status, await head.text()]).toEqual([200, ""]);
	expect(await (await site.get("/contact")).text()).toContain("</html>");
});

test.each(["/en/news/999999", "/en/matches?season=never", "/en/share/match/999999.png", "/sitemaps/never.xml"])(
	"%s, which may be there tomorrow, is kept by no cache on the way",
	async (path) => {
		const missing = await site.get(path);
		expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
	},
);

test("unknown parameters neither change a page nor make a new one", async () => {
	expect(await etagOf("/leagues?utm_source=x&a=b")).toBe(await etagOf("/leagues"));
});

test.each([
	["/leagues", "update matches set home_score = home_score + 1 where status = 'completed'"],
	["/teams", "update teams set region_ar = region_ar || '!' where id = (select min(id) from teams)"],
	["/news", "update news_articles set title_ar = title_ar || '!'"],
	["/national/mens", "update national_teams set coach_name_ar = coach_name_ar || '!'"],
	["/sitemap.xml", "delete from news_articles where id = (select min(id) from news_articles where published)"],
	["/news.rss", "update news_articles set title_ar = title_ar || '!'"],
	["/matches.ics", "update matches set status = 'cancelled' where id = (select max(id) from matches)"],
	["/api/v1/players", "update players set name = name || '!' where id = (select min(id) from players)"],
])("a change made in the database shows on %s", async (path, change) => {
	const before = await etagOf(path);
	await site.sql(change);
	await expect.poll(() => etagOf(path), { interval: 50 }).not.toBe(before);
});

test("a change elsewhere leaves a page as it is", async () => {
	const before = await etagOf("/about");
	const clubs = await etagOf("/teams");
	await site.sql("update teams set region_ar = region_ar || '!'");
	await expect.poll(() => etagOf("/teams"), { interval: 50 }).not.toBe(clubs); // by then it is known to every page
	expect(await etagOf("/about")).toBe(before);
});

test("two hundred readers at once get one page", async () => {
	await site.sql("update matches set sequence = sequence");
	const pages = await Promise.all(
		Array.from({ length: 200 }, () => site.get("/en/matches").then((response) => response.text())),
	);
	expect(new Set(pages).size).toBe(1);
});

test("a flash message is shown only to the visitor with its cookie", async () => {
	const shown = await site.get("/contact", { cookie: "flash=contact-sent" });
	expect(await shown.text()).toContain("تم إرسال الرسالة بنجاح");
	expect(shown.headers.get("cache-control")).toBe("no-store");
	expect(await (await site.get("/contact")).text()).not.toContain("تم إرسال الرسالة بنجاح");
});
