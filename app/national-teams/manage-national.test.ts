import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../test/site.ts";

const site = startSite();
let cookie = "";
beforeAll(async () => {
	cookie = await site.signIn("editor@demo.example");
});
const team = {
	team_type: "paralympic",
	title: "Paralympic National Team",
	title_ar: "منتخب ذوي الإعاقة",
	coach_name: "Coach",
	coach_name_ar: "مدرب",
	team: "",
};
const page = async (path: string) => (await site.get(path, { cookie })).text();
const flashOf = (response: Response) => /flash=([\w.-]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1];
const squad = async (type: string) =>
	(
		await site.sql(
			"select player_id from national_team_players link join national_teams team on team.id = national_team_id where team_type = $1 order by sort_order",
			[type],
		)
	).rows.map((row) => Number(row.player_id));

test("four slots are shown; an empty one opens with its type and titles filled in", async () => {
	const html = await page("/en/admin/national");
	expect(html.match(/data-slot=/g)?.length).toBe(4);
	expect(html).toMatch(/data-slot="paralympic"[\s\S]*Not created yet/);
	const form = await page("/en/admin/national/paralympic");
	expect(form).toMatch(/<option value="paralympic" selected="">/);
	expect(form).toContain('value="Paralympic National Team"');
	expect((await site.get("/admin/national/veterans", { cookie })).status).toBe(404);
});

test("of two people filling one empty slot the second gets a clear error", async () => {
	const create = () => site.send("/en/admin/national/paralympic", team, cookie);
	const [first, second] = [await create(), await create()];
	expect([first.status, flashOf(first)]).toEqual([303, "national-created"]);
	const html = await second.text();
	expect([second.status, html.includes("A team of this type already exists"), html.includes('value="Coach"')]).toEqual([
		422,
		true,
		true,
	]);
	expect((await site.get("/national/paralympic")).status).toBe(200);
});

test("every field is required", async () => {
	const response = await site.send(
		"/en/admin/national/mens",
		{ ...team, title: "", title_ar: "", coach_name: "", coach_name_ar: "", team: "1", version: "1" },
		cookie,
	);
	expect([response.status, (await response.text()).match(/This field is required/g)?.length]).toEqual([422, 8]);
});

test("changing a national team keeps its type, even when the form sends another", async () => {
	const { rows } = await site.sql("select id, version from national_teams where team_type = 'mens'");
	const fields = { ...team, team: String(rows[0]?.id), version: String(rows[0]?.version), title: "Renamed" };
	const response = await site.send("/en/admin/national/mens", fields, cookie);
	expect([response.status, flashOf(response)]).toEqual([303, "national-updated"]);
	expect((await site.sql("select title from national_teams where team_type = 'mens'")).rows).toEqual([
		{ title: "Renamed" },
	]);
});

test("players are found, added, put in order and removed, with the specified words", async () => {
	const path = "/en/admin/national/paralympic/players";
	const { rows } = await site.sql("select id from players order by id limit 3");
	const [a, b, c] = rows.map((row) => String(row.id));
	const act = (intent: string, player_id = "") => site.post(path, { intent, player_id }, { cookie });
	for (const id of [a, b, c]) expect(flashOf(await act("add", id))).toBe("player-added");
	await act("add", a); // twice is once
	expect(await squad("paralympic")).toEqual([Number(a), Number(b), Number(c)]);
	await act("up", c);
	await act("down", a);
	expect(await squad("paralympic")).toEqual([Number(c), Number(a), Number(b)]);
	expect(flashOf(await act("remove", a))).toBe("player-removed");
	const gone = await act("remove", a);
	expect([gone.status, (await gone.text()).includes("Error removing player")]).toEqual([409, true]);
	expect([(await act("add", "99999")).status, (await act("add", "x")).status]).toEqual([409, 400]);
	const offered = await page(`${path}?q=${encodeURIComponent("نوف")}`);
	expect(offered).toMatch(/<option value="\d+">Nouf/);
});

test("the national teams of a club's player let him go when he is deleted", async () => {
	const [first] = await squad("mens");
	expect((await site.post(`/admin/players/${first}/delete`, {}, { cookie })).status).toBe(303);
	expect(await squad("mens")).not.toContain(first);
});
