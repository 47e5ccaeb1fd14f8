import crypto from "node:crypto";
import { hashPassword as hashAsBefore } from "better-auth/crypto";
import { TOTP } from "otpauth";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD, HASH_COST } from "../../../test/prepare-database.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { cookiesOf, startSite } from "../../../test/site.ts";
import { adminText } from "../../office/text.ts";

const site = startSite();
recordsEvents(
	[
		"account.invitation-resent",
		"account.invitation-withdrawn",
		"account.password-changed",
		"account.password-reset",
		"account.registered",
		"account.second-factor-on",
	],
	(text, values) => site.sql(text, values),
);
const [theirs, own] = ["seven lamps on a wet table", "a kettle under nine moons"];
const chosen = (password: string) => ({ password, confirm_password: password });
const sessionIn = (response: Response) =>
	cookiesOf(response)
		.filter((cookie) => cookie.includes("tawila."))
		.join("; ");
/** Emails to an address, the oldest first. */
const mailsTo = async (email: string) => (await site.mails(0)).filter((mail) => mail.to?.[0]?.address === email);
const linkIn = (text = "") => new URL(/https?:\S+/.exec(text)?.[0] ?? "").pathname;
const idOf = async (email: string) =>
	String((await site.sql("select id from accounts where email = $1", [email])).rows[0]?.id);
let owner = "";
beforeAll(async () => {
	owner = await site.signIn("owner@demo.example");
});

test("registering an address first gains nothing: the mailbox decides the password", async () => {
	const email = "new.colleague@example.org";
	await site.post("/en/admin/auth", { email, ...chosen(theirs) });
	await site.post("/en/admin/auth", { email, ...chosen(own) });
	const mails = await mailsTo(email);
	expect((await site.post(linkIn(mails.at(-1)?.text), chosen(own))).status).toBe(303);
	expect(await site.signIn(email, theirs)).toBe("");
	expect(await site.signIn(email, own)).not.toBe("");
	expect((await site.post(linkIn(mails[0]?.text), chosen(theirs))).status).toBe(410);
});

test("forgot, for an address whose registration waits, leads to a new password and an open account", async () => {
	const email = "squatted@example.org";
	await site.post("/en/admin/auth", { email, ...chosen(theirs) });
	await site.post("/en/admin/auth/forgot", { email });
	const link = linkIn((await mailsTo(email)).at(-1)?.text);
	expect(link).toContain("/reset/");
	expect((await site.post(link, chosen(own))).status).toBe(303);
	expect([await site.signIn(email, theirs), (await site.signIn(email, own)) !== ""]).toEqual(["", true]);
});

