import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";
import { withoutSheets } from "../../../test/without-sheets.ts";
import { type Side, sides } from "../../access/side.ts";

const site = startSite();
let cookie = "";
let tie: { id: number; home_team_id: number; away_team_id: number };
const players: Record<Side, number[]> = { home: [], away: [] };
const page = () => `/en/admin/matches/${tie.id}/sheet`;
const text = async (path: string) => (await site.get(path, { cookie })).text();
const rows = async (query: string) => (await site.sql(query)).rows;

beforeAll(async () => {
	await withoutSheets(site);
	cookie = await site.sessionOf("editor@demo.example");
	await site.sql("update editions set depth = 'games'; update groups set format = 'swaythling5' where id = 1");
	tie = await site.row(
		`select id, home_team_id, away_team_id from matches where group_id = 1 and status = 'scheduled'
			order by id limit 1`,
	);
	for (const side of sides) {
		const made = await site.sql(
			`insert into players (name, name_ar, team_id, ranking) select 'P ' || n, 'ل ' || n, $1, 900 + n
				from generate_series(1, 3) n returning id`,
			[tie[`${side}_team_id`]],
		);
		players[side] = made.rows.map(({ id }) => Number(id));
	}
});

type Games = [number, number][];
const win: Games = [
	[11, 5],
	[9, 11],
	[11, 8],
	[12, 10],
];
const loss: Games = [
	[5, 11],
	[7, 11],
	[11, 13],
];

/** The fields of a sheet with these rubbers; both line-ups are whole. */
function sheet(rubbers: Games[], more: Record<string, string> = {}) {
	const fields: Record<string, string> = {};
	for (const [nth, place] of ["A", "B", "C"].entries()) fields[`home_${place}`] = String(players.home[nth]);
	for (const [nth, place] of ["X", "Y", "Z"].entries()) fields[`away_${place}`] = String(players.away[nth]);
	for (const [r, games] of rubbers.entries())
		for (const [g, [home, away]] of games.entries()) {
			fields[`r${r + 1}_h${g + 1}`] = String(home);
			fields[`r${r + 1}_a${g + 1}`] = String(away);
		}
	return { ...fields, ...more };
}
/** The fields of the page as a browser would send them. */
async function fieldsOfPage() {
	const html = await text(page());
	const inputs = [...html.matchAll(/<input [^>]*name="(r\d_[ha]\d)"[^>]*?value="([^"]*)"/g)];
	const selects = [...html.matchAll(/<select [^>]*name="([^"]+)"[^>]*>(.*?)<\/select>/gs)];
	const fields: [string, string][] = [
		...inputs.map(([, name = "", value = ""]): [string, string] => [name, value]),
		...selects.map(([, name = "", options = ""]): [string, string] => [
			name,
			/<option value="([^"]*)" selected/.exec(options)?.[1] ?? "",
		]),
	];
	return Object.fromEntries(fields);
}
async function send(fields: Record<string, string>, version = "0") {
	const response = await site.send(page(), { ...fields, version }, cookie);
	return { status: response.status, body: await response.text() };
}
const match = () =>
	site.row<Record<string, unknown>>(
		`select status::text, phase, home_score, away_score, score_source, home_games, away_games, home_points,
			away_points, corrected_on
		from matches where id = ${tie.id}`,
	);

test("a tie of a federation that types scores alone has no sheet", async () => {
	await site.sql("update editions set depth = 'score'");
	expect((await site.get(page(), { cookie })).status).toBe(404);
	await site.sql("update editions set depth = 'games'");
	const form = await text(page());
	expect(form).toContain("Match sheet");
	expect(form).toContain('name="r5_a5"');
	expect(await text(`/admin/matches/${tie.id}/sheet`)).toContain("ورقة المباراة");
});

