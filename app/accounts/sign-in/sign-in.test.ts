import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { cookiesOf, startSite } from "../../../test/site.ts";

const site = startSite();
const owner = "owner@demo.example";
const editor = "editor@demo.example";
const pageOf = async (path: string, cookie: string) => (await site.get(path, { cookie })).status;

test("email and password lead to the dashboard, with a cookie that scripts and other sites cannot use", async () => {
	const response = await site.post("/admin/auth", { email: owner, password: DEMO_PASSWORD });
	expect([response.status, response.headers.get("location")]).toEqual([303, "/admin"]);
	const cookie = response.headers.getSetCookie().find((each) => each.startsWith("tawila.session_token"));
	expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/);
	expect(await pageOf("/admin", cookie?.split(";")[0] ?? "")).toBe(200);
	const { rows } = await site.sql(
		"select action, actor from audit_log where action like 'account.%' order by id desc limit 1",
	);
	expect(rows[0]).toMatchObject({ action: "account.signed-in", actor: owner });
});

test("unknown email and wrong password get the same answer, and nothing typed but the password is lost", async () => {
	const wrong = await site.post("/en/admin/auth", { email: owner, password: "not the right one" });
	const unknown = await site.post("/en/admin/auth", { email: "nobody@example.org", password: "not the right one" });
	expect([wrong.status, unknown.status]).toEqual([401, 401]);
	const texts = [await wrong.text(), await unknown.text()].map((html) =>
		html.replaceAll(/nonce="[^"]*"|owner@demo\.example|nobody@example\.org|nonce\W+[\w+/=]+/g, ""),
	);
	expect(texts[0]).toContain("Wrong email or password");
	expect(texts[0]).toMatch(/role="alert"/);
	const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0];
	expect(main(texts[0] ?? "")).toBe(main(texts[1] ?? ""));
});

test("the page asked for is shown after signing in; one that is not ours never (ASVS 1.2.2)", async () => {
	const to = async (next: string) =>
		(
			await site.post(`/admin/auth?next=${encodeURIComponent(next)}`, { email: owner, password: DEMO_PASSWORD })
		).headers.get("location");
	expect(await to("/en/admin/players?q=a&page=2")).toBe("/en/admin/players?q=a&page=2");
	for (const elsewhere of [
		"https://evil.example",
		"//evil.example",
		"/\\evil.example",
		"/admin/../../x",
		"/admin//evil",
		"/news",
	])
		expect(await to(elsewhere)).toBe("/admin");
});

test("each sign-in is a new session, and the one this browser had is over (ASVS 7.2.4)", async () => {
	const first = await site.signIn(editor);
	const response = await site.post("/admin/auth", { email: editor, password: DEMO_PASSWORD }, { cookie: first });
	const second = cookiesOf(response).find((cookie) => cookie.startsWith("tawila.")) ?? "";
	expect(second).not.toBe(first);
	expect([await pageOf("/admin", first), await pageOf("/admin", second)]).toEqual([303, 200]);
});

test("signing out ends the session at once and leads home with a word (ASVS 7.4.1)", async () => {
	const cookie = await site.signIn(editor);
	const response = await site.post("/en/admin/sign-out", {}, { cookie });
	expect([response.status, response.headers.get("location")]).toEqual([303, "/en"]);
	expect(await pageOf("/admin", cookie)).toBe(303);
	const flash = cookiesOf(response).find((each) => each.startsWith("flash=")) ?? "";
	expect(await (await site.get("/en", { cookie: flash })).text()).toContain("Logged out successfully");
});

test.each([
	["unused for too long", "last_seen_at = now() - interval '61 minutes'"],
	["too old, however busy", "created_at = now() - interval '13 hours', last_seen_at = now()"],
])("a session that was %s is over", async (_, change) => {
	await site.sql("delete from sessions");
	const cookie = await site.signIn(owner);
	await site.sql(`update sessions set ${change} where account_id = (select id from accounts where email = '${owner}')`);
	expect(await pageOf("/admin", cookie)).toBe(303);
	const left = await site.sql(
		`select id from sessions where account_id = (select id from accounts where email = '${owner}')`,
	);
	expect(left.rows.length).toBe(0);
});

test("failures are limited per account, also all at once; a right password elsewhere is not (ASVS 6.3.1)", async () => {
	const email = "head@demo.example";
	const tries = await Promise.all(
		Array.from({ length: 14 }, () => site.post("/admin/auth", { email, password: "wrong wrong wrong" })),
	);
	expect(tries.filter(({ status }) => status === 429).length).toBe(4);
	expect((await site.post("/en/admin/auth", { email, password: DEMO_PASSWORD })).status).toBe(429);
	expect(await site.signIn(editor)).not.toBe("");
});

test("right passwords leave room: a person may sign in often (docs/rules/accounts.md#lock-outs)", async () => {
	for (let i = 0; i < 16; i++) expect(await site.signIn("officer@demo.example")).not.toBe("");
});

test("a forged or foreign cookie is no session", async () => {
	const cookie = await site.signIn(editor);
	const [name, value = ""] = cookie.split("=");
	const forged = {
		cut: value.slice(0, 10),
		changed: `${value.startsWith("a") ? "b" : "a"}${value.slice(1)}`,
		short: "x.y",
		empty: "",
	};
	for (const [how, other] of Object.entries(forged))
		expect([how, await pageOf("/admin", `${name}=${other}`)]).toEqual([how, 303]);
});

test("verify-admin-login gives a token to staff only", async () => {
	const call = (body: object) =>
		fetch(`${site.origin}/api/functions/verify-admin-login`, { method: "POST", body: JSON.stringify(body) });
	const good = await call({ email: editor, password: DEMO_PASSWORD });
	const body = await good.json();
	expect(body).toMatchObject({ success: true, admin: { email: editor } });
	expect(body.token.length).toBeGreaterThan(20);
	expect((await call({ email: editor, password: "wrong wrong wrong" })).status).toBe(401);
	expect((await call({ email: "player@demo.example", password: DEMO_PASSWORD })).status).toBe(403);
	expect((await call({})).status).toBe(422);
});