describe("an invitation", () => {
	const invite = (email: string, role: string) =>
		site.post("/en/admin/accounts/invite", { email, role, language: "en" }, { cookie: owner });
	const list = async () => (await site.get("/en/admin/accounts", { cookie: owner })).text();

	test("opens an account with its role and no other, with a staff password, once", async () => {
		const email = "invited.editor@example.org";
		expect((await invite(email, "editor")).status).toBe(303);
		expect(await list()).toContain(email);
		expect((await invite(email, "owner")).status).toBe(422);
		const link = linkIn((await mailsTo(email))[0]?.text);
		expect(await (await site.get(link)).text()).toContain("is invited with the role: Editor");
		const name = "Nora Saleh";
		expect((await site.post(link, { name, ...chosen("lamp boat") })).status).toBe(422);
		expect((await site.post(link, { name, ...chosen(own) })).status).toBe(303);
		expect((await site.post(link, { name, ...chosen(own) })).status).toBe(410);
		const { rows } = await site.sql("select role from account_roles where account_id = $1", [await idOf(email)]);
		expect(rows).toEqual([{ role: "editor" }]);
		expect((await site.get("/en/admin/teams", { cookie: await site.signIn(email, own) })).status).toBe(200);
		const log = await site.sql("select action from audit_log where subject = $1 order by id", [
			`account:${await idOf(email)}`,
		]);
		expect(log.rows.map(({ action }) => action)).toEqual(["account.invited", "account.activated", "account.signed-in"]);
	});

	test("asks for the name of its person, and has the one that an owner gave already", async () => {
		const email = "named.editor@example.org";
		const given = { email, name: "Nora", role: "editor", language: "en" };
		await site.post("/en/admin/accounts/invite", given, { cookie: owner });
		const link = linkIn((await mailsTo(email))[0]?.text);
		expect(await (await site.get(link)).text()).toMatch(/<input[^>]*name="name"[^>]*value="Nora"/);
		expect((await site.post(link, { name: "Nora Saleh", ...chosen(own) })).status).toBe(303);
		const { rows } = await site.sql("select name from accounts where email = $1", [email]);
		expect(rows).toEqual([{ name: "Nora Saleh" }]);
		const header = async (cookie: string) => (await site.get("/en/admin", { cookie })).text();
		expect(await header(owner)).toContain(adminText("en").demo);
		expect(await header(await site.signIn(email, own))).not.toContain(adminText("en").demo);
	});

	test("can be sent again, which stops the former link, and withdrawn, which stops it at once", async () => {
		const email = "invited.officer@example.org";
		await invite(email, "officer");
		const { rows } = await site.sql("select id from pending_accounts where email = $1", [email]);
		const path = `/en/admin/accounts/invitations/${rows[0]?.id}`;
		expect((await site.post(path, { intent: "resend" }, { cookie: owner })).status).toBe(303);
		const [first, second] = (await mailsTo(email)).map(({ text }) => linkIn(text));
		expect((await site.get(first ?? "")).status).toBe(200);
		expect((await site.post(first ?? "", chosen(own))).status).toBe(410);
		expect((await site.post(path, { intent: "withdraw" }, { cookie: owner })).status).toBe(303);
		expect((await site.post(second ?? "", chosen(own))).status).toBe(410);
		expect(await list()).not.toContain(email);
		expect((await site.post(path, { intent: "withdraw" }, { cookie: owner })).status).toBe(410);
	});

	test("goes to an address without an account, from an owner, to a role of the staff", async () => {
		expect(await (await invite("editor@demo.example", "head")).text()).toContain("This address already has an account");
		expect((await invite("third@example.org", "complainant")).status).toBe(422);
		const editor = await site.signIn("editor@demo.example");
		const refused = await site.post(
			"/en/admin/accounts/invite",
			{ email: "third@example.org", role: "owner", language: "en" },
			{ cookie: editor },
		);
		expect(refused.status).toBe(403);
		expect((await site.sql("select id from pending_accounts where email = 'third@example.org'")).rows).toEqual([]);
	});

	test.each([
		["/en", "This invitation no longer exists", "ask an owner of the site for a new one"],
		["", "لم تعد هذه الدعوة قائمة", "فاطلب من مالك الموقع دعوة جديدة"],
	])("that was withdrawn is said to be gone to both sides, with what to do (%s)", async (prefix, gone, advice) => {
		const email = `withdrawn${prefix.length}@example.org`;
		await invite(email, "editor");
		const { rows } = await site.sql("select id from pending_accounts where email = $1", [email]);
		const path = `${prefix}/admin/accounts/invitations/${rows[0]?.id}`;
		await site.post(path, { intent: "withdraw" }, { cookie: owner });
		for (const answer of [
			await site.get(path, { cookie: owner }),
			await site.post(path, { intent: "resend" }, { cookie: owner }),
		]) {
			expect(answer.status).toBe(410);
			expect(await answer.text()).toContain(gone);
		}
		const link = linkIn((await mailsTo(email))[0]?.text).replace(/^\/en/, prefix);
		const page = await (await site.get(link)).text();
		expect(page).toContain(advice);
		expect(page).not.toContain("/admin/auth/forgot");
	});

	test.each([
		["/en", "its sender may no longer invite"],
		["", "لم يعد لمرسلها أن يدعو"],
	])("of an account that is no owner any more opens nothing, and says so (%s)", async (prefix, words) => {
		const email = `late${prefix.length}@example.org`;
		await invite(email, "officer");
		const link = linkIn((await mailsTo(email))[0]?.text).replace(/^(?:\/en)?/, prefix);
		const editor = await idOf("editor@demo.example");
		await site.sql("update pending_accounts set invited_by_id = $1 where email = $2", [editor, email]);
		const answer = await site.post(link, { name: "Late", ...chosen(own) });
		expect([answer.status, (await answer.text()).includes(words)]).toEqual([410, true]);
		expect((await site.sql("select id from accounts where email = $1", [email])).rows).toEqual([]);
	});

	test("that is sent again too often is not said to be gone", async () => {
		await invite("often@example.org", "editor");
		const { rows } = await site.sql("select id from pending_accounts where email = 'often@example.org'");
		const path = `/en/admin/accounts/invitations/${rows[0]?.id}`;
		const again = () => site.post(path, { intent: "resend" }, { cookie: owner });
		let answer = await again();
		for (let i = 0; i < 100 && answer.status === 303; i++) answer = await again();
		const page = await answer.text();
		expect(answer.status).toBe(429);
		expect(page).toContain("Too many attempts. Try again in 24 hours.");
		expect(page).toContain("often@example.org");
		await site.sql("delete from rate_limits");
	});

	test("that expired opens nothing", async () => {
		await invite("late@example.org", "head");
		const link = linkIn((await mailsTo("late@example.org"))[0]?.text);
		await site.sql("update account_links set expires_at = now() - interval '1 minute' where purpose = 'invite'");
		expect((await site.post(link, chosen(own))).status).toBe(410);
		const read = async (path: string) => (await site.get(path)).text();
		expect(await read(link)).toContain(
			"If it expired or was withdrawn, or its sender may no longer invite, ask an owner of the site for a new one.",
		);
		expect(await read(link.replace("/en/", "/"))).toContain(
			"وإن انتهت مدتها أو سُحبت أو لم يعد لمرسلها أن يدعو فاطلب من مالك الموقع دعوة جديدة",
		);
		await site.sql("update pending_accounts set expires_at = now() where email = 'late@example.org'");
		await invite("late@example.org", "editor");
		const [newest] = (await mailsTo("late@example.org")).slice(-1);
		expect(newest?.text).toContain("The link works once, within seven days.");
		const { rows } = await site.sql(`select max(m.ends_at) = max(l.expires_at) as "isOfLink" from mails m
			join pending_accounts p on p.email = m.recipient join account_links l on l.pending_id = p.id
			where p.email = 'late@example.org'`);
		expect(rows).toEqual([{ isOfLink: true }]);
		expect((await site.post(linkIn(newest?.text), chosen(own))).status).toBe(303);
	});
});

