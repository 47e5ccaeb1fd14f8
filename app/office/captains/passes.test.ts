import { beforeAll, expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { cookiesOf, startSite } from "../../../test/site.ts";

const site = startSite({ settings: { TRUST_PROXY: "1" } });
recordsEvents(["tie-pass.revoked"], (text, values) => site.sql(text, values));
let editor = "";
let tie = 0;
const page = () => `/en/admin/matches/${tie}/passes`;
const plus = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
let day = "";
beforeAll(async () => {
	editor = await site.sessionOf("editor@demo.example");
	const row = await site.row<{ id: number; day: string }>(
		`select id, match_date::text as day from matches where status = 'scheduled' and match_date >= current_date
			order by match_date limit 1`,
	);
	[tie, day] = [row.id, row.day];
});
const post = (fields: Record<string, string>) => site.post(page(), fields, { cookie: editor });

/** Makes a pass for the away side as staff do, and reads link and PIN off the answer. */
async function made() {
	const text = await (await post({ side: "away", until: plus(day, 1) })).text();
	const link = /http[^<]+(\/en\/club\/enter\/[\w-]{32})/.exec(text)?.[1] ?? "";
	const pin = />(\d{6})</.exec(text)?.[1] ?? "";
	const { id } = await site.row<{ id: string }>("select id from tie_passes order by created_at desc limit 1");
	return { link, pin, id };
}
const wrong = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, "0");
const club = () => `/en/club/ties/${tie}`;
const statusOf = async (cookie: string) => (await site.get(club(), { cookie })).status;

test("a link is made for one side until the day after the tie, and is shown once with its PIN", async () => {
	expect(await (await site.get(page(), { cookie: editor })).text()).toContain(`value="${plus(day, 1)}"`);
	for (const until of [plus(day, 15), "2020-01-01", "soon"])
		expect((await post({ side: "home", until })).status).toBe(422);
	const { link, pin, id } = await made();
	expect([link.length > 32, pin.length]).toEqual([true, 6]);
	const again = await (await site.get(page(), { cookie: editor })).text();
	expect(again).not.toContain(link);
	expect(again).toContain("Not used yet");
	const row = await site.row<Record<string, unknown>>(
		"select *, expires_at at time zone 'Asia/Riyadh' as ends from tie_passes where id = $1",
		[id],
	);
	expect(JSON.stringify(row)).not.toContain(pin);
	expect(row.pin_hash).toMatch(/^\$argon2id\$/);
	expect(
		(await site.post(page(), { side: "home", until: day }, { cookie: await site.sessionOf("captain@demo.example") }))
			.status,
	).toBe(403);
});

test("the PIN opens the tie for its side in one browser; looking at the link uses nothing up", async () => {
	const { link, pin, id } = await made();
	for (let i = 0; i < 3; i++) expect((await site.get(link)).status).toBe(200);
	expect((await site.post(link, { pin: "12" })).status).toBe(422);
	expect(await (await site.post(link, { pin: wrong(pin) })).text()).toContain("Wrong PIN.");
	const entered = await site.post(link, { pin: ` ${pin.slice(0, 3)} ${pin.slice(3)}` });
	expect([entered.status, entered.headers.get("location")]).toEqual([303, club()]);
	const set = entered.headers.getSetCookie().find((cookie) => cookie.startsWith("tie-pass="));
	expect(set).toMatch(/HttpOnly.*SameSite=Lax/i);
	const cookie = cookiesOf(entered).find((each) => each.startsWith("tie-pass=")) ?? "";
	expect(await statusOf(cookie)).toBe(200);
	const other = cookiesOf(await site.post(link, { pin })).find((each) => each.startsWith("tie-pass=")) ?? "";
	expect([await statusOf(cookie), await statusOf(other)]).toEqual([303, 200]);
	const left = await site.post("/en/club/sign-out", {}, { cookie: other });
	expect(left.headers.get("location")).toBe("/en/club/auth");
	expect(await statusOf(other)).toBe(303);
	const { rows } = await site.sql(
		"select actor, action, subject, details from audit_log where subject = $1 order by id",
		[`tie-pass:${id}`],
	);
	expect(rows).toMatchObject([
		{ actor: "editor@demo.example", action: "tie-pass.issued", details: { side: "away" } },
		{ actor: "pass", action: "tie-pass.entered", details: { pass: id } },
		{ actor: "pass", action: "tie-pass.entered", details: { pass: id } },
		{ actor: "pass", action: "tie-pass.left", details: { pass: id } },
	]);
	expect(JSON.stringify(rows)).not.toContain(pin);
});

