import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await site.get(path)).text();
const one = async (query: string) => (await site.row<{ id: number }>(query)).id;

/** A women's cup of two groups: in one of them a club has two squads, one squad is expunged, one is absent, one lost points. */
beforeAll(async () => {
	await site.sql(`insert into competitions (slug, name, name_ar) values ('womens-cup', 'Women''s Cup', 'كأس السيدات');
		insert into editions (competition_id, season) select id, '2025/2026' from competitions where slug = 'womens-cup';
		insert into stages (edition_id) select max(id) from editions;
		insert into groups (stage_id, name, name_ar, rule_set, zones) select max(id), 'Group A', 'المجموعة أ', 'ittf', '1-1:promoted 3-3:relegated' from stages;
		insert into groups (stage_id, name, name_ar, rule_set) select max(id), 'Group B', 'المجموعة ب', 'difference' from stages`);
	const group = await one("select id from groups where name = 'Group A'");
	const squad = async (club: number, letter: string) =>
		one(`insert into squads (club_id, season, letter) values (${club}, '2025/2026', '${letter}')
			on conflict (club_id, season, letter) do update set letter = excluded.letter returning id`);
	const [first, second, third, gone] = [
		await squad(1, "A"),
		await squad(1, "B"),
		await squad(2, "A"),
		await squad(3, "A"),
	];
	const tie = (home: [number, number], away: [number, number], score: string, outcome = "played", absent = "null") =>
		site.sql(`insert into matches (season, group_id, match_date, status, home_team_id, home_squad_id, away_team_id, away_squad_id,
			home_score, away_score, outcome, absent) values ('2025/2026', ${group}, '2026-01-10', 'completed', ${home[0]}, ${home[1]},
			${away[0]}, ${away[1]}, ${score}, '${outcome}', ${absent})`);
	await tie([1, first], [1, second], "3, 1");
	await tie([1, second], [2, third], "3, 0");
	await tie([2, third], [1, first], "3, 2");
	await tie([1, first], [3, gone], "0, 3");
	await tie([2, third], [1, second], "null, null", "walkover", "'away'");
	await site.sql(`update entries set state = 'withdrawn', results = 'expunge' where squad_id = ${gone} and group_id = ${group};
		insert into adjustments (group_id, squad_id, points, reason, reason_ar, decided_on)
		values (${group}, ${third}, -0.5, 'Late to the hall', 'تأخر عن الصالة', '2026-01-12')`);
});

const page = "/leagues/womens-cup/2025-2026";
const rows = (html: string) =>
	[...html.matchAll(/<tr[^>]*data-squad="\d+"[\s\S]*?<\/tr>/g)].map(([row]) => ({
		rank: /data-rank="(\d+)"/.exec(row)?.[1],
		club: /data-team-id="(\d+)"/.exec(row)?.[1],
		zone: /data-zone="(\w+)"/.exec(row)?.[1],
		points: /data-col="points"[^>]*>([^<]*)</.exec(row)?.[1],
	}));

test("a group is ranked by its own rules: a walkover, an expunged squad, two squads of one club, half a point taken", async () => {
	expect(rows(await text(`/en${page}`))).toEqual([
		{ rank: "1", club: "2", zone: "promoted", points: "4.5" },
		{ rank: "2", club: "1", zone: undefined, points: "3" },
		{ rank: "3", club: "1", zone: "relegated", points: "3" },
		{ rank: undefined, club: "3", zone: undefined, points: "0" },
	]);
});

test("the page says what the colours mean, who withdrew, which points were taken and why, in both languages", async () => {
	const english = await text(`/en${page}`);
	for (const words of ["Promoted", "Relegated", "withdrew", "Late to the hall", "−0.5", "Level on 3 points"])
		expect(english).toContain(words);
	const arabic = await text(page);
	for (const words of ["كأس السيدات", "المجموعة ب", "صعود", "تأخر عن الصالة"]) expect(arabic).toContain(words);
});

test("its ties are in no other table, and the league page leads to it", async () => {
	expect(
		await one(
			"select coalesce(max(matches_played), 0)::int as id from league_standings where season = '2025/2026' and team_id = 1",
		),
	).toBe(
		await one(`select count(*)::int as id from matches m join groups g on g.id = m.group_id where g.is_default and m.season = '2025/2026'
			and status = 'completed' and home_score is not null and 1 in (home_team_id, away_team_id)`),
	);
	expect(await text("/en/leagues")).toContain(`href="/en${page}"`);
	expect(await text("/sitemap.xml")).toContain(page);
});

test.each([
	"/leagues/womens-cup/2024-2025",
	"/leagues/none/2025-2026",
	"/leagues/womens-cup/2025",
	"/leagues/womens-cup/2025%2F2026",
])("%s is not found", async (path) => expect((await site.get(path)).status).toBe(404));

test("a draft is not shown", async () => {
	await site.sql("update editions set state = 'draft' where competition_id <> 1");
	await expect.poll(async () => (await site.get(`/en${page}`)).status).toBe(404);
	await site.sql("update editions set state = 'running' where competition_id <> 1");
});
