import { beforeAll, beforeEach, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let editor = "";
let group = 0;
let ties: number[] = [];
beforeAll(async () => {
	editor = await site.sessionOf("editor@demo.example");
	await site.sql("update matches set match_date = '2999-01-01' where status = 'scheduled'");
	group = (
		await site.row<{ id: number }>(
			`insert into groups (stage_id, name, name_ar, rule_set) select min(id), 'First Division', 'الدرجة الأولى',
				'difference' from stages returning id`,
		)
	).id;
});
// Three ties of a round in the past, one of them of a club's second team.
beforeEach(async () => {
	await site.sql(`update matches set round = null, status = 'cancelled' where group_id = ${group}`);
	await site.sql(
		`insert into squads (club_id, season, letter) values (5, '2025/2026', 'B')
			on conflict do nothing`,
	);
	const { rows } = await site.sql<{
		id: number;
	}>(`insert into matches (group_id, round, match_date, home_team_id, away_team_id, home_squad_id)
		values (${group}, 4, '2026-01-05', 1, 2, null), (${group}, 4, '2026-01-05', 3, 4, null),
		(${group}, 4, '2026-01-06', 5, 6,
			(select id from squads where club_id = 5 and season = '2025/2026' and letter = 'B')) returning id`);
	ties = rows.map(({ id }) => id);
});

const path = () => `/en/admin/matches/round?group=${group}&round=4`;
const page = async (address = path()) => (await site.get(address, { cookie: editor })).text();
/** The fields of the form as a browser would send them. */
async function fieldsOf(html: string): Promise<Record<string, string>> {
	const fields: Record<string, string> = {};
	for (const [tag] of html.matchAll(/<input [^>]*name="(?:version|was|home|away)_\d+"[^>]*>/g)) {
		const [, name = ""] = /name="([^"]*)"/.exec(tag) ?? [];
		fields[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? "";
	}
	for (const [, name = "", options = ""] of html.matchAll(/<select [^>]*name="(missed_\d+)"[^>]*>(.*?)<\/select>/gs))
		fields[name] = /<option value="([^"]*)" selected/.exec(options)?.[1] ?? "";
	return fields;
}
const results = async () =>
	(
		await site.sql<{ text: string }>(
			`select concat_ws(' ', status, home_score, away_score, nullif(outcome, 'played'), absent) as text
			from matches where id = any($1) order by id`,
			[ties],
		)
	).rows.map(({ text }) => text);
const typed = (...lines: [string, string, string?][]) =>
	Object.fromEntries(
		lines.flatMap(([home, away, missed = ""], nth) => [
			[`home_${ties[nth]}`, home],
			[`away_${ties[nth]}`, away],
			[`missed_${ties[nth]}`, missed],
		]),
	);
const send = async (fields: Record<string, string>, address = path()) =>
	site.send(address, { ...(await fieldsOf(await page())), ...fields }, editor);
const flashOf = (response: Response) => /flash=[\w.-]+/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "";

test("the work list leads to the round; its form has every tie, with second teams by their letter", async () => {
	expect(await page("/en/admin/matches")).toContain(`/en/admin/matches/round?group=${group}&amp;round=4`);
	const html = await page();
	const { name } = await site.row<{ name: string }>("select name from teams where id = 5");
	expect(html).toContain(`${name} B`);
	const order = [...html.matchAll(/name="((?:home|away)_\d+)"/g)].map(([, each]) => each);
	expect(order).toEqual(ties.flatMap((id) => [`home_${id}`, `away_${id}`]));
	for (const query of [`group=${group}&round=99`, "group=99999&round=4", `group=${group}`, "round=4"])
		expect((await site.get(`/en/admin/matches/round?${query}`, { cookie: editor })).status).toBe(404);
	expect((await site.get(`/admin/matches/round?group=${group}&day=2026-01-06`, { cookie: editor })).status).toBe(200);
});

