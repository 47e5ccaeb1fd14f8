import { beforeAll, expect, test } from "vitest";
import { controlsIn } from "../../../test/form-controls.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
	await site.sql("insert into seasons (name) values ($1)", [AHEAD]);
});
/** A season whose days are ahead of every clock. */
const AHEAD = "2098/2099";
const tie = {
	season: "2025/2026",
	match_date: "2026-05-01",
	match_time: "18:30",
	status: "scheduled",
	home_team_id: "1",
	away_team_id: "2",
	home_score: "",
	away_score: "",
};
const flashOf = (response: Response) => /flash=[\w.-]+/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "";
const said = async (response: Response, path = "/en/admin/matches") =>
	(await site.get(path, { cookie: `${cookie}; ${flashOf(response)}` })).text();
const count = async (where: string) =>
	(await site.row<{ n: number }>(`select count(*)::int as n from matches where ${where}`)).n;

test("a tie is entered, gets its result, and moves the table", async () => {
	const response = await site.send("/en/admin/matches/new", tie, cookie);
	expect(response.status).toBe(303);
	const { rows } = await site.sql("select id, version, match_time from matches order by id desc limit 1");
	expect(rows[0]?.match_time).toBe("18:30:00");
	const played = async () =>
		(
			await site.row<{ n: number }>(
				"select matches_played as n from league_standings where season = '2025/2026' and team_id = 1",
			)
		).n;
	const before = await played();
	const path = `/en/admin/matches/${rows[0]?.id}`;
	const done = { ...tie, status: "completed", home_score: "٣", away_score: "1", version: "1" };
	const saved = await site.send(`${path}?from=home`, done, cookie);
	expect([saved.status, saved.headers.get("location")]).toEqual([303, "/en/admin"]); // where it was opened
	expect(await played()).toBe(before + 1);
	expect((await site.send(path, { ...done, status: "cancelled", version: "1" }, cookie)).status).toBe(409);
});

test("a tie like another one has its clubs, squads, group, hall and time, but no day and no score", async () => {
	await site.sql(`update matches set match_time = '18:30', round = 3, home_score = 3, away_score = 1,
		status = 'completed' where id = 1`);
	const first = await site.row<Record<string, string | number>>(
		"select group_id, home_team_id, away_team_id from matches where id = 1",
	);
	const opened = await (await site.get("/en/admin/matches/1?show=all", { cookie })).text();
	expect(opened).toContain('href="/en/admin/matches/new?show=all&amp;copy=1"');
	const fields = controlsIn(await (await site.get("/en/admin/matches/new?show=all&copy=1", { cookie })).text());
	expect(fields).toMatchObject({
		...Object.fromEntries(Object.entries(first).map(([name, value]) => [name, String(value)])),
		match_time: expect.stringMatching(/^18:30/),
		round: "3",
		match_date: "",
		home_score: "",
		away_score: "",
		status: "scheduled",
	});
	const added = await site.send(
		"/en/admin/matches/new?show=all&copy=1",
		{ ...fields, match_date: "2026-05-02" },
		cookie,
	);
	expect([added.status, added.headers.get("location")]).toEqual([303, "/en/admin/matches?show=all"]);
	expect(await count(`match_date = '2026-05-02' and group_id = ${first.group_id} and home_score is null`)).toBe(1);
});

test.each([
	["a club against itself", { away_team_id: "1" }, "Choose two different clubs"],
	["a score below nought", { home_score: "-1" }, "The number is out of range"],
	["no date", { match_date: "" }, "This field is required"],
	["no season", { season: "" }, "This field is required"],
	["a season that is none", { season: "2025" }, "Enter the season like this"],
	["a season whose years are apart", { season: "2025/2027" }, "Enter the season like this"],
	[
		"a season that no owner opened",
		{ season: "2030/2031", match_date: "2030-10-08" },
		"This season has not been opened yet",
	],
	["a Hijri day", { match_date: "1447-04-16" }, "This is a Hijri date. Enter the Gregorian one: 2025-10-08"],
	["a day far from its season", { match_date: "1998-03-06" }, "Matches of this season are played from 2024 to 2027"],
	["a day far behind it", { match_date: "2205-03-06" }, "The date cannot be in this year"],
	["one score of two", { home_score: "3" }, "Enter both scores, or leave both empty"],
	["a club that is gone", { home_team_id: "99999" }, "There is no such club"],
	["no club chosen", { home_team_id: "" }, "Enter a number"],
])("%s is refused, and the form stays open with what was typed", async (_, change, problem) => {
	const response = await site.send("/en/admin/matches/new", { ...tie, match_time: "19:45", ...change }, cookie);
	const html = await response.text();
	expect([response.status, html.includes(problem), html.includes('value="19:45"')]).toEqual([422, true, true]);
});

