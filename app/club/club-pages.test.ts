import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../test/prepare-database.ts";
import { routeTable } from "../../test/route-table.ts";
import { cookiesOf, startSite } from "../../test/site.ts";
import { withoutSheets } from "../../test/without-sheets.ts";
import { hashOfToken } from "../base/http/browser-token.server.ts";
import { riyadhDay } from "../base/locale/format.ts";

const site = startSite();

type Demo = { tie: number; other: number; home: number; away: number; third: number; second: number; former: number };
let demo: Demo;
const cookies: Record<string, string> = { visitor: "" };

/** A pass that was entered already; the cookie of its browser. */
async function enteredPass(side: string, expires: string, revoked: string | null, tie = demo.tie) {
	const secret = randomBytes(24).toString("base64url");
	await site.sql(
		`insert into tie_passes (match_id, side, token_hash, pin_hash, expires_at, revoked_at, entered_at, pass_hash)
		values ($1, $2, $3, '', $4, $5, now(), $6)`,
		[tie, side, hashOfToken(`${secret}link`), expires, revoked, hashOfToken(secret)],
	);
	return `tie-pass=${secret}`;
}

/** An account that signs in with the demo's password. */
async function account(name: string, squads: number[]) {
	const { id } = await site.row<{ id: string }>(
		"insert into accounts (name, email, email_verified) values ($1, $2, true) returning id",
		[name, `${name}@demo.example`],
	);
	await site.sql(
		`insert into credentials (account_id, provider, provider_account, password) select $1::uuid, 'credential', $1::text,
			password from credentials limit 1`,
		[id],
	);
	for (const squad of squads)
		await site.sql("insert into captains (account_id, squad_id) values ($1, $2)", [id, squad]);
	return site.sessionOf(`${name}@demo.example`);
}

beforeAll(async () => {
	await withoutSheets(site);
	const found = await site.row<
		Demo & { club: number; season: string }
	>(`select m.id as tie, home_squad_id as home, away_squad_id as away,
			(select id from matches where home_squad_id = m.home_squad_id and id <> m.id order by id limit 1) as other,
			(select id from squads where season = m.season and id not in (home_squad_id, away_squad_id) limit 1) as third,
			home_team_id as club, season
		from matches m where status = 'scheduled' and match_date >= current_date order by match_date limit 1`);
	const squad = async (season: string, letter: string) =>
		(
			await site.row<{ id: number }>(
				`insert into squads (club_id, season, letter) values ($1, $2, $3)
				on conflict (club_id, season, class, letter) do update set letter = excluded.letter returning id`,
				[found.club, season, letter],
			)
		).id;
	await site.sql("insert into seasons (name) values ('1999/2000') on conflict do nothing");
	demo = { ...found, second: await squad(found.season, "J"), former: await squad("1999/2000", "A") };
	await site.sql("delete from captains");
	cookies.complainant = await site.sessionOf("player@demo.example");
	cookies.editor = await site.sessionOf("editor@demo.example");
	cookies["captain of home"] = await account("home", [demo.home]);
	cookies["captain of away"] = await account("away", [demo.away]);
	cookies["captain of a third squad"] = await account("third", [demo.third]);
	cookies["captain of home's second squad"] = await account("reserve", [demo.second]);
	cookies["captain of home's squad of another season"] = await account("earlier", [demo.former]);
	cookies["captain who is shut out"] = await account("disabled", [demo.home]);
	await site.sql("update accounts set disabled_at = now() where name = 'disabled'");
	cookies["captain whose squad was taken away"] = await account("former", [demo.home]);
	await site.sql("delete from captains c using accounts a where a.id = c.account_id and a.name = 'former'");
	cookies.pass = await enteredPass("away", "2999-01-01", null);
	cookies["pass for the other side"] = await enteredPass("home", "2999-01-01", null);
	cookies["pass for another tie"] = await enteredPass("home", "2999-01-01", null, demo.other);
	cookies["expired pass"] = await enteredPass("away", "2000-01-01", null);
	cookies["revoked pass"] = await enteredPass("away", "2999-01-01", "2026-01-01");
});

// Statuses of the home page, the tie, and the rosters of the home, the away and a third squad. 303 leads to the
// sign-in, for a pass to its tie.
const matrix: [string, number, number, number, number, number][] = [
	["visitor", 303, 303, 303, 303, 303],
	["complainant", 403, 403, 403, 403, 403],
	["editor", 403, 403, 403, 403, 403],
	["captain of home", 200, 200, 200, 404, 404],
	["captain of away", 200, 200, 404, 200, 404],
	["captain of a third squad", 200, 404, 404, 404, 200],
	["captain of home's second squad", 200, 404, 404, 404, 404],
	["captain of home's squad of another season", 200, 404, 404, 404, 404],
	["captain who is shut out", 303, 303, 303, 303, 303],
	["captain whose squad was taken away", 403, 403, 403, 403, 403],
	["pass", 303, 200, 404, 404, 404],
	["pass for the other side", 303, 200, 404, 404, 404],
	["pass for another tie", 303, 404, 404, 404, 404],
	["expired pass", 303, 303, 303, 303, 303],
	["revoked pass", 303, 303, 303, 303, 303],
];

