import ical from "node-ical";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await site.get(path)).text();
const one = async (query: string) => (await site.row<{ id: number }>(query)).id;
const events = async (path: string) =>
	Object.values(ical.sync.parseICS(await text(path))).flatMap((event) => (event?.type === "VEVENT" ? [event] : []));
const eventOf = async (path: string, id: number) =>
	(await events(path)).find(({ uid }) => uid.startsWith(`tie-${id}@`));

let cup: number;
let hall: number;
let second: number;
let tie: number;
/** A cup in a hall of its own, where the second squad of club 1 meets club 2. */
beforeAll(async () => {
	hall = await one(`insert into venues (name, name_ar, address, address_ar, location)
		values ('Green Hall', 'الصالة الخضراء', '12 Palm St', 'شارع النخيل 12', '24.7136,46.6753') returning id`);
	await site.sql(`insert into competitions (slug, name, name_ar) values ('kings-cup', 'King''s Cup', 'كأس الملك');
		insert into editions (competition_id, season) select id, '2025/2026' from competitions where slug = 'kings-cup';
		insert into stages (edition_id) select max(id) from editions;
		insert into groups (stage_id, name, name_ar) select max(id), 'Group A', 'المجموعة أ' from stages`);
	cup = await one("select id from groups where name = 'Group A'");
	second = await one(
		`insert into squads (club_id, season, letter, venue_id) values (1, '2025/2026', 'B', ${hall}) returning id`,
	);
	tie = await one(`insert into matches (season, group_id, round, match_date, match_time, home_team_id,
			home_squad_id, away_team_id)
		values ('2025/2026', ${cup}, 3, '2026-03-01', '19:00', 1, ${second}, 2) returning id`);
});

