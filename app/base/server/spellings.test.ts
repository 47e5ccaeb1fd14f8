import { expect, test } from "vitest";
import { rawRequest } from "../../../test/raw-request.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const follow = async (path: string, init: RequestInit = {}) => {
	const response = await fetch(site.origin + path, { redirect: "manual", ...init });
	return [response.status, response.headers.get("location")];
};

test.each([
	["/NEWS", "/news"],
	["/n%65ws", "/news"],
	["/n%65ws?page=2", "/news?page=2"],
	["/En/Leagues/", "/en/leagues"],
	["/news/%31", "/news/1"],
	["/SITEMAP.xml", "/sitemap.xml"],
	["/Api/v1/Teams", "/api/v1/teams"],
	["/ADMIN/auth", "/admin/auth"],
	["/%d9%84%d8%a7", "/%D9%84%D8%A7"],
])("%s leads to %s for good", async (path, plain) => {
	expect(await follow(path)).toEqual([301, plain]);
	expect(await follow(path, { method: "HEAD" })).toEqual([301, plain]);
	expect((await site.get(plain)).status).not.toBe(301);
});

test("a form posted to another spelling is sent again to the plain one, by the browser", async () => {
	expect(await follow("/Contact", { method: "POST", body: new URLSearchParams({ a: "b" }) })).toEqual([
		308,
		"/contact",
	]);
});

test("no number of spellings makes a second copy of a page", async () => {
	const etag = (await site.get("/matches")).headers.get("etag");
	const letters = [..."matches"];
	const spellings = Array.from({ length: 128 }, (_, mask) =>
		letters.map((letter, i) => (mask & (1 << i) ? `%${letter.charCodeAt(0).toString(16)}` : letter)).join(""),
	);
	const answers = await Promise.all(spellings.map((spelling) => follow(`/${spelling}`)));
	expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
	expect(new Set(answers.filter(([status]) => status !== 200).map(String))).toEqual(new Set(["301,/matches"]));
	expect((await site.get("/matches")).headers.get("etag")).toBe(etag);
});

test("a path that climbs is not there, however it is written", async () => {
	for (const path of ["/x/../news", "/x/%2e%2e/news", "/./news", "/news/%2E"]) {
		const answer = await rawRequest(site.origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
		expect(answer.split("\r\n")[0]).toContain(" 404 ");
	}
});
