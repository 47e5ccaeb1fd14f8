import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Authenticator, authenticator } from "../../../test/authenticator.ts";
import { addPasskey, askPasskey, enterByPasskey, sessionIn } from "../../../test/passkeys.ts";
import { cookiesOf, startSite } from "../../../test/site.ts";

const site = startSite();
const email = "editor@demo.example";
const SIGN_IN = "/en/admin/auth";
let device: Authenticator;
beforeAll(async () => {
	device = await addPasskey(site, await site.sessionOf(email));
});
beforeEach(() => site.sql("delete from rate_limits"));

type Answers = (ask: typeof askPasskey) => Promise<{ passkey: string; cookie: string }>;
const using =
	(turns: Parameters<Authenticator["get"]>[1]): Answers =>
	async (ask) => {
		const { options, cookie } = await ask(site, "sign-in");
		return { passkey: device.get(options, turns), cookie };
	};

const refusals: Record<string, Answers> = {
	"of a page of another origin": using({ origin: "https://evil.example" }),
	"for another host": using({ rpId: "evil.example" }),
	"whose device did not check who holds it": using({ isUnverified: true }),
	"signed with another key": using({ isForged: true }),
	"that says it is of another account": using({ handle: Buffer.alloc(16).toString("base64url") }),
	"that suddenly may be on several devices": using({ isSynced: true }),
	"with a challenge of its own": using({ challenge: Buffer.alloc(32).toString("base64url") }),
	"asked for by another browser": async (ask) => {
		const [theirs, ours] = [await ask(site, "sign-in"), await ask(site, "sign-in")];
		return { passkey: device.get(theirs.options), cookie: ours.cookie };
	},
	"without the browser's cookie": async (ask) => {
		const { options } = await ask(site, "sign-in");
		return { passkey: device.get(options), cookie: "" };
	},
	"asked for to confirm a session": async (ask) => {
		const { options, cookie } = await ask(site, "confirm", await site.sessionOf(email));
		return { passkey: device.get(options), cookie: cookie.replace(/tawila\.session_token=[^;]*/, "a=b") };
	},
	"used a second time": async (ask) => {
		const { options, cookie } = await ask(site, "sign-in");
		const passkey = device.get(options);
		expect((await site.post(SIGN_IN, { passkey }, { cookie })).status).toBe(303);
		return { passkey, cookie };
	},
	"after five minutes": async (ask) => {
		const { options, cookie } = await ask(site, "sign-in");
		await site.sql("update passkey_challenges set expires_at = now() - interval '1 second'");
		return { passkey: device.get(options), cookie };
	},
	"that was never added": async (ask) => {
		const { options, cookie } = await ask(site, "sign-in");
		const stranger = authenticator(site.origin);
		return { passkey: stranger.get(options, { handle: "AAAA" }), cookie };
	},
	"that is none": async (ask) => ({ passkey: '{"id":1}', cookie: (await ask(site, "sign-in")).cookie }),
	"that is not even JSON": async (ask) => ({
		passkey: "x".repeat(20_000),
		cookie: (await ask(site, "sign-in")).cookie,
	}),
};

test.each(Object.entries(refusals))("a passkey %s opens nothing", async (_, answers) => {
	const { passkey, cookie } = await answers(askPasskey);
	const answer = await site.post(SIGN_IN, { passkey }, { cookie });
	expect([answer.status, sessionIn(answer)]).toEqual([401, ""]);
	expect(await answer.text()).toContain("The passkey was not accepted");
	// The refusal was of that answer: the passkey itself works.
	expect((await enterByPasskey(site, device)).status).toBe(303);
});

test("an account that was disabled is refused as a wrong passkey is, and its sessions end", async () => {
	const inside = sessionIn(await enterByPasskey(site, device));
	await site.sql("update accounts set disabled_at = now() where email = $1", [email]);
	const answer = await enterByPasskey(site, device);
	expect([answer.status, sessionIn(answer)]).toEqual([401, ""]);
	expect(await answer.text()).toContain("The passkey was not accepted");
	expect((await site.get("/en/admin", { cookie: inside })).status).toBe(303);
	await site.sql("update accounts set disabled_at = null where email = $1", [email]);
	expect((await enterByPasskey(site, device)).status).toBe(303);
});

test("a counter that goes back is refused, audited and mailed; one that stays at 0 is none", async () => {
	expect((await enterByPasskey(site, device, { turns: { count: 500 } })).status).toBe(303);
	for (const count of [500, 499, 0])
		expect((await enterByPasskey(site, device, { turns: { count } })).status).toBe(401);
	const log = await site.sql<{ action: string }>(
		`select action from audit_log where action in ('account.passkey-copied', 'account.sign-in-refused')
		 order by id desc limit 2`,
	);
	expect(log.rows.map(({ action }) => action).sort()).toEqual(["account.passkey-copied", "account.sign-in-refused"]);
	await expect
		.poll(async () => (await site.mails(0)).filter(({ subject }) => subject?.includes("رُفض مفتاح مرور")).length)
		.toBe(3);
	expect((await enterByPasskey(site, device, { turns: { count: 501 } })).status).toBe(303);
	const kept = await addPasskey(site, await site.sessionOf("head@demo.example"));
	await site.sql("update passkeys set sign_count = 0 where credential = $1", [kept.id]);
	for (let i = 0; i < 2; i++) expect((await enterByPasskey(site, kept, { turns: { count: 0 } })).status).toBe(303);
});

