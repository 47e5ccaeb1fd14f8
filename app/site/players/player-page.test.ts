import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await site.get(path)).text();
type Answer = { items: Record<string, unknown>[] };
const api = async (path: string): Promise<Answer & Record<string, unknown>> =>
	(await site.get(`/api/v1/${path}`)).json();
let cup: number;

/** A women's cup in which club 1 has its second squad, in round 4 in a hall of its own. */
beforeAll(async () => {
	await site.sql(`insert into venues (name, name_ar) values ('Blue Hall', 'الصالة الزرقاء');
		insert into competitions (slug, name, name_ar) values ('blue-cup', 'Blue Cup', 'الكأس الزرقاء');
		insert into editions (competition_id, season) select id, '2025/2026' from competitions where slug = 'blue-cup';
		insert into stages (edition_id) select max(id) from editions;
		insert into groups (stage_id, name, name_ar) select max(id), 'Blue Group', 'المجموعة الزرقاء' from stages;
		insert into rounds (stage_id, number, name, name_ar) select max(id), 5, 'Final', 'النهائي' from stages;
		insert into squads (club_id, season, letter) values (1, '2025/2026', 'B')`);
	cup = (await site.row<{ id: number }>("select id from groups where name = 'Blue Group'")).id;
	await site.sql(`insert into matches (season, group_id, round, match_date, status, home_team_id, home_squad_id,
		away_team_id, home_score, away_score, venue_id)
		select '2025/2026', ${cup}, 4, '2026-01-10', 'completed', 1, max(s.id), 2, 3, 1, (select max(id) from venues)
		from squads s where letter = 'B'`);
});

test("the search leads to the page of a player, also of one without a club", async () => {
	const { id } = await site.row<{ id: number }>(
		"insert into players (name, name_ar) values ('Zubin Quaresma', 'زوبين كواريزما') returning id",
	);
	expect(await text("/en/search?q=quaresma")).toContain(`href="/en/player/${id}"`);
	expect(await text(`/en/player/${id}`)).toContain("Zubin Quaresma");
	await site.sql("delete from players where name = 'Zubin Quaresma'");
});

test("a player has a page with club, ranking, national teams and the club's matches, all published", async () => {
	const { id, name, team } = await site.row<{
		id: number;
		name: string;
		team: string;
	}>(`select p.id, p.name, t.name as team from players p
		join teams t on t.id = p.team_id join national_team_players n on n.player_id = p.id limit 1`);
	await site.sql("update players set sex = 'female' where id = $1", [id]);
	const page = await text(`/en/player/${id}`);
	for (const said of [name, team, '"@type":"Person"', `/en/share/player/${id}.png`, "/en/national/", "/en/match/"])
		expect(page).toContain(said);
	expect(page).not.toMatch(/female|birth/i);
	expect((await site.get(`/share/player/${id}.png`)).status).toBe(200);
	const one = await api(`players/${id}`);
	expect(one).toMatchObject({ id, name, team: { name: team }, national_teams: [expect.any(String)] });
	expect(JSON.stringify(one)).not.toMatch(/sex|birth|contact/);
	const missing = await site.get("/player/999999");
	expect([missing.status, (await missing.text()).includes('href="/teams"')]).toEqual([404, true]);
	const gone = await site.get("/api/v1/players/999999");
	expect([gone.status, await gone.json()]).toEqual([
		404,
		{ error: expect.objectContaining({ code: expect.any(String) }) },
	]);
});

test("a player without a club has a page that says so", async () => {
	const { id } = await site.row<{ id: number }>(
		"insert into players (name, name_ar) values ('Free Agent', 'لاعب حر') returning id",
	);
	expect(await text(`/en/player/${id}`)).toContain("No club at present");
	expect((await api(`players/${id}`)).team).toBeNull();
});

test("a club's page has its squads of the season, with their groups, places and calendars", async () => {
	const page = await text("/en/team/1");
	const { id: squad, group_id } = await site.row<{ id: number; group_id: number }>(
		"select q.id, n.group_id from squads q join entries n on n.squad_id = q.id where q.club_id = 1 and q.letter = 'B'",
	);
	expect(page).toContain(`/en/leagues/blue-cup/2025-2026?group=${group_id}#squad-${squad}`);
	expect(page).toContain(`/en/squads/${squad}.ics`);
	expect(page).toMatch(/Blue Cup · Blue Group.{0,80}1st of 2/s);
	expect(page).toContain("Premier League");
});

test("programs read rounds, halls and the ties of a group or a round, and one tie whole", async () => {
	expect((await api(`rounds?group=${cup}`)).items).toEqual([
		{ group: cup, number: 4, name: null, name_ar: null, from_on: null, until_on: null },
		{ group: cup, number: 5, name: "Final", name_ar: "النهائي", from_on: null, until_on: null },
	]);
	expect((await api("venues")).items).toMatchObject([{ name: "Blue Hall", team_id: null }]);
	const { items } = await api(`matches?group=${cup}&round=4`);
	expect(items).toMatchObject([
		{
			competition: "blue-cup",
			group: cup,
			round: 4,
			home_squad: "B",
			away_squad: "A",
			outcome: "played",
			date_known: true,
		},
	]);
	expect((await api(`matches?group=${cup}&round=5`)).items).toEqual([]);
	const id = Number(items[0]?.id);
	await site.sql("update matches set match_date = '2026-01-11' where id = $1", [id]);
	await expect
		.poll(() => api(`matches/${id}`))
		.toMatchObject({
			id,
			planned_date: "2026-01-10",
			rubbers: [],
			former_dates: [{ match_date: "2026-01-10", match_time: null }],
		});
	const [plain] = (await api("matches")).items;
	expect(Object.keys(plain ?? {})).not.toContain("group");
	expect((await site.get("/api/v1/matches/999999")).status).toBe(404);
	expect((await site.get("/api/v1/matches?group=x")).status).toBe(400);
});
