import { TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { cookiesOf, startSite } from "../../../test/site.ts";

const site = startSite({ settings: { TRUST_PROXY: "1" } });
beforeEach(() => site.sql("delete from rate_limits"));
const call = (name: string, body: object, headers: Record<string, string> = {}) =>
	fetch(`${site.origin}/api/functions/${name}`, { method: "POST", body: JSON.stringify(body), headers });
const signIn = (email: string, from = "203.0.113.1", code?: string) =>
	call("verify-admin-login", { email, password: DEMO_PASSWORD, code }, { "x-forwarded-for": from });
const tokenOf = async (email: string) => ((await (await signIn(email)).json()) as { token: string }).token;
const asBearer = async (token: string, name = "admin-get-complaints") =>
	(await call(name, {}, { authorization: `Bearer ${token}` })).status;
const count = async (table: string, email: string) =>
	(
		await site.row<{ n: number }>(
			`select count(*)::int as n from ${table} where account_id = (select id from accounts where email = $1)`,
			[email],
		)
	).n;
const mailsTo = async (email: string) =>
	(await site.row<{ n: number }>("select count(*)::int as n from mails where recipient = $1", [email])).n;

test("a token begins with tawila_ and is stored as a hash alone", async () => {
	const token = await tokenOf("officer@demo.example");
	expect(token).toMatch(/^tawila_[\w-]{43}$/);
	const { rows } = await site.sql("select * from api_tokens");
	expect(JSON.stringify(rows)).not.toContain(token.slice(7, 20));
	expect(await asBearer(token)).toBe(200);
	expect(await asBearer(String(rows[0]?.token_hash))).toBe(401);
});

test("the table of sessions holds nothing that opens one, as cookie or bearer; a cookie is no bearer", async () => {
	const cookie = await site.signIn("officer@demo.example");
	const [name = "", value = ""] = cookie.split("=");
	const [plain = "", signature = ""] = decodeURIComponent(value).split(".");
	const { rows } = await site.sql("select token from sessions");
	const stored = rows.map(({ token }) => String(token));
	expect(stored).not.toContain(plain);
	for (const token of [plain, ...stored]) expect(await asBearer(token)).toBe(401);
	for (const token of stored) {
		const forged = `${name}=${encodeURIComponent(`${token}.${signature}`)}`;
		expect((await site.get("/complaints/admin", { cookie: forged })).status).toBe(303);
	}
	expect((await site.get("/complaints/admin", { cookie })).status).toBe(200);
});

test("a program's token is no cookie and opens the functions of its scopes only", async () => {
	const token = await tokenOf("editor@demo.example");
	for (const cookie of [`tawila.session_token=${token}`, `tawila.session_token=${token}.x`])
		expect((await site.get("/admin", { cookie })).status).toBe(303);
	expect(await asBearer(token)).toBe(403);
	const officer = await tokenOf("officer@demo.example");
	await site.sql(`update api_tokens set scopes = '{complaints-read}'`);
	expect([await asBearer(officer), await asBearer(officer, "admin-update-complaint")]).toEqual([200, 403]);
});

test("a token ends with its time, when it is unused for too long, and with every session of its account", async () => {
	const email = "head@demo.example";
	const live = async () => {
		const token = await tokenOf(email);
		expect(await asBearer(token)).toBe(200);
		return token;
	};
	const expired = await live();
	await site.sql("update api_tokens set expires_at = now() - interval '1 second'");
	const idle = await live();
	await site.sql("update api_tokens set last_used_at = now() - interval '61 minutes' where expires_at > now()");
	expect([await asBearer(expired), await asBearer(idle)]).toEqual([401, 401]);
	const ended = await live();
	const owner = await site.signIn("owner@demo.example");
	const { rows } = await site.sql("select id from accounts where email = $1", [email]);
	await site.post(`/admin/accounts/${rows[0]?.id}`, { intent: "sign-out" }, { cookie: owner });
	expect(await asBearer(ended)).toBe(401);
});

test("a token for a network that is new to the account is mailed, one for a known network is not", async () => {
	const email = "officer@demo.example";
	await signIn(email, "203.0.113.50");
	const before = await mailsTo(email);
	await signIn(email, "203.0.113.50");
	expect(await mailsTo(email)).toBe(before);
	await signIn(email, "203.0.113.51");
	expect(await mailsTo(email)).toBe(before + 1);
});

test("a person makes a named token, sees it once, and revokes it after a question", async () => {
	const email = "officer@demo.example";
	const cookie = await site.signIn(email);
	const page = "/en/admin/account/tokens";
	const empty = await site.post(page, { name: "", days: "30" }, { cookie });
	expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('href="#token-name"')]);
	expect((await site.post(page, { name: "x", days: "30", photos: "on" }, { cookie })).status).toBe(422);
	const before = await mailsTo(email);
	const made = await site.post(page, { name: "Monthly report", days: "30", "complaints-read": "on" }, { cookie });
	const token = /tawila_[\w-]{43}/.exec(await made.text())?.[0] ?? "";
	expect(await mailsTo(email)).toBe(before + 1);
	expect([await asBearer(token), await asBearer(token, "admin-update-complaint")]).toEqual([200, 403]);
	const list = await (await site.get(page, { cookie })).text();
	expect([list.includes("Monthly report"), list.includes(token)]).toEqual([true, false]);
	const { rows } = await site.sql("select id from api_tokens where name = 'Monthly report'");
	const revoke = `${page}/${rows[0]?.id}/revoke`;
	const stranger = await site.signIn("editor@demo.example");
	expect((await site.get(revoke, { cookie: stranger })).status).toBe(404);
	await site.post(revoke, {}, { cookie: stranger });
	expect(await asBearer(token)).toBe(200);
	expect(await (await site.get(revoke, { cookie })).text()).toContain("Do you want to revoke the token");
	await site.post(revoke, {}, { cookie });
	expect(await asBearer(token)).toBe(401);
});