test("results and a walkover are saved together, the rest waits, and all of it is undone as a whole", async () => {
	const saved = await send(typed(["٣", "1"], ["", "", "home"], ["", ""]));
	expect([saved.status, saved.headers.get("location")]).toEqual([303, path()]);
	expect(await results()).toEqual(["completed 3 1", "completed 0 3 walkover home", "scheduled"]);
	const next = await (await site.get(path(), { cookie: `${editor}; ${flashOf(saved)}` })).text();
	const undo = /action="([^"]*\/admin\/undo\/\d+)"/.exec(next)?.[1] ?? "";
	expect(next).toContain("2 matches");
	const last = await send(typed(["3", "1"], ["0", "3", "home"], ["2", "3"]));
	expect(last.headers.get("location")).toBe("/en/admin/matches"); // nothing is left
	expect((await site.post(undo, {}, { cookie: editor })).status).toBe(303);
	expect(await results()).toEqual(["scheduled", "scheduled", "completed 2 3"]);
	const { rows } = await site.sql<{ action: string }>(
		`select distinct action from audit_log where subject like 'match:%' and action like 'match.result%'`,
	);
	expect(rows).toEqual([{ action: "match.result-entered" }]);
	expect(await page("/admin/matches")).toContain("الجولة 4");
});

test("one score of a line is refused beside it, and nothing is saved or lost", async () => {
	const half = await send(typed(["3", "2"], ["3", ""], ["x", "1"]));
	const html = await half.text();
	expect([half.status, html.includes("Enter both scores"), html.includes("Enter a number")]).toEqual([422, true, true]);
	expect(await fieldsOf(html)).toMatchObject(typed(["3", "2"], ["3", ""], ["x", "1"]));
	expect(await results()).toEqual(["scheduled", "scheduled", "scheduled"]);
});

test("a line that another editor changed is refused alone: others are saved, and saving again means it", async () => {
	const open = await fieldsOf(await page());
	await site.sql(`update matches set status = 'completed', home_score = 1, away_score = 3 where id = ${ties[0]}`);
	await site.sql(`update matches set match_time = '20:00' where id = ${ties[2]}`);
	const sent = { ...open, ...typed(["3", "0"], ["3", "2"], ["", ""]) };
	const clash = await site.send(path(), sent, editor);
	const html = await clash.text();
	expect([clash.status, html.includes("Another editor has changed this match")]).toEqual([409, true]);
	expect(await results()).toEqual(["completed 1 3", "completed 3 2", "scheduled"]);
	const again = await site.send(path(), await fieldsOf(html), editor);
	expect(again.status).toBe(303);
	expect(await results()).toEqual(["completed 3 0", "completed 3 2", "scheduled"]);
	// The same result entered by two people is no conflict.
	expect((await site.send(path(), sent, editor)).status).toBe(303);
});

test("a locked result is not changed here, and nothing else is saved with it", async () => {
	await site.sql(
		`update matches set status = 'completed', phase = 'locked', home_score = 1, away_score = 3 where id = ${ties[0]}`,
	);
	const sent = { ...(await fieldsOf(await page())), ...typed(["3", "0"], ["3", "2"]) };
	const refused = await site.send(path(), sent, editor);
	expect([refused.status, (await refused.text()).includes("This result is locked")]).toEqual([422, true]);
	expect(await results()).toEqual(["completed 1 3", "scheduled", "scheduled"]);
});

test("likely slips are asked about with their match, each again when its line changes", async () => {
	await site.sql(`update matches set match_date = '2999-02-01' where id = ${ties[1]}`);
	const asked = await send(typed(["31", "1"], ["3", "1"], ["", ""]));
	const html = await asked.text();
	const [, accepted = ""] = /name="accepted"[^>]* value="([^"]*)"/.exec(html) ?? [];
	expect([asked.status, accepted.split(" ").map((each) => each.split(".")[0])]).toEqual([
		422,
		["unlikelyScore", "playedAhead"],
	]);
	const other = await site.send(path(), { ...(await fieldsOf(html)), accepted, ...typed(["32", "1"]) }, editor);
	expect(other.status).toBe(422);
	expect(await results()).toEqual(["scheduled", "scheduled", "scheduled"]);
	expect((await site.send(path(), { ...(await fieldsOf(html)), accepted }, editor)).status).toBe(303);
	expect(await results()).toEqual(["completed 31 1", "completed 3 1", "scheduled"]);
	// An emptied result is asked about too, and the tie waits again.
	const emptied = await (await send(typed(["", ""]))).text();
	const [, meant = ""] = /name="accepted"[^>]* value="([^"]*)"/.exec(emptied) ?? [];
	expect(meant).toContain("resultRemoved");
	await site.send(path(), { ...(await fieldsOf(emptied)), accepted: meant }, editor);
	expect((await results())[0]).toBe("scheduled");
});
