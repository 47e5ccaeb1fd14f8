import { beforeEach, expect, test } from "vitest";
import { cookiesOf, startSite } from "../../../test/site.ts";

const site = startSite({ settings: { HIDE_REGISTERED_EMAILS: "1" } });
beforeEach(() => site.sql("delete from rate_limits"));

const password = "three lamps on a boat";
const account = { full_name: "Mona Ali", submitter_type: "trainer", password, confirm_password: password };
const details = { phone: "+966 50 123 4567", id_type: "passport", id_number: "A12345678" };
const whereTo = (response: Response) => [response.status, response.headers.get("location")];

/** Registers, and returns the cookie of its browser with where it was led. */
async function register(email: string) {
	const step = (n: number) => `/en/complaints/register?step=${n}`;
	const cookie = cookiesOf(await site.post(step(1), { ...account, email })).join("; ");
	await site.post(step(2), details, { cookie });
	const last = await site.post(step(3), {}, { cookie });
	expect(whereTo(last)).toEqual([303, "/en/complaints/register?step=done"]);
	return { cookie, next: await site.get("/en/complaints/register?step=done", { cookie }) };
}
const reach = (what: string, count: number) =>
	site.sql("update rate_limits set count = $2 where what = $1", [what, count]);
const mailsTo = async (email: string) =>
	(await site.mails(1)).filter((mail) => mail.to?.[0]?.address === email).map(({ subject }) => subject);
const verify = async (cookie: string) => (await site.get("/en/complaints/verify", { cookie })).text();
const send = (cookie: string) => site.post("/en/complaints/verify", {}, { cookie });

test.each([
	["the network's emails", "registration-mails", 30],
	["all strangers' emails", "registration-mails-all", 1000],
])("a registration beyond %s waits, says so, and its button sends the email once", async (_, what, count) => {
	await register(`before-${what}@example.org`);
	await reach(what, count);
	const email = `waits-${what}@example.org`;
	const { cookie, next } = await register(email);
	expect(whereTo(next)).toEqual([303, "/en/complaints/verify"]);
	const html = await verify(cookie);
	expect(html).toContain("has not been sent yet");
	expect(html).not.toContain("We sent the confirmation link");
	expect((await send(cookie)).status).toBe(429);
	expect(await mailsTo(email)).toEqual([]);
	await site.sql("delete from rate_limits");
	expect(whereTo(await send(cookie))).toEqual([303, "/en/complaints/verify"]);
	expect(await verify(cookie)).toContain("We sent the confirmation link");
	expect(await mailsTo(email)).toEqual(["Activate your account"]);
});

test("an address that has an account gets the same answers, and its owner the email by the button", async () => {
	await register("first@example.org");
	await reach("registration-mails", 30);
	const plain = (html: string, email: string) => html.replaceAll(email, "…").replace(/nonce="[^"]*"/g, "");
	const answers = [];
	for (const email of ["fresh@example.org", "player@demo.example"]) {
		await reach("registration-mails", 30);
		const { cookie, next } = await register(email);
		const refused = await send(cookie);
		answers.push([
			whereTo(next),
			plain(await verify(cookie), email),
			refused.status,
			plain(await refused.text(), email),
		]);
		expect(await mailsTo(email)).toEqual([]);
		await site.sql("delete from rate_limits where what like 'registration-mails%'");
		expect((await send(cookie)).status).toBe(303);
		expect(await mailsTo(email)).toHaveLength(1);
	}
	expect(answers[0]).toEqual(answers[1]);
	expect(await mailsTo("player@demo.example")).toEqual(["You already have an account"]);
});

test("who comes back in another browser finds the button after the chosen password", async () => {
	await register("early@example.org");
	await reach("registration-mails", 30);
	await register("later@example.org");
	const signedIn = await site.post("/en/complaints/login", { email: "later@example.org", password });
	expect(signedIn.status).toBe(401);
	const cookie = cookiesOf(signedIn).join("; ");
	const html = await (await site.get("/en/complaints/login", { cookie })).text();
	expect(html).toMatch(/has not been sent yet[\s\S]*l•••@example\.org/);
	await site.sql("delete from rate_limits");
	await send(cookie);
	expect(await mailsTo("later@example.org")).toHaveLength(1);
});

test("the contact and newsletter forms leave registrations their emails", async () => {
	await site.post("/en/news", { email: "reader@example.org" });
	await reach("stranger-mails", 30);
	await reach("stranger-mails-all", 1000);
	await register("free@example.org");
	expect(await mailsTo("free@example.org")).toEqual(["Activate your account"]);
});