test("rules that are broken are named at their rubber, and all that was typed comes back", async () => {
	for (const [fields, problem] of [
		[
			sheet([
				[
					[11, 5],
					[11, 10],
					[11, 2],
				],
			]),
			"No game ends 11–10",
		],
		[
			sheet([
				[
					[11, 5],
					[11, 7],
				],
				win,
			]),
			"This rubber is not decided",
		],
		[sheet([[...win, [11, 3]]]), "A game after the rubber was decided"],
		[sheet([win, win, win, loss]), "A rubber after the match was decided"],
		[sheet([win, [], win]), "This rubber has no result"],
		[sheet([win], { home_B: String(players.home[0]) }), "A player has one position only"],
		[sheet([win], { away_X: "" }), "Choose a player for this position"],
		[sheet([win], { away_X: String(players.home[0]) }), "Not a player of the club"],
		[sheet([], { r1_outcome: "walkover" }), "Choose who lost the rubber"],
	] as const) {
		const { status, body } = await send(fields);
		expect([status, body.includes(problem)], problem).toEqual([422, true]);
		if (fields.r1_h2) expect(body).toContain(`name="r1_h2" value="${fields.r1_h2}"`);
	}
	expect(await rows("select 1 from rubbers")).toEqual([]);
});

test("where points are written down during play, the public reads the game that goes on", async () => {
	await site.sql("update editions set depth = 'points'");
	try {
		const now: Games = [
			[11, 5],
			[7, 4],
		];
		expect((await send(sheet([win, now]))).status).toBe(303);
		expect(await match()).toMatchObject({ status: "scheduled", phase: "in_play", home_score: null });
		const shown = (await (await site.get(`/en/match/${tie.id}`)).text()).replaceAll("<!-- -->", "");
		expect(shown).toMatch(/<b><bdi>1<\/bdi>–<bdi>0<\/bdi><\/b>.{0,80}<bdi>7<\/bdi>.{0,40}<bdi>4<\/bdi>/);
		expect(shown).toContain("in play");
		expect(await fieldsOfPage()).toMatchObject({ r2_h2: "7", r2_a2: "4", r2_outcome: "played" });
	} finally {
		await site.sql("update editions set depth = 'games'");
		await site.sql("delete from rubbers; delete from lineups; truncate sheet_versions");
	}
});

test("the last rubber is saved between its games and counts for no side; a complete sheet has none", async () => {
	const two: Games = [
		[11, 5],
		[11, 7],
	];
	expect((await send(sheet([win, two]))).status).toBe(303);
	expect(await match()).toMatchObject({ status: "scheduled", phase: "in_play", home_score: null });
	expect(await rows("select ordinal, outcome from rubbers order by ordinal")).toEqual([
		{ ordinal: 1, outcome: "played" },
		{ ordinal: 2, outcome: "not played" },
	]);
	expect(await (await site.get(`/en/match/${tie.id}`)).text()).toContain("in play");
	const beyond = await send(sheet([win, win, win, two]), "1");
	expect([beyond.status, beyond.body.includes("This rubber is not decided")]).toEqual([422, true]);
	expect((await send(sheet([win, win, win]), "1")).status).toBe(303);
	const open = await send(sheet([win, win, two], { reason: "A slip" }), "2");
	expect([open.status, open.body.includes("This rubber is not decided")], "once complete").toEqual([422, true]);
	await site.sql("delete from rubbers; delete from lineups; truncate sheet_versions");
	await site.sql(
		`update matches set status = 'scheduled', phase = null, home_score = null, away_score = null,
			score_source = 'typed', home_games = null, away_games = null, home_points = null, away_points = null,
			corrected_on = null, confirmed_at = null where id = $1`,
		[tie.id],
	);
});

