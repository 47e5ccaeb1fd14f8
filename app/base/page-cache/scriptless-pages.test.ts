import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { routeTable } from "../../../test/route-table.ts";
import { startSite } from "../../../test/site.ts";
import * as league from "../../api/lists/league/schemas.ts";
import * as schemas from "../../api/lists/schemas.ts";

const site = startSite();
const visitor = { cookie: "flash=contact-sent" };

/** The answer that the router makes by itself. */
async function routerAnswers(path: string, headers: Record<string, string> = {}) {
	const built: string = "../../../build/server/index.js";
	const build: ServerBuild = await import(built);
	const request = new Request(site.origin + path, { headers });
	return createRequestHandler(build, "production")(request, new RouterContextProvider());
}

/** The page that the router makes by itself, without the mark that it leaves for scripts. */
async function routerMakes(path: string, headers: Record<string, string>) {
	const response = await routerAnswers(path, headers);
	return { status: response.status, html: (await response.text()).replace("<!--$--><!--/$-->", "") };
}

test.each([
	"/",
	"/leagues",
	"/leagues/cross-table",
	"/leagues/rules",
	"/leagues?on=2026-01-01&rule=ittf",
	"/leagues?season=2025/2026",
	"/matches?status=completed",
	"/teams",
	"/team/1",
	"/player/1",
	"/player/1/rubbers?result=won",
	"/player/1/against?q=al",
	"/player/1/against/2",
	"/team/1/against/2",
	"/leagues/premier-league/2025-2026/leaders?by=ratio",
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
	await expect.poll(shown, { interval: 50 }).toContain(mark);
});

const usesScripts = new Set(
	routeTable.filter(({ source }) => /handle = {[^}]*js: true/.test(source)).map(({ file }) => file),
);
const addressOf = (path: string) => (path === "/" ? "/_root" : path).replaceAll(/:[\w.]+|\*/g, "1");
const scriptless = routeTable.filter(
	({ path, file, layouts }) => path && ![file, ...layouts].some((each) => usesScripts.has(each)),
);

test("the data behind an address without scripts is nowhere, in either language", async () => {
	expect(scriptless.map(({ path }) => path)).toContain("/team/:id");
	for (const { path = "" } of scriptless)
		for (const address of [addressOf(path), `/en${path === "/" ? "" : addressOf(path)}`]) {
			const answer = await site.get(`${address}.data`, visitor);
			expect([address, answer.status]).toEqual([address, 404]);
		}
	expect((await site.get("/admin/auth.data")).status).toBe(200);
});

/** Columns that pages and calendars show beside those of the lists for programs. */
const shownElsewhere = [
	"admin_name",
	"admin_name_ar",
	"contact_number",
	"email",
	"sequence",
	"updated_at",
	"group_id",
	"home_squad_id",
	"away_squad_id",
	"venue_id",
	"round",
	"date_known",
	"phase",
	"outcome",
	"absent",
	"planned_date",
	"reason",
	"reason_ar",
	"score_source",
	"corrected_on",
	"home_games",
	"away_games", // of a rubber
];

test("no public page reads a column that is not published, nor a score of a tie that does not count", async () => {
	await site.sql("update players set sex = 'female', licence_no = 'KSA-731'");
	await site.sql("update matches set home_score = 731, away_score = 732 where status <> 'completed'");
	// A competition is for women, say; the same word of a player is not published.
	const { competitionSchema, groupSchema, groupStandingSchema, ...ofTables } = league;
	const published = new Set([
		...[...Object.values(schemas), ...Object.values(ofTables)].flatMap((schema) =>
			"shape" in schema && schema.shape ? Object.keys(schema.shape) : [],
		),
		...shownElsewhere,
	]);
	const { rows } = await site.sql<{ column_name: string }>(`select distinct column_name from information_schema.columns
		where table_name in ('teams', 'players', 'matches', 'national_teams', 'news_articles')`);
	const hidden = rows.map((row) => row.column_name).filter((name) => !published.has(name));
	expect(hidden).toEqual(expect.arrayContaining(["sex", "licence_no"]));
	const notForAll: unknown[] = [...hidden, 731, 732, "KSA-731"];
	const pages = [
		"/_root",
		"/leagues",
		"/matches",
		"/match/1",
		"/player/1",
		"/player/1/rubbers",
		"/player/1/against",
		"/player/1/against/2",
		"/team/1/against",
		"/team/1/against/2",
		"/leagues/premier-league/2025-2026/leaders",
		"/teams",
		"/team/1",
		"/national",
		"/national/mens",
		"/news",
		"/news/1",
	];
	for (const page of [...pages, "/search"]) {
		const text = await (await routerAnswers(`${page}.data?q=al`)).text();
		const values: unknown[] = JSON.parse(text.split("\n", 1)[0] ?? ""); // every name and every value, once
		expect(values.length).toBeGreaterThan(50);
		expect([page, values.filter((value) => notForAll.includes(value))]).toEqual([page, []]);
	}
});
