import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../test/site.ts";
import { withoutSheets } from "../../test/without-sheets.ts";
import { type Side, sides } from "../access/side.ts";
import { hashOfToken } from "../base/http/browser-token.server.ts";
import { riyadhDay } from "../base/locale/format.ts";

const site = startSite();
type Tie = { id: number; home_team_id: number; away_team_id: number };
let tie: Tie;
const cookies: Record<Side | "staff", string> = { home: "", away: "", staff: "" };
const players: Record<Side, number[]> = { home: [], away: [] };

/** The cookie of a browser in which the PIN of a pass was given. */
async function passFor(match: number, side: Side) {
	const secret = randomBytes(24).toString("base64url");
	await site.sql(
		`insert into tie_passes (match_id, side, token_hash, pin_hash, expires_at, entered_at, pass_hash)
		values ($1, $2, $3, '', '2099-01-01', now(), $4)`,
		[match, side, hashOfToken(`${secret}link`), hashOfToken(secret)],
	);
	return `tie-pass=${secret}`;
}

async function playersOf(club: number): Promise<number[]> {
	const { rows } = await site.sql<{ id: number }>(
		`insert into players (name, name_ar, team_id, ranking) select 'P ' || n, 'ل ' || n, $1, 900 + n
			from generate_series(1, 3) n returning id`,
		[club],
	);
	return rows.map(({ id }) => id);
}

beforeAll(async () => {
	await withoutSheets(site);
	cookies.staff = await site.sessionOf("league-manager@demo.example");
	cookies.home = await site.sessionOf("captain@demo.example");
	await site.sql(
		`update editions set depth = 'games';
			update groups set format = 'swaythling5', confirmation_hours = 24; update groups set answer_hours_from = null`,
	);
	const { squad } = await site.row<{ squad: number }>("select squad_id as squad from captains limit 1");
	tie = await site.row<Tie>(
		`update matches set status = 'scheduled', phase = null, home_score = null, away_score = null,
			match_date = current_date - 1
		where id = (select id from matches where home_squad_id = $1 order by id limit 1)
		returning id, home_team_id, away_team_id`,
		[squad],
	);
	cookies.away = await passFor(tie.id, "away");
	for (const side of sides) players[side] = await playersOf(tie[`${side}_team_id`]);
});

const page = (path = "") => `/en/club/ties/${tie.id}${path}`;
const text = async (path: string, cookie: string) => (await site.get(path, { cookie })).text();
async function send(path: string, side: Side, fields: Record<string, string>) {
	const response = await site.send(page(path), fields, cookies[side]);
	return { status: response.status, body: await response.text(), to: response.headers.get("location") };
}
const names = { home: ["A", "B", "C"], away: ["X", "Y", "Z"] } as const;
const lineUp = (side: Side) =>
	Object.fromEntries(names[side].map((place, nth) => [`${side}_${place}`, String(players[side][nth])]));
/** The fields of a sheet whose rubbers were won 11-5 three times by these sides. */
function rubbers(winners: Side[]) {
	const fields: Record<string, string> = {};
	for (const [nth, side] of winners.entries())
		for (const game of [1, 2, 3]) {
			fields[`r${nth + 1}_h${game}`] = side === "home" ? "11" : "5";
			fields[`r${nth + 1}_a${game}`] = side === "away" ? "11" : "5";
		}
	return fields;
}
const row = () =>
	site.row<Record<string, unknown>>("select status::text, phase, home_score, away_score from matches where id = $1", [
		tie.id,
	]);

test("a line-up is named, handed in, taken back and sealed for the other side", async () => {
	expect(await text(page(), cookies.home)).toContain("No line-up has been named yet");
	const form = await text(page("/line-up"), cookies.home);
	expect(form).toContain('name="home_A"');
	expect(form).not.toContain('name="away_X"');
	const broken = await send("/line-up", "home", { ...lineUp("home"), home_B: String(players.home[0]), version: "0" });
	expect([broken.status, broken.body.includes("A player has one position only")]).toEqual([422, true]);
	expect((await send("/line-up", "home", { home_A: String(players.home[0]), later: "on", version: "0" })).status).toBe(
		303,
	);
	expect(await text(page(), cookies.home)).toContain("Saved, and not handed in yet");
	const late = await send("/line-up", "home", { ...lineUp("home"), home_A: "", version: "0", seen: '{"home_A":""}' });
	expect(late.status).toBe(409);
	expect(late.body.replaceAll("<!-- -->", ""), "what another captain chose, by name").toContain(
		'Now: <q dir="auto">P 1</q>',
	);
	expect(late.body, "the notice gets the focus").toMatch(
		/<div role="alert" tabindex="-1" autofocus=""[^>]*><p[^>]*>Someone else/,
	);
	expect((await send("/line-up", "home", { ...lineUp("home"), version: "2" })).status).toBe(303);
	expect(await text(page("/line-up"), cookies.home)).toContain("Take it back");
	expect(await text(page(), cookies.away)).not.toContain("P 1");
	expect((await send("/line-up", "home", { intent: "take-back" })).status).toBe(303);
	expect((await send("/line-up", "home", { ...lineUp("home"), version: "4" })).status).toBe(303);
	expect(await text(`/club/ties/${tie.id}`, cookies.home)).toContain("سُلّمت");
});

