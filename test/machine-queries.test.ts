import { beforeAll, expect, test } from "vitest";
import { plainQuery } from "../app/base/typed/plain-query.ts";
import { disguises } from "./disguises.ts";
import { routeTable } from "./route-table.ts";
import { startSite } from "./site.ts";

const site = startSite();

/** The parameters by which each public page and list differs, as its module names them. */
const ofReaders = routeTable.flatMap(({ path = "", source }) => {
	const names = /\bcached: \[([^\]]+)\]/.exec(source)?.[1] ?? "";
	return [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]): [path: string, name: string] => [path, name]);
});
/** Pages that answer each visitor, with values that they understand. */
const ofStaff: [path: string, values: Record<string, string>, who?: string][] = [
	["/admin/audit", { from: "2020-01-02", until: "2031-01-03", page: "1" }],
	["/admin/audit", { record: "account:1", action: "account.signed-in" }],
	["/admin/matches", { season: "2025/2026", status: "completed" }],
	["/admin/league", { season: "2025/2026" }],
	["/admin/players", { show: "incomplete", sort: "name", page: "1" }],
	["/admin/accounts", { role: "owner" }],
	["/admin/inbox", { state: "spam" }],
	["/admin/league/copy", { from: "2025/2026", to: "2031/2032" }],
	["/admin/export/matches.csv", { season: "2025/2026" }],
	["/complaints/admin", { status: "resolved", from: "2020-01-02", until: "2031-01-02" }, "head@demo.example"],
	["/complaints/admin", { linked: "2026-000001", priority: "high", sort: "updated" }, "head@demo.example"],
];
/** A value that is understood, by the name of its parameter. */
const values: Record<string, string> = {
	cursor: "WzFd",
	limit: "3",
	page: "2",
	part: "2",
	sort: "lost",
	status: "completed",
	month: "2025-10",
	on: "2025-10-08",
	as_of: "2025-10-08",
	map: "show",
	newcomers: "1",
	list: "women",
	by: "ratio",
	result: "won",
	kind: "singles",
	video: "1",
};
/** Parts of paths that are a thing of the demo, by the path's first words. */
const things: Record<string, string> = {};

beforeAll(async () => {
	const of = async (text: string) => String((await site.row<{ of: string | number }>(text)).of);
	const completed = "from matches where status = 'completed' order by id limit 1";
	values.season = await of(`select season as of ${completed}`);
	values.group = await of(`select group_id as of ${completed}`);
	values.team = values.club = await of(`select home_team_id as of ${completed}`);
	values.region = await of("select region as of from teams order by id limit 1");
	values.category = await of("select slug as of from news_categories order by slug limit 1");
	values.round = await of("select number as of from rounds order by id limit 1").catch(() => "1");
	values.competition = await of("select slug as of from competitions order by id limit 1");
	values.class = await of("select q.class as of from squads q join entries n on n.squad_id = q.id limit 1");
	values.partner = await of("select max(id) as of from players");
	values.rule = values.rule_set = "ittf";
	things["player/:id"] = await of("select min(id) as of from players");
	things["team/:id"] = await of("select min(id) as of from teams");
	things["news/:id"] = await of("select id as of from news_articles where live_at_en < now() order by id limit 1");
	things["player/:other"] = values.partner;
	things["team/:other"] = await of("select max(id) as of from teams");
	things["leagues/:competition"] = values.competition;
	things["leagues/:season"] = values.season.replace("/", "-");
});

const placed = (path: string) => path.replace(/:\w+/g, (part) => things[`${path.split("/")[1]}/${part}`] ?? part);
const query = (of: Record<string, string>) => `?${new URLSearchParams(of)}`;
async function shown(path: string, cookie = "") {
	const response = await site.get(path, { cookie });
	return [response.status, await response.text()] as const;
}

test.each(ofReaders.filter(([, name]) => name !== "q"))("%s reads %s in every disguise", async (path, name) => {
	const value = values[name] ?? "";
	expect(value, `values needs a ${name}`).not.toBe("");
	const at = `/en${placed(path)}`.replace("/en/api", "/api");
	const plain = await shown(at + query({ [name]: value }));
	expect([200, 301, 302, 400, 404]).toContain(plain[0]);
	for (const [disguise, typed] of disguises) {
		const [status, text] = await shown(at + query({ [name]: typed(value) }));
		// A page after the last one is none; its text has an id of its own.
		expect([disguise, status, status === 404 || text === plain[1]]).toEqual([disguise, plain[0], true]);
	}
});

