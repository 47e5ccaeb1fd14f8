import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";
import { withoutSheets } from "../../../test/without-sheets.ts";

const site = startSite();
const text = async (path: string) => (await (await site.get(path)).text()).replaceAll("<!-- -->", "");
type Rubber = { won: boolean; season?: string; kind?: string; outcome?: string; day: string; slug?: string };
let [one, other, third]: [number, number, number] = [0, 0, 0];

/** A rubber of the first player at home against the second one; a doubles beside the third. */
async function play({ won, season = "2025/2026", kind = "singles", outcome = "played", day, slug }: Rubber) {
	const group = slug
		? `(select g.id from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
			join competitions c on c.id = e.competition_id
			where c.slug = '${slug}' and e.season = '${season}')`
		: "null";
	const { id } = await site.row<{
		id: number;
	}>(`insert into matches (season, group_id, match_date, status, home_team_id, away_team_id, home_score, away_score)
		values ('${season}', ${group}, '${day}', 'completed', 1, 2, ${won ? 1 : 0}, ${won ? 0 : 1}) returning id`);
	const lostBy = outcome === "played" ? "null" : won ? "'away'" : "'home'";
	const rubber = await site.row<{
		id: number;
	}>(`insert into rubbers (match_id, ordinal, kind, outcome, lost_by, home_games, away_games)
		values (${id}, 1, '${kind}', '${outcome}', ${lostBy}, ${won ? 3 : 1}, ${won ? 1 : 3}) returning id`);
	const partner = kind === "doubles" ? `, (${rubber.id}, 'home', 2, ${third}, 'Third Then', 'ثالث يومها')` : "";
	await site.sql(`insert into rubber_players values (${rubber.id}, 'home', 1, ${one}, 'First Then', 'أول يومها'),
		(${rubber.id}, 'away', 1, ${other}, 'Second Then', 'ثان يومها')${partner};
		insert into games values (${rubber.id}, 1, 11, 7)`);
	return rubber.id;
}

beforeAll(async () => {
	await withoutSheets(site);
	const { rows } = await site.sql<{ id: number }>(`insert into players (name, name_ar, team_id) values
		('Zayd First', 'زيد الأول', 1), ('Zayd Second', 'زيد الثاني', 2), ('Zayd Third', 'زيد الثالث', 1) returning id`);
	[one = 0, other = 0, third = 0] = rows.map(({ id }) => id);
});

test("where no rubber is written down, the page of a player has no empty box", async () => {
	const page = await text(`/en/player/${one}`);
	expect(page).toContain("Zayd First");
	expect(page).not.toMatch(/No rubbers|Season by season|Head to head/);
	expect((await site.get(`/player/${one}/rubbers`)).status).toBe(200);
	expect(await text("/en/leagues/premier-league/2025-2026")).not.toContain("leaders");
	expect(await text("/en/leagues/premier-league/2025-2026/leaders")).toMatch(/noindex.*No figures of players/s);
	expect(await text("/en/team/1")).not.toContain("in figures");
	expect(await text("/sitemap.xml")).not.toContain("leaders");
});

test.each([
	["en", "/en", ["Clubs", "October 1, 2024", "on loan", "February 1, 2025"]],
	["ar", "", ["الأندية", "1 أكتوبر 2024", "إعارة", "1 فبراير 2025"]],
])("a player without rubbers has a history of clubs by days and loans (%s)", async (_, prefix, words) => {
	const { id } = await site.row<{ id: number }>(
		"insert into players (name, name_ar) values ('Zayd Dated', 'زيد المؤرخ') returning id",
	);
	await site.sql(`delete from stints where player_id = ${id};
		insert into stints (player_id, club_id, kind, from_on, until_on) values
		(${id}, 1, 'own', '2024-10-01', null), (${id}, 2, 'loan', '2025-02-01', '2025-05-01')`);
	const page = await text(`${prefix}/player/${id}`);
	for (const word of words) expect(page).toContain(word);
	expect(page).not.toMatch(/No rubbers|Season by season/);
});

