import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
});
const page = async (path: string, as = cookie) => (await site.get(path, { cookie: as })).text();
const offered = "You have changes that were not saved";
const store = (of: string, fields: Record<string, string>, as = cookie) =>
	site.send(`/admin/drafts?of=${of}`, fields, as);
const rows = async () =>
	(await site.sql("select record, fields::text as fields from record_drafts where not closed order by id")).rows;
const club = { name: "Drafted", name_ar: "مسودة", region: "a", region_ar: "ا", division: "b", division_ar: "ب" };
const whole = { ...club, founded_year: "1990", version: "0" };

test.each([
	["club", "team:1", "/en/admin/teams/1", "name"],
	["new player", "player:new", "/en/admin/players/new", "name"],
	["tie", "match:3", "/en/admin/matches/3", "match_time"],
	["national team", "national-team:mens", "/en/admin/national/mens", "coach_name"],
])("what is typed into the panel of a %s is offered with its time, to its writer alone", async (_, of, path, field) => {
	const typed = field === "match_time" ? "19:47" : "Half a word";
	const stored = await store(of, { [field]: typed, version: "1", new_password: "hunter two" });
	expect((await stored.json()).savedAt).toBeTruthy();
	const html = await page(`${path}?sort=name`);
	expect(html).toContain(offered);
	expect(html).toMatch(/<time dateTime="\d{4}-/i);
	expect(html).not.toContain(`value="${typed}"`);
	expect(await page(`${path}?sort=name&draft`)).toContain(`value="${typed}"`);
	expect(await page(path, await site.sessionOf("owner@demo.example"))).not.toContain(offered);
	expect(JSON.stringify(await rows())).not.toContain("hunter two");
	const dropped = await site.send(`${path}?sort=name&draft=`, { intent: "drop-draft" }, cookie);
	expect(dropped.headers.get("location")).toBe(`${path}?sort=name`);
	expect(await page(path)).not.toContain(offered);
});

test("the draft goes when its record is saved, when it is deleted, and when its writer discards it", async () => {
	await store("team:new", club);
	expect((await site.send("/en/admin/teams/new", whole, cookie)).status).toBe(303);
	const { id } = await site.row<{ id: number }>("select max(id) as id from teams");
	await store(`team:${id}`, club);
	expect(await rows()).toHaveLength(1);
	expect((await site.send(`/en/admin/teams/${id}/delete`, {}, cookie)).status).toBe(303);
	await store("team:2", club);
	expect((await store("team:2", { intent: "drop-draft" })).status).toBe(200);
	expect(await rows()).toEqual([]);
});

test("each new record has a draft of its own, and one that comes after the save is refused", async () => {
	const [one, other] = ["00000000000000a1", "00000000000000a2"];
	await store("team:new", { name: "First", serial: one });
	await store("team:new", { name: "Second", serial: other });
	const html = await page("/en/admin/teams/new");
	expect(html).toMatch(/Second[\s\S]*First/);
	const offers = [...html.matchAll(/name="serial" value="(0{14}a\d)"/g)].map(([, serial]) => serial);
	expect(offers, "the latest first").toEqual([other, one]);
	expect(await page(`/en/admin/teams/new?draft=${one}`)).toContain('value="First"');
	const first = { ...whole, name: "First", name_ar: "الأول", serial: one };
	expect((await site.send("/en/admin/teams/new", first, cookie)).status).toBe(303);
	expect((await store("team:new", { name: "First", serial: one })).status).toBe(409);
	expect(await rows()).toMatchObject([{ record: `team:new-${other}` }]);
	await store("team:new", { intent: "drop-draft", serial: other });
	expect((await store("team:new", { name: "Second", serial: other })).status).toBe(409);
	expect(await rows()).toEqual([]);
});

/** Rows of which there are two at least: clubs, or groups and editions after another competition was added. */
async function twoOf(table: "groups" | "editions" | "teams") {
	await site.sql(`insert into competitions (slug, name, name_ar)
		values ('drafts-' || gen_random_uuid(), 'Drafts', 'مسودات');
		insert into editions (competition_id, season) select max(id), '2025/2026' from competitions;
		insert into stages (edition_id) select max(id) from editions;
		insert into groups (stage_id, name, name_ar) select max(id), 'North', 'الشمال' from stages`);
	const { rows } = await site.sql<{ id: number }>(`select id from ${table} order by id desc limit 2`);
	return rows.map(({ id }) => id);
}

test.each([
	["adjustment", "groups", "/en/admin/league/groups/$/points/new", "adjustment:$-new", "reason"],
	["round", "groups", "/en/admin/league/groups/$/rounds/new", "round:$-new", "name"],
	["group", "editions", "/en/admin/league/groups/new?edition=$", "group:$-new", "name"],
	["former name", "teams", "/en/admin/teams/$/names/new", "former-name:$-new", "name"],
] as const)("the draft of a new %s is offered where it was typed alone", async (_, table, path, of, field) => {
	const owner = await site.sessionOf("owner@demo.example");
	const [own, other] = await twoOf(table);
	const shown = (id: number | undefined) => page(path.replace("$", String(id)), owner);
	const name = of.replace("$", String(own));
	const serial = "00000000000000b1";
	expect((await store(name, { [field]: "Typed in the first", serial }, owner)).status).toBe(200);
	expect(await shown(own)).toContain(offered);
	expect(await shown(other)).not.toContain(offered);
	await store(name, { intent: "drop-draft", serial }, owner);
});

test("a form drops its own draft, not one that another form of the record holds", async () => {
	const [one, other] = ["00000000000000b1", "00000000000000b2"];
	await store("team:3", { name: "Typed on Monday", serial: one });
	await store("team:3", { intent: "drop-draft", serial: other });
	expect(await page(`/en/admin/teams/3?draft=${one}`)).toContain("Typed on Monday");
	await store("team:3", { intent: "drop-draft", serial: one });
	expect(await rows()).toEqual([]);
});

test("a draft that is sent without what is the same twice is whole when it is opened", async () => {
	const seen = JSON.stringify({ name: "As it was", name_ar: null });
	await store("team:4", { name: "Now", name_ar: "سطر\r\nآخر", seen });
	const { fields } = await site.row<{ fields: { seen: string } }>(
		"select fields from record_drafts where record = 'team:4'",
	);
	expect(JSON.parse(fields.seen)).toEqual({ name: "As it was", name_ar: "سطر\nآخر" });
	await store("team:4", { intent: "drop-draft" });
});

test("who may not save a record stores no draft of it, and nothing else takes one", async () => {
	const player = await site.sessionOf("player@demo.example");
	expect((await store("team:1", { name: "x" }, player)).status).toBe(403);
	for (const of of ["", "team", "team:1:2", "team:<b>", "settings:1", "constructor:1"])
		expect([of, (await store(of, { name: "x" })).status]).toEqual([of, 400]);
	expect(await rows()).toEqual([]);
});

test("drafts are stored and discarded sixty times a minute, and a hundred discarded forms leave rows", async () => {
	const closed = async () =>
		(await site.row<{ n: number }>("select count(*)::int as n from record_drafts where closed")).n;
	const serial = (n: number) => n.toString(16).padStart(16, "0");
	const drop = (n: number) => store(`team:made-up-${n}`, { intent: "drop-draft", serial: serial(n) });
	await site.sql("delete from rate_limits; delete from record_drafts");
	const answers = [];
	for (let n = 1; n <= 61; n++) answers.push((await drop(n)).status);
	expect(answers.filter((status) => status === 200)).toHaveLength(60);
	expect(answers.at(-1)).toBe(429);
	const form = { intent: "drop-draft", serial: serial(62) };
	expect((await site.send("/en/admin/teams/62", form, cookie)).status).toBe(429);
	expect(await closed()).toBe(60);
	await site.sql("delete from rate_limits");
	for (let n = 63; n <= 122; n++) await drop(n);
	expect(await closed()).toBe(100);
	await site.sql("delete from rate_limits; delete from record_drafts");
});

const serial = "00000000000000c1";
const player = { name_ar: "لاعب واحد", name: "Once Only", nationality: "SA", version: "0", serial };
const playersNamed = async (name: string) =>
	(await site.row<{ n: number }>(`select count(*)::int as n from players where name = '${name}'`)).n;
const answerOf = async (answer: Response) => [
	answer.status,
	answer.headers.get("location"),
	answer.headers.getSetCookie().find((each) => each.includes("flash")),
];

test("a new record sent again because its answer was lost is saved once; both answers lead to one page", async () => {
	const to = "/en/admin/players/new?sort=name";
	const [one, other] = await Promise.all([site.send(to, player, cookie), site.send(to, player, cookie)]);
	const first = await answerOf(one);
	expect(first).toEqual([303, "/en/admin/players?sort=name", expect.stringContaining("flash=created;")]);
	expect(await answerOf(other)).toEqual(first);
	expect(await answerOf(await site.send(to, player, cookie))).toEqual(first);
	expect(await playersNamed("Once Only")).toBe(1);
});

test("what one account saved answers no other: its form with the same serial is a record of its own", async () => {
	expect((await site.send("/en/admin/players/new", player, await site.sessionOf("owner@demo.example"))).status).toBe(
		303,
	);
	expect(await playersNamed("Once Only")).toBe(2);
});

test("a form that was saved and then typed on is asked about before it makes a second record", async () => {
	const typedOn = { ...player, name: "Twice Meant" };
	const asked = await site.send("/en/admin/players/new", typedOn, cookie);
	expect(asked.status).toBe(422);
	const html = await asked.text();
	expect(html).toContain("This form was saved already");
	expect(html).toContain('value="Twice Meant"');
	expect(await playersNamed("Twice Meant")).toBe(0);
	const meant = { ...typedOn, accepted: "savedAlready" };
	for (const _ of ["saved", "sent again"])
		expect((await site.send("/en/admin/players/new", meant, cookie)).status).toBe(303);
	expect(await playersNamed("Twice Meant")).toBe(1);
});

test("a change sent again because its answer was lost is no conflict, also while another holds a draft", async () => {
	const { id, version } = await site.row<{ id: number; version: number }>(
		"select id, version from players where name = 'Twice Meant'",
	);
	await store(`player:${id}`, { name: "Typed elsewhere", serial: "00000000000000c2" });
	const to = `/en/admin/players/${id}`;
	const change = { ...player, name: "Changed Once", version: String(version) };
	const first = await answerOf(await site.send(to, change, cookie));
	expect(first[0]).toBe(303);
	expect(await answerOf(await site.send(to, change, cookie))).toEqual(first);
	expect((await site.send(to, { ...change, name: "Typed on" }, cookie)).status).toBe(409);
	expect((await site.send(to, { ...change, serial: "00000000000000c3" }, cookie)).status).toBe(409);
	await store(`player:${id}`, { intent: "drop-draft", serial: "00000000000000c2" });
});

test("a refused form is saved when it is sent corrected", async () => {
	const refused = { ...player, name: "", name_ar: "لاعب مصحح", serial: "00000000000000c4" };
	expect((await site.send("/en/admin/players/new", refused, cookie)).status).toBe(422);
	const corrected = { ...refused, name: "Corrected" };
	expect((await site.send("/en/admin/players/new", corrected, cookie)).status).toBe(303);
	expect(await playersNamed("Corrected")).toBe(1);
});