test("a sheet can be saved while the tie goes on, and gives the score once it is decided", async () => {
	expect((await send(sheet([win, loss]))).status).toBe(303);
	expect(await match()).toMatchObject({ status: "scheduled", phase: "in_play", home_score: null });
	const running = await (await site.get(`/en/match/${tie.id}`)).text();
	expect(running).toContain("data-rubber");
	expect(running.match(/won by P/g)).toHaveLength(2);
	expect(running).not.toContain("not the sum of the rubbers");
	const walkover = { r4_outcome: "walkover", r4_lost_by: "away" };
	expect((await send(sheet([win, loss, win], walkover), "1")).status).toBe(303);
	expect(await match()).toEqual({
		status: "completed",
		phase: "confirmed",
		home_score: 3,
		away_score: 1,
		score_source: "sheet",
		home_games: 6,
		away_games: 5,
		home_points: 109,
		away_points: 103,
		corrected_on: null,
	});
	expect(await rows("select ordinal, outcome, lost_by, home_games, away_games from rubbers order by ordinal")).toEqual([
		{ ordinal: 1, outcome: "played", lost_by: null, home_games: 3, away_games: 1 },
		{ ordinal: 2, outcome: "played", lost_by: null, home_games: 0, away_games: 3 },
		{ ordinal: 3, outcome: "played", lost_by: null, home_games: 3, away_games: 1 },
		{ ordinal: 4, outcome: "walkover", lost_by: "away", home_games: 0, away_games: 0 },
	]);
	expect(await rows("select count(*)::int as n from games")).toEqual([{ n: 11 }]);
	expect(await rows("select count(*)::int as n from rubber_players where name like 'P %'")).toEqual([{ n: 8 }]);
});

test("a correction wants a reason, makes a version of its own, and the former ones stay", async () => {
	const corrected = sheet([win, win, win]);
	expect((await send(corrected, "2")).body).toContain("This field is required");
	expect((await send({ ...corrected, reason: "Rubber 2 was written the wrong way round" }, "2")).status).toBe(303);
	expect(await match()).toMatchObject({ home_score: 3, away_score: 0, corrected_on: expect.any(String) });
	expect(await rows("select number, document->'score' as score from sheet_versions order by number")).toEqual([
		{ number: 1, score: [1, 1] },
		{ number: 2, score: [3, 1] },
		{ number: 3, score: [3, 0] },
	]);
	await expect(site.sql("delete from sheet_versions")).rejects.toThrow("stays as it is");
	await expect(site.sql("update sheet_versions set reason = ''")).rejects.toThrow("stays as it is");
	expect(
		await rows(
			`select count(*)::int as n from audit_log where action = 'match.sheet-saved' and subject = 'match:${tie.id}'`,
		),
	).toEqual([{ n: 6 }]);
});

test("the tie's public page has rubbers, points and the day of the correction, in both languages", async () => {
	const page = await (await site.get(`/en/match/${tie.id}`)).text();
	expect(page.match(/data-rubber/g)?.length).toBe(3);
	expect(page).toContain("P 1");
	expect(page).toContain("The match sheet was corrected on");
	expect(page).not.toContain("Checked with");
	const api = await (await site.get(`/api/v1/matches/${tie.id}`)).json();
	expect(api.rubbers).toHaveLength(3);
	expect(api.rubbers[0]).toMatchObject({
		ordinal: 1,
		kind: "singles",
		outcome: "played",
		absent: null,
		home_games: 3,
		away_games: 1,
		games: win,
		home_players: [{ id: players.home[0], name: "P 1", name_ar: "ل 1" }],
	});
	const inArabic = await (await site.get(`/match/${tie.id}`)).text();
	expect(inArabic).toContain("صُحّحت ورقة المباراة");
	expect(inArabic).toContain("ل 1");
});

test("staff read every version, with who saved it and why", async () => {
	const versions = await text(`${page()}/versions`);
	expect(versions.match(/data-version/g)?.length).toBe(3);
	expect(versions).toContain("Rubber 2 was written the wrong way round");
	expect(versions).toContain("editor@demo.example");
	expect(versions).toContain("<bdi>9</bdi>–<bdi>11</bdi>");
	expect((await site.get(`${page()}/versions`)).status).not.toBe(200);
});

test("two people at one sheet: the second sees both numbers, and nothing is overwritten", async () => {
	const form = await text(page());
	const seen = /name="seen" value="([^"]*)"/.exec(form)?.[1]?.replaceAll("&quot;", '"') ?? "";
	const reason = "Checked with the umpire";
	const first = {
		...sheet([
			win,
			win,
			[
				[11, 4],
				[11, 4],
				[11, 4],
			],
		]),
		reason,
		seen,
	};
	expect((await send(first, "3")).status).toBe(303);
	const second = {
		...sheet([
			[
				[11, 1],
				[11, 1],
				[11, 1],
			],
			win,
			win,
		]),
		reason,
		seen,
	};
	const { status, body } = await send(second, "3");
	expect(status).toBe(409);
	expect(body).toContain('name="r1_h1" value="11"');
	expect(body).toContain('name="r1_a1" value="1"');
	expect(body).toContain('name="r3_a1" value="4"');
});

