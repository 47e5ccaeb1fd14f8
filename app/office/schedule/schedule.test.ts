import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let cookie = "";
let group = 0;
let page = "";
const rows = async <T = Record<string, string>>(query: string) => (await site.sql<T>(query)).rows;
const value = async <T>(query: string) => (await site.row<{ value: T }>(query)).value;
const send = (fields: Record<string, string>, path = "") => site.send(page + path, fields, cookie);
const text = async (path = page) =>
	(await (await site.get(path, { cookie })).text()).replaceAll("<!-- -->", "").replace(/[\u2066-\u2069]/g, "");
const state = () => value<string>("select state as value from schedules order by id desc limit 1");
const ready = () => expect.poll(state).toBe("ready");
const tied = () => value<number>(`select count(*)::int as value from matches where group_id = ${group}`);

/** Tuesdays from September on; six squads in three halls with room for one tie at a time. */
const asked = {
	intent: "start",
	first: "2025-09-02",
	rhythm: "week",
	day_2: "on",
	times: "١٨:٠٠ 20:30",
	minutes: "120",
	derby_rounds: "1",
	seed: "3",
	keep_holidays: "on",
};
let halls: Record<string, string> = {};

beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
	group = await value<number>(`with c as (insert into competitions (slug, name, name_ar)
			values ('second', 'Second', 'الثانية') returning id),
		e as (insert into editions (competition_id, season) select id, '2025/2026' from c returning id),
		s as (insert into stages (edition_id) select id from e returning id)
		insert into groups (stage_id, name, name_ar) select id, 'Group S', 'المجموعة س' from s returning id as value`);
	page = `/en/admin/league/groups/${group}/schedule`;
	for (const hall of ["North", "South", "East"])
		await site.sql(`insert into venues (name, name_ar, tables) values ('${hall}', '${hall}', 3)`);
	const venues = await rows<{ id: number }>("select id from venues order by id");
	const clubs = await rows<{ id: number }>("select id from teams order by id limit 6");
	for (const [i, { id }] of clubs.entries()) {
		const squad = await value<number>(`select squad_of(${id}, ${group}, 'A') as value`);
		const letter = i === 5 ? await value<number>(`select squad_of(${clubs[0]?.id}, ${group}, 'B') as value`) : squad;
		await site.sql(`insert into entries (group_id, squad_id) values (${group}, ${letter})`);
		halls = { ...halls, [`venue_${letter}`]: String(venues[i % 3]?.id) };
	}
	for (const { id } of venues) halls = { ...halls, [`room_${id}`]: "1" };
	await site.sql(
		`insert into venue_closures (venue_id, from_on, until_on) values (${venues[0]?.id}, '2025-09-16', '2025-09-16')`,
	);
});

test("a form that cannot be right is shown again with its problems and all that was typed", async () => {
	const refused = await send({ ...asked, first: "soon", day_2: "", wish_squad_0: "1", room_1: "0" });
	expect(refused.status).toBe(422);
	const html = await refused.text();
	for (const name of ["first", "day_0", "room_1"])
		expect(html).toMatch(new RegExp(`id="schedule-${name}"[^>]*aria-invalid`));
	expect(html).toContain("20:30");
	const far = await send({ ...asked, ...halls, first: "2031-09-02" });
	expect([far.status, (await far.text()).includes("are played from 2024 to 2027")]).toEqual([422, true]);
});

test("a schedule is made in a job, shown with its problems, edited, carried out and taken back exactly", async () => {
	expect((await send({ ...asked, ...halls })).status).toBe(303);
	expect((await send({ ...asked, ...halls })).status).toBe(409);
	await ready();
	expect(await tied()).toBe(0);
	const progress = await (await site.get(`${page}/progress`, { cookie })).json();
	expect(progress).toMatchObject({ isOver: true });

	const html = await text();
	expect(html).toContain('data-hard="0"');
	expect(html.match(/data-breaks="4"/g)).toHaveLength(2);
	expect(await text(page.replace("/en", ""))).toContain("كل الشروط مستوفاة");

	const [first, other] = await rows<{ id: number; match_date: string; home: number }>(
		`select id, match_date::text, home_squad_id as home from schedule_ties where round in (1, 3)
			order by round, id limit 4`,
	);
	const dayOf = (id = 0) => value<string>(`select match_date::text as value from schedule_ties where id = ${id}`);
	const closed = { intent: "save", match_date: "2025-09-16", match_time: "20:30" };
	const venue = await value<string>("select min(id)::text as value from venues");
	expect((await send({ ...closed, venue_id: venue }, `/${first?.id}`)).status).toBe(303);
	expect(await text()).toContain("The venue is closed");
	expect((await send({ intent: "swap", one: String(first?.id), other: String(other?.id) })).status).toBe(303);
	expect(await dayOf(other?.id)).toBe("2025-09-16");
	expect((await send({ intent: "swap", other: String(other?.id) }, `/${first?.id}`)).status).toBe(303);
	expect(await dayOf(other?.id)).toBe(other?.match_date);
	expect((await send({ intent: "sides" }, `/${first?.id}`)).status).toBe(303);
	const hosts = await rows("select home_squad_id from schedule_ties group by home_squad_id having count(*) <> 5");
	expect(hosts).toEqual([]);
	for (const day of ["never", "2031-09-16", "1447-04-16"])
		expect((await send({ ...closed, match_date: day }, `/${first?.id}`)).status).toBe(422);

	expect((await send({ intent: "apply" })).status).toBe(303);
	expect(await tied()).toBe(30);
	const rounds = "select number, from_on::text from rounds order by number";
	expect(await rows(rounds)).toHaveLength(10);
	const [one, named] = await rows<{ id: number }>(
		`select id from matches where group_id = ${group} order by id limit 2`,
	);
	expect(
		await value(
			`select venue_id is not null and round = 1 and phase is null as value from matches where id = ${one?.id}`,
		),
	).toBe(true);
	await site.sql(`update matches set home_score = 3, away_score = 1, status = 'completed' where id = ${one?.id}`);

	await site.sql(`insert into lineups (match_id, side, sealed_at) values (${named?.id}, 'home', now())`);

	expect((await send({ intent: "undo" })).status).toBe(303);
	expect(await rows(`select id from matches where group_id = ${group} order by id`)).toEqual([one, named]);
	expect(await rows(rounds)).toHaveLength(1);
	expect(await text()).toContain("Left as they are, because they were changed since");
	expect((await send({ intent: "undo" })).status).toBe(409);
	const { action } = await site.row<{ action: string }>("select action from audit_log order by id desc limit 1");
	expect(action).toBe("schedule.undone");
});

