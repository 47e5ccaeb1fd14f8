import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const page = "/en/admin/league/copy";
const asked = `${page}?from=2025%2F2026&to=2026%2F2027`;
let cookie = "";
let [first, second] = [0, 0];
const send = (fields: Record<string, string>) =>
	site.send(asked, { from: "2025/2026", to: "2026/2027", ...fields }, cookie);
const text = async (path: string) =>
	(await (await site.get(path, { cookie })).text()).replaceAll("<!-- -->", "").replace(/[\u2066-\u2069]/g, "");
const rows = async (query: string) => (await site.sql(query)).rows;
const one = async <T>(query: string) => site.row<{ value: T }>(query).then(({ value }) => value);

/** Six squads of clubs in a group; each of them beats all that come after it. */
async function played(group: number, clubs: number[]) {
	for (const [i, home] of clubs.entries())
		for (const away of clubs.slice(i + 1))
			await site.sql(
				`insert into matches (season, match_date, status, home_team_id, away_team_id, home_score, away_score, group_id)
				 values ('2025/2026', '2025-11-05', 'completed', ${home}, ${away}, 3, 0, ${group})`,
			);
}

beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
	const cup = await one<number>(
		"insert into competitions (slug, name, name_ar) values ('cup', 'Cup', 'الكأس') returning id as value",
	);
	const edition = await one<number>(
		`insert into editions (competition_id, season) values (${cup}, '2025/2026') returning id as value`,
	);
	const stage = await one<number>(`insert into stages (edition_id) values (${edition}) returning id as value`);
	const group = (name: string, tier: number, zones: string) =>
		one<number>(`insert into groups (stage_id, name, name_ar, tier, zones, rule_set, points_win, legs)
			values (${stage}, '${name}', '${name}', ${tier}, '${zones}', 'difference', 3, 1) returning id as value`);
	first = await group("First", 1, "1-1:promoted 2-2:play_off 3-3:relegated");
	second = await group("Second", 2, "1-1:promoted 2-2:play_off");
	const clubs = (await rows("select id from teams order by id limit 6")).map(({ id }) => Number(id));
	await played(first, clubs.slice(0, 3));
	await played(second, clubs.slice(3));
	await site.sql(`update entries set state = 'withdrawn' where group_id = ${second} and squad_id =
		(select id from squads where club_id = ${clubs[5]} and season = '2025/2026' and letter = 'A')`);
	await site.sql(
		`update squads set home_day = 2, home_time = '19:00', name = 'First team', name_ar = 'الأول'
			where club_id = ${clubs[0]}`,
	);
});

const reasons = (html: string) => [...html.matchAll(/data-reason="(\w+)"/g)].map(([, reason]) => reason).slice(-6);

test("the preview names each squad with its move, in both languages, and saves nothing", async () => {
	const html = await text(asked);
	expect(reasons(html)).toEqual(["highest", "play_off", "relegated", "promoted", "play_off", "withdrawn"]);
	expect(html).toContain("Play-off: you decide");
	expect(await text(asked.replace("/en", ""))).toContain("ملحق: القرار لك");
	expect(await text(`${page}?from=2025%2F2026&to=2025%2F2026`)).toContain("Choose two different seasons.");
	expect(await text(`${page}?from=2025%2F2026&to=2026%2F2029`)).toContain("Enter the season like this");
	expect(await one("select count(*)::int as value from seasons where name = '2026/2027'")).toBe(0);
});

test("a play-off place without a choice is refused beside its field, and what was chosen is kept", async () => {
	const squads = (await rows(`select squad_id from entries where group_id = ${first} order by squad_id`)).map(
		({ squad_id }) => squad_id,
	);
	const refused = await send({ intent: "copy", [`to_${first}_${squads[2]}`]: "out" });
	expect(refused.status).toBe(422);
	const html = await refused.text();
	expect(html).toContain("Choose a group for each team that you decide about.");
	expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
	const decided = { [`to_${first}_${squads[1]}`]: "out", [`to_${first}_${squads[2]}`]: "out" };
	const checked = await send({ intent: "check", ...decided });
	const added = async (page: string) => /To be added: [^.]+and (\d+) teams/.exec(page.replaceAll("<!-- -->", ""))?.[1];
	const [proposed, chosen] = [Number(await added(await text(asked))), Number(await added(await checked.text()))];
	expect([checked.status, chosen - proposed]).toEqual([200, -1]);
	expect((await site.send(page, { intent: "copy", from: "2025/2026", to: "nonsense" }, cookie)).status).toBe(400);
});

