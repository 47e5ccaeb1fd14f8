import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let editor = "";
let owner = "";
beforeAll(async () => {
	editor = await site.sessionOf("editor@demo.example");
	owner = await site.sessionOf("owner@demo.example");
	// Ties of the demo that are far from this test's own.
	await site.sql("update matches set match_date = '2999-01-01' where status = 'scheduled'");
});

type Tie = {
	id: number;
	version: number;
	status: string;
	home_score: number | null;
	away_score: number | null;
	match_date: string;
};
const add = (values: string) =>
	site.row<Tie>(`insert into matches (match_date, home_team_id, away_team_id, match_time, status) values ${values}
		returning id, version, status, home_score, away_score, match_date`);
const now = (id: number) =>
	site.row<Tie>(`select id, version, status, home_score, away_score, match_date from matches where id = ${id}`);
const pathOf = (id: number) => `/en/admin/matches/${id}/result`;
const enter = (tie: Tie, scores: [string, string], extra: Record<string, string> = {}, cookie = editor, query = "") =>
	site.send(
		pathOf(tie.id) + query,
		{ home_score: scores[0], away_score: scores[1], version: String(tie.version), ...extra },
		cookie,
	);
const flashOf = (response: Response) => /flash=[\w.-]+/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "";
/** The page that follows, and the form in it that takes the result back. */
async function follow(response: Response) {
	const html = await (
		await site.get(response.headers.get("location") ?? "", { cookie: `${editor}; ${flashOf(response)}` })
	).text();
	const form = /<form [^>]*action="([^"]+\/undo[^"]*)"[^>]*>(.*?)<\/form>/s.exec(html);
	const fields = [...(form?.[2] ?? "").matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
		name,
		value,
	]);
	return { html, undo: form?.[1]?.replaceAll("&amp;", "&") ?? "", fields: Object.fromEntries(fields) };
}

test("a result completes its tie and leads to the next that awaits one and back; each is undone exactly", async () => {
	const first = await add("('2020-03-02', 1, 2, '18:00', 'scheduled')");
	const second = await add("('2020-03-02', 3, 4, '19:30', 'scheduled')");
	const older = await add("('2020-03-01', 5, 6, null, 'scheduled')");
	const list = await (await site.get("/en/admin/matches", { cookie: editor })).text();
	const at = [first, second, older].map(({ id }) => list.indexOf(`data-match-id="${id}"`));
	expect(at.every((place) => place > 0)).toBe(true);
	expect([...at].sort((a, b) => a - b)).toEqual(at);

	const saved = await enter(first, ["٣", "1"], {}, editor, "?from=home");
	expect([saved.status, saved.headers.get("location")]).toEqual([303, `${pathOf(second.id)}?from=home`]);
	expect(await now(first.id)).toMatchObject({ status: "completed", home_score: 3, away_score: 1 });
	const { html, undo, fields } = await follow(saved);
	expect(html).toContain("Result saved");

	const undone = await site.post(undo, fields, { cookie: editor });
	expect([undone.status, undone.headers.get("location")]).toEqual([303, `${pathOf(first.id)}?from=home`]);
	expect(flashOf(undone)).toBe("flash=result-undone");
	expect(await now(first.id)).toMatchObject({ status: "scheduled", home_score: null, away_score: null });
	// A second press of the same button finds what it wanted.
	expect(flashOf(await site.post(undo, fields, { cookie: editor }))).toBe("flash=result-undone");

	expect((await enter(await now(first.id), ["3", "1"])).headers.get("location")).toBe(pathOf(second.id));
	expect((await enter(second, ["0", "3"])).headers.get("location")).toBe(pathOf(older.id));
	const last = await enter(older, ["2", "2"], {}, editor, "?from=home");
	expect(last.headers.get("location")).toBe("/en/admin");
	expect((await follow(last)).html).toContain("Result saved");
	// A correction leads back, and is undone to the result before it.
	const corrected = await enter(await now(older.id), ["2", "3"]);
	expect(corrected.headers.get("location")).toBe("/en/admin/matches");
	const correction = await follow(corrected);
	await site.post(correction.undo, correction.fields, { cookie: editor });
	expect(await now(older.id)).toMatchObject({ status: "completed", home_score: 2, away_score: 2 });
	const { rows } = await site.sql<{ action: string }>(
		`select action from audit_log where subject = 'match:${older.id}' order by id`,
	);
	expect(rows.map(({ action }) => action)).toEqual([
		"match.result-entered",
		"match.result-entered",
		"match.result-undone",
	]);
});

test.each([
	["a postponed tie", "scheduled", "phase = 'postponed'"],
	[
		"a tie with a sheet",
		"completed",
		"phase = 'confirmed', home_score = 3, away_score = 1, score_source = 'sheet', home_games = 10, away_games = 5",
	],
])("%s is as it was after its result was typed and taken back", async (_, status, set) => {
	const tie = await add(`('2020-04-02', 1, 2, null, '${status}')`);
	await site.sql(`update matches set ${set} where id = ${tie.id}`);
	const whole = () =>
		site.row(
			`select status, phase, home_score, away_score, score_source, home_games, away_games from matches
				where id = ${tie.id}`,
		);
	const before = await whole();
	const { undo, fields } = await follow(await enter(await now(tie.id), ["0", "3"]));
	expect(await whole()).toMatchObject({ home_score: 0, score_source: "typed", home_games: null });
	expect(flashOf(await site.post(undo, fields, { cookie: editor }))).toBe("flash=result-undone");
	expect(await whole()).toEqual(before);
});