test("two scores complete a tie; the public sees no score of one that is scheduled", async () => {
	const entered = { ...tie, match_date: "2026-04-02", home_score: "3", away_score: "0" };
	expect((await site.send("/en/admin/matches/new", entered, cookie)).status).toBe(303);
	const last = "select id, status, home_score from matches order by id desc limit 1";
	const { id, status } = await site.row<{ id: number; status: string }>(last);
	expect(status).toBe("completed");
	await site.sql("update matches set status = 'scheduled', match_date = '2027-12-31' where id = $1", [id]);
	type Listed = { items: { id: number; status: string; home_score: number | null }[] };
	const listed = async () => {
		const list: Listed = await (await site.get("/api/v1/matches?season=2025/2026&limit=5")).json();
		return list.items.find((each) => each.id === id);
	};
	await expect.poll(listed).toMatchObject({ status: "scheduled", home_score: null }); // the server hears of it
	await site.sql("delete from matches where id = $1", [id]);
});

test.each([
	["a second tie of the same clubs on one day", {}, "sameTie", "These clubs already have a match on this day"],
	["a completed tie without a score", { status: "completed", match_date: "2026-04-03" }, "noScores", "will not count"],
	[
		"a result whose day is ahead",
		{ home_score: "3", away_score: "1", match_date: "2099-04-03", season: AHEAD },
		"playedAhead",
		"its date is still ahead",
	],
	[
		"a score that no match has",
		{ home_score: "99", away_score: "1", match_date: "2026-04-05" },
		"unlikelyScore",
		"The score is higher than a match usually has",
	],
])("%s is asked about first, keeps what was typed, and is saved when it is meant", async (_, change, key, question) => {
	if (key === "sameTie") await site.send("/en/admin/matches/new", { ...tie, match_date: "2026-04-09" }, cookie);
	const typed = { ...tie, match_date: "2026-04-09", match_time: "19:45", ...change };
	const before = await count("true");
	const asked = await site.send("/en/admin/matches/new", typed, cookie);
	const html = await asked.text();
	expect([asked.status, html.includes(question), html.includes('value="19:45"'), html.includes("Yes, save")]).toEqual([
		422,
		true,
		true,
		true,
	]);
	expect(html).toContain(`name="accepted" value="${key}"`);
	expect(await count("true")).toBe(before);
	expect((await site.send("/en/admin/matches/new", { ...typed, accepted: key }, cookie)).status).toBe(303);
	expect(await count("true")).toBe(before + 1);
});

test("an accepted question is asked again when its fields change, and not when others do", async () => {
	const typed = { ...tie, match_date: "2026-04-15", status: "completed" };
	const html = await (await site.send("/en/admin/matches/new", typed, cookie)).text();
	const asked = /name="asked" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
	const accepted = { ...typed, accepted: "noScores", asked };
	expect((await site.send("/en/admin/matches/new", { ...accepted, match_time: "20:00" }, cookie)).status).toBe(303);
	const other = {
		...tie,
		season: AHEAD,
		match_date: "2099-04-16",
		status: "completed",
		home_score: "3",
		away_score: "0",
	};
	const ahead = await (await site.send("/en/admin/matches/new", other, cookie)).text();
	const about = /name="asked" value="([^"]*)"/.exec(ahead)?.[1]?.replaceAll("&quot;", '"') ?? "";
	const moved = { ...other, match_date: "2099-04-17", accepted: "playedAhead", asked: about };
	const again = await site.send("/en/admin/matches/new", moved, cookie);
	expect([again.status, (await again.text()).includes("its date is still ahead")]).toEqual([422, true]);
	expect(await count("match_date >= '2099-04-16'")).toBe(0);
});