test("a score that is typed over a sheet is no longer said to be its sum", async () => {
	await site.sql(`update matches set home_score = 2, away_score = 3 where id = ${tie.id}`);
	expect(await match()).toMatchObject({ score_source: "typed", home_games: null });
	const { status, body } = await send({ ...sheet([win, win, win]), reason: "The sheet is right" }, "4");
	expect(status).toBe(422);
	expect(body).toContain("not the sum of the sheet");
});

test("an unchanged sheet that is saved again takes the place of a typed score", async () => {
	const values = await fieldsOfPage();
	const { body } = await send(values, "4");
	expect(body).toContain("not the sum of the sheet");
	expect((await send({ ...values, accepted: "sheetDiffers" }, "4")).status).toBe(303);
	expect(await match()).toMatchObject({ home_score: 3, away_score: 0, score_source: "sheet", home_games: 9 });
});

test("a correction that keeps the sum of games changes a locked sheet's score and leaves it locked", async () => {
	await site.sql(`update matches set phase = 'locked' where id = ${tie.id}`);
	const ended = (lostBy: string) => ({
		...sheet([win, loss, win, loss]),
		r5_outcome: "walkover",
		r5_lost_by: lostBy,
		reason: "The other side was absent",
	});
	expect((await send(ended("away"), "5")).status).toBe(303);
	expect(await match()).toMatchObject({ home_score: 3, away_score: 2, phase: "locked", score_source: "sheet" });
	expect((await send(ended("home"), "6")).status).toBe(303);
	expect(await match()).toMatchObject({ home_score: 2, away_score: 3, phase: "locked", score_source: "sheet" });
	expect(await match()).toMatchObject({ home_games: 6, away_games: 8 });
});

test("staff are asked for a reason where rules of play were broken, and nothing that was typed is lost", async () => {
	const [first = 0, second = 0] = players.home;
	const fields = sheet([win, win, win, loss], { r1_home_1: String(second), r4_home_1: String(first) });
	const asked = await send(fields, "7");
	expect([asked.status, asked.body.includes("If the match was played like this, say why")]).toEqual([422, true]);
	expect(asked.body).toContain('name="reason"');
	expect(asked.body).toMatch(new RegExp(`name="r1_home_1"[^>]*>(?:(?!</select>).)*value="${second}" selected`, "s"));
	const reason = "The referee let them change places";
	const questions = await send({ ...fields, reason }, "7");
	expect(questions.status).toBe(422);
	const accepted = /name="accepted" value="([^"]*)"/.exec(questions.body)?.[1] ?? "";
	expect(accepted.split(" ")).toEqual(["rubberAfterDecision@r4_h1", "orderOfPlay@r1_home_1"]);
	expect(questions.body).toMatch(/Rubber 4, game 1, [^:]*: A rubber after the match was decided, which does not count/);
	expect((await send({ ...fields, reason, accepted }, "7")).status).toBe(303);
	expect(await match()).toMatchObject({ home_score: 3, away_score: 0, home_games: 9, away_games: 3 });
	expect(await fieldsOfPage()).toMatchObject({ r1_home_1: String(second), r2_home_1: "", r4_home_1: "", r4_h1: "5" });
	const versions = await text(`${page()}/versions`);
	expect(versions).toContain("Entered as it was played:");
	expect(versions).toContain(reason);
});

