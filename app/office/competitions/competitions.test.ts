import { beforeAll, expect, test } from "vitest";
import { controlsIn } from "../../../test/form-controls.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(
	["competition.moved", "edition.stages-changed", "entry.ties-called-off", "import.undone"],
	(text, values) => site.sql(text, values),
);
const list = "/en/admin/league";
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
});
const text = async (path: string) => (await site.get(path, { cookie })).text();
const send = (path: string, fields: Record<string, string>) => site.send(list + path, fields, cookie);
const one = async (query: string) => (await site.row<{ id: number }>(query)).id;
const events = async (kind: string) =>
	(await site.sql(`select action from audit_log where action like '${kind}.%' order by id`)).rows.map(
		({ action }) => action,
	);

const cup = { name: "Women's Cup", name_ar: "كأس السيدات", kind: "cup", class: "women" };
const rules = { name: "Group B", name_ar: "المجموعة ب", tier: "2", legs: "1", rule_set: "ittf", points_win: "٣" };

test("the list has the league of the season with its teams and matches, in both languages", async () => {
	const page = await text(list);
	expect(page).toContain("Premier League");
	expect(page).toContain("14 teams");
	expect(await text("/admin/league")).toContain("الدوري الممتاز");
});

test("an editor adds a competition and opens it in a season, once", async () => {
	expect((await send("/competitions/new", cup)).status).toBe(303);
	const twice = await send("/competitions/new", { ...cup, name_ar: "كأس أخرى" });
	expect(twice.status).toBe(422);
	expect(await twice.text()).toContain("There is already a competition with this name");
	const id = String(await one("select id from competitions where slug = 'women-s-cup'"));
	for (const _ of ["first", "second"])
		expect((await send("", { competition: id, season: "2025/2026" })).status).toBe(303);
	expect((await send("", { competition: id, season: "1999/2000" })).status).toBe(400);
	expect(await one("select count(*)::int as id from editions where competition_id <> 1")).toBe(1);
	expect(await events("competition")).toEqual(["competition.created", "competition.opened"]);
});

test("a competition like another one begins with its kind, class and sponsor, and without its names", async () => {
	const id = await one("update competitions set sponsor = 'Bank' where slug = 'women-s-cup' returning id");
	expect(await text(list)).toMatch(new RegExp(`competitions/new\\?[^"]*copy=${id}"[^>]*>Add one like it`));
	expect(controlsIn(await text(`${list}/competitions/new?copy=${id}`))).toMatchObject({
		name: "",
		name_ar: "",
		kind: "cup",
		class: "women",
		sponsor: "Bank",
	});
});