test("each figure of a player leads to as many rubbers, with their day's names, others to an empty state", async () => {
	await site.sql(`insert into competitions (slug, name, name_ar) values ('spring-cup', 'Spring Cup', 'كأس الربيع');
		insert into editions (competition_id, season, state) select id, '2025/2026', 'running' from competitions
			where slug = 'spring-cup';
		insert into stages (edition_id) select max(id) from editions;
		insert into groups (stage_id, name, name_ar) select max(id), 'Cup', 'الكأس' from stages`);
	for (const rubber of [
		{ won: true, day: "2025-10-10" },
		{ won: false, day: "2025-10-11" },
		{ won: true, day: "2025-10-12", kind: "doubles" },
		{ won: true, day: "2025-10-13", outcome: "retired" },
		{ won: true, day: "2025-10-14", outcome: "walkover" },
		{ won: false, day: "2026-02-01", slug: "spring-cup" },
	])
		await play(rubber);
	await expect.poll(() => text(`/en/player/${one}/rubbers`)).toContain("5 rubbers");
	const page = await text(`/en/player/${one}`);
	// Played, won and lost of the season and of its two competitions.
	expect(page.match(/<td data-col="(?:played|won|lost)"/g)?.length).toBe(9);
	await behind(page, /<td data-col="\w+"[^>]*><a href="([^"]+)"[^>]*><span>(\d+)<\/span>/g);
	expect(page).toMatch(/data-col="played"[^>]*><a [^>]*><span>5</);
	expect(page).toContain("Second Then");
	expect(await text(`/player/${one}`)).toContain("ثان يومها");
	expect(await text(`/en/player/${third}/rubbers?kind=doubles`)).toContain("1 rubber: 1 win, no losses");
	expect(await text(`/en/player/${one}/rubbers?partner=${third}`)).toContain("Doubles with Zayd Third");
	expect(await text(`/player/${one}/rubbers`)).toContain("5 مباريات: 3 مرات فوز وخسارتان");
	const none = await text("/en/player/1");
	expect(none).toContain("No rubbers are recorded for this player yet.");
});

test("rubbers of a tie that does not count, or of a competition in preparation, are in no figure", async () => {
	const of = async () => (await (await site.get(`/api/v1/players/${one}`)).json()).record;
	expect(await of()).toMatchObject({
		played: 5,
		won: 3,
		lost: 2,
		singles: { won: 2, lost: 2 },
		doubles: { won: 1, lost: 0 },
		points: { won: 55, lost: 35 },
		editions: [
			{ season: "2025/2026", competition: "premier-league", played: 4 },
			{ competition: "spring-cup", played: 1 },
		],
	});
	await site.sql(
		`update editions set state = 'draft'
			where competition_id = (select id from competitions where slug = 'spring-cup')`,
	);
	await expect.poll(of).toMatchObject({ played: 4, lost: 1 });
	await site.sql(
		"update matches set status = 'cancelled' where match_date = '2025-10-11' and home_team_id = 1 and away_team_id = 2",
	);
	await expect.poll(of).toMatchObject({ played: 3, lost: 0 });
	await site.sql("update editions set state = 'running' where state = 'draft'");
	await site.sql(
		`update matches set status = 'completed', home_score = 0, away_score = 1 where match_date = '2025-10-11'
			and home_team_id = 1`,
	);
	await expect.poll(of).toMatchObject({ played: 5, lost: 2 });
});