test("the sheet is opened, filled in with the staff's own words, and asks the other side", async () => {
	expect(await text(page("/report"), cookies.away)).toContain("Open the match sheet");
	expect((await send("/report", "away", { intent: "open" })).status).toBe(303);
	const form = await text(page("/report"), cookies.away);
	expect(form).toContain('name="r5_a5"');
	expect(form).toContain("P 1");
	const turned = { home_B: String(players.home[2]), home_C: String(players.home[1]) };
	const fields = { ...lineUp("home"), ...turned, ...lineUp("away") };
	const broken = await send("/report", "away", {
		...fields,
		...rubbers(["home"]),
		r1_h3: "11",
		r1_a3: "10",
		version: "0",
	});
	expect([broken.status, broken.body.includes("No game ends 11–10")]).toEqual([422, true]);
	expect(broken.body).toContain('name="r1_a3" value="10"');
	const whole = { ...fields, ...rubbers(["home", "away", "away", "away"]), version: "0" };
	const look = await send("/report", "away", whole);
	const asked = look.body.replaceAll("<!-- -->", "");
	expect([look.status, await row()]).toMatchObject([422, { status: "scheduled", home_score: null }]);
	expect(asked).toMatch(/To be published.*<bdi>1<\/bdi>.*<bdi>3<\/bdi>.*>P 1<\/bdi>.*Go on editing/s);
	expect(asked).toContain(">Publish the result<");
	expect(asked).toContain('name="r1_a3" value="5"');
	const [changed] = [{ ...whole, r1_a3: "6", accepted: "publishes", asked: JSON.stringify(whole) }];
	expect((await send("/report", "away", changed)).status, "changed after the look").toBe(422);
	Object.assign(whole, { accepted: "publishes" });
	const [first, second] = await Promise.all([send("/report", "away", whole), send("/report", "away", whole)]);
	expect([first.status, second.status], "pressed twice").toEqual([303, 303]);
	expect(await row()).toEqual({ status: "completed", phase: "reported", home_score: 1, away_score: 3 });
	expect((await site.sql("select number from reports where match_id = $1", [tie.id])).rows).toHaveLength(1);
	expect((await site.sql("select number from sheet_versions where match_id = $1", [tie.id])).rows).toHaveLength(1);
	expect(await text(page("/answer"), cookies.away)).not.toContain("Yes, the result is right");
	const remarks = [page(), `/en/admin/matches/${tie.id}/report`].flatMap((path) => {
		const readers = path === page() ? [cookies.home, cookies.away] : [cookies.staff];
		return readers.map((cookie) => text(path, cookie));
	});
	for (const remark of await Promise.all(remarks))
		expect(remark.replaceAll("<!-- -->", "")).toMatch(/Other than handed in:.*Home · B: <bdi>P 3<.*handed in: P 2\)/s);
	const pub = await text(`/en/match/${tie.id}`, "");
	expect(pub).not.toContain("handed in: P 2");
	expect(pub).toContain("not confirmed yet");
	const api = await (await site.get(`/api/v1/matches/${tie.id}`)).json();
	expect(api).toMatchObject({ phase: "reported", home_score: 1, away_score: 3 });
});

