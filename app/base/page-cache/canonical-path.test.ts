import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { canonicalPath, climbs } from "./canonical-path.ts";

const pages = [
	{
		path: "en?",
		children: [
			{ index: true as const },
			{ path: "news" },
			{ path: "news/:id" },
			{ path: "news.rss" },
			{ path: "teams/:id.ics" },
			{ path: "newsletter/confirm/:token" },
			{ path: "*" },
		],
	},
	{ path: "api/v1/news" },
	{ path: "api/*" },
];
const routes = [{ path: "", children: pages }];

test.each([
	["/", "/"],
	["/en", "/en"],
	["/EN/", "/en"],
	["/news", "/news"],
	["/NEWS/", "/news"],
	["/n%65ws", "/news"],
	["/En/%4eEWS/7", "/en/news/7"],
	["/news/%37", "/news/7"],
	["/News.RSS", "/news.rss"],
	["/teams/7.ICS", "/teams/7.ics"],
	["/API/V1/News", "/api/v1/news"],
	["/API/Nothing", "/api/Nothing"],
	// Values of links keep their exact characters.
	["/newsletter/confirm/AbC-_d", "/newsletter/confirm/AbC-_d"],
	["/لا-شيء", "/%D9%84%D8%A7-%D8%B4%D9%8A%D8%A1"],
	["/%d9%84%d8%a7-%D8%B4%D9%8A%D8%A1", "/%D9%84%D8%A7-%D8%B4%D9%8A%D8%A1"],
	["/news/a%2Fb", "/news/a%2Fb"],
	["/news/a%2fb", "/news/a%2Fb"],
	["/a%40b%3A%3b%2c%24%26%2b%3d!'()*~", "/a@b:;,$&+=!'()*~"],
])("%s is spelt %s", (path, plain) => {
	for (const spelling of [path, plain])
		expect(canonicalPath(matchRoutes(routes, spelling) ?? [], spelling)).toBe(plain);
});

test("a path with dot segments differs from one with dots in its names", () => {
	expect(["/a/../b", "/..", "/a/.", "/..a/b..", "/.env", "/a"].map(climbs)).toEqual([
		true,
		true,
		true,
		false,
		false,
		false,
	]);
});