test("there is no way to delete a tie", async () => {
	expect((await site.post("/admin/matches/1/delete", {}, { cookie })).status).toBe(404);
	expect(await (await site.get("/en/admin/matches", { cookie })).text()).not.toMatch(/>Delete</);
});

test("the preset batch is added once, a second press adds none, and it is undone as a whole", async () => {
	const onTheDay = "match_date = '2025-10-08'";
	const before = await count(onTheDay);
	const first = await site.post("/en/admin/matches", {}, { cookie });
	expect(await said(first)).toContain("Added 11 matches from October 8th");
	expect(await count(onTheDay)).toBe(before + 11);
	const second = await site.post("/en/admin/matches", {}, { cookie });
	expect(await said(second)).toContain("Added 0 matches");
	expect(await count(onTheDay)).toBe(before + 11);

	const { rows } = await site.sql("select id from import_batches where kind = 'preset-matches'");
	expect(rows.length).toBe(1);
	// An editor changes one of them in between: undoing leaves that one alone.
	await site.sql(`update matches set home_score = 2 where id = (select max(id) from matches where ${onTheDay})`);
	const undone = await site.post(`/en/admin/undo/${rows[0]?.id}`, {}, { cookie });
	expect(await said(undone)).toContain("10 undone, 1 kept");
	expect(await count(onTheDay)).toBe(before + 1);
	expect(await said(await site.post(`/en/admin/undo/${rows[0]?.id}`, {}, { cookie }))).toContain("0 undone, 0 kept");
});

test("without one of its clubs the preset batch adds nothing at all", async () => {
	const { rows } = await site.sql(
		"update teams set name = 'Renamed', name_ar = 'اسم آخر' where name = 'Al-Rimal' returning id",
	);
	const before = await count("true");
	const response = await site.post("/en/admin/matches", {}, { cookie });
	const html = await response.text();
	expect([response.status, html.includes("Failed to add matches"), html.includes("Al-Waha – Al-Rimal")]).toEqual([
		409,
		true,
		true,
	]);
	expect(await count("true")).toBe(before);
	await site.sql("update teams set name = 'Al-Rimal' where id = $1", [rows[0]?.id]);
});

test("the list is filtered by season, status and club; what is overdue is found", async () => {
	const shown = async (query: string) =>
		(await (await site.get(`/en/admin/matches?${query}`, { cookie })).text()).match(/data-match-id/g)?.length ?? 0;
	const overdue = await shown("status=overdue");
	await site.sql(`insert into matches (match_date, home_team_id, away_team_id) values ('2020-01-01', 3, 4)`);
	expect(await shown("status=overdue")).toBe(overdue + 1);
	await site.sql(
		"insert into matches (match_date, home_team_id, away_team_id, phase) values ('2020-01-02', 3, 4, 'postponed')",
	);
	expect(await shown("status=overdue"), "a postponed tie waits for another day, not for its result").toBe(overdue + 1);
	expect(await shown("season=1999/2000")).toBe(0);
	expect(await shown("status=cancelled")).toBe(1);
	expect(await shown("team=3")).toBeGreaterThan(10);
});

const newest = () => site.row<Record<string, unknown>>("select * from matches order by id desc limit 1");
const newTie = (change: Record<string, string>, cookieOf = cookie) =>
	site.send("/en/admin/matches/new", { ...tie, ...change }, cookieOf);

