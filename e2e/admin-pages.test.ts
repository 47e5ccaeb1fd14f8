import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { desk, expectAccessible, expectHalfReflow, expectToFit, openBrowser, pathIn, phone } from "./browser.ts";

const { site, visit, pageOfAll } = openBrowser();

const pages = [
	"/admin",
	"/admin/find?q=al",
	"/admin/teams",
	"/admin/teams/new",
	"/admin/teams/1",
	"/admin/teams/1/delete",
	"/admin/players",
	"/admin/players/1",
	"/admin/players/duplicates",
	"/admin/players/duplicates/1/2",
	"/admin/players/1/delete",
	"/admin/matches",
	"/admin/matches/1",
	"/admin/matches/1/result",
	"/admin/matches?show=all",
	"/admin/matches/dates",
	"/admin/matches/dates/1",
	"/admin/matches/overdue",
	"/admin/matches/1/report",
	"/admin/league",
	"/admin/league/copy?from=2025%2F2026&to=2026%2F2027",
	"/admin/league/competitions/1",
	"/admin/league/editions/1",
	"/admin/league/editions/1/stages",
	"/admin/league/editions/1/close",
	"/admin/matches/1/sheet",
	"/admin/matches/1/sheet/versions",
	"/admin/matches/1/passes",
	"/admin/league/captains",
	"/admin/league/captains/1",
	"/admin/league/classes",
	"/admin/league/classes/new",
	"/admin/league/formats",
	"/admin/league/rule-sets",
	"/admin/league/formats/new",
	"/admin/league/rule-sets/new",
	"/admin/league/groups/1",
	"/admin/league/groups/1/schedule",
	"/admin/league/groups/1/teams",
	"/admin/league/groups/1/teams/1",
	"/admin/league/groups/1/points/new",
	"/admin/league/groups/1/lots",
	"/admin/league/groups/1/rounds",
	"/admin/league/venues",
	"/admin/league/venues/new",
	"/admin/registrations",
	"/admin/registrations/squads/1",
	"/admin/registrations/categories",
	"/admin/registrations/categories/new",
	"/admin/registrations/windows",
	"/admin/registrations/transfers/1",
	"/admin/players/1/transfer",
	"/admin/teams/1/names",
	"/admin/teams/1/names/new",
	"/admin/players/1/stints",
	"/admin/players/1/stints/new",
	"/admin/players/1/licences",
	"/admin/players/1/licences/new",
	"/admin/players/1/details",
	"/admin/national",
	"/admin/national/paralympic",
	"/admin/national/mens/players",
	"/admin/national/mens/delete",
	"/admin/news",
	"/admin/news/1",
	"/admin/news/pictures",
	"/admin/news/pictures/new",
	"/admin/news/pictures/1",
	"/admin/news/pictures/1/delete",
	"/admin/news/categories",
	"/admin/news/categories/1",
	"/admin/news/categories/1/delete",
	"/admin/news/1/versions",
	"/admin/news/1/send",
	"/admin/inbox",
	"/admin/inbox/1",
	"/admin/newsletter",
	"/admin/settings",
	"/admin/accounts",
	"/admin/accounts/invite",
	"/admin/audit",
	"/admin/health",
	"/admin/queue",
	"/admin/retention",
	"/admin/account",
	"/admin/account/data",
	"/admin/account/password",
	"/admin/account/second-factor",
	"/admin/account/passkeys",
	"/admin/account/confirm",
	"/admin/account/tokens",
	"/admin/import",
	"/admin/import/teams",
];
// A request for other dates and a transfer, which the demo has none of.
beforeAll(async () => {
	await site.sql(`insert into date_requests (id, match_id, side, from_date, answer_by, note)
		select 1, id, 'home', match_date, now(), 'قاعتنا مغلقة' from matches where status = 'scheduled'
			and match_date > current_date order by id limit 1`);
	await site.sql("insert into date_proposals (request_id, ordinal, match_date) values (1, 1, current_date + 30)");
	await site.sql(`insert into transfers (id, player_id, season, from_club_id, to_club_id, starts_on)
		select 1, p.id, (select name from seasons order by name desc limit 1), p.team_id, t.id, current_date
		from players p join teams t on t.id <> p.team_id order by p.id, t.id limit 1`);
});

const MOST_SCRIPT_KB = 250;
/** The article form waits a little longer for the editor. */
const EDITOR = "/admin/news/1";

/** Scripts of the page that is shown, in compressed kB. */
const scriptsOf = (page: Page): Promise<number> =>
	page.evaluate<number>(`(() => {
		const loaded = performance.getEntriesByType("resource");
		const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
		const sizes = new Map(scripts.map((each) => [each.name, each.encodedBodySize]));
		return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024;
	})()`);

// Each language on one screen and in one light: the two together are all of it.
describe.each([
	["ar", "phone", { viewport: phone, colorScheme: "light" as const }],
	["en", "desk", { viewport: desk, colorScheme: "dark" as const }],
] as const)("in %s on a %s", (language, _, options) => {
	beforeAll(() => site.post("/contact", { name: "Sara", surname: "A", email: "sara@example.org", message: "Hello" }));
	const open = pageOfAll(options, "owner");
	test.each(pages)("%s is accessible, fits, and brings less than 250 kB of script", async (path) => {
		const page = await open(pathIn(language, path));
		expect(await page.evaluate("performance.getEntriesByType('navigation')[0].responseStatus")).toBe(200);
		await page.locator("html[data-alive]").waitFor(); // every script is there by then
		const size = await scriptsOf(page);
		expect(size).toBeGreaterThan(20); // they were counted
		if (path !== EDITOR) expect(size).toBeLessThan(MOST_SCRIPT_KB);
		expect(await page.locator("h1").count()).toBe(1);
		await expectToFit(page);
		await expectHalfReflow(page);
		await expectAccessible(page);
	});
});

test("sign-in and registration are accessible in both languages", async () => {
	const page = await visit("/admin/auth");
	for (const path of ["/admin/auth", "/en/admin/auth?mode=register", "/admin/auth/forgot", "/en/admin/auth/code"]) {
		await page.goto(site.origin + path);
		await expectAccessible(page);
	}
});