test("a group has its own rules; points, zones and names that are none are refused beside their field", async () => {
	const edition = await one("select id from editions where competition_id <> 1");
	const added = `/groups/new?edition=${edition}`;
	for (const [fields, problem] of [
		[{ points_win: "2.3" }, "a number or a half"],
		[
			{ zone_1_kind: "promoted", zone_1_from: "1", zone_1_to: "3", zone_2_kind: "relegated", zone_2_from: "3" },
			"A place can be in one zone only",
		],
		[{ zone_1_kind: "play_off", zone_1_from: "9", zone_1_to: "2" }, "Choose a place that is not above the first one"],
		[{ zone_1_kind: "promoted", zone_1_from: "1", zone_1_label: "Up (1)" }, "without brackets and bars"],
		[{ zone_2_from: "3" }, "Zone 2 · Meaning and colour: "],
		[{ rule_set: "mine" }, "Choose one of the options"],
		[{ name: "Women's Cup" }, "already has a group with this name"],
	] as const) {
		const response = await send(added, { ...rules, ...fields });
		expect(response.status).toBe(422);
		expect(await response.text()).toContain(problem);
	}
	const zones = {
		...{ zone_1_kind: "play_off", zone_1_from: "9", zone_1_to: "10" },
		...{ zone_2_kind: "promoted", zone_2_from: "1", zone_2_label: "To Doha", zone_2_label_ar: "إلى الدوحة" },
		...{ zone_3_kind: "play_off", zone_3_from: "2", zone_3_to: "3" },
	};
	expect((await send(added, { ...rules, ...zones, check_roster: "on" })).status).toBe(303);
	const group =
		"select id, points_win::float8 as win, points_loss, zones, checks, tier from groups where name = 'Group B'";
	expect(await site.row(group)).toMatchObject({
		win: 3,
		points_loss: null,
		zones: "1-1:promoted(To Doha|إلى الدوحة) 2-3:play_off 9-10:play_off",
		checks: null,
		tier: 2,
	});
	const page = `${list}/groups/${await one(group)}`;
	const shown = controlsIn(await text(page));
	expect(shown).toMatchObject({ zone_1_kind: "promoted", zone_1_to: "1", zone_3_from: "9", zone_4_kind: "" });
	const own = { ...shown, own_checks: "on", check_roster: "on", check_higher: "3" };
	expect((await site.send(page, own, cookie)).headers.get("location")).toBe(page);
	expect(await site.row(group)).toMatchObject({
		zones: "1-1:promoted(To Doha|إلى الدوحة) 2-3:play_off 9-10:play_off",
		checks: "roster higher:3",
	});
	const quota = { quota_1_category: "resident", quota_1_per: "line-up", quota_1_most: "١" };
	const whole = { quota_2_category: "professional", quota_2_per: "squad", quota_2_most: "2" };
	const limited = { ...controlsIn(await text(page)), check_order: "on", ...quota, ...whole };
	expect((await site.send(page, limited, cookie)).status).toBe(303);
	expect(await site.row(group)).toMatchObject({
		checks: "roster higher:3 order line-up:resident:1 squad:professional:2",
	});
	expect(controlsIn(await text(page))).toMatchObject({ ...quota, quota_1_most: "1", ...whole, check_order: "on" });
	for (const [fields, problem] of [
		[{ quota_1_most: "" }, "This field is required"],
		[{ quota_3_most: "1" }, "Quota 3 · Licence category: "],
		[{ quota_2_category: "resident", quota_2_per: "line-up" }, "A row above has a quota of this category"],
		[{ quota_1_category: "tourist" }, "No licence category has this name"],
	] as const) {
		const response = await site.send(page, { ...controlsIn(await text(page)), ...fields }, cookie);
		expect([fields, response.status]).toEqual([fields, 422]);
		expect(await response.text()).toContain(problem);
	}
	const inRows = await text(page);
	for (const words of ["<legend>Quota 5<", "<legend>Zone 6<", "there are more empty rows"])
		expect(inRows.replace(/<legend[^>]*>/g, "<legend>")).toContain(words);
	expect(inRows).not.toMatch(/<legend[^>]*>Quota 6</);
	expect(await text(page.replace("/en", ""))).toMatch(/<legend[^>]*>الحصة 5</);
	const none = controlsIn(inRows);
	const noQuota = { quota_1_category: "", quota_1_most: "", quota_2_category: "", quota_2_most: "" };
	await site.send(page, { ...none, check_roster: "", check_higher: "", check_order: "", ...noQuota }, cookie);
	expect(await site.row(group)).toMatchObject({ checks: "none" });
});