test("a walkover gets the score that its group's rules give, under each of them, and completes the tie", async () => {
	const { id } = await site.row<{ id: number }>(
		`insert into groups (stage_id, name, name_ar, rule_set) select min(id), 'Second Division', 'الدرجة الثانية', 'ittf'
			from stages returning id`,
	);
	const walkover = {
		outcome: "walkover",
		absent: "away",
		reason: "No bus",
		reason_ar: "لا حافلة",
		match_date: "2026-03-01",
	};
	expect((await newTie(walkover)).status).toBe(303);
	expect(await newest()).toMatchObject({
		status: "completed",
		home_score: 3,
		away_score: 0,
		absent: "away",
		reason: "No bus",
	});
	const inGroup = { ...walkover, match_date: "2026-03-02", group_id: String(id), round: "٧", accepted: "entersSquad" };
	expect((await newTie(inGroup)).status).toBe(303);
	expect(await newest()).toMatchObject({ status: "completed", home_score: null, group_id: id, round: 7 });
	await site.sql(
		"update groups set rule_set = 'difference', format = 'bo7', rule_reason = 'x', rule_reason_ar = 'س' where id = $1",
		[id],
	);
	expect((await newTie({ ...inGroup, match_date: "2026-03-05", absent: "home" })).status).toBe(303);
	expect(await newest()).toMatchObject({ home_score: 0, away_score: 4 });
	await site.sql(
		"update groups set rule_set = 'ittf', format = null, rule_reason = 'x', rule_reason_ar = 'س' where id = $1",
		[id],
	);
	const typed = { ...inGroup, match_date: "2026-03-03", home_score: "2", away_score: "1" };
	expect((await newTie(typed)).status).toBe(303);
	expect(await newest()).toMatchObject({ home_score: 2, away_score: 1, outcome: "walkover" });
	const against = await newTie({ ...typed, match_date: "2026-03-04", absent: "home" });
	expect([against.status, (await against.text()).includes("in favour of the side that was absent")]).toEqual([
		422,
		true,
	]);
});

test.each([
	["a walkover without the absent side", { outcome: "walkover" }, "absent", "Choose who was absent"],
	["a tie that was played and missed", { outcome: "played", absent: "home" }, "absent", "neither side was absent"],
	["a phase of another status", { phase: "called_off" }, "phase", "does not fit the status"],
	["a group of another season", { group_id: "99999" }, "group_id", "not of the match&#x27;s season"],
	["a hall that is gone", { venue_id: "99999" }, "venue_id", "no longer registered"],
])("%s is refused beside its field, and the folded part is open", async (_, change, name, problem) => {
	const html = await (await newTie({ match_date: "2026-03-10", ...change })).text();
	expect(html).toContain(problem);
	expect(html).toMatch(/<details open/);
	if (name !== "venue_id") expect(html).toContain(`id="match-${name}-problem"`);
});

test("the notice of another editor's change names what the form has, in the words of its lists", async () => {
	expect((await newTie({ match_date: "2026-03-18" })).status).toBe(303);
	const { id } = await newest();
	const form = await (await site.get(`/en/admin/matches/${id}`, { cookie })).text();
	const seen = (/name="seen"[^>]*value="([^"]*)"/.exec(form)?.[1] ?? "").replaceAll("&quot;", '"');
	await site.sql(`update matches set status = 'completed', phase = 'confirmed', outcome = 'awarded', absent = 'home',
		score_source = 'sheet',
		home_score = 0, away_score = 3, away_team_id = 3 where id = ${id}`);
	const { name } = await site.row<{ name: string }>("select name from teams where id = 3");
	const typed = {
		...JSON.parse(seen),
		away_team_id: "4",
		outcome: "walkover",
		absent: "away",
		status: "cancelled",
		phase: "annulled",
	};
	const clash = await site.send(`/en/admin/matches/${id}`, { ...typed, version: "1", seen }, cookie);
	const notice = /<dl[\s\S]*?<\/dl>/.exec(await clash.text())?.[0] ?? "";
	expect(clash.status).toBe(409);
	for (const words of [name, "Awarded by a decision", "The home team", "Confirmed", "Completed"])
		expect(notice).toContain(`<q dir="auto">${words}</q>`);
	expect(notice).not.toMatch(/score_source|confirmed_at|said_|<q dir="auto">(awarded|home|completed)<\/q>/);
});