test("a browser whose link was opened elsewhere while it typed has its form again by the link", async () => {
	const { link, pin } = await made();
	const enter = async () =>
		cookiesOf(await site.post(link, { pin })).find((each) => each.startsWith("tie-pass=")) ?? "";
	const [first, second] = [await enter(), await enter()];
	const dates = { intent: "ask", side: "away", date_1: "2099-01-01", note: "The hall is let" };
	const late = await site.post(`${club()}/dates`, dates, { cookie: first });
	const kept = cookiesOf(late).find((each) => each.startsWith("kept=")) ?? "";
	expect([late.status, kept.length > 20]).toEqual([303, true]);
	expect(await (await site.get(link, { cookie: kept })).text()).toContain(
		"What you typed in this browser was not sent",
	);
	const shown = async (cookie: string) => (await site.get(`${club()}/dates`, { cookie })).text();
	expect(await shown(second)).not.toContain("The hall is let");
	expect(await shown(`${await enter()}; ${kept}`)).toContain("The hall is let");
});

test("a pass ends with the role of who made it, and once that one is captain of a club of the tie", async () => {
	const { link, pin, id } = await made();
	const cookie = cookiesOf(await site.post(link, { pin })).find((each) => each.startsWith("tie-pass=")) ?? "";
	const works = async () => [await statusOf(cookie), (await site.get(link)).status];
	const working = [200, 200];
	expect(await works()).toEqual(working);
	const { issuer } = await site.row<{ issuer: string }>("select issued_by_id as issuer from tie_passes where id = $1", [
		id,
	]);
	const outAnd = async (change: string, back: string) => {
		await site.sql(change, [issuer]);
		const out = await works();
		expect([
			out[0],
			(await (await site.get(page(), { cookie: lead })).text()).includes("Stopped: who made it"),
		]).toEqual([303, true]);
		expect(out[1]).not.toBe(200);
		await site.sql(back, [issuer]);
		expect(await works()).toEqual(working);
	};
	const lead = await site.sessionOf("league-manager@demo.example");
	await outAnd(
		"update account_roles set role = 'officer' where account_id = $1 and role = 'editor'",
		"update account_roles set role = 'editor' where account_id = $1 and role = 'officer'",
	);
	await outAnd(
		"update accounts set disabled_at = now() where id = $1",
		"update accounts set disabled_at = null where id = $1",
	);
	for (const club of ["home", "away"])
		await outAnd(
			`insert into captains (account_id, squad_id) select $1, min(s.id) from squads s join matches m
				on s.club_id = m.${club}_team_id where m.id = ${tie}`,
			"delete from captains where account_id = $1",
		);
	await site.sql("update tie_passes set issued_by_id = null where id = $1", [id]); // as the erasure of the account does
	expect((await works())[0]).toBe(303);
});

const from = (network: string) => ({ "x-forwarded-for": network });

test("wrong PINs make their own network wait, many at once too; no one is put out, other networks go on", async () => {
	const { link, pin } = await made();
	const captain = cookiesOf(await site.post(link, { pin }, from("192.0.2.1"))).find((each) =>
		each.startsWith("tie-pass="),
	);
	const guesses = Array.from({ length: 12 }, () => site.post(link, { pin: wrong(pin) }, from("192.0.2.2")));
	const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
	expect(statuses.filter((status) => status === 422)).toHaveLength(5);
	const late = await site.post(link, { pin }, from("192.0.2.2"));
	expect([late.status, Number(late.headers.get("retry-after")) > 30]).toEqual([429, true]);
	expect(await statusOf(captain ?? "")).toBe(200);
	expect((await site.post(link, { pin }, from("192.0.2.3"))).status).toBe(303);
});

