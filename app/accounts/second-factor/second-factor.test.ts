import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { cookiesOf, startSite } from "../../../test/site.ts";

const site = startSite({ settings: { DEMO: "0" } });
const path = "/en/admin/account/second-factor";
const sessionIn = (response: Response) =>
	cookiesOf(response)
		.filter((cookie) => cookie.startsWith("tawila."))
		.join("; ");
/** A code works once: the sign-in after the set-up takes the next one. */
const codeFor = (secret: string, steps = 0) =>
	new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Sets the second factor up as a person does, and returns its secret, its recovery codes and the renewed session. */
async function setUp(email: string) {
	const cookie = await site.signIn(email);
	const begun = await (await site.post(path, { password: DEMO_PASSWORD }, { cookie })).text();
	const secret = /name="secret" value="([A-Z2-7]+)"/.exec(begun)?.[1] ?? "";
	const codes = /name="codes" value="([^"]+)"/.exec(begun)?.[1]?.split(" ") ?? [];
	const wrong = await site.post(path, { code: "000000", secret, codes: codes.join(" "), qr: "" }, { cookie });
	expect(wrong.status).toBe(422);
	const done = await site.post(path, { code: codeFor(secret) }, { cookie });
	expect(done.status).toBe(303);
	return { secret, codes, cookie: sessionIn(done) };
}

test.each(["owner", "head", "officer"])(
	"outside the demo a %s sees nothing before the second factor is set up",
	async (role) => {
		const cookie = await site.signIn(`${role}@demo.example`);
		for (const page of ["/en/admin", "/en/admin/accounts", "/en/admin/account"]) {
			const response = await site.get(page, { cookie });
			expect([response.status, response.headers.get("location")]).toEqual([303, path]);
		}
		const page = await (await site.get(path, { cookie })).text();
		expect(page).toContain("Your role requires two-step verification");
	},
);

type Choice = "required" | "optional";
/** Chooses for the roles that the settings speak of, as an operator does. */
const choose = (chosen: Record<string, Choice>) =>
	site.sql("update site_settings set fields = fields || $1::jsonb", [JSON.stringify(chosen)]);

test.each([
	["editor", "/en/admin", "/en/admin/account/second-factor", "required"],
	["league-manager", "/en/admin", "/en/admin/account/second-factor", "required"],
	["captain", "/en/club", "/en/club/account/second-factor", "optional"],
	["player", "/en/complaints/dashboard", "/en/complaints/account/second-factor", "optional"],
] as const)("a %s does as the settings say, %s by default", async (who, home, factor, byDefault) => {
	const cookie = await site.signIn(`${who}@demo.example`);
	const key = `factor_${who === "player" ? "complainant" : who.replace("-", "_")}`;
	for (const [chosen, expected] of [
		[undefined, byDefault],
		["required", "required"],
		["optional", "optional"],
	] as const) {
		if (chosen) await choose({ [key]: chosen });
		const led = expected === "required" ? [303, factor] : [200, null];
		await expect
			.poll(async () => {
				const page = await site.get(home, { cookie });
				return [page.status, page.headers.get("location")];
			})
			.toEqual(led);
		if (expected === "required")
			expect(await (await site.get(factor, { cookie })).text()).toContain("Your role requires two-step verification");
	}
});

test("what was typed comes back after the second factor is set up", async () => {
	await choose({ factor_editor: "required" });
	const email = "editor@demo.example";
	const cookie = await site.signIn(email);
	await expect.poll(async () => (await site.get("/en/admin", { cookie })).status).toBe(303);
	const form = "/en/admin/news/new";
	const led = await site.post(form, { title: "Half a page", seen: "{}" }, { cookie });
	expect([led.status, led.headers.get("location")]).toEqual([303, path]);
	const kept = cookiesOf(led).join("; ");
	const { cookie: renewed } = await setUp(email);
	expect(await (await site.get(form, { cookie: `${renewed}; ${kept}` })).text()).toContain("Half a page");
	await choose({ factor_editor: "optional" });
});

test("with it, a password alone opens nothing; the code does, a wrong one does not", async () => {
	const { secret, cookie } = await setUp("owner@demo.example");
	expect((await site.get("/en/admin", { cookie })).status).toBe(200);
	const first = await site.post("/en/admin/auth?next=%2Fen%2Fadmin%2Faudit", {
		email: "owner@demo.example",
		password: DEMO_PASSWORD,
	});
	expect(first.headers.get("location")).toContain("/en/admin/auth/code?next=");
	const half = sessionIn(first);
	expect((await site.get("/en/admin", { cookie: half })).status).toBe(303);
	const code = first.headers.get("location") ?? "";
	const wrong = await site.post(code, { code: "123456" }, { cookie: half });
	expect([wrong.status, (await wrong.text()).includes("The code is wrong or has expired")]).toEqual([401, true]);
	const right = await site.post(code, { code: codeFor(secret, 1) }, { cookie: half });
	expect([right.status, right.headers.get("location")]).toEqual([303, "/en/admin/audit"]);
	expect((await site.get("/en/admin", { cookie: sessionIn(right) })).status).toBe(200);
});

