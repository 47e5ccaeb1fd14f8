import { beforeAll, expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(["national-team.player-added", "national-team.player-removed"], (text, values) => site.sql(text, values));
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
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
			`select player_id from national_team_players link join national_teams team on team.id = national_team_id
				where team_type = $1 order by sort_order`,
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

test("the panel of a national team leads those who may read the log to its history", async () => {
	const { id } = await site.row<{ id: number }>("select id from national_teams where team_type = 'mens'");
	const history = `/en/admin/audit?record=national-team:${id}"`;
	const owner = await site.sessionOf("owner@demo.example");
	expect(await (await site.get("/en/admin/national/mens", { cookie: owner })).text()).toContain(history);
	expect(await page("/en/admin/national/mens")).not.toContain(history);
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

test("players are found, added and removed, with the specified words", async () => {
	const path = "/en/admin/national/paralympic/players";
	const { rows } = await site.sql("select id from players order by id limit 3");
	const [a, b, c] = rows.map((row) => String(row.id));
	const act = (intent: string, player_id = "") => site.post(path, { intent, player_id }, { cookie });
	for (const id of [a, b, c]) expect(flashOf(await act("add", id))).toBe("player-added");
	await act("add", a); // twice is once
	expect(await squad("paralympic")).toEqual([Number(a), Number(b), Number(c)]);
	expect((await act("up", c)).status).toBe(400);
	expect(flashOf(await act("remove", a))).toBe("player-removed");
	const gone = await act("remove", a);
	expect([gone.status, (await gone.text()).includes("Error removing player")]).toEqual([409, true]);
	expect([(await act("add", "99999")).status, (await act("add", "x")).status]).toEqual([409, 400]);
	const offered = await page(`${path}?q=${encodeURIComponent("نوف")}`);
	expect(offered).toMatch(/<option value="\d+">Nouf/);
});

test("the national teams of a club's player let him go when he is deleted", async () => {
	const [first] = await squad("mens");
	await site.sql(
		`insert into licences (player_id, season, state) select $1, max(season), 'approved' from matches
			on conflict do nothing`,
		[first],
	);
	const asked = await page(`/en/admin/players/${first}/delete`);
	expect(asked).toContain("a licence or transfer of theirs was decided, and stays on record");
	expect(asked).not.toContain("Delete for good");
	expect((await site.post(`/admin/players/${first}/delete`, {}, { cookie })).status).toBe(409);
	for (const table of ["licences", "transfers"]) await site.sql(`delete from ${table} where player_id = $1`, [first]);
	expect((await site.post(`/admin/players/${first}/delete`, {}, { cookie })).status).toBe(303);
	expect(await squad("mens")).not.toContain(first);
});

test("a squad has one order, its ranking: on its page, in the administration, export and API", async () => {
	await site.sql("update players set ranking = null where id = (select min(player_id) from national_team_players)");
	const { rows } = await site.sql<{ id: number; name: string }>(
		`select p.id, p.name from national_team_players link join national_teams t on t.id = national_team_id
		 join players p on p.id = player_id where team_type = 'womens' order by coalesce(ranking, 999), p.id`,
	);
	const inOrder = (text: string) => rows.map(({ name }) => text.indexOf(name));
	for (const path of ["/en/national/womens", "/en/admin/national/womens/players", "/admin/export/national.csv"]) {
		const text = await page(path);
		const squadOnly = text.slice(Math.max(0, text.indexOf('id="squad"')));
		const places = inOrder(squadOnly);
		expect([path, places]).toEqual([path, places.toSorted((a, b) => a - b)]);
		expect(Math.min(...places)).toBeGreaterThan(0);
	}
	const { items } = await (await site.get("/api/v1/national-teams")).json();
	const team = items.find(({ team_type }: { team_type: string }) => team_type === "womens");
	const ids = team.players.map((player: { id?: number; player_id?: number }) => player.player_id ?? player.id);
	expect(ids).toEqual(rows.map(({ id }) => id));
});

test("women are not offered for the men's squad, nor taken into it; the unrecorded are offered for both", async () => {
	await site.sql(
		`insert into players (name, name_ar, sex) values ('Zz Woman', 'امرأة', 'female'), ('Zz Man', 'رجل', 'male'),
			('Zz Unknown', 'غير', null)`,
	);
	const offered = async (type: string) => {
		const html = await page(`/en/admin/national/${type}/players?q=zz`);
		return [...html.matchAll(/<option value="\d+">Zz (\w+)/g)].map(([, name]) => name).sort();
	};
	expect([await offered("mens"), await offered("womens"), await offered("youth")]).toEqual([
		["Man", "Unknown"],
		["Unknown", "Woman"],
		["Man", "Unknown", "Woman"],
	]);
	const { id } = await site.row<{ id: number }>("select id from players where name = 'Zz Woman'");
	const forged = await site.post(
		"/en/admin/national/mens/players",
		{ intent: "add", player_id: String(id) },
		{ cookie },
	);
	expect([forged.status, await forged.text()]).toEqual([409, expect.stringContaining("registered for the other team")]);
});

test("a national team is deleted after a question that says what goes; players stay", async () => {
	const { id } = await site.row<{ id: number }>("select id from national_teams where team_type = 'youth'");
	const players = await site.row<{ n: number }>("select count(*)::int as n from players");
	const members = (await squad("youth")).length;
	const question = await page("/en/admin/national/youth/delete");
	expect(question).toContain(`${members} players leave its squad.`);
	expect(question.replaceAll("<!-- -->", "")).toContain("</strong>?");
	expect(await page("/en/admin/national")).toContain('href="/en/admin/national/youth/delete"');
	const other = await site.post("/en/admin/national/youth/delete", { team: String(id + 1000) }, { cookie });
	expect([other.status, (await squad("youth")).length]).toEqual([303, members]); // another team than the question named
	const deleted = await site.post("/en/admin/national/youth/delete", { team: String(id) }, { cookie });
	expect([deleted.status, flashOf(deleted)]).toEqual([303, "deleted"]);
	expect(await squad("youth")).toEqual([]);
	expect(await site.row("select count(*)::int as n from players")).toEqual(players);
	expect((await site.get("/en/admin/national/youth/delete", { cookie })).status).toBe(404);
	const api = await (await site.get("/api/v1/national-teams")).json();
	expect(api.items.map(({ team_type }: { team_type: string }) => team_type)).not.toContain("youth");
	expect(await (await site.get("/en/national")).text()).not.toContain('href="/en/national/youth"');
	const log = await site.row<{ actor: string }>("select actor from audit_log where action = 'national-team.deleted'");
	expect(log.actor).toBe("editor@demo.example");
	const again = await site.post("/en/admin/national/youth/delete", { team: String(id) }, { cookie });
	expect(again.status).toBe(303);
});
