import { beforeAll, expect, test } from "vitest";
import { cookiesOf, startSite } from "../../../../test/site.ts";
import { withoutSheets } from "../../../../test/without-sheets.ts";
import type { Side } from "../../../access/side.ts";
import { hashOfToken, randomToken } from "../../../base/http/browser-token.server.ts";

const site = startSite();
let tie = 0;
let ahead = 0;
let player = 0;
const captains: Record<Side, string> = { home: "", away: "" };
const club = (path: string, match = tie) => `/en/club/ties/${match}${path}`;
const stashes = async () =>
	(await site.sql<Record<string, unknown>>("select * from kept_forms where pass_id is not null")).rows;

/** A link with a PIN that this browser gave: its id, and the cookie of the browser. */
async function enteredPass(match: number, side: Side) {
	const secret = randomToken();
	const { id } = await site.row<{ id: string }>(
		`insert into tie_passes (match_id, side, token_hash, pin_hash, expires_at, entered_at, pass_hash)
		values ($1, $2, $3, '', '2099-01-01', now(), $4) returning id`,
		[match, side, hashOfToken(`${secret}link`), hashOfToken(secret)],
	);
	return { id, cookie: `tie-pass=${secret}` };
}
const endings = {
	expires: "expires_at = now() - interval '1 minute'",
	"is revoked": "revoked_at = now()",
	"is taken over": "former_pass_hash = pass_hash, pass_hash = gen_random_uuid()::text",
};

/** Sends a form with the cookie of a pass that has ended; the cookie of what was stashed, empty where nothing was. */
async function sentLate(path: string, fields: Record<string, string>, how: keyof typeof endings = "expires") {
	const pass = await enteredPass(Number(/ties\/(\d+)/.exec(path)?.[1]), "home");
	await site.sql(`update tie_passes set ${endings[how]} where id = $1`, [pass.id]);
	const late = await site.send(path, fields, pass.cookie);
	expect([late.status, late.headers.get("location")]).toEqual([303, `/en/club/auth?next=${encodeURIComponent(path)}`]);
	return { ...pass, kept: cookiesOf(late).find((cookie) => cookie.startsWith("kept=")) ?? "" };
}
const text = async (path: string, ...sent: string[]) => (await site.get(path, { cookie: sent.join("; ") })).text();
const NOTICE = "We kept what you typed";

beforeAll(async () => {
	await withoutSheets(site);
	captains.home = await site.sessionOf("captain@demo.example");
	const found = await site.row<{ id: number; home: number; away: number; club: number }>(
		`update matches set status = 'scheduled', phase = null, home_score = null, away_score = null,
			match_date = current_date - 1
		where id = (select id from matches where home_squad_id = (select squad_id from captains limit 1)
			order by id limit 1)
		returning id, home_squad_id as home, away_squad_id as away, home_team_id as club`,
	);
	tie = found.id;
	await site.sql(
		"insert into captains (account_id, squad_id) select id, $1 from accounts where email = 'editor@demo.example'",
		[found.away],
	);
	// Named captain for the first time: every session of the account has ended.
	captains.away = await site.sessionOf("editor@demo.example");
	ahead = (
		await site.row<{ id: number }>(
			`insert into matches (season, match_date, home_team_id, away_team_id) select season, current_date + 9,
				home_team_id, away_team_id from matches where id = $1 returning id`,
			[tie],
		)
	).id;
	player = (
		await site.row<{ id: number }>(
			"insert into players (name, name_ar, team_id, ranking) values ('P 1', 'ل 1', $1, 901) returning id",
			[found.club],
		)
	).id;
});

const forms: [string, keyof typeof endings, () => [string, Record<string, string>, RegExp]][] = [
	[
		"report",
		"expires",
		() => [
			club("/report"),
			{ home_score: "2", away_score: "3", version: "0", seen: "{}" },
			/name="home_score"[^>]* value="2"/,
		],
	],
	[
		"line-up",
		"is revoked",
		() => [
			club("/line-up"),
			{ home_A: String(player), later: "on", version: "0", seen: "{}" },
			new RegExp(`<option[^>]* value="${player}" selected`),
		],
	],
	[
		"request for dates",
		"is taken over",
		() => [
			club("/dates", ahead),
			{ intent: "ask", side: "home", date_1: "2099-01-01", note: "The hall is let" },
			/The hall is let/,
		],
	],
];