test("a tie's page has competition, round, hall, way there, calendar file and picture, in both languages", async () => {
	const page = await text(`/en/match/${tie}`);
	for (const said of ["Al-Nokhba", " B", "King&#x27;s Cup", "Group A", "Round 3", "Green Hall", "12 Palm St"])
		expect(page).toContain(said);
	for (const link of [
		`/en/leagues/kings-cup/2025-2026?group=${cup}#group-${cup}`,
		`/en/match/${tie}.ics`,
		`/en/venues/${hall}.ics`,
		"https://www.google.com/maps/dir/?api=1&amp;destination=24.7136%2C46.6753",
	])
		expect(page).toContain(`href="${link}"`);
	expect(page).toContain(`/en/share/match/${tie}.png`);
	const arabic = await text(`/match/${tie}`);
	for (const said of ["كأس الملك", "المجموعة أ", "الجولة 3", "الصالة الخضراء", "شارع النخيل 12"])
		expect(arabic).toContain(said);
	const picture = await site.get(`/share/match/${tie}.png`);
	expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("the share picture of a tie has the crests of both sides and the winner's score on a white card", async () => {
	const { id, home } = await site.row<{ id: number; home: boolean }>(`select id, home_score > away_score as home
		from matches where status = 'completed' and home_score <> away_score and home_score is not null limit 1`);
	for (const [path, isArabic] of [
		["/share", true],
		["/en/share", false],
	] as const) {
		const bytes = Buffer.from(await (await site.get(`${path}/match/${id}.png`)).arrayBuffer());
		const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
		const isWhiteAt = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 220;
		expect([isWhiteAt(210, 200), isWhiteAt(990, 200)]).toEqual([true, true]);
		const isWinnerRight = home === isArabic;
		expect([isWhiteAt(516, 200), isWhiteAt(684, 200)]).toEqual([!isWinnerRight, isWinnerRight]);
	}
});

test("a side that opened the other's line-up before handing in is named with the time, in both languages", async () => {
	expect(await text(`/en/match/${tie}`)).not.toContain("without having handed in its own");
	await site.sql(`insert into lineups (match_id, side, opened_at, opened_first_at)
		values (${tie}, 'away', now(), '2026-03-01T16:04:00Z'), (${tie}, 'home', now(), null)`);
	await expect.poll(() => text(`/en/match/${tie}`)).toContain("without having handed in its own");
	const said = /<p[^>]*data-opened="away"[^>]*>(.*?)<\/p>/.exec(await text(`/en/match/${tie}`))?.[1];
	expect(said).toMatch(/opened the match sheet, and with it the line-up of Al-Nokhba.* B.*, on Mar 1, 2026, 7:04.PM/);
	expect(await text(`/match/${tie}`)).toContain("ولم يكن قد سلّم تشكيلته");
	await site.sql(`delete from lineups where match_id = ${tie}`);
});

const structured = async (id: number): Promise<Record<string, unknown>> => {
	const found = [...(await text(`/en/match/${id}`)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
	return found.map(([, json = ""]) => JSON.parse(json)).find((data) => data["@type"] === "SportsEvent");
};

test("a tie that moved tells where from, on its page, to machines, and in calendars by sequence", async () => {
	expect(await structured(tie)).toMatchObject({ eventStatus: "https://schema.org/EventScheduled" });
	const before = await eventOf(`/en/groups/${cup}.ics`, tie);
	expect(before).toMatchObject({ status: "CONFIRMED", location: "Green Hall, 12 Palm St" });
	await site.sql("update matches set match_date = '2026-03-08' where id = $1", [tie]);
	await expect.poll(() => text(`/en/match/${tie}`)).toContain("First planned for Sunday, March 1, 2026");
	expect(await text(`/match/${tie}`)).toContain("كانت مقررة في الأحد، 1 مارس 2026");
	expect(await structured(tie)).toMatchObject({
		eventStatus: "https://schema.org/EventRescheduled",
		previousStartDate: "2026-03-01",
		startDate: "2026-03-08T19:00:00+03:00",
		location: { name: "Green Hall", address: "12 Palm St" },
	});
	const after = await eventOf(`/en/groups/${cup}.ics`, tie);
	expect(Number(after?.sequence)).toBe(Number(before?.sequence) + 1);
});

test("calendars of group, squad, hall, tie have its ties: postponed ones tentative, none without a date", async () => {
	const paths = [`/groups/${cup}.ics`, `/squads/${second}.ics`, `/venues/${hall}.ics`, `/match/${tie}.ics`];
	for (const path of paths) expect([path, (await events(path)).length]).toEqual([path, 1]);
	expect(await eventOf("/matches.ics", tie)).toBeUndefined(); // the season's calendar is that of the first competition
	expect(await eventOf("/teams/2.ics", tie)).toBeDefined();
	const away = await one(`select away_squad_id as id from matches where id = ${tie}`);
	expect(await eventOf(`/squads/${away}.ics`, tie), "a tie that is away").toBeDefined();
	await site.sql("update matches set phase = 'postponed' where id = $1", [tie]);
	await expect.poll(async () => (await eventOf(`/en/groups/${cup}.ics`, tie))?.status).toBe("TENTATIVE");
	expect((await eventOf(`/en/groups/${cup}.ics`, tie))?.summary).toContain("(Postponed)");
	expect(await structured(tie)).toMatchObject({ eventStatus: "https://schema.org/EventPostponed" });
	await site.sql("update matches set date_known = false where id = $1", [tie]);
	for (const path of paths) await expect.poll(async () => (await events(path)).length).toBe(0);
	expect(await text(`/en/match/${tie}`)).toContain("Date not yet known");
	expect(await text(`/en/match/${tie}`)).not.toContain(`/en/match/${tie}.ics`);
	for (const kind of ["groups", "squads", "venues", "match"])
		expect([kind, (await site.get(`/${kind}/999999.ics`)).status]).toEqual([kind, 404]);
});

test("a walkover says who did not come, with the reason, and is no score", async () => {
	const id = await one(`insert into matches (season, match_date, status, home_team_id, away_team_id, outcome,
			absent, reason, reason_ar)
		values ('2025/2026', '2026-02-01', 'completed', 1, 2, 'walkover', 'away', 'The bus broke down', 'تعطلت الحافلة')
		returning id`);
	const page = await text(`/en/match/${id}`);
	expect(page).toMatch(/\S+ did not appear, so Al-Nokhba won without playing\./);
	expect(page).toContain("The bus broke down");
	expect(await text(`/match/${id}`)).toContain("تعطلت الحافلة");
});

test("former meetings of the two clubs are listed with their balance, in either hall", async () => {
	const id = await one("select id from matches where status = 'completed' order by match_date desc, id desc limit 1");
	const { rows } = await site.sql<{ id: number }>(
		`select m.id from matches m join matches own on own.id = $1 where m.status = 'completed'
			and (m.match_date, m.id) < (own.match_date, own.id)
			and least(m.home_team_id, m.away_team_id) = least(own.home_team_id, own.away_team_id)
			and greatest(m.home_team_id, m.away_team_id) = greatest(own.home_team_id, own.away_team_id)`,
		[id],
	);
	const page = await text(`/en/match/${id}`);
	for (const meeting of rows) expect(page).toContain(`href="/en/match/${meeting.id}"`);
	if (rows.length === 0) expect(page).toContain("No earlier meeting");
});

test("a tie that is not there, or in a competition in preparation, is not found, and the page leads on", async () => {
	const missing = await site.get("/en/match/999999");
	expect(missing.status).toBe(404);
	const page = await missing.text();
	expect(page).toContain("Match not found");
	expect(page).toContain('href="/en/matches"');
	await site.sql(
		"update editions set state = 'draft' where competition_id = (select id from competitions where slug = 'kings-cup')",
	);
	await expect.poll(async () => (await site.get(`/match/${tie}`)).status).toBe(404);
	expect(await eventOf("/teams/2.ics", tie)).toBeUndefined();
});

test("every tie in a list leads to its page", async () => {
	for (const path of ["/", "/en/matches", "/team/1", "/en/leagues/cross-table"])
		expect([path, /href="(\/en)?\/match\/\d+"/.test(await text(path))]).toEqual([path, true]);
});
