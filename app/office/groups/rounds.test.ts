import { beforeAll, expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";
import { daysOf, roundCount } from "../../league/competitions/rounds/round-form.ts";

test.each([
	[0, 2, 0],
	[1, 2, 0],
	[2, 1, 1],
	[12, 2, 22],
	[7, 1, 7],
	[7, 2, 14],
])("%i squads that meet %i times need %i rounds", (squads, legs, rounds) => {
	expect(roundCount(squads, legs)).toBe(rounds);
});

test("rounds of two days are a week apart, over the end of a year", () => {
	expect(daysOf(3, { first_on: "2026-12-24", every: 7, days: 2 })).toEqual({
		from_on: "2027-01-07",
		until_on: "2027-01-08",
	});
});

const site = startSite();
recordsEvents(["group.rounds-made"], (text, values) => site.sql(text, values));
let cookie = "";
let group = 0;
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
	group = (await site.row<{ id: number }>("select min(group_id) as id from matches where season = '2025/2026'")).id;
});
const path = () => `/en/admin/league/groups/${group}/rounds`;
const text = async (address = path()) => (await site.get(address, { cookie })).text();
const send = (more: string, fields: Record<string, string>) => site.send(path() + more, fields, cookie);
const rounds = async () =>
	(
		await site.sql<{ id: number; text: string }>(
			"select id, concat_ws(' ', number, from_on, until_on) as text from rounds order by number",
		)
	).rows;

test("the rounds of a group are made in one step from its teams; a second press makes none", async () => {
	expect(await text()).toContain("The teams of this group need 26 rounds");
	expect((await send("", { first_on: "9999-12-31", every: "7", days: "1" })).status).toBe(422);
	const made = await send("", { first_on: "٢٠٢٦-٠١-٠٢", every: "7", days: "2" });
	expect([made.status, made.headers.get("set-cookie")]).toEqual([303, expect.stringContaining("rounds-made.26")]);
	expect((await rounds()).map((round) => round.text).slice(0, 2)).toEqual([
		"1 2026-01-02 2026-01-03",
		"2 2026-01-09 2026-01-10",
	]);
	expect((await send("", { first_on: "", every: "7", days: "1" })).headers.get("set-cookie")).toContain(
		"rounds-made.0",
	);
	expect((await send("", { every: "0", days: "1" })).status).toBe(422);
});

test("a round is changed, added once by its number, and deleted after a question about its matches", async () => {
	const [first] = await rounds();
	await site.sql(
		`update matches set round = 1 where id in (select id from matches where group_id = ${group} order by id limit 3)`,
	);
	expect(await text()).toMatch(/Round 1[\s\S]{0,300}3 matches/);
	const change = { number: "1", from_on: "2026-01-05", until_on: "2026-01-04" };
	const turned = await send(`/${first?.id}`, { ...change, version: "1" });
	expect([turned.status, (await turned.text()).includes("not before the first")]).toEqual([422, true]);
	const named = { ...change, until_on: "2026-01-06", name: "Opening", name_ar: "الافتتاح", version: "1" };
	expect((await send(`/${first?.id}`, named)).status).toBe(303);
	expect((await send(`/${first?.id}`, { ...named, name: "Late" })).status).toBe(409);
	expect(await text(`/admin/league/groups/${group}/rounds`)).toContain("الافتتاح");
	await site.sql(
		`update matches set round = 41
			where id = (select max(id) from matches where group_id = ${group} and round is null)`,
	);
	const merged = await send(`/${first?.id}`, { ...named, number: "41", version: "2" });
	expect([merged.status, (await merged.text()).includes("two rounds are not made one")]).toEqual([422, true]);
	const ofRound = async (number: number) =>
		(await site.row<{ n: number }>("select count(*)::int as n from matches where round = $1", [number])).n;
	expect((await send(`/${first?.id}`, { ...named, number: "40", version: "2" })).status).toBe(303);
	expect([await ofRound(1), await ofRound(40)]).toEqual([0, 3]);
	expect((await send(`/${first?.id}`, { ...named, version: "3" })).status).toBe(303);
	expect(await ofRound(1)).toBe(3);
	const twice = await send("/new", { number: "1" });
	expect([twice.status, (await twice.text()).includes("already a round with this number")]).toEqual([422, true]);
	expect((await send("/new", { number: "27" })).status).toBe(303);
	expect(await text(`${path()}/${first?.id}/delete`)).toContain("Its 3 matches keep the number of the round");
	expect((await send(`/${first?.id}/delete`, {})).status).toBe(303);
	expect((await send(`/${first?.id}/delete`, {})).status).toBe(404);
	expect(await site.row("select count(*)::int as n from matches where round = 1")).toEqual({ n: 3 });
});