test("the parts of a group are tabs of one page under its name, with lots where its rules end with one", async () => {
	const group = await one("select id from groups where name = 'Group B'");
	const names = ["Teams", "Rounds", "Schedule", "Points by decision", "Draws of lots", "Rules"];
	for (const [part, name] of Object.entries({ "/teams": "Teams", "/points": "Points by decision", "": "Rules" })) {
		const page = await text(`${list}/groups/${group}${part}`);
		expect(page).toContain(`<title>${name} · Group B · League · Administration | National Table Tennis Federation`);
		expect(page.split("<title>")).toHaveLength(2);
		const tabs = /<nav aria-label="Parts of the group".*?<\/nav>/s.exec(page)?.[0] ?? "";
		expect([...tabs.matchAll(/<a [^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(names);
		expect(/aria-current="page"[^>]*>([^<]*)/.exec(tabs)?.[1]).toBe(name);
	}
	const league = await one("select min(group_id) as id from matches where season = '2025/2026'");
	expect(await text(`${list}/groups/${league}/teams`)).not.toContain("Draws of lots</a>");
	expect((await site.get(`${list}/groups/999999/teams`, { cookie })).status).toBe(404);
});

test("teams are entered once each, a club's second team too, and leave while they have played nothing", async () => {
	const group = await one("select id from groups where name = 'Group B'");
	const teams = `/groups/${group}/teams`;
	expect((await send(teams, { club_id: "1", letter: "A" })).status).toBe(303);
	expect((await send(teams, { club_id: "1", letter: "B" })).status).toBe(303);
	const twice = await send(teams, { club_id: "1", letter: "B" });
	expect(twice.status).toBe(422);
	expect(await twice.text()).toContain("in the group already");
	expect((await send(teams, { club_id: "999999", letter: "A" })).status).toBe(422);
	expect(await text(list + teams)).toMatch(/ B<\/bdi>/);
	const second = await one(`select max(id) as id from entries where group_id = ${group}`);
	expect((await send(`${teams}/${second}/delete`, {})).status).toBe(303);
	const league = await one("select min(group_id) as id from matches where season = '2025/2026'");
	const playing = await one(`select min(id) as id from entries where group_id = ${league}`);
	expect(await text(`${list}/groups/${league}/teams/${playing}/delete`)).toContain("Set it to withdrawn or excluded");
	expect((await send(`/groups/${league}/teams/${playing}/delete`, {})).status).toBe(409);
});

test("a withdrawal and a decision on points are stored, and two editors do not overwrite each other", async () => {
	const group = await one("select id from groups where name = 'Group B'");
	const entry = await site.row<{ id: number; squad_id: number }>(`select * from entries where group_id = ${group}`);
	const change = { version: "1", start_points: "−0,5", state: "withdrawn", since: "2026-01-10", results: "expunge" };
	expect((await send(`/groups/${group}/teams/${entry.id}`, change)).status).toBe(303);
	expect((await send(`/groups/${group}/teams/${entry.id}`, { ...change, state: "excluded" })).status).toBe(409);
	expect(
		await site.row(`select start_points::float8 as start, state, results from entries where id = ${entry.id}`),
	).toEqual({ start: -0.5, state: "withdrawn", results: "expunge" });
	const decision = {
		squad_id: String(entry.squad_id),
		points: "-2",
		reason: "An ineligible player",
		reason_ar: "لاعب غير مؤهل",
		decided_on: "2026-02-01",
	};
	expect((await send(`/groups/${group}/points/new`, { ...decision, points: "0" })).status).toBe(422);
	expect((await send(`/groups/${group}/points/new`, { ...decision, squad_id: "999" })).status).toBe(422);
	expect((await send(`/groups/${group}/points/new`, decision)).status).toBe(303);
	expect(await text(`/admin/league/groups/${group}/points`)).toContain("لاعب غير مؤهل");
	const made = await one("select max(id) as id from adjustments");
	const league = await one("select min(group_id) as id from matches where season = '2025/2026'");
	const playing = await one(`select min(squad_id) as id from entries where group_id = ${league}`);
	const elsewhere = { ...decision, squad_id: String(playing), version: "1" };
	expect((await send(`/groups/${league}/points/${made}`, elsewhere)).status).toBe(410);
});

test("what was held stays: a competition with a season and a group with matches are not deleted", async () => {
	const id = await one("select id from competitions where slug = 'women-s-cup'");
	expect(await text(`${list}/competitions/${id}/delete`)).toContain("This competition has been held (2025/2026)");
	expect((await send(`/competitions/${id}/delete`, {})).status).toBe(409);
	const league = await one("select min(group_id) as id from matches");
	expect((await send(`/groups/${league}/delete`, {})).status).toBe(409);
	const group = await one("select id from groups where name = 'Group B'");
	expect((await send(`/groups/${group}/delete`, {})).status).toBe(303);
	expect(await one(`select count(*)::int as id from entries where group_id = ${group}`)).toBe(0);
});

test("competitions after the first one are put in order; the first stays first", async () => {
	const names = async () =>
		(
			await site.sql<{ name: string }>("select name from competitions where not is_default order by sort_order, id")
		).rows.map(({ name }) => name);
	await send("/competitions/new", { ...cup, name: "Youth Cup", name_ar: "كأس الناشئين" });
	const before = await names();
	const id = String(await one("select id from competitions where name = 'Youth Cup'"));
	expect((await send("", { id, intent: "up" })).status).toBe(303);
	expect(await names()).toEqual([...before.slice(0, -2), "Youth Cup", ...before.slice(-2, -1)]);
	const first = String(await one("select id from competitions where is_default"));
	expect((await send("", { id: first, intent: "down" })).headers.get("set-cookie") ?? "").not.toContain("order-saved");
});

test("the question before a club is deleted names the groups that it is entered in", async () => {
	const club = await one("insert into teams (name, name_ar) values ('Al-Empty', 'الفارغ') returning id");
	const group = await one("select min(group_id) as id from matches where season = '2025/2026'");
	await send(`/groups/${group}/teams`, { club_id: String(club), letter: "B" });
	const question = await text(`/en/admin/teams/${club}/delete`);
	expect(question).toContain("The entries of its teams, none with a match, are deleted: Premier League (B) 2025/2026");
	expect((await site.send(`/en/admin/teams/${club}/delete`, {}, cookie)).status).toBe(303);
	expect(await one(`select count(*)::int as id from squads where club_id = ${club}`)).toBe(0);
});

test("a withdrawal says what it does, asks before it expunges, calls off the rest, is undone in one step", async () => {
	const group = await one("select min(group_id) as id from matches where season = '2025/2026'");
	const entry = await site.row<{ id: number; squad_id: number; version: number }>(
		`select id, squad_id, version from entries where group_id = ${group} order by id limit 1`,
	);
	const its = `group_id = ${group} and ${entry.squad_id} in (home_squad_id, away_squad_id)`;
	const count = (where: string) => one(`select count(*)::int as id from matches where ${its} and ${where}`);
	const [results, ahead] = [
		await count("status = 'completed'"),
		await count("status = 'scheduled' and match_date >= '2026-01-01'"),
	];
	expect(ahead).toBeGreaterThan(2);
	const form = `/groups/${group}/teams/${entry.id}`;
	const page = await text(list + form);
	expect(page).toContain(
		`This team has ${results} results: kept, they go on counting; expunged, they count for neither side.`,
	);
	const [, squad = ""] = /name="version_of_squad" value="(\d+)"/.exec(page) ?? [];
	const hall = await one("insert into venues (name, name_ar) values ('Club Hall', 'صالة النادي') returning id");
	const home = { version_of_squad: squad, venue_id: String(hall), home_day: "5", home_time: "٢٠:٣٠" };
	const out = { version: String(entry.version), start_points: "0", state: "withdrawn", since: "2026-01-01", ...home };
	const off = { rest: "call_off", reason: "The club withdrew", reason_ar: "انسحب النادي" };
	expect((await send(form, { ...out, results: "expunge", rest: "call_off", reason: "Late" })).status).toBe(422);
	const asked = await send(form, { ...out, results: "expunge", ...off });
	expect([asked.status, (await asked.text()).includes("no longer count in any row of the table")]).toEqual([422, true]);
	expect(await count("status = 'cancelled' and phase = 'called_off'")).toBe(0);
	const saved = await send(form, { ...out, results: "expunge", ...off, accepted: "expunges" });
	expect(saved.status).toBe(303);
	expect(await count("status = 'cancelled' and phase = 'called_off' and reason = 'The club withdrew'")).toBe(ahead);
	expect(await site.row(`select venue_id, home_day, home_time from squads where id = ${entry.squad_id}`)).toEqual({
		venue_id: hall,
		home_day: 5,
		home_time: "20:30:00",
	});
	const flash = /flash=[\w.-]+/.exec(saved.headers.get("set-cookie") ?? "")?.[0];
	const next = await (await site.get(saved.headers.get("location") ?? "", { cookie: `${cookie}; ${flash}` })).text();
	expect(next).toContain(`${ahead} matches`);
	const [, undo = ""] = /action="([^"]*\/admin\/undo\/[^"]*)"/.exec(next) ?? [];
	expect((await site.post(undo, {}, { cookie })).headers.get("location")).toBe(saved.headers.get("location"));
	expect(await count("phase = 'called_off'")).toBe(0);
	expect(await count("status = 'scheduled' and match_date >= '2026-01-01'")).toBe(ahead);
	// The squad's own version counts as well: another editor's hall is not overwritten.
	await site.sql(`update squads set venue_id = null where id = ${entry.squad_id}`);
	expect((await send(form, { ...out, version: String(entry.version + 1), results: "keep" })).status).toBe(409);
});

test("an edition gets further stages, their groups after those of the first; one with groups stays", async () => {
	const edition = await one("select id from editions where competition_id <> 1");
	const stages = `/editions/${edition}/stages`;
	const kinds = async () =>
		(await site.sql(`select kind from stages where edition_id = ${edition} order by ordinal`)).rows.map(
			({ kind }) => kind,
		);
	expect((await send(stages, { intent: "add", kind: "groups" })).status).toBe(303);
	expect(await kinds()).toEqual(["league", "groups"]);
	const [first, second] = (await site.sql(`select id from stages where edition_id = ${edition} order by ordinal`)).rows;
	await send(stages, { intent: "up", stage: String(second?.id) });
	expect(await kinds()).toEqual(["groups", "league"]);
	await send(stages, { intent: "down", stage: String(second?.id) });
	await send(stages, { intent: "delete", stage: String(first?.id) });
	await send(stages, { intent: "change", stage: String(second?.id), kind: "league" });
	expect(await kinds()).toEqual(["league", "league"]);
	expect((await send(stages, { intent: "add", kind: "none" })).status).toBe(400);
	const final = { ...rules, name: "Final", name_ar: "النهائي", stage_id: String(second?.id) };
	expect((await send(`/groups/new?edition=${edition}`, final)).status).toBe(303);
	expect(await site.row("select stage_id from groups where name = 'Final'")).toEqual({ stage_id: second?.id });
	const foreign = { ...final, name: "Other", stage_id: "1" };
	expect((await send(`/groups/new?edition=${edition}`, foreign)).status).toBe(422);
	expect(await text(`/en/leagues/women-s-cup/2025-2026`)).toMatch(
		/<h2[^>]*data-stage="league"[\s\S]*<h3[\s\S]*<h2[^>]*data-stage="league"[\s\S]*<h3[^>]*><bdi>Final/,
	);
});

test("knock-out and play-off, which do nothing yet, are chosen for no stage; one of that kind keeps it", async () => {
	const edition = await one("select id from editions where competition_id <> 1");
	const stages = `/editions/${edition}/stages`;
	const stage = await one(`select max(id) as id from stages where edition_id = ${edition}`);
	const kind = async () => (await site.row<{ kind: string }>(`select kind from stages where id = ${stage}`)).kind;
	const offered = async () =>
		[...(await text(`${list}${stages}`)).matchAll(/<option[^>]*value="([^"]+)"/g)].map(([, value]) => value);
	const before = await kind();
	for (const wanted of ["knock-out", "play-off"]) {
		expect((await send(stages, { intent: "add", kind: wanted })).status).toBe(400);
		await send(stages, { intent: "change", stage: String(stage), kind: wanted });
		expect(await kind()).toBe(before);
		expect(await offered()).not.toContain(wanted);
	}
	await site.sql(`update stages set kind = 'play-off' where id = ${stage}`);
	expect((await offered()).filter((value) => value === "play-off")).toHaveLength(1);
	await expect.poll(() => text("/en/leagues/women-s-cup/2025-2026")).toContain('data-stage="play-off"');
	await send(stages, { intent: "change", stage: String(stage), kind: "play-off" });
	expect(await kind()).toBe("play-off");
	await send(stages, { intent: "change", stage: String(stage), kind: "knock-out" });
	expect(await kind()).toBe("play-off");
	await send(stages, { intent: "change", stage: String(stage), kind: "groups" });
	expect(await kind()).toBe("groups");
});