test("two players have a page of all that they played against each other, found by a search too", async () => {
	const page = await text(`/en/player/${one}/against/${other}`);
	expect(page).toMatch(/<bdi>3<\/bdi><span[^>]*>–<\/span><bdi>2<\/bdi>/);
	expect(page.match(/data-rubber=/g)?.length).toBe(5);
	const turned = await text(`/player/${other}/against/${one}`);
	expect(turned).toMatch(/<bdi>2<\/bdi><span[^>]*>–<\/span><bdi>3<\/bdi>/);
	const [low, high] = [Math.min(one, other), Math.max(one, other)];
	for (const each of [page, await text(`/en/player/${other}/against/${one}`)])
		expect(each).toMatch(new RegExp(`rel="canonical" href="[^"]+/en/player/${low}/against/${high}"`));
	expect(await text(`/en/player/${one}/against`)).toContain(`/en/player/${one}/against/${other}`);
	const found = await text(`/en/player/${one}/against?q=zayd+third`);
	expect(found).toContain(`/en/player/${one}/against/${third}`);
	expect(found).toContain("never met");
	expect(found).toContain('content="noindex"');
	expect(await text(`/en/player/${one}/against/${third}`)).toMatch(
		/They have not met yet.*Together in doubles.*1 win, no losses/s,
	);
	expect(await text(`/en/player/${one}/against?q=qqqq`)).toContain("No player has this name");
	for (const path of [
		`${one}/against/${one}`,
		`${one}/against/999999`,
		`${one}/rubbers?page=2`,
		"999999/rubbers",
		"999999/against",
	])
		expect([path, (await site.get(`/player/${path}`)).status]).toEqual([path, 404]);
});

test("a share picture of two players has one address, on the page of either", async () => {
	const [low, high] = [Math.min(one, other), Math.max(one, other)];
	const picture = `/en/share/against/${low}-${high}.png`;
	for (const page of [`/en/player/${low}/against/${high}`, `/en/player/${high}/against/${low}`])
		expect(await text(page)).toMatch(new RegExp(`property="og:image" content="[^"]+${picture}"`));
	const turned = await site.get(`/en/share/against/${high}-${low}.png`);
	expect([turned.status, turned.headers.get("location")]).toEqual([301, picture]);
	const arabic = await site.get(`/share/against/${high}-${low}.png`);
	expect([arabic.status, arabic.headers.get("location")]).toEqual([301, picture.replace("/en", "")]);
	for (const other of [`${low}-${high}-anything`, `${low}-${high}-`, `${low}-${high}-1`, `0${low}-${high}`, `-${low}`])
		expect([other, (await site.get(`/share/against/${other}.png`)).status]).toEqual([other, 404]);
});

test("a player and two players have share pictures", async () => {
	const pair = [one, other].sort((a, b) => a - b).join("-");
	for (const path of [`/share/player/${one}.png`, `/en/share/against/${pair}.png`]) {
		const answer = await site.get(path);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
	}
	for (const path of [`/share/against/${one}.png`, `/share/against/${one}-${one}.png`, "/share/against/x-y.png"])
		expect((await site.get(path)).status).toBe(404);
	const { id } = await site.row<{ id: number }>(
		"insert into players (name, name_ar) values ('Sole', 'وحيد') returning id",
	);
	expect((await site.get(`/share/player/${id}.png`)).status).toBe(200);
});

/** The number of rubbers in the list behind each link of a page, beside the number on the link. */
async function behind(page: string, links: RegExp) {
	const found = [...page.matchAll(links)];
	expect(found.length).toBeGreaterThan(0);
	for (const [, path = "", count] of found) {
		const list = await text(path.replaceAll("&amp;", "&"));
		expect([path, list.match(/data-rubber=/g)?.length ?? 0]).toEqual([path, Number(count)]);
	}
}

test("the leaders of a competition are those of its rubbers, and each figure leads to them", async () => {
	const path = "/en/leagues/premier-league/2025-2026";
	expect(await text(path)).toContain(`${path}/leaders`);
	expect(await text("/en/leagues")).toContain(`${path}/leaders`);
	expect(await text("/sitemap.xml")).toContain(`${path}/leaders<`);
	const page = await text(`${path}/leaders`);
	expect(
		[...page.matchAll(/data-player="(\d+)" data-rank="(\d+)"/g)].map(([, id, rank]) => [Number(id), Number(rank)]),
	).toEqual([
		[one, 1],
		[other, 2],
		[third, 2],
	]);
	await behind(page, /<td data-col="(?:played|won|lost)"[^>]*><a href="([^"]+)"[^>]*><span>(\d+)</g);
	const doubles = await text(`/leagues/premier-league/2025-2026/leaders?by=doubles`);
	expect([...doubles.matchAll(/data-player="(\d+)"/g)].map(([, id]) => Number(id))).toEqual([one, third]);
	expect(await text(`${path}/leaders?by=ratio`)).toContain("at least 3 rubbers");
	expect(page).toContain("?by=doubles");
	expect(await text("/en/leagues/spring-cup/2025-2026/leaders")).not.toMatch(/doubles/i);
	for (const absent of [
		"/leagues/nothing/2025-2026/leaders",
		"/leagues/premier-league/1999-2000/leaders",
		`${path}/leaders?page=2`,
	])
		expect([absent, (await site.get(absent)).status]).toEqual([absent, 404]);
});