/** Those whose home is the tie of their pass. */
const tieOf = (person: string) =>
	({ pass: demo.tie, "pass for the other side": demo.tie, "pass for another tie": demo.other })[person];

test.each(matrix)("captain × squad × tie: %s", async (person, ...statuses) => {
	const pages = [
		"/club",
		`/club/ties/${demo.tie}`,
		...[demo.home, demo.away, demo.third].map((id) => `/club/squads/${id}`),
	];
	const cookie = cookies[person] ?? "";
	for (const [i, page] of pages.entries())
		for (const prefix of ["", "/en"]) {
			const response = await site.get(prefix + page, { cookie });
			expect([page, response.status]).toEqual([page, statuses[i]]);
			const leads = prefix + (tieOf(person) ? `/club/ties/${tieOf(person)}` : "/club/auth");
			if (response.status === 303) expect(response.headers.get("location")?.startsWith(leads)).toBe(true);
			const data = await site.get(`${prefix}${page}.data`, { cookie });
			if (statuses[i] !== 200) expect(await data.text()).not.toMatch(/match_date|"ranking"/);
		}
});

/** Every address where captains act for a squad, with the tie, or the home squad, in the place of its first number. */
const addresses = routeTable.filter(
	({ layouts, path, source }) =>
		path && layouts.includes("club/pages/shell.tsx") && source.includes('requires("squad.act")'),
);

test.each(addresses.map(({ path = "" }) => path))("%s is closed to everyone who does not act there", async (path) => {
	const isOfTie = path.startsWith("/club/ties/");
	const address = path.replace(/:\w+/, String(isOfTie ? demo.tie : demo.home)).replace(/:\w+/g, "1");
	const column = !path.includes(":") ? 0 : isOfTie ? 1 : 2;
	for (const [person, ...statuses] of matrix) {
		const headers = { cookie: cookies[person] ?? "" };
		const got = [await site.get(address, headers), await site.post(address, { intent: "none" }, headers)];
		const isInside = statuses[column] === 200 || (column === 0 && tieOf(person) !== undefined);
		const isStranger = !tieOf(person) && statuses.every((status) => status === 403 || status === 303);
		for (const { status, headers: sent } of got)
			if (isInside) {
				expect([person, status === 403]).toEqual([person, false]);
				expect(sent.get("location") ?? "").not.toContain("/club/auth");
			} else expect([person, [403, 303].includes(status), status]).toEqual([person, isStranger, status]);
		if (!isInside && !isStranger)
			for (const { status } of got) expect([person, [404, 405].includes(status)]).toEqual([person, true]);
	}
});

test("a pass opens one tie and no other page", async () => {
	const staff = [`/admin/matches/${demo.tie}/passes`, `/admin/league/captains/${demo.home}`, "/admin/account"];
	for (const path of [...staff, "/complaints/dashboard", "/club/account", "/club/account/second-factor"]) {
		const headers = { cookie: cookies.pass ?? "" };
		for (const response of [await site.get(path, headers), await site.post(path, {}, headers)])
			expect([path, response.status]).toEqual([path, 303]);
	}
});

test("a captain manages the own account in the frame of captains, also in a browser with a pass", async () => {
	const captain = cookies["captain of home"] ?? "";
	for (const cookie of [captain, `${captain}; ${cookies.pass}`]) {
		const page = await (await site.get("/en/club/account", { cookie })).text();
		for (const shown of ["home@demo.example", 'href="/en/club/account/second-factor"', 'action="/en/club/sign-out"'])
			expect(page).toContain(shown);
		expect(page).not.toContain("/admin/");
	}
	const wrong = {
		current_password: "not it",
		password: "a lamp on wet tables",
		confirm_password: "a lamp on wet tables",
	};
	expect((await site.post("/club/account", wrong, { cookie: captain })).status).toBe(422);
	const { token } = await site.row<{ token: string }>(
		`select id as token from sessions where account_id = (select id from accounts where name = 'home')
			order by created_at limit 1`,
	);
	expect((await site.post("/club/account", { session: token }, { cookie: captain })).headers.get("location")).toBe(
		"/club/account",
	);
	await site.sql("update sessions set confirmed_at = now() - interval '1 hour'");
	cookies["captain of home"] = await site.sessionOf("home@demo.example");
	await site.sql("update sessions set confirmed_at = now() - interval '1 hour'");
	const led = await site.post("/club/account/second-factor", {}, { cookie: cookies["captain of home"] });
	expect([led.status, led.headers.get("location")]).toEqual([
		307,
		`/club/account/confirm?next=${encodeURIComponent("/club/account/second-factor")}`,
	]);
	await site.sql("update accounts set password_due = true where name = 'home'");
	const due = await site.get("/en/club", { cookie: cookies["captain of home"] });
	expect(due.headers.get("location")).toBe("/en/club/account/password");
	expect((await site.get("/en/club/account/password", { cookie: cookies["captain of home"] })).status).toBe(200);
	await site.sql("update accounts set password_due = false where name = 'home'");
});

