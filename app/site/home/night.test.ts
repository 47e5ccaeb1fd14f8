import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await site.get(path)).text();
const one = async (query: string) => (await site.row<{ id: number }>(query)).id;
const today = "(now() at time zone 'Asia/Riyadh')::date";
/** The part of a page between two ids, or to its end. */
const between = (page: string, from: string, to?: string) =>
	(page.split(`id="${from}"`)[1] ?? "").split(to ? `id="${to}"` : "</main>")[0] ?? "";
const words = (html: string) =>
	html
		.replaceAll(/<!-- -->/g, "")
		.replaceAll(/<[^>]+>/g, " ")
		.replaceAll(/\s+/g, " ");

let playing: number;
let begun: number;
let reported: number;
/** Tonight one tie is in play at 2–0 with a rubber at the table, one started in silence, one result is reported. */
beforeAll(async () => {
	await site.sql(`delete from matches where match_date = ${today} and status = 'scheduled'`);
	const add = (home: number, away: number, columns = "", values = "") =>
		one(`insert into matches (season, match_date, home_team_id, away_team_id, match_time${columns})
			values ('2025/2026', ${today}, ${home}, ${away}, '00:00'${values}) returning id`);
	playing = await add(13, 14, ", phase", ", 'in_play'");
	begun = await add(11, 12);
	reported = await add(9, 10, ", status, phase, home_score, away_score", ", 'completed', 'reported', 3, 1");
	await site.sql(`insert into rubbers (match_id, ordinal, home_games, away_games)
			values (${playing}, 1, 3, 0), (${playing}, 2, 3, 2);
		insert into rubbers (match_id, ordinal, outcome, home_games, away_games) values (${playing}, 3, 'not played', 1, 1);
		insert into rubber_players (rubber_id, side, place, name, name_ar)
			select id, 'home', 1, 'Sami Last', 'سامي الأخير' from rubbers where match_id = ${playing} and ordinal = 3;
		insert into games (rubber_id, number, home_points, away_points)
			select id, n, 7, 5 from rubbers, generate_series(1, 3) n where match_id = ${playing} and ordinal = 3`);
});

test("home shows the tie in play with its rubbers won and who is at the table, in both languages", async () => {
	await expect.poll(() => text("/en")).toContain("Being played now");
	const board = between(await text("/en"), "playing", "others");
	expect(board).toContain(`href="/en/match/${playing}"`);
	expect(words(board)).toMatch(/2 – 0/);
	expect(words(board)).toMatch(/Sami Last Games: 1 – 1 7 – 5/);
	expect(board).not.toContain(`/match/${begun}"`);
	const arabic = await text("/");
	expect(arabic).toContain("تُلعب الآن");
	expect(arabic).toContain("سامي الأخير");
});

test("a tie that started is not called next, and is on the night's page", async () => {
	const page = await text("/en");
	expect(between(page, "others", "if-ended")).toContain(`href="/en/match/${begun}"`);
	expect(page).not.toContain("Next match");
	for (const id of [playing, begun]) expect(between(page, "next-ties", "league-now")).not.toContain(`/match/${id}"`);
	const club = await text("/en/team/11");
	expect(between(club, "next", "players")).not.toContain(`/match/${begun}"`);
	const list = await text("/en/matches");
	const now = between(list, "now", "past");
	for (const id of [playing, begun]) expect(now).toContain(`id="tie-${id}"`);
	expect(between(list, "upcoming")).not.toContain(`id="tie-${playing}"`);
});

test("a list and the page of the tie in play have its running score", async () => {
	expect(words((await text("/en/matches")).split(`id="tie-${playing}"`)[1] ?? "")).toMatch(/^ ?>? .* 2 – 0 /);
	const page = await text(`/en/match/${playing}`);
	expect(/data-running[^>]*>(.*?)<\/h1>/s.exec(page)?.[1]).toMatch(/<bdi>2<\/bdi>.*<bdi>0<\/bdi>/s);
	expect(page).toContain("Now");
	expect(words(page)).toMatch(/Sami Last Games: 1 – 1 7 – 5/);
	expect(page.match(/data-playing/g)).toHaveLength(2);
	expect(page.match(/rubber-ball" data-won/g)).toHaveLength(2);
});

test("a result that is not confirmed is called that, once, and never final", async () => {
	const line = (await text("/en/matches?status=completed")).split(`id="tie-${reported}"`)[1]?.split("</li>")[0] ?? "";
	expect(words(line)).toContain("Provisional");
	expect(words(line)).not.toMatch(/Final|Completed/);
	const onHome = between(await text("/en"), "others", "if-ended")
		.split(`data-match-id="${reported}"`)[1]
		?.split("</li>")[0];
	expect(words(onHome ?? "")).toContain("Provisional");
	await site.sql("update matches set phase = 'confirmed' where id = $1", [reported]);
	const now = async () => (await text("/en")).split(`data-match-id="${reported}"`)[1]?.split("</li>")[0];
	// Those who listen hear it; to those who see it the score alone says so.
	await expect.poll(now).toMatch(/class="sr-only">Final/);
});

test("the table if it ended now counts the score of the moment, and says that it is not official", async () => {
	const table = between(await text("/en"), "if-ended", "latest-news");
	expect(table).toContain("This is not the official table");
	const rowOf = (html: string, club: number) =>
		/<tr[^>]*data-team-id="CLUB"[\s\S]*?<\/tr>/.exec(
			html.replaceAll(`data-team-id="${club}"`, 'data-team-id="CLUB"'),
		)?.[0];
	const playedIn = (html: string, club: number) => Number(/<td[^>]*>(\d+)<\/td>/.exec(rowOf(html, club) ?? "")?.[1]);
	const official = await text("/en/leagues");
	const played = Number(/data-col="played"[^>]*>(\d+)</.exec(rowOf(official, 13) ?? "")?.[1] ?? 0);
	expect(playedIn(table, 13)).toBe(played + 1);
	expect(rowOf(table, 13)).toContain("playing now");
});

test("a tie later tonight is named once: with the others of the day, not among the next ones", async () => {
	const later = await one(`insert into matches (season, match_date, match_time, home_team_id, away_team_id)
		values ('2025/2026', ${today}, '23:59', 7, 8) returning id`);
	await expect.poll(async () => between(await text("/en"), "others", "if-ended")).toContain(`/match/${later}"`);
	expect(between(await text("/en"), "next-ties", "latest-news")).not.toContain(`/match/${later}"`);
	await site.sql(`delete from matches where id = ${later}`);
});

test("once the tie ends, nothing is if", async () => {
	await site.sql(
		"update matches set status = 'completed', phase = 'reported', home_score = 3, away_score = 0 where id = $1",
		[playing],
	);
	await expect.poll(() => text("/en")).not.toContain("if it ended now");
	expect(await text("/en")).not.toContain("Being played now");
});