test("of two uses at once with one counter, one opens the account", async () => {
	const asked = [await askPasskey(site, "sign-in"), await askPasskey(site, "sign-in")];
	const answers = await Promise.all(
		asked.map(({ options, cookie }) =>
			site.post(SIGN_IN, { passkey: device.get(options, { count: 900 }) }, { cookie }),
		),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 401]);
});

describe("a passkey that", () => {
	test.each([
		["is made for another origin", { origin: "https://evil.example" }],
		["is made for another host", { rpId: "evil.example" }],
		["is made without a check of who holds it", { isUnverified: true }],
		["answers another challenge", { challenge: Buffer.alloc(32).toString("base64url") }],
	])("%s is not added", async (_, turns) => {
		const { options, cookie } = await askPasskey(site, "add", await site.sessionOf(email));
		const passkey = authenticator(site.origin).create(options, turns);
		const answer = await site.post("/en/admin/account/passkeys", { name: "Mine", passkey }, { cookie });
		expect([answer.status, (await answer.text()).includes('value="Mine"')]).toEqual([422, true]);
	});

	test("was asked for by another account is not added", async () => {
		const { options, cookie } = await askPasskey(site, "add", await site.sessionOf("head@demo.example"));
		const mine = await site.sessionOf(email);
		const passkey = authenticator(site.origin).create(options);
		const both = `${mine}; ${cookie.replace(/tawila\.session_token=[^;]*; /, "")}`;
		expect((await site.post("/en/admin/account/passkeys", { passkey }, { cookie: both })).status).toBe(422);
	});
});

test("a visitor gets a challenge for signing in alone, and it names no account", async () => {
	for (const purpose of ["add", "confirm"])
		expect((await site.post("/en/admin/auth/passkey", { purpose })).status).toBe(401);
	expect((await site.post("/en/admin/auth/passkey", { purpose: "anything" })).status).toBe(400);
	const { options } = await askPasskey(site, "sign-in");
	expect(options).toMatchObject({ allowCredentials: [], userVerification: "required", rpId: "localhost" });
	const asked = await site.post("/en/admin/auth/passkey", { purpose: "sign-in" });
	expect(asked.headers.getSetCookie()[0]).toMatch(/^passkey=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
});

const doors = [
	["/en/admin/auth", "editor", 303, "/en/admin"],
	["/en/admin/auth", "captain", 303, "/en/club"],
	["/en/club/auth", "captain", 303, "/en/club"],
	["/en/complaints/login", "player", 303, "/en/complaints/submit"],
	["/en/complaints/login", "editor", 401, "profile"],
	["/en/complaints/admin/auth", "officer", 303, "/en/complaints/admin"],
	["/en/complaints/admin/auth", "player", 401, "no role at the complaints desk"],
] as const;
test.each(doors)("at %s the passkey of %s is answered with %i", async (path, who, status, leads) => {
	const area = who === "captain" ? "club" : who === "player" ? "complaints" : "admin";
	const theirs = await addPasskey(site, await site.sessionOf(`${who}@demo.example`), { area });
	const answer = await enterByPasskey(site, theirs, { path });
	expect(answer.status).toBe(status);
	if (status === 303) expect(answer.headers.get("location")).toBe(leads);
	else {
		expect((await answer.text()).toLowerCase()).toContain(leads);
		expect(sessionIn(answer)).toBe("");
	}
});

test("the session before is over, a shared computer keeps nothing, and the log says how", async () => {
	const former = await site.sessionOf(email);
	const { options, cookie } = await askPasskey(site, "sign-in", former);
	const answer = await site.post(SIGN_IN, { passkey: device.get(options), shared: "on" }, { cookie });
	expect(answer.status).toBe(303);
	const set = answer.headers.getSetCookie();
	expect(set.find((each) => each.startsWith("tawila.session_token"))).not.toContain("Max-Age");
	expect(cookiesOf(answer).some((each) => each.startsWith("device="))).toBe(false);
	expect((await site.get("/en/admin", { cookie: former })).status).toBe(303);
	const { rows } = await site.sql(
		"select details from audit_log where action = 'account.signed-in' order by id desc limit 1",
	);
	expect(rows[0]).toEqual({ details: { by: "passkey" } });
});

test("right passkeys count as right passwords do, and wrong ones slow the network down (ASVS 6.3.1)", async () => {
	await site.sql("update accounts set is_demo = false where email = $1", [email]);
	const statuses: number[] = [];
	for (let i = 0; i < 31; i++) statuses.push((await enterByPasskey(site, device)).status);
	expect([statuses.filter((each) => each === 303).length, statuses.at(-1)]).toEqual([30, 429]);
	await site.sql("delete from rate_limits");
	const wrong: number[] = [];
	for (let i = 0; i < 12; i++) wrong.push((await enterByPasskey(site, device, { turns: { isForged: true } })).status);
	expect([wrong.filter((each) => each === 401).length, wrong.at(-1)]).toEqual([10, 429]);
});