test("a hundred wrong PINs stop the PIN until staff make another; the browser that is in stays", async () => {
	const { link, pin, id } = await made();
	const captain = cookiesOf(await site.post(link, { pin })).find((each) => each.startsWith("tie-pass=")) ?? "";
	await site.sql("update tie_passes set wrong_pins = 99 where id = $1", [id]);
	const last = await site.post(link, { pin: wrong(pin) });
	expect([last.status, await last.text()]).toEqual([403, expect.stringContaining("The PIN has stopped")]);
	expect((await site.post(link, { pin })).status).toBe(403);
	expect(await (await site.get(link)).text()).toContain("The PIN has stopped");
	expect(await statusOf(captain)).toBe(200);
	expect(await (await site.get(page(), { cookie: editor })).text()).toContain("The PIN was stopped");

	const renew = (cookie: string, pass = id) => site.post(page(), { intent: "renew-pin", pass }, { cookie });
	expect((await renew(captain)).status).toBe(303);
	expect((await renew(await site.sessionOf("captain@demo.example"))).status).toBe(403);
	expect((await renew(editor, "00000000-0000-0000-0000-000000000000")).status).toBe(404);
	const text = await (await renew(editor)).text();
	const renewed = />(\d{6})</.exec(text)?.[1] ?? "";
	expect(text).not.toContain("/club/enter/");
	expect(await statusOf(captain)).toBe(200);
	if (renewed !== pin) expect((await site.post(link, { pin })).status).toBe(422);
	expect((await site.post(link, { pin: renewed })).status).toBe(303);
	const { rows } = await site.sql("select actor, action from audit_log where subject = $1 order by id", [
		`tie-pass:${id}`,
	]);
	expect(rows.slice(2, 4)).toEqual([
		{ actor: "visitor", action: "tie-pass.locked" },
		{ actor: "editor@demo.example", action: "tie-pass.pin-renewed" },
	]);
});

test("staff revoke a pass after a question: the browser that came by it is out and is told why", async () => {
	const { link, pin, id } = await made();
	const cookie = cookiesOf(await site.post(link, { pin })).find((each) => each.startsWith("tie-pass=")) ?? "";
	const revoke = `${page()}/${id}/revoke`;
	expect(await (await site.get(revoke, { cookie: editor })).text()).toContain("The link stops at once");
	expect((await site.post(revoke, {}, { cookie: editor })).status).toBe(303);
	const out = await site.get(club(), { cookie });
	expect(out.headers.get("location")).toBe(`/en/club/auth?next=${encodeURIComponent(club())}`);
	const told = await site.get("/en/club/auth", { cookie: cookiesOf(out).join("; ") });
	expect(await told.text()).toContain("The match link has ended here");
	expect((await site.get(link)).status).toBe(404);
});

test("a network's tries at unknown links are limited and close no link; so are wrong PINs at many", async () => {
	await site.sql("delete from rate_limits");
	const unknown = `/en/club/enter/${"x".repeat(32)}`;
	for (let i = 0; i < 30; i++) expect((await site.post(unknown, { pin: "000000" })).status).toBe(404);
	expect((await site.post(unknown, { pin: "000000" })).status).toBe(429);
	for (let i = 0; i < 6; i++) {
		const { link, pin } = await made();
		expect((await site.post(link, { pin })).status).toBe(303);
		for (let n = 0; n < 5; n++) expect((await site.post(link, { pin: wrong(pin) })).status).toBe(422);
	}
	const { link, pin } = await made();
	expect((await site.post(link, { pin })).status).toBe(429);
});

test("the link is passed on by WhatsApp, and its PIN is in no address", async () => {
	const text = await (await post({ side: "away", until: plus(day, 1) })).text();
	const pin = />(\d{6})</.exec(text)?.[1] ?? "none";
	const addresses = [...text.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, address]) => address ?? "");
	const [message = ""] = addresses.filter((address) => address.startsWith("https://wa.me/?text="));
	expect(decodeURIComponent(message)).toMatch(/told its PIN another way\.\nhttp\S+\/en\/club\/enter\/[\w-]{32}$/);
	expect(addresses.filter((address) => address.includes(pin))).toEqual([]);
});
