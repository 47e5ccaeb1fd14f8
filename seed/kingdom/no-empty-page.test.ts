import { describe, expect, test } from "vitest";
import { startSite } from "../../test/site.ts";

const site = startSite({ content: "kingdom" });

const season = "2025-2026";
const leagues = ["premier-league", "first-division", "women-s-league", "u15-league"];
const publicPages = [
	"/",
	"/leagues",
	"/leagues/cross-table",
	"/leagues/rules",
	// The league of the season has its other views at the addresses above.
	`/leagues/${leagues[0]}/${season}`,
	...leagues
		.slice(1)
		.flatMap((slug) => ["", "/cross-table", "/rules"].map((view) => `/leagues/${slug}/${season}${view}`)),
	...leagues.slice(0, 3).map((slug) => `/leagues/${slug}/${season}/leaders`),
	"/leagues/premier-league/2023-2024",
	"/matches",
	"/matches?month=2026-10",
	"/teams",
	"/national",
	"/national/mens",
	"/national/womens",
	"/national/youth",
	"/ranking",
	"/ranking?list=women",
	"/about",
	"/news",
	"/decisions",
	"/contact",
	"/embed",
	"/search?q=al",
	"/complaints",
	"/complaints/transparency",
];

const staffPages = [
	"/admin",
	"/admin/find?q=al",
	"/admin/teams",
	"/admin/players",
	"/admin/players/duplicates",
	"/admin/matches",
	"/admin/matches?show=all",
	"/admin/matches/dates",
	"/admin/matches/overdue",
	"/admin/league",
	"/admin/league/captains",
	"/admin/league/formats",
	"/admin/league/rule-sets",
	"/admin/league/venues",
	"/admin/registrations",
	"/admin/national",
	"/admin/news",
	"/admin/news/pictures",
	"/admin/news/categories",
	"/admin/inbox",
	"/admin/newsletter",
	"/admin/accounts",
	"/admin/audit",
];

/** The titles of empty boxes on a page. */
async function emptyOn(path: string, cookie = "") {
	const answer = await site.get(path, { cookie });
	const page = await answer.text();
	const boxes = page.split('data-empty=""').slice(1);
	return { status: answer.status, empty: boxes.map((box) => />([^<]+)</.exec(box.slice(box.indexOf(">") + 1))?.[1]) };
}
const full = { status: 200, empty: [] };

describe("no page of the whole demo says that it is empty", () => {
	test.each(publicPages)("%s", async (path) => {
		expect(await emptyOn(path)).toEqual(full);
		expect(await emptyOn(path === "/" ? "/en" : `/en${path}`)).toEqual(full);
	});

	test("the page of each club, of each player on a sheet, and of each tie of today", async () => {
		const { rows } = await site.sql<{ path: string }>(`select '/team/' || id as path from teams
			union all select distinct '/player/' || player_id from rubber_players where player_id is not null
			union all select '/match/' || id from matches where match_date = (now() at time zone 'Asia/Riyadh')::date`);
		const found = [];
		for (const { path } of rows) found.push([path, await emptyOn(`/en${path}`)]);
		expect(found).toEqual(rows.map(({ path }) => [path, full]));
	}, 120_000);

	test("the list of ties that programs read of each group", async () => {
		const { rows } = await site.sql<{ id: number }>("select distinct group_id as id from matches order by 1");
		const found = [];
		for (const { id } of rows) {
			const answer = await site.get(`/api/v1/matches?group=${id}&limit=100`);
			found.push([id, answer.status, ((await answer.json()).items ?? []).length > 0]);
		}
		expect(found).toEqual(rows.map(({ id }) => [id, 200, true]));
	});

	test.each(staffPages)("%s, for an owner", async (path) => {
		expect(await emptyOn(`/en${path}`, await site.sessionOf("owner@demo.example"))).toEqual(full);
	});

	test.each([
		["head@demo.example", "/complaints/admin"],
		["head@demo.example", "/complaints/admin/templates"],
		["player@demo.example", "/complaints/dashboard"],
		["player@demo.example", "/complaints/inbox"],
		["captain@demo.example", "/club"],
	])("for %s: %s", async (email, path) => {
		expect(await emptyOn(`/en${path}`, await site.sessionOf(email))).toEqual(full);
	});
});