describe("a lost second factor", () => {
	const email = "head@demo.example";
	const factor = "/en/admin/account/second-factor";
	const enter = () => site.post("/en/admin/auth", { email, password: DEMO_PASSWORD });

	test("is taken off by an owner who confirms; sessions end, the person is emailed, it is audited", async () => {
		const cookie = await site.signIn(email);
		const begun = await (await site.post(factor, { password: DEMO_PASSWORD }, { cookie })).text();
		const secret = /name="secret" value="([A-Z2-7]+)"/.exec(begun)?.[1] ?? "";
		const code = new TOTP({ secret, digits: 6, period: 30 }).generate();
		const live = sessionIn(await site.post(factor, { code }, { cookie }));
		expect((await enter()).headers.get("location")).toContain("/code");

		const account = `/en/admin/accounts/${await idOf(email)}`;
		expect(await (await site.get(account, { cookie: owner })).text()).toContain("Turn off two-step verification");
		expect(await (await site.get(`${account}/second-factor`, { cookie: owner })).text()).toContain(email);
		expect((await site.post(`${account}/second-factor`, {}, { cookie: live })).status).toBe(403);
		expect((await site.post(`${account}/second-factor`, {}, { cookie: owner })).status).toBe(303);
		expect((await site.get("/en/complaints/admin", { cookie: live })).status).toBe(303);
		expect((await enter()).headers.get("location")).toBe("/en/complaints/admin");
		const subjects = (await mailsTo(email)).map(({ subject }) => subject);
		expect(subjects.filter((each) => each?.includes("بخطوتين"))).toEqual([
			"فُعّل التحقق بخطوتين لحسابك",
			"أوقف مالك الموقع التحقق بخطوتين لحسابك",
		]);
		const { rows } = await site.sql("select actor from audit_log where action = 'account.second-factor-taken-off'");
		expect(rows).toEqual([{ actor: "owner@demo.example" }]);
		expect((await site.post(`${account}/second-factor`, {}, { cookie: owner })).status).toBe(409);
	});

	test("of the owner's own account is not taken off this way", async () => {
		const path = `/en/admin/accounts/${await idOf("owner@demo.example")}/second-factor`;
		expect((await site.post(path, {}, { cookie: owner })).status).toBe(409);
	});
});