test("the public reads who played and that it was entered so, with the decision, and not the reason", async () => {
	const of = async (path: string) => (await site.get(path)).text();
	await site.sql(
		`insert into published_decisions (case_reference, title, title_ar, body, body_ar, decided_on)
			values ('2026-000077', 'Order of play', 'ترتيب اللعب', 'It counts as it was played.', 'تُحسب كما لُعبت.',
				'2026-01-01')`,
	);
	await site.sql(`update matches set case_reference = '2026-000077' where id = ${tie.id}`);
	const shown = await of(`/en/match/${tie.id}`);
	expect(shown).toContain('href="/en/decisions/2026-000077"');
	expect(shown.match(/data-rubber=/g)).toHaveLength(4);
	expect(shown).toContain("Entered as it was played, against the order of play or the match format.");
	expect(shown.match(/not in the order of play</g)).toHaveLength(1);
	expect(shown.match(/played after the match was decided, and not counted/g)).toHaveLength(1);
	expect(shown).not.toContain("not the sum of the rubbers");
	expect(shown).not.toContain("The referee let them");
	expect(await of(`/match/${tie.id}`)).toContain("أُدخلت المباراة كما لُعبت");
	const api = await (await site.get(`/api/v1/matches/${tie.id}`)).json();
	expect(api).toMatchObject({ as_played: true, home_score: 3, away_score: 0 });
	expect(
		api.rubbers.map(({ counts, home_players }: { counts: boolean; home_players: { id: number }[] }) => [
			counts,
			home_players[0]?.id,
		]),
	).toEqual([
		[true, players.home[1]],
		[true, players.home[1]],
		[true, players.home[2]],
		[false, players.home[0]],
	]);
	expect((await send({ ...sheet([win, loss, win, win]), reason: "Read wrongly" }, "8")).status).toBe(303);
	expect(await of(`/en/match/${tie.id}`), "the page that was kept in memory is made anew").not.toContain(
		"Entered as it",
	);
});

test("names that are no player's are taken from the sheet as it is, not from a form", async () => {
	const free = sheet([win, win, win], { home_C: "=Not on the sheet", reason: "A name" });
	expect((await send(free, "9")).body).toContain("Not a player of the club");
});

test("the sheet of a cancelled tie is asked about first", async () => {
	await site.sql(`update matches set status = 'cancelled', phase = null where id = ${tie.id}`);
	const fields = { ...sheet([win, win, win]), reason: "It was played" };
	expect((await send(fields, "9")).status).toBe(422);
	expect(await match()).toMatchObject({ status: "cancelled" });
	expect((await send({ ...fields, accepted: "cancelledTie sheetDiffers" }, "9")).status).toBe(303);
	expect(await match()).toMatchObject({ status: "completed", home_score: 3 });
});

test("a tie with a sheet stays when the batch that made it is taken back", async () => {
	const { id } = await site.row<{ id: number }>(
		"insert into import_batches (kind, file_name, created) values ('matches', 'ties.csv', 1) returning id",
	);
	await site.sql(`insert into import_batch_rows (import_batch_id, record, version, before)
		select ${id}, id, version, null from matches where id = ${tie.id}`);
	expect((await site.post(`/en/admin/undo/${id}`, {}, { cookie })).status).toBe(303);
	expect(await site.row(`select kept from import_batches where id = ${id}`)).toEqual({ kept: 1 });
});

test("a tie with a sheet keeps its teams, and its group the format", async () => {
	const other = await site.row<{ id: number }>("select id from teams where id not in ($1, $2) order by id limit 1", [
		tie.home_team_id,
		tie.away_team_id,
	]);
	const form = await site.row<Record<string, string>>(
		`select season, match_date::text, status::text, version::text, home_score::text, away_score::text
			from matches where id = $1`,
		[tie.id],
	);
	const moved = { ...form, home_team_id: String(other.id), away_team_id: String(tie.away_team_id) };
	const answer = await site.send(`/en/admin/matches/${tie.id}`, moved, cookie);
	expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("so its teams stay")]);
	const group = await site.row<Record<string, string>>(
		"select name, name_ar, tier::text, legs::text, rule_set, version::text from groups where id = 1",
	);
	const format = await site.send("/en/admin/league/groups/1", { ...group, format: "bo7" }, cookie);
	expect([format.status, await format.text()]).toEqual([
		422,
		expect.stringContaining("Matches have sheets in this format"),
	]);
});
