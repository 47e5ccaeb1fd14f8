import { expect, test } from "vitest";
import { routeTable } from "../../../test/route-table.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
type Page = { items: Record<string, unknown>[]; next: string | null };
const page = async (path: string) => (await (await site.get(path)).json()) as Page;

async function all(path: string) {
	const items: Page["items"] = [];
	for (let next: string | null = ""; next !== null; ) {
		const got: Page = await page(`${path}${path.includes("?") ? "&" : "?"}limit=7${next && `&cursor=${next}`}`);
		items.push(...got.items);
		next = got.next;
	}
	return items;
}

test.each([
	["news", "select id from news_articles where published order by publish_date desc, id desc"],
	["teams", "select id from teams order by name, id"],
	["players", "select id from players order by coalesce(ranking, 2147483647), id"],
	["matches", "select id from matches order by match_date desc, id desc"],
	["national-teams", "select id from national_teams order by id"],
])("%s can be read to the end, page by page, each item once", async (name, sql) => {
	const { rows } = await site.sql(sql);
	expect((await all(`/api/v1/${name}`)).map((item) => item.id)).toEqual(rows.map((row) => row.id));
});

test("the standings of a season are its league table", async () => {
	const items = await all("/api/v1/standings?season=2025/2026");
	expect(items.map((item) => item.rank)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
	const html = await (await site.get("/leagues")).text();
	expect([...html.matchAll(/data-team-id="(\d+)"/g)].map(([, id]) => Number(id))).toEqual(
		items.map((item) => item.team_id),
	);
});

test("?season= filters standings and ties", async () => {
	await site.sql(
		`insert into matches (season, match_date, home_team_id, away_team_id, status, home_score, away_score)
			values ('2024/2025', '2024-10-08', 1, 2, 'completed', 3, 0)`,
	);
	const matches = () => all("/api/v1/matches?season=2024/2025");
	await expect.poll(matches).toHaveLength(1);
	expect((await matches())[0]).toMatchObject({
		match_date: "2024-10-08",
		home_team: { id: 1, name: "Al-Nokhba" },
		away_team: { id: 2 },
	});
	const points = async () => (await all("/api/v1/standings?season=2024/2025")).map((item) => item.points);
	await expect.poll(points).toEqual([2, 1]);
	await expect.poll(() => all("/api/v1/standings")).toHaveLength(16);
	expect(await all("/api/v1/matches?season=1999/2000")).toEqual([]);
});

test("a title is null in a language in which the article is not published", async () => {
	const news = await all("/api/v1/news");
	const { rows } = await site.sql(
		"select id, live_at_en is not null as en, live_at_ar is not null as ar from news_articles where published",
	);
	for (const { id, en, ar } of rows) {
		const item = news.find((article) => article.id === id);
		expect([item?.title !== null, item?.title_ar !== null, item?.content !== null]).toEqual([en, ar, en]);
	}
});

test("no phone number goes out, in no list", async () => {
	const { rows } = await site.sql("select contact_number from teams");
	for (const name of ["news", "standings", "matches", "teams", "players", "national-teams"]) {
		const body = JSON.stringify(await all(`/api/v1/${name}`));
		expect(body).not.toMatch(/contact_number|admin_name|birth|email/);
		for (const { contact_number } of rows) expect(body).not.toContain(contact_number);
	}
});

test("lists carry an ETag, answer 304, and are open to other sites", async () => {
	const first = await site.get("/api/v1/teams");
	expect(first.headers.get("access-control-allow-origin")).toBe("*");
	expect((await site.get("/api/v1/teams", { "if-none-match": first.headers.get("etag") ?? "" })).status).toBe(304);
});

test("the description names every list, and what comes is what it says (ASVS 15.3.1)", async () => {
	const description = (await (await site.get("/api/openapi.json")).json()) as {
		openapi: string;
		paths: Record<string, { get?: { responses: { 200: { content: { "application/json": { schema: Schema } } } } } }>;
	};
	expect(description.openapi).toMatch(/^3\.1/);
	await site.sql("insert into venues (name, name_ar) values ('Green Hall', 'الصالة الخضراء')");
	await site.sql("insert into rounds (stage_id, number) select min(id), 1 from stages");
	await expect.poll(async () => (await page("/api/v1/venues")).items.length).toBe(1);
	await expect.poll(async () => (await page("/api/v1/rounds")).items.length).toBe(1);
	for (const [path, { get }] of Object.entries(description.paths)) {
		if (!get || path.includes("{id}")) continue;
		const schema = get.responses[200].content["application/json"].schema;
		const [item] = (await page(path)).items;
		// The first of two shapes is the one without a parameter.
		const { properties, anyOf } = schema.properties.items.items;
		expect(Object.keys(item ?? {}).sort()).toEqual(Object.keys(properties ?? anyOf?.[0]?.properties ?? {}).sort());
	}
	const functions = routeTable.map(({ path }) => path ?? "").filter((path) => path.startsWith("/api/functions/"));
	expect(functions).toHaveLength(7);
	for (const path of functions) expect(Object.keys(description.paths)).toContain(path);
	expect(Object.keys(description.paths)).toHaveLength(19);
});
type Shape = { properties: object };
type Schema = { properties: { items: { items: Partial<Shape> & { anyOf?: Shape[] } } } };

test("a wrong question gets a JSON error", async () => {
	const response = await site.get("/api/v1/matches?season=2025");
	expect([response.status, await response.json()]).toEqual([
		400,
		{ error: { code: "bad_query", message: expect.stringContaining("season") } },
	]);
});

const cursorOf = (...key: (string | number)[]) => Buffer.from(JSON.stringify(key)).toString("base64url");

test.each([
	["teams", cursorOf(2 ** 31)],
	["players", cursorOf(2 ** 40)],
	["news", cursorOf(-(2 ** 40))],
	["national-teams", cursorOf(2 ** 31)],
	["standings", cursorOf("2025/2026", 2 ** 31)],
	["matches", cursorOf("2025-01-01", 2 ** 31)],
	["matches", cursorOf("0000-01-01", 1)],
	["matches", cursorOf("2025-02-30", 1)],
	["teams", "x"],
])("%s says of the cursor %s that it is not one of ours", async (name, cursor) => {
	const response = await site.get(`/api/v1/${name}?cursor=${cursor}`);
	expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([
		400,
		"bad_cursor",
	]);
});

test("of all groups of a season those of the first competition alone can be its league table", async () => {
	await site.sql(`insert into competitions (slug, name, name_ar) values ('cup', 'Cup', 'كأس');
		insert into editions (competition_id, season, state)
			select id, '2025/2026', 'running' from competitions where slug = 'cup';
		insert into stages (edition_id) select max(id) from editions;
		insert into groups (stage_id, name, name_ar, is_default) select max(id), 'Cup', 'كأس', true from stages`);
	const groups = await all("/api/v1/groups?season=2025/2026");
	expect(groups.filter(({ competition }) => competition === "cup")).toMatchObject([{ is_default: false }]);
	expect(groups.filter(({ is_default }) => is_default)).toHaveLength(1);
});
