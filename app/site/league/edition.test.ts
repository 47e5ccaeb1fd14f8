import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await site.get(path)).text();
const one = async (query: string) => (await site.row<{ id: number }>(query)).id;

/**
 * A women's cup of two groups: in one of them a club has two squads, one squad is expunged, one is absent, one lost
 * points.
 */
beforeAll(async () => {
	await site.sql(`insert into competitions (slug, name, name_ar) values ('womens-cup', 'Women''s Cup', 'كأس السيدات');
		insert into editions (competition_id, season) select id, '2025/2026' from competitions where slug = 'womens-cup';
		insert into stages (edition_id) select max(id) from editions;
		insert into groups (stage_id, name, name_ar, rule_set, zones) select max(id), 'Group A', 'المجموعة أ', 'ittf',
			'1-1:promoted 3-3:relegated' from stages;
		insert into groups (stage_id, name, name_ar, rule_set) select max(id), 'Group B', 'المجموعة ب', 'difference'
			from stages`);
	const group = await one("select id from groups where name = 'Group A'");
	const squad = async (club: number, letter: string) =>
		one(`insert into squads (club_id, season, letter) values (${club}, '2025/2026', '${letter}')
			on conflict (club_id, season, class, letter) do update set letter = excluded.letter returning id`);
	const [first, second, third, gone] = [
		await squad(1, "A"),
		await squad(1, "B"),
		await squad(2, "A"),
		await squad(3, "A"),
	];
	const tie = (home: [number, number], away: [number, number], score: string, outcome = "played", absent = "null") =>
		site.sql(`insert into matches (season, group_id, match_date, status, home_team_id, home_squad_id,
			away_team_id, away_squad_id,
			home_score, away_score, outcome, absent) values ('2025/2026', ${group}, '2026-01-10', 'completed',
				${home[0]}, ${home[1]},
			${away[0]}, ${away[1]}, ${score}, '${outcome}', ${absent})`);
	await tie([1, first], [1, second], "3, 1");
	await tie([1, second], [2, third], "3, 0");
	await tie([2, third], [1, first], "3, 2");
	await tie([1, first], [3, gone], "0, 3");
	await tie([2, third], [1, second], "null, null", "walkover", "'away'");
	await site.sql(`update entries set state = 'withdrawn', results = 'expunge' where squad_id = ${gone}
		and group_id = ${group};
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

test("a group is ranked by its own rules: walkover, expunged squad, a club's two squads, half a point", async () => {
	expect(rows(await text(`/en${page}`))).toEqual([
		{ rank: "1", club: "2", zone: "promoted", points: "4.5" },
		{ rank: "2", club: "1", zone: undefined, points: "3" },
		{ rank: "3", club: "1", zone: "relegated", points: "3" },
		{ rank: undefined, club: "3", zone: undefined, points: "0" },
	]);
});

test("in both languages the page says what colours mean, who withdrew, which points were taken and why", async () => {
	const english = await text(`/en${page}`);
	for (const words of ["Promoted", "Relegated", "withdrew", "Late to the hall", "−0.5", "Ahead on"])
		expect(english).toContain(words);
	const arabic = await text(page);
	for (const words of ["كأس السيدات", "المجموعة ب", "صعود", "تأخر عن الصالة"]) expect(arabic).toContain(words);
});

test("the league page says which points a decision took, as each language counts them", async () => {
	await site.sql(`insert into adjustments (group_id, squad_id, points, reason, reason_ar, decided_on)
		select group_id, home_squad_id, -3, 'Fielded a player without a licence', 'أشرك لاعبًا بلا رخصة', '2026-01-12'
		from matches m
		join groups g on g.id = m.group_id where g.is_default and m.season = '2025/2026' order by m.id limit 1`);
	await expect
		.poll(() => text("/en/leagues?season=2025/2026"))
		.toContain("−3 points by a decision of January 12, 2026");
	expect(await text("/leagues?season=2025/2026")).toContain("\u2066−3\u2069 نقاط بقرار في");
	const then = await text("/leagues?season=2025/2026&on=2026-01-12");
	expect(then).toMatch(/data-col="points"[^>]*><bdi dir="ltr"[^>]*>−3</);
});

test("a club's place in a group is one of those that have a place", async () => {
	expect(await text("/en/team/2")).toContain("1st of 3");
});

test("its ties are in no other table, and the league page leads to it", async () => {
	expect(
		await one(
			`select coalesce(max(matches_played), 0)::int as id from league_standings
				where season = '2025/2026' and team_id = 1`,
		),
	).toBe(
		await one(`select count(*)::int as id from matches m join groups g on g.id = m.group_id where g.is_default
			and m.season = '2025/2026'
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

const items = async (path: string) => (await (await site.get(`/api/v1/${path}`)).json()).items;

test("the API names competitions and groups of a season", async () => {
	expect(await items("competitions?season=2025/2026")).toMatchObject([
		{ slug: "premier-league", is_default: true, state: "running" },
		{ slug: "womens-cup", name_ar: "كأس السيدات", is_default: false },
	]);
	expect(await items("competitions?season=1999/2000")).toEqual([]);
	expect(await items("groups?season=2025/2026")).toMatchObject([
		{ competition: "premier-league", is_default: true, rule_set: "spec", zones: [] },
		{
			competition: "womens-cup",
			name: "Group A",
			is_default: false,
			zones: [
				{ from: 1, to: 1, kind: "promoted" },
				{ from: 3, to: 3, kind: "relegated" },
			],
		},
		{ name: "Group B", rule_set: "difference" },
	]);
});

test("the API has the table of a group with its reasons, as of a day and under another rule", async () => {
	const group = await one("select id from groups where name = 'Group A'");
	const table = await items(`standings?group=${group}`);
	expect(table.map(({ rank, squad, points }: Record<string, unknown>) => [rank, squad, points])).toEqual([
		[1, "A", 4.5],
		[2, "A", 3],
		[3, "B", 3],
		[null, "A", 0],
	]);
	expect(table[0]).toMatchObject({ why: null, adjustment: -0.5, matches_played: 3, rubbers_for: 3 });
	expect(table[2].why).toEqual({
		passed_over: [],
		over: "level",
		measure: "tie points",
		as: "won",
		above: 2,
		this: 1,
		above_pair: [2, 0],
		this_pair: [1, 0],
		with: [1, 1],
	});
	const [first] = await items(`standings?group=${group}&as_of=2026-01-11`);
	expect(first).toMatchObject({ points: 5, adjustment: 0 });
	expect((await items(`standings?group=${group}&as_of=2026-01-09`))[0]).toMatchObject({ matches_played: 0 });
	await site.sql(`update entries set since = '2026-02-01' where state = 'withdrawn' and group_id = ${group}`);
	const places = async (day: string) =>
		(await items(`standings?group=${group}&as_of=${day}`)).map(({ rank }: Record<string, unknown>) => rank);
	expect(await places("2026-01-31")).toEqual([1, 2, 3, 4]);
	expect(await places("2026-02-01")).toEqual([1, 2, 3, null]);
	expect((await items(`standings?group=${group}&rule_set=spec&limit=1`)).length).toBe(1);
	expect(await items("standings?group=999999")).toEqual([]);
	for (const wrong of ["group=x", `group=${group}&as_of=tomorrow`, `group=${group}&rule_set=mine`])
		expect((await site.get(`/api/v1/standings?${wrong}`)).status).toBe(400);
});

test("without a group the standings are the season's, with the same numbers and reasons as its group", async () => {
	const [first] = await items("standings?season=2025/2026&limit=1");
	expect(first).toMatchObject({ id: expect.stringMatching(/^2025\/2026-\d+$/), rank: 1 });
	const group = (await site.row<{ id: number }>("select id from groups where is_default order by id limit 1")).id;
	const rows = await items("standings?season=2025/2026&limit=3");
	const own = ["squad_id", "rank", "points", "rubbers_for", "games_for", "start_points", "adjustment", "why"] as const;
	const fieldsOf = (row: Record<string, unknown>) => own.map((name) => row[name]);
	expect(rows.map(fieldsOf)).toEqual((await items(`standings?group=${group}&limit=3`)).map(fieldsOf));
	expect(first.why).toBeNull();
	const asked = "as_of=2025-12-31&rule_set=rubbers&limit=3";
	const then = await items(`standings?season=2025/2026&${asked}`);
	expect(then.map(fieldsOf)).toEqual((await items(`standings?group=${group}&${asked}`)).map(fieldsOf));
	expect(then[0].points).toBe(then[0].rubbers_for);
});

test("the cross table of the league has the ties of the league alone", async () => {
	const group = await one("select id from groups where name = 'Group B'");
	await site.sql(`insert into matches (season, group_id, match_date, status, home_team_id, away_team_id,
		home_score, away_score)
		values ('2025/2026', ${group}, '2026-01-11', 'completed', 4, 5, 9, 7)`);
	await expect.poll(() => text(`/en${page}`)).toMatch(/data-col="for"[^>]*>9</);
	expect(await text("/en/leagues/cross-table?season=2025/2026")).not.toMatch(/9\D{1,80}7<\/|9 – 7/);
});

test("a season that is only being prepared is no visitor's to see, nor are the squads in it", async () => {
	await site.sql(`insert into seasons (name) values ('2031/2032');
		with e as (insert into editions (competition_id, season, state) select min(id), '2031/2032', 'draft'
			from competitions returning id),
		s as (insert into stages (edition_id) select id from e returning id)
		insert into groups (stage_id, name, name_ar) select id, 'New', 'جديدة' from s`);
	await site.sql(
		"insert into entries (group_id, squad_id) select id, squad_of(1, id, 'A') from groups where name = 'New'",
	);
	const squad = await one("select id from squads where season = '2031/2032'");
	const statuses = async () =>
		Promise.all(
			[`/squads/${squad}.ics`, "/en/leagues?season=2031/2032", "/en/matches?season=2031/2032"].map(
				async (path) => (await site.get(path)).status,
			),
		);
	expect(await statuses()).toEqual([404, 404, 404]);
	for (const path of ["/en/leagues", "/en/leagues/cross-table", "/en/matches"])
		expect(await text(path)).not.toContain("2031/2032");
	await site.sql("update editions set state = 'entries' where season = '2031/2032'");
	await expect.poll(statuses).toEqual([200, 200, 200]);
	await site.sql("update editions set state = 'draft' where season = '2031/2032'");
});

test("a draft is not shown", async () => {
	await site.sql("update editions set state = 'draft' where competition_id <> 1");
	await expect.poll(async () => (await site.get(`/en${page}`)).status).toBe(404);
});

test("a club whose only tie is taken back is in the league of the season no longer", async () => {
	const league = "/leagues/premier-league/2025-2026";
	const before = rows(await text(league)).length;
	const { rows: added } =
		await site.sql(`with club as (insert into teams (name, name_ar) values ('New Club', 'ناد جديد') returning id)
		insert into matches (match_date, home_team_id, away_team_id) select '2026-03-01', id, 1 from club returning id`);
	await expect.poll(async () => rows(await text(league)).length).toBe(before + 1);
	await site.sql("delete from matches where id = $1", [added[0]?.id]);
	await expect.poll(async () => rows(await text(league)).length).toBe(before);
});
