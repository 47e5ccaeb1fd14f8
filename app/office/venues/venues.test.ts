import { beforeAll, expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(["venue.closed", "venue.moved", "venue.opened"], (text, values) => site.sql(text, values));
const list = "/en/admin/league/venues";
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
});
const text = async (path: string) => (await site.get(path, { cookie })).text();
const send = (path: string, fields: Record<string, string>) => site.send(list + path, fields, cookie);
const venue = (name: string) => site.row<Record<string, unknown>>(`select * from venues where name = '${name}'`);
const hall = { name: "North Hall", name_ar: "صالة الشمال" };

test("an editor adds a hall of a club; a name in use, no real place and a club that is gone are refused", async () => {
	const added = { ...hall, club_id: "3", tables: "١٢", address_ar: "شارع الملك", location: "24.7136، 46.6753" };
	expect((await send("/new", added)).status).toBe(303);
	expect(await venue("North Hall")).toMatchObject({
		club_id: 3,
		tables: 12,
		location: "24.7136,46.6753",
		address: null,
	});
	for (const [fields, problem] of [
		[{ name: "north hall" }, "already a venue with this name"],
		[{ name: "Other", location: "near the mosque" }, "Enter latitude and longitude"],
		[{ name: "Other", name_ar: "أخرى", club_id: "99999" }, "There is no such club"],
		[{ name: "" }, "This field is required"],
	] as const) {
		const response = await send("/new", { ...hall, ...fields });
		expect([response.status, (await response.text()).includes(problem)]).toEqual([422, true]);
	}
	expect(await text("/admin/league/venues")).toMatch(/صالة الشمال[\s\S]*12 طاولة/);
	const { id } = await venue("North Hall");
	const late = { ...hall, name_ar: "صالة أخرى" };
	expect((await send(`/${id}`, { ...late, version: "1" })).status).toBe(303);
	expect((await send(`/${id}`, { ...late, name: "Late", version: "1" })).status).toBe(409);
});

test("halls are put in order, and lists follow it", async () => {
	await send("/new", { name: "South Hall", name_ar: "صالة الجنوب" });
	const { id } = await venue("South Hall");
	expect((await send("", { id: String(id), intent: "up" })).headers.get("set-cookie")).toContain("order-saved");
	expect(await text(list)).toMatch(/South Hall[\s\S]*North Hall/);
	expect(await text("/en/admin/matches/new")).toMatch(/South Hall[\s\S]*North Hall/);
	expect((await send("", { id: String(id), intent: "sideways" })).status).toBe(400);
});

test("days of closure are added and removed, and their reason is in both languages", async () => {
	const { id } = await venue("North Hall");
	const closures = `/${id}/closures`;
	const days = { from_on: "2026-03-01", until_on: "2026-03-20", reason: "New floor", reason_ar: "أرضية جديدة" };
	expect((await send(closures, days)).status).toBe(303);
	for (const _ of ["a press", "the same one again"])
		expect((await send(closures, { from_on: "2026-04-01" })).status).toBe(303);
	const turned = await send(closures, { ...days, until_on: "2026-02-01" });
	expect([turned.status, (await turned.text()).includes("not before the first")]).toEqual([422, true]);
	expect(await text(`/admin/league/venues${closures}`)).toContain("أرضية جديدة");
	const { rows } = await site.sql<{ id: number; until_on: string }>(
		`select id, until_on::text from venue_closures where venue_id = ${id} order by id`,
	);
	expect(rows.map(({ until_on }) => until_on)).toEqual(["2026-03-20", "2026-04-01"]);
	expect((await send(closures, { remove: String(rows[1]?.id) })).status).toBe(303);
	expect((await send(closures, { remove: String(rows[1]?.id) })).status).toBe(404);
});

test("the question before a deletion says which matches and teams depend on the hall; they stay", async () => {
	const { id } = await venue("North Hall");
	await site.sql(`update matches set venue_id = ${id} where id in (select id from matches order by id limit 2);
		update squads set venue_id = ${id} where id = (select min(id) from squads)`);
	const question = await text(`${list}/${id}/delete`);
	for (const words of ["2 matches are then without a venue", "One team then has no home venue"])
		expect(question).toContain(words);
	const { n } = await site.row<{ n: number }>("select count(*)::int as n from matches");
	expect((await send(`/${id}/delete`, {})).status).toBe(303);
	expect((await send(`/${id}/delete`, {})).status).toBe(404);
	expect(await site.row("select count(*)::int as n, count(venue_id)::int as placed from matches")).toEqual({
		n,
		placed: 0,
	});
	const { rows } = await site.sql<{ action: string }>(
		"select action from audit_log where action like 'venue.%' order by id",
	);
	expect(rows.map(({ action }) => action.slice("venue.".length)).join(" ")).toBe(
		"created updated created moved closed closed opened deleted",
	);
});