test("a browser whose pass is over reads so, with an account too, and returns to the page it asked for", async () => {
	const at = `/en/club/ties/${demo.tie}`;
	for (const method of [
		site.get(at, { cookie: cookies["expired pass"] ?? "" }),
		site.post(at, {}, { cookie: cookies["revoked pass"] ?? "" }),
	]) {
		const out = await method;
		expect(out.headers.get("location")).toBe(`/en/club/auth?next=${encodeURIComponent(at)}`);
		expect(cookiesOf(out)).toEqual(expect.arrayContaining(["flash=tie-pass-over", "tie-pass="]));
		const told = await site.get(out.headers.get("location") ?? "", { cookie: "flash=tie-pass-over" });
		expect(await told.text()).toMatch(/role="alert"[^>]*>The match link has ended/);
	}
	const both = `${cookies["captain of away"]}; ${cookies["expired pass"]}`;
	const stayed = await site.get(at, { cookie: both });
	expect([stayed.status, stayed.headers.get("location")]).toEqual([303, at]);
	expect(cookiesOf(stayed)).toEqual(expect.arrayContaining(["flash=tie-pass-over", "tie-pass="]));
});

test("a captain who signs in at any door is led to the own squads", async () => {
	for (const [door, home] of [
		["/en/club/auth", "/en/club"],
		["/admin/auth", "/club"],
	] as const) {
		const response = await site.post(door, { email: "home@demo.example", password: DEMO_PASSWORD });
		expect([response.status, response.headers.get("location")]).toEqual([303, home]);
		const cookie = cookiesOf(response).join("; ");
		expect((await site.get(home, { cookie })).status).toBe(200);
		const left = await site.post("/en/club/sign-out", {}, { cookie });
		expect(left.headers.get("location")).toBe("/en/club/auth");
		expect((await site.get(home, { cookie })).status).toBe(303);
	}
});

test("someone who is signed in and has no squad is told what is missing, and can sign out", async () => {
	const page = await (await site.get("/en/club", { cookie: cookies.complainant ?? "" })).text();
	expect(page).toContain("Your account is not captain of a squad");
	expect(page).toContain('action="/en/club/sign-out"');
});

test("unsaved text of a captain waits for that account alone; a pass has no account that keeps any", async () => {
	const { id } = await site.row<{ id: number }>(
		`update matches set status = 'scheduled', phase = null, home_score = null, away_score = null,
			match_date = current_date - 1
		where id = (select id from matches where home_squad_id = $1 and id <> $2 order by id limit 1) returning id`,
		[demo.home, demo.tie],
	);
	const captain = { cookie: cookies["captain of home"] ?? "" };
	const [report, serial] = [`/en/club/ties/${id}/report`, "0123456789abcdef"];
	const draft = { home_score: "3", away_score: "1", seen: "{}", version: "0", serial };
	const store = (headers: Record<string, string>) => site.post(`/admin/drafts?of=report:${id}-home`, draft, headers);
	expect((await store(captain)).status).toBe(200);
	expect((await store({ cookie: cookies.editor ?? "" })).status).toBe(403);
	expect((await store({ cookie: cookies.pass ?? "" })).status).toBe(401);
	expect(await (await site.get(report, captain)).text()).toContain(`href="?draft=${serial}"`);
	expect(await (await site.get(`${report}?draft=${serial}`, captain)).text()).toMatch(
		/name="home_score"[^>]* value="3"/,
	);
	const rival = await account("second", [demo.home]);
	expect(await (await site.get(report, { cookie: rival })).text()).not.toContain(serial);
	const rows = async () =>
		(await site.sql<{ record: string }>("select record from record_drafts order by record")).rows.map(
			({ record }) => record,
		);
	const drop = async (of: string) =>
		(await site.post(`/admin/drafts?of=${of}`, { intent: "drop-draft", serial }, captain)).status;
	const before = await rows();
	for (const of of [`report:${id}-away`, `line-up:${id}-away`, "report:999999-home", "transfer-request:999999-new"])
		expect([of, await drop(of)]).toEqual([of, 404]);
	expect(await rows()).toEqual(before);
	expect(await drop(`report:${id}-home`)).toBe(200);
});

