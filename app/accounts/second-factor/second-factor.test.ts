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

test("an editor may do without", async () => {
	expect((await site.get("/en/admin", { cookie: await site.signIn("editor@demo.example") })).status).toBe(200);
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

test("a recovery code works once (ASVS 6.5.1)", async () => {
	const { codes } = await setUp("head@demo.example");
	expect(codes.length).toBe(10);
	const enter = async (code = "") => {
		const first = await site.post("/en/admin/auth", { email: "head@demo.example", password: DEMO_PASSWORD });
		return (await site.post("/en/admin/auth/code", { code }, { cookie: sessionIn(first) })).status;
	};
	expect([await enter(codes[0]), await enter(codes[0]), await enter(codes[1])]).toEqual([303, 401, 303]);
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
		`insert into account_roles (account_id, role) select id, 'officer' from accounts where email = 'player@demo.example'`,
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
	expect((await call("000000")).status).toBe(401);
});
