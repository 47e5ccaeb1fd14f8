import { beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { cookiesOf, startSite } from "../../../test/site.ts";

const site = startSite({ settings: { TRUST_PROXY: "1" } });
const head = "head@demo.example";
const wrong = "wrong wrong wrong";
beforeEach(() => site.sql("delete from rate_limits"));

const enter = (email: string, password: string, from: string, cookie = "") =>
	site.post("/en/admin/auth", { email, password }, { cookie, "x-forwarded-for": from });
const statusOf = async (...given: Parameters<typeof enter>) => (await enter(...given)).status;
const token = (email: string, password: string, from: string) =>
	fetch(`${site.origin}/api/functions/verify-admin-login`, {
		method: "POST",
		body: JSON.stringify({ email, password }),
		headers: { "x-forwarded-for": from },
	});
/** One wrong password that counts for as many as it takes until the account as a whole slows down. */
async function attack(email: string, from = "198.51.100.0") {
	expect(await statusOf(email, wrong, from)).toBe(401);
	await site.sql(
		"update rate_limits set count = 100 where what in ('sign-in-password-pair', 'sign-in-password-account')",
	);
}
const deviceOf = async (email: string, from: string) =>
	cookiesOf(await enter(email, DEMO_PASSWORD, from)).find((cookie) => cookie.startsWith("device=")) ?? "";

test("wrong passwords from one network slow no other network down, at the form or the function", async () => {
	for (let i = 0; i < 11; i++) await enter(head, wrong, "198.51.100.0");
	expect(await statusOf(head, DEMO_PASSWORD, "198.51.100.0")).toBe(429);
	expect(await statusOf(head, DEMO_PASSWORD, "203.0.113.1")).toBe(303);
	expect((await token(head, DEMO_PASSWORD, "203.0.113.2")).status).toBe(200);
});

test("a known device with the right password passes while the account is attacked from everywhere", async () => {
	const device = await deviceOf(head, "203.0.113.1");
	await attack(head);
	expect(await statusOf(head, DEMO_PASSWORD, "203.0.113.77")).toBe(429);
	expect(await statusOf(head, DEMO_PASSWORD, "203.0.113.77", device)).toBe(303);
	// Also from the network of the attacker.
	expect(await statusOf(head, DEMO_PASSWORD, "198.51.100.0", device)).toBe(303);
});

test("a device is known to the accounts that signed in from it, and slows down by itself", async () => {
	const device = await deviceOf("editor@demo.example", "203.0.113.1");
	await attack(head);
	expect(await statusOf(head, DEMO_PASSWORD, "203.0.113.9", device)).toBe(429);
	const own = await deviceOf("officer@demo.example", "203.0.113.1");
	const tries = await Promise.all(
		Array.from({ length: 12 }, () => statusOf("officer@demo.example", wrong, "203.0.113.1", own)),
	);
	expect(tries.filter((status) => status === 401).length).toBe(10);
	expect(await statusOf("officer@demo.example", DEMO_PASSWORD, "203.0.113.1")).toBe(303);
});

test("addresses of one /64 are one network", async () => {
	expect(await statusOf(head, wrong, "2001:db8::1")).toBe(401);
	await site.sql("update rate_limits set count = 10 where what = 'sign-in-password-pair'");
	expect(await statusOf(head, DEMO_PASSWORD, "2001:db8::2")).toBe(429);
	expect(await statusOf(head, DEMO_PASSWORD, "2001:db8:0:1::2")).toBe(303);
});

const forgot = (email: string, from: string, cookie = "") =>
	site.post("/en/admin/auth/forgot", { email }, { "x-forwarded-for": from, cookie });
const mailsTo = async (email: string) =>
	(await site.row<{ n: number }>("select count(*)::int as n from mails where recipient = $1", [email])).n;
const resetLinks = async (email: string) =>
	(await site.mails(1))
		.filter((mail) => mail.to?.[0]?.address === email)
		.map((mail) => /\/(?:en\/)?admin\/auth\/reset\/[\w-]+/.exec(mail.text ?? "")?.[0])
		.filter((link) => link !== undefined);

test("a used reset link clears the counters, and its browser passes during the attack", async () => {
	const email = "officer@demo.example";
	await attack(email);
	await enter(email, wrong, "203.0.113.1");
	expect(await statusOf(email, DEMO_PASSWORD, "203.0.113.1")).toBe(429);
	await site.sql("update rate_limits set count = 1000 where what = 'sign-ins-account'");
	await forgot(email, "203.0.113.1");
	await expect.poll(async () => (await resetLinks(email)).length).toBe(1);
	const [link = ""] = await resetLinks(email);
	const password = "nine kettles under a slow moon";
	const done = await site.post(link, { password, confirm_password: password }, { "x-forwarded-for": "203.0.113.1" });
	expect(done.status).toBe(303);
	expect(await statusOf(email, password, "203.0.113.1")).toBe(303);
	expect((await token(email, password, "203.0.113.1")).status).toBe(200);
	await attack(email, "198.51.100.7");
	const device = cookiesOf(done).find((cookie) => cookie.startsWith("device=")) ?? "";
	expect(await statusOf(email, password, "203.0.113.2")).toBe(429);
	expect(await statusOf(email, password, "203.0.113.2", device)).toBe(303);
});

test("resets requested from other networks use up neither the owner's budget nor the sent links", async () => {
	const email = "editor@demo.example";
	const device = await deviceOf(email, "203.0.113.1");
	await forgot(email, "203.0.113.9");
	await expect.poll(async () => (await resetLinks(email)).length).toBe(1);
	const [own = ""] = await resetLinks(email);
	for (let i = 0; i < 7; i++) expect((await forgot(email, "198.51.100.1")).status).toBe(i < 5 ? 303 : 429);
	const before = await mailsTo(email);
	await forgot(email, "203.0.113.9");
	expect(await mailsTo(email)).toBe(before + 1);
	await site.sql("update rate_limits set count = 40 where what = 'account-mail-all'");
	await forgot(email, "203.0.113.10");
	expect(await mailsTo(email)).toBe(before + 1);
	await forgot(email, "203.0.113.10", device);
	expect(await mailsTo(email)).toBe(before + 2);
	const password = "nine kettles under a slow moon";
	const use = async (link: string) =>
		(await site.post(link, { password, confirm_password: password }, { "x-forwarded-for": "203.0.113.9" })).status;
	await expect.poll(async () => (await resetLinks(email)).length).toBeGreaterThan(1);
	const others = (await resetLinks(email)).filter((link) => link !== own);
	expect(await use(own)).toBe(303);
	expect(await use(others[0] ?? "")).toBe(410);
});
