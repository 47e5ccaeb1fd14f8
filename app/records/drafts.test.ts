import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../test/site.ts";

const site = startSite();
let cookie = "";
beforeAll(async () => {
	cookie = await site.signIn("editor@demo.example");
});
const page = async (path: string, as = cookie) => (await site.get(path, { cookie: as })).text();
const offered = "You have changes that were not saved";
const store = (of: string, fields: Record<string, string>, as = cookie) =>
	site.send(`/admin/drafts?of=${of}`, fields, as);
const rows = async () => (await site.sql("select record, fields::text as fields from record_drafts order by id")).rows;

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
	expect(html).not.toContain(typed);
	expect(await page(`${path}?sort=name&draft`)).toContain(`value="${typed}"`);
	expect(await page(path, await site.signIn("owner@demo.example"))).not.toContain(offered);
	expect(JSON.stringify(await rows())).not.toContain("hunter two");
	const dropped = await site.send(`${path}?sort=name&draft=`, { intent: "drop-draft" }, cookie);
	expect(dropped.headers.get("location")).toBe(`${path}?sort=name`);
	expect(await page(path)).not.toContain(offered);
});

test("the draft goes when its record is saved, when it is deleted, and when its writer discards it", async () => {
	const club = { name: "Drafted", name_ar: "مسودة", region: "a", region_ar: "ا", division: "b", division_ar: "ب" };
	const whole = { ...club, founded_year: "1990", version: "0" };
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

test("who may not save a record stores no draft of it, and nothing else takes one", async () => {
	const player = await site.signIn("player@demo.example");
	expect((await store("team:1", { name: "x" }, player)).status).toBe(403);
	for (const of of ["", "team", "team:1:2", "team:<b>", "settings:1", "constructor:1"])
		expect([of, (await store(of, { name: "x" })).status]).toEqual([of, 400]);
	expect(await rows()).toEqual([]);
});
