import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const visitor = { cookie: "flash=contact-sent" };

/** The page that the router makes by itself, without the mark that it leaves for scripts. */
async function routerMakes(path: string, headers: Record<string, string>) {
	const built: string = "../../../build/server/index.js";
	const build: ServerBuild = await import(built);
	const request = new Request(site.origin + path, { headers });
	const response = await createRequestHandler(build, "production")(request, new RouterContextProvider());
	return { status: response.status, html: (await response.text()).replace("<!--$--><!--/$-->", "") };
}

test.each([
	"/",
	"/leagues",
	"/leagues?season=2025/2026",
	"/matches?status=completed",
	"/teams",
	"/team/1",
	"/national",
	"/national/mens",
	"/news",
	"/news?category=general",
	"/about",
	"/contact?map=show",
	"/complaints",
	"/search?q=%D8%A7%D9%84",
])("%s is what the router makes of it, in both languages, for one visitor and for all", async (path) => {
	for (const page of [path, path === "/" ? "/en" : `/en${path}`])
		for (const headers of [visitor, {}]) {
			const answer = await site.get(page, headers);
			const html = (await answer.text()).replace("<!--$--><!--/$-->", "");
			expect({ status: answer.status, html }).toEqual(await routerMakes(page, headers));
		}
});

test.each([
	["/leagues?season=1999", 404],
	["/news/99999", 404],
	["/en/team/none", 404],
	["/national/chess", 302],
])("%s, which has no page, is %i for a visitor with a message as well", async (path, status) => {
	const answer = await fetch(site.origin + path, { headers: visitor, redirect: "manual" });
	expect(answer.status).toBe(status);
});

test.each([
	["/leagues", "update teams set name_ar = name_ar || ' (one)'", " (one)"],
	["/matches", "update teams set name_ar = name_ar || ' (two)'", " (two)"],
	["/teams", "update teams set name_ar = name_ar || ' (three)'", " (three)"],
	["/team/1", "update players set name_ar = name_ar || ' (four)'", " (four)"],
	["/national/mens", "update players set name_ar = name_ar || ' (five)'", " (five)"],
	["/news", "update news_articles set title_ar = title_ar || ' (six)'", " (six)"],
	["/", "update news_articles set title_ar = title_ar || ' (seven)'", " (seven)"],
])("a change shows on %s to a visitor with a message", async (path, change, mark) => {
	const shown = async () => (await site.get(path, visitor)).text();
	expect(await shown()).not.toContain(mark);
	await site.sql(change);
	await expect.poll(shown, { timeout: 2000, interval: 50 }).toContain(mark);
});