test("the season is made as chosen, once, kept things are named, and undoing leaves nothing of it", async () => {
	const before = await rows("select name from seasons order by name");
	await site.sql("update editions set checks = 'licence roster', depth = 'games' where season = '2025/2026'");
	await site.sql(`update groups set checks = 'none', sheet_hours = 12 where id = ${first}`);
	await site.sql("delete from squad_players");
	await site.sql(`insert into squad_players (squad_id, player_id, rank) select distinct on (n.squad_id) n.squad_id,
		p.id, 4 from entries n
		join squads q on q.id = n.squad_id join players p on p.team_id = q.club_id where n.group_id = ${first}`);
	const at = async (group: number) =>
		(
			await rows(
				`select squad_id from entries n join squads q on q.id = squad_id where group_id = ${group} order by club_id`,
			)
		).map(({ squad_id }) => Number(squad_id));
	const [[, upper], [, lower]] = [await at(first), await at(second)];
	const choices = { rosters: "on", [`to_${first}_${upper}`]: String(first), [`to_${second}_${lower}`]: "out" };
	expect((await send({ intent: "copy", state: "draft", ...choices })).status).toBe(303);
	const made =
		await rows(`select g.name, g.rule_set, g.points_win::float8 as win, g.legs, e.state, count(n.id)::int as squads
		from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
		left join entries n on n.group_id = g.id
		where e.season = '2026/2027' and g.name in ('First', 'Second') group by g.id, e.state order by g.tier`);
	const same = { rule_set: "difference", win: 3, legs: 1, state: "draft" };
	expect(made).toEqual([
		{ name: "First", ...same, squads: 3 },
		{ name: "Second", ...same, squads: 1 },
	]);
	expect(
		await rows("select home_day, home_time::text, name from squads where season = '2026/2027' and name is not null"),
	).toEqual([{ home_day: 2, home_time: "19:00:00", name: "First team" }]);
	expect(await one("select details ->> 'season' as value from audit_log where action = 'season.copied'")).toBe(
		"2026/2027",
	);

	expect(
		await rows(`select distinct e.checks, e.depth, g.checks as own, g.sheet_hours from editions e
			join stages s on s.edition_id = e.id
			join groups g on g.stage_id = s.id where e.season = '2026/2027' and g.name = 'First'`),
	).toEqual([{ checks: "licence roster", depth: "games", own: "none", sheet_hours: 12 }]);
	const copied = await rows(
		`select p.id, rank, from_on from squad_players p join squads q on q.id = p.squad_id
			where q.season = '2026/2027' order by p.id`,
	);
	expect(copied.length).toBeGreaterThan(0);
	expect(copied[0]).toMatchObject({ rank: 4, from_on: null });

	expect(await text(asked)).toContain("In the season already");
	expect((await send({ intent: "copy", ...choices })).status).toBe(409);

	const copy = String(await one("select id as value from season_copies"));
	await site.sql("update groups set tier = tier where id = (select max(id) from groups)");
	const used = await send({ intent: "undo", copy });
	expect(used.status).toBe(409);
	expect(await used.text()).toContain("Second");
	await site.sql(`insert into rounds (stage_id, number) select stage_id, 1 from groups order by id desc limit 1`);
	await site.sql("alter table groups disable trigger count_version");
	await site.sql("update groups set version = 1 where id = (select max(id) from groups)");
	await site.sql("alter table groups enable trigger count_version");
	const withRound = await send({ intent: "undo", copy });
	expect([withRound.status, await withRound.text()]).toEqual([409, expect.stringContaining("Second")]);
	await site.sql("delete from rounds where stage_id = (select stage_id from groups order by id desc limit 1)");
	await site.sql("update editions set state = 'entries' where id = (select max(id) from editions)");
	const withState = await send({ intent: "undo", copy });
	expect([withState.status, await withState.text()]).toEqual([409, expect.stringContaining("Cup")]);
	await site.sql("alter table editions disable trigger count_version");
	await site.sql("update editions set version = 1");
	await site.sql("alter table editions enable trigger count_version");
	await site.sql(`update squad_players set rank = 5 where id = ${copied[0]?.id}`);
	expect((await send({ intent: "undo", copy })).status, "a roster was changed").toBe(409);
	await site.sql("alter table squad_players disable trigger count_version");
	await site.sql("update squad_players set version = 1");
	await site.sql("alter table squad_players enable trigger count_version");
	expect((await send({ intent: "undo", copy })).status).toBe(303);
	expect(await rows("select name from seasons order by name")).toEqual(before);
	for (const table of ["editions", "squads"])
		expect(await one(`select count(*)::int as value from ${table} where season = '2026/2027'`)).toBe(0);
	expect((await send({ intent: "undo", copy })).status).toBe(409);
});

test("a season without groups is not copied, and no season is opened", async () => {
	await site.sql("insert into seasons (name) values ('2018/2019')");
	await site.sql("delete from editions where season = '2018/2019'");
	const refused = await send({ intent: "copy", from: "2018/2019", to: "2019/2020" });
	expect(refused.status).toBe(409);
	expect(await rows("select name from seasons where name = '2019/2020'")).toEqual([]);
});