test("the other side disputes it in words that no public page has, changes its mind, and confirms", async () => {
	const asked = await text(page("/answer"), cookies.home);
	const waiting = await text("/en/admin/matches/overdue", cookies.staff);
	const reminder = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(waiting)?.[1] ?? "";
	expect(decodeURIComponent(reminder)).toMatch(new RegExp(`^https://wa.me/\\?text=.*/club/ties/${tie.id}$`, "s"));
	expect(asked).toContain("Yes, the result is right");
	expect(asked).toContain("P 1");
	expect((await send("/answer", "home", { intent: "dispute", report: "1", body: "" })).status).toBe(422);
	const body = "Rubber three was ours";
	expect((await send("/answer", "home", { intent: "dispute", report: "1", body })).status).toBe(303);
	expect(await text(page(), cookies.away)).toContain(body);
	for (const path of [`/en/match/${tie.id}`, `/match/${tie.id}`, `/api/v1/matches/${tie.id}`])
		expect(await text(path, "")).not.toContain(body);
	const own = await send("/answer", "away", { intent: "accept", report: "1" });
	expect([own.status, own.body.includes("your own report")]).toEqual([409, true]);
	expect((await send("/answer", "home", { intent: "accept", report: "1" })).status).toBe(303);
	expect((await send("/answer", "home", { intent: "accept", report: "1" })).status, "pressed twice").toBe(303);
	expect(await row()).toMatchObject({ phase: "confirmed" });
	const late = await send("/report", "away", {
		...lineUp("home"),
		...lineUp("away"),
		...rubbers(["home", "home", "home"]),
		version: "1",
	});
	expect([late.status, late.body.includes("The result is confirmed")]).toEqual([409, true]);
	expect(late.body).toContain('name="r1_h1" value="11"');
	const lost = await send("/answer", "home", { intent: "dispute", report: "1", body: "Rubber two was ours" });
	expect(
		[lost.status, lost.body.includes(">Rubber two was ours</p>")],
		"typed while another captain confirmed",
	).toEqual([409, true]);
	expect(await text(`/en/match/${tie.id}`, "")).not.toContain("not confirmed yet");
});

test("staff find a dispute in the list, and confirm or correct the report with words for both sides", async () => {
	await site.sql("update editions set depth = 'outcome'");
	await site.sql(
		"update matches set status = 'scheduled', phase = null, home_score = null, away_score = null where id = $1",
		[tie.id],
	);
	const { number } = await site.row<{ number: number }>(
		"select max(number) as number from reports where match_id = $1",
		[tie.id],
	);
	const form = { home_score: "3", away_score: "0", outcome: "played", absent: "", version: String(number) };
	const look = await send("/report", "away", form);
	expect(look.body.replaceAll("<!-- -->", "")).toMatch(/To be published.*<bdi>3<\/bdi>.*<bdi>0<\/bdi>.*Go on editing/s);
	expect((await send("/report", "away", { ...form, accepted: "publishes" })).status).toBe(303);
	const report = String(number + 1);
	expect((await send("/answer", "home", { intent: "dispute", report, body: "It was three to one" })).status).toBe(303);
	const staff = `/en/admin/matches/${tie.id}/report`;
	expect(await text("/en/admin/matches/overdue?kind=dispute", cookies.staff)).toContain(`data-match-id="${tie.id}"`);
	const today = await text("/en/admin", cookies.staff);
	expect([today.includes("results to confirm"), today.includes("It was three to one")]).toEqual([true, true]);
	expect(await text(staff, cookies.staff)).toContain("It was three to one");
	const { version } = await site.row<{ version: number }>("select version from matches where id = $1", [tie.id]);
	const correction = {
		intent: "correct",
		home_score: "3",
		away_score: "1",
		outcome: "played",
		absent: "",
		version: String(version),
	};
	expect((await site.send(staff, correction, cookies.staff)).status).toBe(422);
	const reason = "The card says three to one";
	expect((await site.send(staff, { ...correction, reason }, cookies.staff)).status).toBe(303);
	expect(await row()).toMatchObject({ phase: "confirmed", home_score: 3, away_score: 1 });
	expect(await text(page(), cookies.away)).toContain(reason);
	const shown = await text(`/en/match/${tie.id}`, "");
	expect([shown.includes("was corrected on"), shown.includes(reason)]).toEqual([true, false]);
	expect((await site.get(staff, { cookie: cookies.home })).status).toBe(403);
});