test("a tie of today is among the next ones, one of yesterday among those that were", async () => {
	const { day } = await site.row<{ day: string }>("select match_date::text as day from matches where id = $1", [
		demo.tie,
	]);
	const put = (on: string, days = 0) =>
		site.sql("update matches set match_date = $2::date + $3::integer where id = $1", [demo.tie, on, days]);
	const listed = async () => {
		const html = await (await site.get("/en/club", { cookie: cookies["captain of home"] ?? "" })).text();
		const [, next = "", played = ""] = html.split(/id="(?:next|played)"/);
		return [next, played].map((list) => list.includes(`data-match-id="${demo.tie}"`));
	};
	await put(riyadhDay(new Date()));
	expect(await listed()).toEqual([true, false]);
	await put(riyadhDay(new Date()), -1);
	expect(await listed()).toEqual([false, true]);
	await put(day);
});

test("the menu marks the squad on the page of its transfers as well", async () => {
	for (const path of ["", "/transfers"]) {
		const html = await (
			await site.get(`/en/club/squads/${demo.home}${path}`, { cookie: cookies["captain of home"] ?? "" })
		).text();
		expect(html, path).toContain(`<a href="/en/club/squads/${demo.home}" aria-current="page"`);
	}
});

test("a captain copies the data and erases the account in the club area; staff read who closes theirs", async () => {
	const cookie = await account("leaver", [demo.home]);
	expect(await (await site.get("/en/club/account", { cookie })).text()).toContain('href="/en/club/account/data"');
	const page = await (await site.get("/en/club/account/data", { cookie })).text();
	expect(page).toContain('href="/en/club/account/data.json"');
	const file = await site.get("/en/club/account/data.json", { cookie });
	expect(file.headers.get("content-disposition")).toContain("my-data.json");
	expect(await file.json()).toMatchObject({ account: { email: "leaver@demo.example" }, squads: [{}], cases: [] });
	const asked = await site.post("/club/account/data", { intent: "erase" }, { cookie });
	expect([asked.status, await asked.text()]).toEqual([422, expect.stringContaining("لا رجعة فيه")]);
	const done = await site.post("/club/account/data", { intent: "erase", confirm_erasure: "on" }, { cookie });
	expect([done.status, done.headers.get("location")]).toEqual([303, "/complaints"]);
	expect((await site.get("/club", { cookie })).headers.get("location")).toContain("/club/auth");
	const staff = await site.sessionOf("editor@demo.example");
	const theirs = await (await site.get("/en/admin/account/data", { cookie: staff })).text();
	expect(theirs).toContain("Ask an owner of the site to close it");
	expect(theirs).not.toContain("confirm_erasure");
	expect((await site.post("/admin/account/data", { confirm_erasure: "on" }, { cookie: staff })).status).toBe(403);
	expect((await site.get("/en/admin/account/data.json", { cookie: staff })).status).toBe(200);
});

test("the deadlines of a captain are a file for a calendar, each with a reminder and its tie", async () => {
	await site.sql(`update matches set match_date = current_date + 5, match_time = '19:00', date_known = true
		where id = ${demo.tie}; update editions set depth = 'games';
		update groups set format = 'swaythling5'`);
	const cookie = cookies["captain of home"] ?? "";
	const page = async () => (await (await site.get("/en/club", { cookie })).text()).includes("/en/club/deadlines.ics");
	await expect.poll(page).toBe(true); // the server hears of rows of others
	const response = await site.get("/en/club/deadlines.ics", { cookie });
	expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	const calendar = (await response.text()).replaceAll(/\r\n[ \t]/g, "");
	const [event = ""] = calendar.split("BEGIN:VEVENT").filter((each) => each.includes(`/club/ties/${demo.tie}/line-up`));
	expect(event).toMatch(/DTSTART:\d{8}T160000Z/);
	expect(event).toMatch(/BEGIN:VALARM[\s\S]*TRIGGER:-PT1H/);
	expect((await site.get("/en/club/deadlines.ics", { cookie: cookies.pass ?? "" })).status).toBe(404);
	const stranger = await site.get("/en/club/deadlines.ics", { cookie: cookies["captain of a third squad"] ?? "" });
	expect(await stranger.text()).not.toContain(`/club/ties/${demo.tie}/`);
});