test.each(ofStaff)("%s reads %o in every disguise", async (path, of, who = "owner@demo.example") => {
	const cookie = await site.sessionOf(who);
	/** The list alone: around it are the names of scripts, moments and tokens. */
	const list = async (as: (value: string) => string) => {
		const given = Object.fromEntries(Object.entries(of).map(([name, value]) => [name, as(value)]));
		const [status, text] = await shown(
			`/en${path}`.replace("/en/admin/export", "/admin/export") + query(given),
			cookie,
		);
		const [, main = text] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(text) ?? [];
		return [status, main];
	};
	const plain = await list((value) => value);
	expect(plain[0]).toBe(200);
	for (const [disguise, typed] of disguises) expect([disguise, ...(await list(typed))]).toEqual([disguise, ...plain]);
});

test.each([
	["/search", "team", "name"],
	["/search", "player", "name_ar"],
	["/teams", "team", "name_ar"],
	["/admin/find", "player", "name"],
])("%s finds a %s by its %s in every disguise that a person reads as that word", async (path, kind, column) => {
	const cookie = path.startsWith("/admin") ? await site.sessionOf("owner@demo.example") : "";
	const { word } = await site.row<{ word: string }>(`select ${column} as word from ${kind}s order by id limit 1`);
	const found = async (q: string) => {
		const [, main = ""] =
			/<main\b[^>]*>([\s\S]*)<\/main>/.exec((await shown(`/en${path}${query({ q })}`, cookie))[1]) ?? [];
		return main.match(/\/(?:team|player|teams|players)\/\d+/g);
	};
	const plain = await found(word);
	expect(plain?.length).toBeGreaterThan(0);
	for (const [disguise, typed] of disguises) expect([disguise, await found(typed(word))]).toEqual([disguise, plain]);
});

test("a day is read in a query as in a form, and links that the page writes are plain", async () => {
	const plain = await shown(`/en/leagues${query({ season: values.season ?? "", on: "2025-10-08" })}`);
	const typed = await shown(`/en/leagues${query({ season: values.season ?? "", on: "٢٠٢٥-١٠-٠٨" })}`);
	const links = (text: string) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
	expect(plain[1]).toContain("on=2025-10-08");
	expect(links(typed[1])).toEqual(links(plain[1]));
	const dayFirst = await shown(`/en/leagues${query({ season: values.season ?? "", on: "٨/١٠/٢٠٢٥" })}`);
	const rows = (text: string) => /<table[\s\S]*<\/table>/.exec(text)?.[0];
	expect(rows(dayFirst[1])).toBe(rows(plain[1]));
	const none = await shown(`/en/leagues${query({ season: values.season ?? "", on: "1447-04-16" })}`);
	expect([none[0], /aria-invalid="true"|role="alert"/.test(none[1])]).toEqual([400, true]);
});

test.each([
	["/api/v1/standings", "as_of", "1447-04-16"],
	["/api/v1/standings", "as_of", "yesterday"],
	["/api/v1/standings", "season", "1447"],
	["/api/v1/matches", "group", "first"],
	["/api/v1/players", "limit", "many"],
])("%s names the parameter %s where it does not understand %s", async (path, name, value) => {
	const given = query({ ...(name === "as_of" && { group: values.group ?? "" }), [name]: value });
	for (const language of ["ar", "en"]) {
		const response = await site.get(path + given, { "accept-language": language });
		const { error } = (await response.json()) as { error: { code: string; message: string } };
		expect([response.status, error.code, error.message.startsWith(`${name}: `)]).toEqual([400, "bad_query", true]);
	}
});

test("people's own words, an address to go on to, and a query that is plain stay as they were typed", () => {
	for (const given of ["q=%D9%A1&next=%2Fa%3Fb%3D%D9%A1&who=%EF%BC%A1", "a&b=%20x%20y".replaceAll("%20", "%41"), ""])
		expect(plainQuery(given)).toBe(given);
	expect(plainQuery("a=1&page=%D9%A2&a=%D9%A3")).toBe("a=1&page=2&a=3");
});