test("second squads have their letter in the lists of staff; a club meets its own second squad", async () => {
	expect((await newTie({ away_team_id: "1", away_squad: "B", match_date: "2026-03-11" })).status).toBe(303);
	const { id, home_squad_id, away_squad_id } = await newest();
	expect(home_squad_id).not.toBe(away_squad_id);
	const { name } = await site.row<{ name: string }>("select name from teams where id = 1");
	for (const query of ["season=2025/2026&team=1", "status=overdue"])
		expect(await (await site.get(`/en/admin/matches?${query}`, { cookie })).text()).toContain(`${name} B`);
	const form = await (await site.get(`/en/admin/matches/${id}`, { cookie })).text();
	expect(form).toMatch(/name="away_squad"[\s\S]{0,200}<option value="B" selected/);
	// Another editor moved it to the third squad and another time: both are said, and the typed squad is still chosen.
	const squads = { home_squad: "A", away_squad: "B" };
	const seen = JSON.stringify({ ...squads, match_time: "18:30:00" });
	await site.sql(`insert into squads (club_id, season, letter) values (1, '2025/2026', 'C');
		update matches set match_time = '20:15', away_squad_id = (select max(id) from squads where letter = 'C')
			where id = ${id}`);
	const derby = { ...tie, ...squads, away_team_id: "1", match_date: "2026-03-11", away_squad: "D", version: "1", seen };
	const clash = await site.send(`/en/admin/matches/${id}`, derby, cookie);
	const said = await clash.text();
	expect([clash.status, />C<\/q>/.test(said), /20:15/.test(said)]).toEqual([409, true, true]);
	expect(said).toMatch(/name="away_squad"[\s\S]{0,300}<option value="D" selected/);
	// A program that posts the specification's fields alone leaves the others as they are.
	const { version } = await newest();
	const posted = { ...tie, away_team_id: "2", match_date: "2026-03-11", version: String(version) };
	expect((await site.send(`/en/admin/matches/${id}`, posted, cookie)).status).toBe(303);
	expect((await newest()).date_known).toBe(true);
});

test("a moved tie shows its former dates; one whose date is not agreed is not overdue and has a filter", async () => {
	const day = { match_date: "2024-02-03", match_time: "18:30" };
	expect((await newTie({ ...day, home_team_id: "5", away_team_id: "6" })).status).toBe(303);
	const { id } = await newest();
	const path = `/en/admin/matches/${id}`;
	const moved = {
		...tie,
		home_team_id: "5",
		away_team_id: "6",
		match_date: "2024-02-10",
		phase: "postponed",
		version: "1",
	};
	expect((await site.send(path, { ...moved, date_known: "" }, cookie)).status).toBe(303);
	const form = await (await site.get(path, { cookie })).text();
	expect(form).toContain("Former dates");
	expect(form).toMatch(/<s[^>]*>[^<]*Feb(?:ruary)? 3[\s\S]{0,60}6:30/);
	const shown = async (query: string) => (await site.get(`/en/admin/matches${query}`, { cookie })).text();
	const line = `data-match-id="${id}"`;
	expect([(await shown("")).includes(line), (await shown("?status=overdue")).includes(line)]).toEqual([false, false]);
	for (const query of ["?status=undated", "?status=postponed"]) expect(await shown(query)).toContain(line);
	// Scores complete it, and the phase of its former status goes.
	const played = { ...moved, date_known: "on", home_score: "3", away_score: "2", version: "2" };
	expect((await site.send(path, played, cookie)).status).toBe(303);
	expect(await newest()).toMatchObject({ status: "completed", phase: null, date_known: true });
});

test("the list is filtered by competition, group, round and venue", async () => {
	const count = async (query: string) =>
		(await (await site.get(`/en/admin/matches?${query}`, { cookie })).text()).match(/data-match-id/g)?.length ?? 0;
	const { id } = await site.row<{ id: number }>("select id from groups where name = 'Second Division'");
	await site.sql(`insert into venues (name, name_ar) values ('North Hall', 'صالة الشمال');
		update matches set venue_id = (select max(id) from venues) where group_id = ${id} and match_date = '2026-03-02'`);
	expect([await count(`group=${id}`), await count(`group=${id}&round=7`), await count(`group=${id}&round=8`)]).toEqual([
		3, 3, 0,
	]);
	expect(await count(`venue=${(await site.row<{ id: number }>("select max(id) as id from venues")).id}`)).toBe(1);
	const { competition } = await site.row<{ competition: number }>("select min(id) as competition from competitions");
	expect(await count(`group=of-${competition}`)).toBe(40);
});