test("a club has its season in figures, and all ties against another club", async () => {
	const page = await text("/en/team/1");
	for (const words of ["2025/2026 in figures", "Zayd First", "Best pairs", "/en/team/1/against"])
		expect(page).toContain(words);
	await behind(
		page,
		/href="(\/en\/player\/\d+\/rubbers[^"]*kind=doubles[^"]*)"[^>]*>\s*<span[^>]*><bdi>(\d)<\/bdi><span[^>]*>–<\/span><bdi>0</g,
	);
	const { count } = await site.row<{
		count: number;
	}>(`select count(*)::integer as count from matches where status = 'completed'
		and home_score is not null and home_team_id in (1, 2) and away_team_id in (1, 2)`);
	expect((await text("/team/1/against/2")).match(/data-match-id/g)?.length).toBe(count);
	expect(await text("/team/2/against/1")).toMatch(/rel="canonical" href="[^"]+\/team\/1\/against\/2"/);
	expect(await text("/en/team/2/against")).toMatch(/data-opponent="1"/);
	for (const path of [
		"/team/1/against/1",
		"/team/1/against/999999",
		"/team/999999/against",
		"/team/1/against/2?page=9",
	])
		expect([path, (await site.get(path)).status]).toEqual([path, 404]);
});

test("a club's page has the rosters of its squads: who is approved, and on the roster today", async () => {
	const squad = "(select id from squads where club_id = 1 and season = '2025/2026' and letter = 'A')";
	await site.sql(`insert into squad_players (squad_id, player_id, rank, state, until_on)
		values (${squad}, ${third}, 1, 'approved', null),
		(${squad}, ${one}, 2, 'proposed', null), (${squad}, ${other}, 3, 'approved', '2020-01-01')`);
	await expect.poll(() => text("/en/team/1")).toContain("Roster: 1 player");
	expect(await text("/team/1")).toMatch(/قائمة الفريق: لاعب واحد.*زيد الثالث/s);
});

/** The numbers of the rows of a table, by its label: those of each cell after the head of the row. */
function numbersOf(page: string, label: string) {
	const table = page.split(`aria-label="${label}"`)[1]?.split("</table>")[0] ?? "";
	return [...table.matchAll(/<tr[^>]*><th scope="row".*?<\/tr>/gs)].map(([row]) =>
		[...row.matchAll(/<(?:td[^>]*|bdi)>(\d+)</g)].map(([, number]) => Number(number)),
	);
}
const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((all, number) => all + (number ?? 0), 0);

test("charts of a player and of a club have their numbers in a table beside them", async () => {
	const player = await text(`/en/player/${one}`);
	const said = [...player.matchAll(/<svg role="img" aria-label="20\d\d\/20\d\d: (\d+) won, (\d+) lost"/g)];
	const months = numbersOf(player, "Month by month");
	expect(months.length).toBeGreaterThan(0);
	expect(sum(said.map(([, won]) => Number(won)))).toBe(sum(months.map(([won]) => won)));
	expect(sum(said.map(([, , lost]) => Number(lost)))).toBe(sum(months.map(([, lost]) => lost)));
	const club = await text("/en/team/1");
	const [, won, lost] = /<svg role="img" aria-label="(\d+) won, (\d+) lost"/.exec(club) ?? [];
	const ties = numbersOf(club, "Course of the season");
	expect([sum(ties.map((own) => own[0])), sum(ties.map((own) => own[1]))]).toEqual([Number(won), Number(lost)]);
	expect(await text(`/player/${one}`)).toContain("شهرًا بعد شهر");
});