test("a dispute and dates that were sent after the session had ended are in their forms again", async () => {
	await site.sql("update editions set depth = 'score'");
	const set = "status = 'scheduled', phase = null, home_score = null, away_score = null";
	await site.sql(`update matches set ${set} where id = $1`, [tie.id]);
	const last = () => site.row<{ n: number }>("select max(number) as n from reports where match_id = $1", [tie.id]);
	const score = { home_score: "1", away_score: "3", version: String((await last()).n), accepted: "publishes" };
	expect((await send("/report", "away", score)).status).toBe(303);
	const dispute = { intent: "dispute", report: String((await last()).n), body: "Rubber four was ours" };
	const { rows } = await site.sql<{ id: number }>(
		`insert into matches (season, match_date, home_team_id, away_team_id) select season, current_date + 9, home_team_id,
			away_team_id from matches where id = $1 returning id`,
		[tie.id],
	);
	const dates = { intent: "ask", side: "home", date_1: "2099-01-01", note: "The hall is let" };
	for (const [path, fields, typed] of [
		[page("/answer"), dispute, "Rubber four was ours"],
		[`/en/club/ties/${rows[0]?.id}/dates`, dates, "The hall is let"],
	] as const) {
		const cookie = await site.sessionOf("captain@demo.example");
		await site.sql("delete from sessions");
		const late = await site.send(path, fields, cookie);
		expect(late.status).toBe(303);
		const kept = /(?:^|, )(kept=[\w-]+)/.exec(late.headers.get("set-cookie") ?? "")?.[1] ?? "";
		const html = await text(path, `${await site.sessionOf("captain@demo.example")}; ${kept}`);
		expect(html).toContain(typed);
		expect(html).toContain("We kept what you typed");
	}
	const path = `/en/club/ties/${rows[0]?.id}/dates`;
	const cookie = await site.sessionOf("captain@demo.example");
	const ahead = (await site.row<{ day: string }>("select (current_date + 30)::text as day")).day;
	const asked = { ...dates, date_1: ahead, accepted: "" };
	const first = await site.send(path, asked, cookie);
	const questions = /name="accepted" value="([^"]*)"/.exec(await first.text())?.[1];
	if (questions) await site.send(path, { ...asked, accepted: questions }, cookie);
	const second = await site.send(path, { ...asked, note: "The hall is closed" }, cookie);
	const html = await second.text();
	expect([second.status, html.includes(">The hall is closed</p>")], "typed while another captain asked").toEqual([
		409,
		true,
	]);
});

test("who is captain of both teams of a tie asks for another date for the one that the form names", async () => {
	const { id } = await site.row<{ id: number }>(
		`with own as (select c.account_id, q.club_id, q.season, q.class from captains c join squads q on q.id = c.squad_id
				limit 1),
			second as (insert into squads (club_id, season, class, letter) select club_id, season, class, 'K' from own
				returning id, club_id),
			named as (insert into captains (account_id, squad_id) select own.account_id, second.id from own, second)
		insert into matches (season, match_date, home_team_id, away_team_id, away_squad_id)
			select own.season, current_date + 11, own.club_id, own.club_id, second.id from own, second returning id`,
	);
	const path = `/en/club/ties/${id}/dates`;
	const ahead = (await site.row<{ day: string }>("select (current_date + 40)::text as day")).day;
	const asked = { intent: "ask", side: "away", date_1: ahead, note: "The hall is let", accepted: "" };
	const cookie = await site.sessionOf("captain@demo.example");
	const first = await site.send(path, asked, cookie);
	const questions = /name="accepted" value="([^"]*)"/.exec(await first.text())?.[1];
	if (questions) await site.send(path, { ...asked, accepted: questions }, cookie);
	const made = await site.sql("select side from date_requests where match_id = $1", [id]);
	expect(made.rows).toEqual([{ side: "away" }]);
});

test("the day that a side said is corrected on the page where it said it; the other side cannot", async () => {
	const { id } = await site.row<{ id: number }>(
		`update matches set status = 'scheduled', phase = null, home_score = null, away_score = null, date_known = false
		where id = (select id from matches
			where home_squad_id = (select home_squad_id from matches where id = $1) and id <> $1
			order by id desc limit 1) returning id`,
		[tie.id],
	);
	const home = await site.sessionOf("captain@demo.example");
	const at = (path = "") => `/en/club/ties/${id}${path}`;
	const day = (ago: number) => riyadhDay(new Date(Date.now() - ago * 86_400_000));
	const say = (fields: Record<string, string>, cookie = home) => site.send(at("/day"), fields, cookie);
	expect((await say({ day: day(3) })).headers.get("location")).toBe(at("/report"));
	expect(await text(at(), home)).toContain("Correct the day of the match");
	const form = await text(at("/day"), home);
	expect(form).toMatch(new RegExp(`name="day"[^>]*value="${day(3)}"|value="${day(3)}"[^>]*name="day"`));
	expect(form).toContain('name="intent" value="correct"');
	const ahead = await say({ intent: "correct", day: day(-2) });
	expect([ahead.status, (await ahead.text()).includes(`value="${day(-2)}"`)]).toEqual([422, true]);
	expect((await say({ intent: "correct", day: day(4) })).headers.get("location")).toBe(at());
	const away = await passFor(id, "away");
	expect(await text(at(), away)).not.toContain("Correct the day of the match");
	const foreign = await say({ intent: "correct", day: day(5) }, away);
	expect([foreign.status, (await foreign.text()).includes("Your team did not say this day")]).toEqual([409, true]);
	expect(await site.row("select match_date::text as day from matches where id = $1", [id])).toEqual({ day: day(4) });
});