test("a sign-in that is answered with 401 or 403 leaves no session and no token", async () => {
	const email = "player@demo.example";
	const before = [await count("sessions", email), await count("api_tokens", email)];
	expect((await signIn(email)).status).toBe(403);
	expect((await call("verify-admin-login", { email, password: "wrong wrong wrong" })).status).toBe(401);
	expect([await count("sessions", email), await count("api_tokens", email)]).toEqual(before);
	const sessions = await count("sessions", "editor@demo.example");
	await signIn("editor@demo.example");
	expect(await count("sessions", "editor@demo.example")).toBe(sessions);
});

test("a code of the authenticator works once, at form and function, also in posts at once (ASVS 6.5.1)", async () => {
	const email = "owner@demo.example";
	const path = "/en/admin/account/second-factor";
	const cookie = await site.signIn(email);
	const begun = await (await site.post(path, { password: DEMO_PASSWORD }, { cookie })).text();
	const secret = /name="secret" value="([A-Z2-7]+)"/.exec(begun)?.[1] ?? "";
	const codeIn = (steps: number) =>
		new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: Date.now() + steps * 30_000 });
	const used = codeIn(0);
	expect((await site.post(path, { code: used }, { cookie })).status).toBe(303);
	expect((await signIn(email, "203.0.113.1", used)).status).toBe(401);
	const next = codeIn(1);
	const half = async () =>
		cookiesOf(await site.post("/en/admin/auth", { email, password: DEMO_PASSWORD }))
			.filter((each) => each.startsWith("tawila."))
			.join("; ");
	const halves = [await half(), await half()];
	const answers = await Promise.all([
		...halves.map(async (each) => (await site.post("/en/admin/auth/code", { code: next }, { cookie: each })).status),
		(async () => (await signIn(email, "203.0.113.1", next)).status)(),
	]);
	expect(answers.filter((status) => status === 200 || status === 303)).toHaveLength(1);
	expect((await site.post("/en/admin/auth/code", { code: codeIn(0) }, { cookie: await half() })).status).toBe(401);
});