describe("a role that asks for a longer password", () => {
	test("has a short one replaced before anything else opens, and gets an email about the role", async () => {
		const email = "player@demo.example";
		const short = "lamp boat9";
		const reset = async () => linkIn((await mailsTo(email)).at(-1)?.text);
		await site.post("/en/complaints/forgot", { email });
		expect((await site.post(await reset(), chosen(short))).status).toBe(303);
		const live = await site.signIn(email, short);
		const roles = new URLSearchParams([
			["intent", "roles"],
			["role", "complainant"],
			["role", "editor"],
		]);
		const granted = await fetch(`${site.origin}/en/admin/accounts/${await idOf(email)}`, {
			method: "POST",
			body: roles,
			headers: { cookie: owner },
			redirect: "manual",
		});
		expect(granted.status).toBe(303);
		expect((await site.get("/en/admin", { cookie: live })).headers.get("location")).toContain("/en/admin/auth");
		const cookie = await site.signIn(email, short);
		const due = "/en/admin/account/password";
		for (const path of ["/en/admin", "/en/admin/teams", "/en/admin/account", "/en/admin/account/second-factor"])
			expect([path, (await site.get(path, { cookie })).headers.get("location")]).toEqual([path, due]);
		expect((await site.post("/en/admin/teams/new", { name: "x" }, { cookie })).headers.get("location")).toBe(due);
		const inPortal = await site.get("/en/complaints/dashboard", { cookie });
		expect(inPortal.headers.get("location")).toBe("/en/complaints/account/password");
		expect(await (await site.get(due, { cookie })).text()).toContain("at least 12 characters");
		const api = await fetch(`${site.origin}/api/functions/verify-admin-login`, {
			method: "POST",
			body: JSON.stringify({ email, password: short }),
		});
		expect([api.status, (await api.json()).error.code]).toEqual([403, "password_too_short"]);

		const change = (password: string) => site.post(due, { current_password: short, ...chosen(password) }, { cookie });
		expect((await change("lamp boat8")).status).toBe(422);
		const changed = await change(own);
		expect([changed.status, changed.headers.get("location")]).toEqual([303, "/en/admin"]);
		expect((await site.get("/en/admin/teams", { cookie })).status).toBe(200);
		expect((await site.get("/en/admin/teams", { cookie: await site.signIn(email, own) })).status).toBe(200);
		const told = (await mailsTo(email)).map(({ text }) => text).join();
		expect(told).toContain("محرر");
	});
});

test("a hash of an earlier edition still works, and is renewed when its password is used", async () => {
	const email = "renewed@example.org";
	await site.post("/en/admin/auth", { email, ...chosen(own) });
	await site.post(linkIn((await mailsTo(email))[0]?.text), chosen(own));
	const hash = async () =>
		String(
			(await site.sql("select password from credentials where account_id = $1", [await idOf(email)])).rows[0]?.password,
		);
	await site.sql("update credentials set password = $2 where account_id = $1", [
		await idOf(email),
		await hashAsBefore(own),
	]);
	expect(await site.signIn(email, "a wrong guess")).toBe("");
	expect(await hash()).not.toContain("argon2id");
	expect(await site.signIn(email, own)).not.toBe("");
	expect(await hash()).toContain(`$argon2id$v=19$m=${HASH_COST.memory},`);
	expect(await site.signIn(email, own)).not.toBe("");
});

describe("an unknown link", () => {
	const spies = () => [vi.spyOn(crypto, "argon2"), vi.spyOn(crypto, "scrypt")];
	let spied: ReturnType<typeof spies>;
	beforeEach(() => {
		spied = spies();
	});
	afterEach(() => vi.restoreAllMocks());
	const hashes = () => spied.reduce((sum, spy) => sum + spy.mock.calls.length, 0);

	test.each([
		"/admin/auth/reset",
		"/complaints/reset",
		"/admin/auth/activate",
		"/complaints/confirm",
		"/admin/auth/join",
	])("%s costs no hash and no judging, and from the same network soon gets 429 with a time", async (path) => {
		await site.sql("delete from rate_limits");
		const long = "1234567890".repeat(10);
		const statuses: number[] = [];
		for (let i = 0; i < 32; i++) {
			const response = await site.post(`${path}/${"x".repeat(30)}${i}`, chosen(long));
			statuses.push(response.status);
			if (i === 31) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
		}
		expect([...new Set(statuses)]).toEqual([410, 429]); // a judged one would be 422: it is too common
		expect(hashes()).toBe(0);
	});

	test("does not keep the right link out, and a sign-in costs exactly one hash for any address", async () => {
		await site.sql("delete from rate_limits");
		const email = "behind.a.flood@example.org";
		await site.post("/en/admin/auth", { email, ...chosen(theirs) });
		const link = linkIn((await mailsTo(email))[0]?.text);
		for (let i = 0; i < 31; i++) await site.post(`/admin/auth/reset/${"y".repeat(30)}${i}`, chosen(own));
		const before = hashes();
		for (const address of [email, "nobody@example.org", "editor@demo.example"])
			await site.post("/en/admin/auth", { email: address, password: "a wrong guess" });
		expect(hashes() - before).toBe(3);
		expect((await site.post(link, chosen(own))).status).toBe(303);
	});
});
