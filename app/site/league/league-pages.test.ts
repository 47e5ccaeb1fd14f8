import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await site.get(path)).text();
const cells = (html: string, column: string) =>
	[...html.matchAll(new RegExp(`data-col="${column}"[^>]*>(?:<bdi[^>]*>)?([^<]*)`, "g"))].map(([, value]) => value);

test("between two clubs level on points a line says what separates them, and opens without a script", async () => {
	const html = await text("/en/leagues");
	const points = cells(html, "points");
	const level = points.filter((count, nth) => nth > 0 && count === points[nth - 1]).length;
	expect(level).toBeGreaterThan(0);
	const lines = [...html.matchAll(/<details data-why="\d+".*?<summary[^>]*>(.*?)<\/summary>/gs)].map(
		([, line]) => line,
	);
	expect(lines.length).toBe(level);
	for (const line of lines)
		expect(line).toMatch(/^Ahead on rubber difference: \u2066[+−]?\d+\u2069 v \u2066[+−]?\d+\u2069$/);
	expect(await text("/leagues")).toMatch(/<summary[^>]*>التقدم في فارق المباريات الفردية/);
});

test("a table as of a day counts ties up to that day, for all clubs of the season", async () => {
	const { day } = await site.row<{ day: string }>(
		"select min(match_date)::text as day from matches where status = 'completed' and home_score is not null",
	);
	const { sides } = await site.row<{ sides: number }>(
		`select 2 * count(*)::int as sides from matches where status = 'completed' and home_score is not null
			and match_date <= $1`,
		[day],
	);
	const now = cells(await text("/en/leagues"), "played");
	const then = await site.get(`/en/leagues?on=${day}`);
	expect([then.status, then.headers.get("cache-control")]).toEqual([200, "public, max-age=0, must-revalidate"]);
	const html = await then.text();
	const played = cells(html, "played").map(Number);
	expect([played.length, played.reduce((sum, count) => sum + count, 0)]).toEqual([now.length, sides]);
	expect(html).toContain("The table after the matches up to");
	expect(html).toContain('content="noindex"');
});

test.each([
	["2026-02-30", "This is not a date"],
	["yesterday", "This is not a date"],
	["1999-01-01", "outside the two years of season"],
])("the day %s is refused with a message, above the table as it is now", async (day, message) => {
	const answer = await site.get(`/en/leagues?on=${day}`);
	expect(answer.status).toBe(400);
	const html = await answer.text();
	expect(html).toContain(message);
	expect(cells(html, "points")).toEqual(cells(await text("/en/leagues"), "points"));
});

test("under another rule the table says that it is not the official one, and is not indexed", async () => {
	const html = await text("/en/leagues?rule=rubbers");
	expect(html).toContain("This is not the official table.");
	expect(html).toContain('content="noindex"');
	expect(cells(html, "points")).toEqual(cells(html, "for"));
	expect(await text("/en/leagues?rule=ittf")).toContain("in the matches");
	const notRecorded = "Games and rally points that are not recorded decide nothing here";
	expect(await text("/en/leagues?rule=ittf")).not.toContain(notRecorded);
	await site.sql("update matches set home_games = null, away_games = null, home_points = null, away_points = null");
	await expect.poll(() => text("/en/leagues?rule=ittf")).toContain(notRecorded);
	expect(await text("/en/leagues?rule=none")).not.toContain("not the official table");
	expect(await text("/en/leagues")).not.toContain("noindex");
});

test("the cross table has each tie once, at home in its row", async () => {
	const html = await text("/en/leagues/cross-table");
	const tie = await site.row<{ home_team_id: number; away_team_id: number; home_score: number; away_score: number }>(
		"select * from matches where status = 'completed' and home_score is not null limit 1",
	);
	const row = html.split(`<tr data-home="${tie.home_team_id}"`)[1]?.split("</tr>")[0] ?? "";
	const cell = row.split(`data-away="${tie.away_team_id}"`)[1]?.split("</td>")[0] ?? "";
	expect([...cell.matchAll(/<bdi>(\d+)<\/bdi>/g)].map(([, score]) => Number(score))).toEqual([
		tie.home_score,
		tie.away_score,
	]);
	expect((await site.get("/leagues/cross-table?season=1999/2000")).status).toBe(404);
});

test("results and rules are the season's rule set's: awards, walkovers without a score, others to choose", async () => {
	const [walkover, award, abandoned] = (
		await site.sql<{ id: number; home_team_id: number; away_team_id: number }>(
			`select m.* from matches m join groups g on g.id = m.group_id where status = 'completed'
				and home_score > away_score and g.is_default and season = '2025/2026' order by m.id limit 3`,
		)
	).rows;
	await site.sql(`update groups set rule_set = 'ittf', rule_reason = 'x', rule_reason_ar = 'س' where is_default;
		update matches set outcome = 'walkover', absent = 'away', home_score = null, away_score = null
			where id = ${walkover?.id};
		update matches set outcome = 'awarded', absent = 'home' where id = ${award?.id};
		update matches set outcome = 'abandoned' where id = ${abandoned?.id}`);
	await expect.poll(() => text("/en/leagues/rules")).toContain("the side that was absent or lost");
	const html = await text("/en/leagues/cross-table");
	const cellOf = (tie = walkover) => html.split(`/en/match/${tie?.id}"`)[1]?.split("</a>")[0] ?? "";
	expect(cellOf()).toMatch(/^ data-result="win"(?!.*<bdi>).*Walkover/);
	expect(cellOf(award)).toMatch(/^ data-result="loss".*<bdi>.*Awarded/);
	expect(cellOf(abandoned)).toMatch(/^ data-result="none".*Abandoned/);
	const of = (club: number | undefined, status: string) =>
		text(`/en/matches?season=2025/2026&team=${club}&status=${status}`);
	expect(await of(award?.home_team_id, "lost")).toContain(`data-match-id="${award?.id}"`);
	expect(await of(abandoned?.home_team_id, "won")).not.toContain(`data-match-id="${abandoned?.id}"`);
	expect(await text(`/en/team/${walkover?.home_team_id}/against/${walkover?.away_team_id}`)).toContain(
		`data-match-id="${walkover?.id}"`,
	);
	expect(await text("/en/leagues?rule=ittf")).not.toContain("not the official table");
	expect(await text("/en/leagues?rule=spec")).toContain("Rubber difference, then wins, then the name");
	const choices = async () => /<select id="rule"[\s\S]*?<\/select>/.exec(await text("/en/leagues"))?.[0];
	expect(await choices()).toContain('value="spec"');
	expect(await choices()).not.toContain('value="ittf"');
	await site.sql("update groups set rule_set = 'spec', rule_reason = 'x', rule_reason_ar = 'س' where is_default");
	await expect.poll(choices).toContain('value="ittf"');
});

test("the rules of a season are written from its own points", async () => {
	expect(await text("/en/leagues/rules")).toContain("rubber difference");
	expect(await text("/leagues/rules")).toContain("الترتيب الأبجدي للأسماء: العربية هنا");
	await site.sql("update seasons set points_win = 7 where name = (select season from matches limit 1)");
	await expect.poll(() => text("/leagues/rules")).toMatch(/الفوز<\/dt><dd[^>]*>7</);
	expect(await text("/en/leagues")).toContain("win 7, draw 1, loss 1");
});