test("an account begins to set one up twenty times an hour", async () => {
	const cookie = await site.signIn("league-manager@demo.example");
	const begin = async () => (await site.post(path, { password: DEMO_PASSWORD }, { cookie })).status;
	expect(await begin()).toBe(200);
	await site.sql("update rate_limits set count = 20 where what = 'second-factors'");
	expect(await begin()).toBe(429);
	await site.sql("delete from rate_limits where what = 'second-factors'");
});

test("a recovery code works once (ASVS 6.5.1)", async () => {
	const { codes } = await setUp("head@demo.example");
	expect(codes.length).toBe(10);
	const enter = async (code = "") => {
		const first = await site.post("/en/admin/auth", { email: "head@demo.example", password: DEMO_PASSWORD });
		return (await site.post("/en/admin/auth/code", { code }, { cookie: sessionIn(first) })).status;
	};
	const withoutDash = codes[1]?.replace("-", "");
	expect([await enter(codes[0]), await enter(codes[0]), await enter(withoutDash)]).toEqual([303, 401, 303]);
});

/** The page of the code, with the cookie of who has given the password. */
async function half(email: string) {
	const first = await site.post("/en/admin/auth", { email, password: DEMO_PASSWORD });
	return { code: first.headers.get("location") ?? "", cookie: sessionIn(first) };
}
const inArabic = (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

test("a code in Arabic digits is the code, a malformed one is no try, and five wrong ones say what to do", async () => {
	const { secret } = await setUp("captain@demo.example");
	const wrong = await half("captain@demo.example");
	const pages: string[] = [];
	for (let i = 0; i < 6; i++) {
		const answer = await site.post(wrong.code, { code: `aaaaa-aaaa${i}` }, { cookie: wrong.cookie });
		pages.push(await answer.text());
	}
	expect(pages[0]).toContain("The code is wrong");
	expect(pages.at(-1)).toContain("Enter your password again");
	const { code: page, cookie } = await half("captain@demo.example");
	for (let i = 0; i < 14; i++) {
		const malformed = await site.post(page, { code: `٤٨٢٩${i}`.slice(0, 5) }, { cookie });
		expect(malformed.status).toBe(422);
	}
	const typed = `\u2067${inArabic(codeFor(secret, 1)).replace(/^(.{3})/, "$1 ")}\u2069`;
	expect((await site.post(page, { code: typed }, { cookie })).status).toBe(303);
});

test("codes cannot be guessed at leisure", async () => {
	const { secret } = await setUp("officer@demo.example");
	const first = await site.post("/en/admin/auth", { email: "officer@demo.example", password: DEMO_PASSWORD });
	const cookie = sessionIn(first);
	for (let i = 0; i < 12; i++) await site.post("/en/admin/auth/code", { code: String(100_000 + i) }, { cookie });
	expect((await site.post("/en/admin/auth/code", { code: codeFor(secret, 1) }, { cookie })).status).not.toBe(303);
});

test("programs of a role that needs the second factor get no token before it is set up", async () => {
	await site.sql(
		`insert into account_roles (account_id, role) select id, 'officer' from accounts
			where email = 'player@demo.example'`,
	);
	const response = await fetch(`${site.origin}/api/functions/verify-admin-login`, {
		method: "POST",
		body: JSON.stringify({ email: "player@demo.example", password: DEMO_PASSWORD }),
	});
	expect([response.status, (await response.json()).error.code]).toEqual([403, "second_factor_missing"]);
});

test("programs need the code as well", async () => {
	const call = (code?: string) =>
		fetch(`${site.origin}/api/functions/verify-admin-login`, {
			method: "POST",
			body: JSON.stringify({ email: "owner@demo.example", password: DEMO_PASSWORD, code }),
		});
	const without = await call();
	expect([without.status, (await without.json()).error.code]).toEqual([401, "second_factor_required"]);
	const empty = await call("");
	expect([empty.status, (await empty.json()).error.code]).toEqual([401, "second_factor_required"]);
	expect((await call("000000")).status).toBe(401);
	const malformed = await call("12345");
	expect(malformed.status).toBe(422);
	expect((await malformed.json()).error.message).toContain("six digits");
});

test("who may do without the second factor turns it off with the password, which is in the audit log", async () => {
	await choose({ factor_league_manager: "optional" });
	const { cookie } = await setUp("league-manager@demo.example");
	expect((await site.post(path, { password: "something else" }, { cookie })).status).toBe(422);
	expect((await site.post(path, { password: DEMO_PASSWORD }, { cookie })).status).toBe(303);
	const { rows } = await site.sql("select id from audit_log where action = 'account.second-factor-off'");
	expect(rows).toHaveLength(1);
});