test("a result is not undone once its season is closed, and that is said", async () => {
	const tie = await add("('2020-03-03', 7, 8, null, 'scheduled')");
	const { undo, fields } = await follow(await enter(tie, ["3", "0"]));
	await site.sql("update editions set closed_at = now() where season = (select season from matches where id = $1)", [
		tie.id,
	]);
	const refused = await site.post(undo, fields, { cookie: editor });
	expect(await (await follow(refused)).html).toContain("Not undone: the season is closed");
	await site.sql("update editions set closed_at = null");
	expect(flashOf(await site.post(undo, fields, { cookie: editor }))).toBe("flash=result-undone");
	await site.sql("delete from matches where id = $1", [tie.id]);
});

test("a result is not undone once another person changed the tie, and that is said", async () => {
	const tie = await add("('2020-04-01', 1, 2, null, 'scheduled')");
	const { undo, fields } = await follow(await enter(tie, ["3", "0"]));
	await site.sql(`update matches set away_score = 2 where id = ${tie.id}`);
	const refused = await site.post(undo, fields, { cookie: editor });
	expect(await (await follow(refused)).html).toContain("Not undone: this match was changed after you saved the result");
	expect(await now(tie.id)).toMatchObject({ status: "completed", home_score: 3, away_score: 2 });
	expect((await site.post(undo, { ...fields, status: "won" }, { cookie: editor })).status).toBe(400);
});

test("only what an entry wrote for its author is taken back: no locked result, no sums, no phase", async () => {
	const tie = await add("('2020-04-03', 1, 2, null, 'scheduled')");
	const { undo, fields } = await follow(await enter(tie, ["3", "1"]));
	const whole = () => site.row(`select * from matches where id = ${tie.id}`);
	const entered = await whole();
	const forged = [
		{ home_score: "0", away_score: "3", status: "completed" },
		{ phase: "locked", home_score: "3", away_score: "1", status: "completed" },
		{ home_games: "0", away_games: "99" },
		{ seal: "" },
		{ seal: "0".repeat(24) },
	];
	for (const fake of forged)
		expect((await site.post(undo, { ...fields, ...fake }, { cookie: editor })).status).toBe(400);
	expect((await site.post(undo, fields, { cookie: owner })).status).toBe(400);
	expect(await whole()).toEqual(entered);
	await site.sql(`update matches set phase = 'locked' where id = ${tie.id}`);
	const { version } = await now(tie.id);
	expect((await site.post(undo, { ...fields, version: String(version) }, { cookie: editor })).status).toBe(400);
	expect(await whole()).toMatchObject({ phase: "locked", home_score: 3, away_score: 1 });
	expect(flashOf(await site.post(undo, fields, { cookie: editor }))).toBe("flash=result-changed-since");
});

test("two people at one tie: the same result is no conflict, another one is shown and not overwritten", async () => {
	const tie = await add("('2020-05-01', 1, 2, null, 'scheduled')");
	expect((await enter(tie, ["3", "2"])).status).toBe(303);
	expect((await enter(tie, ["3", "2"], {}, owner)).status).toBe(303);
	const seen = JSON.stringify({ home_score: "", away_score: "", status: "scheduled" });
	const clash = await enter(tie, ["1", "3"], { seen, status: "scheduled" }, owner);
	const html = await clash.text();
	expect([
		clash.status,
		html.includes("Someone else changed this record"),
		html.includes("editor@demo.example"),
	]).toEqual([409, true, true]);
	expect(await now(tie.id)).toMatchObject({ home_score: 3, away_score: 2 });
});

test.each([
	["a day that is ahead", "('2998-01-01', 1, 2, null, 'scheduled')", "playedAhead"],
	["a cancelled tie", "('2020-06-01', 1, 2, null, 'cancelled')", "cancelledTie"],
])("%s is asked about, and saved when it is meant", async (_, values, question) => {
	const tie = await add(values);
	const asked = await enter(tie, ["3", "1"]);
	expect([asked.status, (await asked.text()).includes(`name="accepted" value="${question}"`)]).toEqual([422, true]);
	expect(await now(tie.id)).toMatchObject({ status: tie.status, home_score: null });
	expect((await enter(tie, ["3", "1"], { accepted: question })).status).toBe(303);
	expect(await now(tie.id)).toMatchObject({ status: "completed", home_score: 3 });
});

test("a score that no match has is asked about", async () => {
	const tie = await add("('2020-06-20', 1, 2, null, 'scheduled')");
	const asked = await enter(tie, ["31", "1"]);
	expect([asked.status, (await asked.text()).includes('name="accepted" value="unlikelyScore"')]).toEqual([422, true]);
	expect(await now(tie.id)).toMatchObject({ status: "scheduled", home_score: null });
});

test("half a result, a number out of range and a tie that is not there are refused", async () => {
	const tie = await add("('2020-07-01', 1, 2, null, 'scheduled')");
	const half = await enter(tie, ["3", ""]);
	expect([half.status, (await half.text()).includes("Enter a number")]).toEqual([422, true]);
	expect((await enter(tie, ["3", "1001"])).status).toBe(422);
	expect((await enter({ ...tie, id: 99_999_999 }, ["3", "1"])).status).toBe(410);
	expect((await site.get(pathOf(99_999_999), { cookie: editor })).status).toBe(404);
	expect(await now(tie.id)).toMatchObject({ status: "scheduled", home_score: null });
});

test("the list of all ties is one link further, with years where they differ", async () => {
	const shown = async (query: string) => (await site.get(`/en/admin/matches${query}`, { cookie: editor })).text();
	expect(await shown("")).toContain('href="/en/admin/matches?show=all"');
	const all = await shown("?show=all");
	expect(all.match(/data-match-id/g)?.length).toBe(40);
	expect(all).toMatch(/Jan 1, 2999/);
	expect(all).toMatch(/\d{3} matches/);
});
