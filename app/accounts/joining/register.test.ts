import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const password = "seven lamps on a wet table";
const form = (email: string) => ({ email, password, confirm_password: password });
const linkIn = (text = "", kind: string) =>
	new URL(new RegExp(`https?://\\S+/admin/auth/${kind}/\\S+`).exec(text)?.[0] ?? "").pathname;
/** The last mail to an address that has these words in its subject or its text, once it has come. */
const mailTo = async (email: string, words: string) => {
	const find = async () =>
		(await site.mails(1)).findLast(
			(mail) => mail.to?.[0]?.address === email && `${mail.subject} ${mail.text}`.includes(words),
		);
	await expect.poll(find).toBeDefined();
	return find();
};

test("registration, activation with a password, a role by an owner: then the dashboard opens", async () => {
	const email = "new.editor@example.org";
	const response = await site.post("/en/admin/auth", form(email));
	expect([response.status, response.headers.get("location")]).toEqual([303, "/en/admin/auth"]);
	const said = await site.get("/en/admin/auth", { cookie: "flash=activation-sent" });
	expect(await said.text()).toContain("Activation link sent to your email");

	const early = await site.post("/en/admin/auth", { email, password });
	expect(await early.text()).toContain(
		"Please verify your email before logging in. Check your inbox for the confirmation link.",
	);

	const mail = await mailTo(email, "/activate/");
	const link = linkIn(mail?.text, "activate");
	expect(link).toMatch(/^\/en\//);
	expect(decodeURIComponent(link)).not.toContain("@"); // no email address in a URL
	for (let looks = 0; looks < 2; looks++) expect(await (await site.get(link)).text()).toContain("Activate account");
	expect((await site.post("/en/admin/auth", { email, password })).status).toBe(401);
	expect((await site.sql("select id from accounts where email = $1", [email])).rows).toEqual([]);
	expect((await site.post(link, {})).status).toBe(422);
	expect((await site.post(link, { password, confirm_password: password })).status).toBe(303);
	expect((await site.post(link, { password, confirm_password: password })).status).toBe(410);
	expect(await (await site.get(link)).text()).toMatch(
		/This link no longer works[\s\S]*href="\/en\/admin\/auth\?mode=register"/,
	);

	const cookie = await site.signIn(email, password);
	const waiting = await site.get("/en/admin", { cookie });
	expect([waiting.status, (await waiting.text()).includes("an owner of the site will give you a role")]).toEqual([
		403,
		true,
	]);

	const owner = await site.signIn("owner@demo.example");
	const list = await (await site.get("/en/admin/accounts?role=waiting", { cookie: owner })).text();
	expect(list).toContain(email);
	const { rows } = await site.sql("select id from accounts where email = $1", [email]);
	expect(
		(await site.post(`/en/admin/accounts/${rows[0]?.id}`, { intent: "roles", role: "editor" }, { cookie: owner }))
			.status,
	).toBe(303);
	expect((await site.get("/en/admin", { cookie })).status).toBe(303); // the session from before the role is over
	expect((await site.get("/en/admin", { cookie: await site.signIn(email, password) })).status).toBe(200);
});

test("a known address gets the same answer, and a mail that says so", async () => {
	const response = await site.post("/en/admin/auth", form("editor@demo.example"));
	expect([response.status, response.headers.get("location")]).toEqual([303, "/en/admin/auth"]);
	expect(await mailTo("editor@demo.example", "You already have an account")).toBeDefined();
	expect(await site.signIn("editor@demo.example", password)).toBe("");
	expect(await site.signIn("editor@demo.example")).not.toBe("");
});

test.each([
	["too short", { password: "short", confirm_password: "short" }, "Password must be at least 12 characters"],
	["a common one", { password: "password1234", confirm_password: "password1234" }, "This password is easy to guess"],
	[
		"the address itself",
		{ password: "somebody@example.org", confirm_password: "somebody@example.org" },
		"easy to guess",
	],
	["not repeated", { password, confirm_password: "another password" }, "Passwords do not match"],
])("a password that is %s is refused beside its field", async (_, fields, problem) => {
	const response = await site.post("/en/admin/auth", { email: "somebody@example.org", ...fields });
	const html = await response.text();
	expect([response.status, html.includes(problem), html.includes('value="somebody@example.org"')]).toEqual([
		422,
		true,
		true,
	]);
	expect(html).not.toContain(`value="${fields.password}"`.replace("somebody@example.org", "\0"));
});

test("a password reset by email ends every session, works once, and reveals no account (ASVS 6.4.1)", async () => {
	const email = "head@demo.example";
	const cookie = await site.signIn(email);
	const known = await site.post("/en/admin/auth/forgot", { email });
	const unknown = await site.post("/en/admin/auth/forgot", { email: "stranger@example.org" });
	expect([known.status, known.headers.get("location")]).toEqual([unknown.status, unknown.headers.get("location")]);
	const link = linkIn((await mailTo(email, "/reset/"))?.text, "reset");
	expect(await (await site.get(link)).text()).toContain("Choose a new password");
	const fresh = "a kettle under nine moons";
	expect((await site.post(link, { password: fresh, confirm_password: fresh })).status).toBe(303);
	expect((await site.get("/admin/account", { cookie })).status).toBe(303);
	expect(await site.signIn(email)).toBe("");
	expect(await site.signIn(email, fresh)).not.toBe("");
	expect((await site.post(link, { password: fresh, confirm_password: fresh })).status).toBe(410);
	expect(await mailTo(email, "تغيّرت كلمة مرور حسابك")).toBeDefined();
	const mails = await site.mails(1);
	expect(mails.some((mail) => mail.to?.[0]?.address === "stranger@example.org")).toBe(false);
});

test("a link that has expired is refused", async () => {
	await site.post("/admin/auth/forgot", { email: "officer@demo.example" });
	const link = linkIn((await mailTo("officer@demo.example", "/reset/"))?.text, "reset");
	await site.sql("update account_links set expires_at = now() - interval '1 minute'");
	expect((await site.post(link, { password, confirm_password: password })).status).toBe(410);
	expect(await site.signIn("officer@demo.example")).not.toBe("");
});

test("a new password needs the current one and ends the other sessions (ASVS 6.2.2, 6.2.3, 7.4.3)", async () => {
	const email = "editor@demo.example";
	const [here, there] = [await site.signIn(email), await site.signIn(email)];
	const change = (current_password: string) =>
		site.post("/en/admin/account", { current_password, password, confirm_password: password }, { cookie: here });
	const wrong = await change("not my password");
	expect([wrong.status, (await wrong.text()).includes("Wrong password")]).toEqual([422, true]);
	expect((await change(DEMO_PASSWORD)).status).toBe(303);
	expect((await site.get("/admin", { cookie: here })).status).toBe(200);
	expect((await site.get("/admin", { cookie: there })).status).toBe(303);
	expect(await site.signIn(email, password)).not.toBe("");
});

test("own sessions are listed and can be ended; another account's cannot (ASVS 7.5.2)", async () => {
	const email = "player@demo.example";
	const [here, there] = [await site.signIn(email), await site.signIn(email)];
	const { rows } = await site.sql(
		"select id from sessions where account_id = (select id from accounts where email = $1) order by created_at",
		[email],
	);
	expect((await (await site.get("/en/admin/account", { cookie: here })).text()).match(/End session/g)?.length).toBe(1);
	const stranger = await site.signIn("owner@demo.example");
	await site.post("/admin/account", { session: String(rows[1]?.id) }, { cookie: stranger });
	expect((await site.get("/admin/account", { cookie: there })).status).toBe(200);
	await site.post("/admin/account", { session: String(rows[1]?.id) }, { cookie: here });
	expect((await site.get("/admin/account", { cookie: there })).status).toBe(303);
});