test.each(forms)(
	"a %s that was sent after its pass %s is in its form again for those who act for its side, and for no others",
	async (name, how, form) => {
		if (name === "line-up")
			await site.sql("update editions set depth = 'games'; update groups set format = 'swaythling5'");
		const [path, fields, typed] = form();
		const match = name === "request for dates" ? ahead : tie;
		const { kept } = await sentLate(path, fields, how);
		const shown = async (...sent: string[]) => {
			const html = await text(path, ...sent);
			return [typed.test(html), html.includes(NOTICE)];
		};
		expect(await shown(captains.home, kept)).toEqual([true, true]);
		expect(await shown((await enteredPass(match, "home")).cookie, kept)).toEqual([true, true]);
		expect(await shown(captains.away, kept)).toEqual([false, false]);
		expect(await shown((await enteredPass(match, "away")).cookie, kept)).toEqual([false, false]);
		expect(await shown(captains.home), "another browser").toEqual([false, false]);
		expect(await text(club("/dates"), captains.home, kept), "another page").not.toContain(NOTICE);
		expect(await text("/en/club/auth", kept)).toContain("you will find what you typed");
		await site.sql("update kept_forms set created_at = now() - interval '61 minutes'");
		expect(await shown(captains.home, kept), "an hour later").toEqual([false, false]);
	},
);

test("what was typed is sealed, without passwords, PINs and files, and is deleted once it is saved", async () => {
	await site.sql("delete from kept_forms");
	const dispute = { intent: "dispute", report: "1", body: "Canary-7f3a", password: "my four words", pin: "123456" };
	const { kept, id } = await sentLate(club("/answer"), dispute);
	const [row] = await stashes();
	expect(row).toMatchObject({ pass_id: id, sealed: expect.stringMatching(/^\w+\.[\w-]{40,}$/) });
	expect(await text(club("/answer"), captains.home, kept)).toContain("Canary-7f3a");
	expect(await text(club("/answer"), captains.home, kept)).not.toMatch(/my four words|123456/);
	const file = new Blob(["x".repeat(2000)]);
	expect((await site.send(club("/answer"), { pin: "123456", file }, (await ended()).cookie)).status).toBe(303);
	expect(await stashes(), "nothing but a PIN and a file").toHaveLength(1);
	const dates = { intent: "ask", side: "home", date_1: "2099-01-01", note: "The hall is let" };
	const late = await sentLate(club("/dates", ahead), dates);
	const { day } = await site.row<{ day: string }>("select (current_date + 30)::text as day");
	const cookie = `${captains.home}; ${late.kept}`;
	const asked = { ...dates, date_1: day, accepted: "" };
	let saved = await site.send(club("/dates", ahead), asked, cookie);
	const questions = /name="accepted" value="([^"]*)"/.exec(await saved.text())?.[1];
	if (questions) saved = await site.send(club("/dates", ahead), { ...asked, accepted: questions }, cookie);
	expect([saved.status, cookiesOf(saved)]).toEqual([303, expect.arrayContaining(["kept="])]);
	expect((await stashes()).map(({ pass_id }) => pass_id)).toEqual([id]);
});

async function ended(match = tie) {
	const pass = await enteredPass(match, "home");
	await site.sql("update tie_passes set revoked_at = now() where id = $1", [pass.id]);
	return pass;
}

test("nothing is stashed of a stranger, of another tie's page, after signing out, or beyond 30 an hour", async () => {
	await site.sql("delete from kept_forms");
	const fields = { intent: "dispute", report: "1", body: "Canary-7f3a" };
	const send = async (cookie: string, path = club("/answer")) => {
		const sent = await site.send(path, fields, cookie);
		expect(sent.status).toBe(303);
		return cookiesOf(sent).find((each) => each.startsWith("kept="));
	};
	expect(await send(`tie-pass=${"a".repeat(32)}`)).toBeUndefined();
	const pass = await ended();
	for (const path of [club("/answer", ahead), "/en/club/squads/1", "/en/club"])
		expect(await send(pass.cookie, path)).toBeUndefined();
	const kept = await send(pass.cookie);
	expect(await stashes()).toHaveLength(1);
	for (let more = 1; more < 30; more++) expect(await send(pass.cookie)).toBeDefined();
	expect(await send(pass.cookie)).toBeUndefined();
	expect(await send((await ended()).cookie), "another pass").toBeDefined();
	const { length } = await stashes();
	const out = await site.post("/en/club/sign-out", {}, { cookie: `${pass.cookie}; ${kept}` });
	expect(cookiesOf(out)).toEqual(expect.arrayContaining(["kept=", "tie-pass="]));
	expect(await stashes()).toHaveLength(length - 1);
	await site.sql("delete from rate_limits");
	expect(await send(pass.cookie)).toBeUndefined();
});

test("a side that becomes another squad's gets nothing that was typed for the former one", async () => {
	await site.sql("delete from kept_forms");
	const ask = { intent: "dispute", report: "1", body: "Canary-7f3a" };
	const before = await sentLate(club("/answer"), ask);
	const inUse = await enteredPass(tie, "home");
	expect(await stashes()).toHaveLength(1);
	await site.sql("update matches set home_team_id = away_team_id, away_team_id = home_team_id where id = $1", [tie]);
	expect(await stashes()).toEqual([]);
	for (const { cookie } of [before, inUse]) expect((await site.send(club("/answer"), ask, cookie)).status).toBe(303);
	expect(await stashes()).toEqual([]);
});