test("of a group's ties only those without a result get other days, and the former ones once undone", async () => {
	await site.sql(
		`update matches set status = 'cancelled', home_score = null, away_score = null where group_id = ${group}`,
	);
	expect((await send({ ...asked, ...halls })).status).toBe(303);
	await ready();
	expect((await send({ intent: "apply" })).status).toBe(303);
	const played = `select id from matches where group_id = ${group} and round = 1`;
	await site.sql(`update matches set home_score = 3, away_score = 0, status = 'completed' where id in (${played})`);
	const open = await rows<{ id: number }>(`select id from matches where group_id = ${group} and round = 2 order by id`);
	await site.sql(`update matches set phase = 'postponed' where id = ${open[0]?.id}`);
	await site.sql(`update matches set date_known = false where id = ${open[1]?.id}`);
	await site.sql(`update matches set phase = 'in_play' where id = ${open[2]?.id}`);
	const days = `select id, match_date::text, match_time::text, venue_id, date_known, phase from matches
		where group_id = ${group} order by id`;
	const before = await rows(days);

	expect((await send({ ...asked, ...halls, first: "2026-01-06" })).status).toBe(303);
	await ready();
	const moved = await rows<{ round: number; day: string }>(
		"select round, match_date::text as day from schedule_ties where schedule_id = (select max(id) from schedules)",
	);
	expect(moved.length).toBe(26);
	expect(moved.every(({ day }) => day >= "2026-01-06")).toBe(true);
	expect(Math.min(...moved.map(({ round }) => round))).toBe(2);
	expect((await send({ intent: "apply" })).status).toBe(303);
	expect(
		await value(`select count(*)::int as value from matches where group_id = ${group} and planned_date is not null`),
	).toBe(25);
	const waiting = `select count(*)::int as value from matches where group_id = ${group} and status = 'scheduled' and`;
	expect(await value(`${waiting} (not date_known or phase = 'postponed')`)).toBe(0);
	expect(await value(`${waiting} phase = 'in_play' and match_date < '2026-01-01'`)).toBe(1);
	expect((await send({ intent: "undo" })).status).toBe(303);
	expect(await rows(days)).toEqual(before);
});

test("a search is followed scriptless and cancelled, a proposal discarded; a changed group stays", async () => {
	expect((await send({ ...asked, first: "2026-03-03", ...halls })).status).toBe(303);
	await ready();
	await site.sql(`update matches set match_time = '21:15' where id = (select max(match_id) from schedule_ties)`);
	const refused = await send({ intent: "apply" });
	expect(refused.status).toBe(409);
	expect(await refused.text()).toContain("Matches were changed since the schedule was made");
	expect((await send({ intent: "discard" })).status).toBe(303);
	const again = await send({ intent: "discard" });
	expect(again.status).toBe(409);
	expect(await again.text()).toMatch(/<input[^>]*id="schedule-first"[^>]*value="2026-03-03"/);
	expect(await text()).toContain("2026-03-03");
	await site.sql(
		`insert into schedules (group_id, is_new, asked, total, done) values (${group}, false, '{}', 200, 50)`,
	);
	expect(await text()).toContain("Making the schedule · 25%");
	expect(await (await site.get(`${page}/progress`, { cookie })).json()).toEqual({
		isOver: false,
		total: 200,
		done: 50,
	});
	expect((await send({ intent: "discard" })).status).toBe(303);
	expect(await state()).toBe("discarded");
});
