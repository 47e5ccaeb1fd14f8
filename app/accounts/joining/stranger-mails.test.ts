import { beforeEach, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite({ settings: { TRUST_PROXY: "1" } });
beforeEach(() => site.sql("delete from rate_limits"));

const password = "seven lamps on a wet table";
const from = (address: string) => ({ "x-forwarded-for": address });
const register = async (email: string, address: string) =>
	(await site.post("/en/admin/auth", { email, password, confirm_password: password }, from(address))).status;
const subscribe = async (email: string, address: string) =>
	(await site.post("/en/news", { email }, from(address))).status;
const contact = async (address: string) =>
	(
		await site.post(
			"/en/contact",
			{ name: "A", surname: "Reader", email: "reader@example.org", message: "Where can I play?" },
			from(address),
		)
	).status;
const reach = (what: string, count: number) =>
	site.sql("update rate_limits set count = $2 where what = $1", [what, count]);
const mailed = async () => (await site.row<{ n: number }>("select count(*)::int as n from mails")).n;

test("a network that wrote thirty emails by newsletter and contact writes no more, and registers", async () => {
	const before = await mailed();
	expect(await subscribe("one@example.org", "203.0.113.1")).toBe(303);
	await reach("stranger-mails", 30);
	expect(await subscribe("two@example.org", "203.0.113.1")).toBe(429);
	const messages = "select count(*)::int as n from contact_messages";
	const { n } = await site.row<{ n: number }>(messages);
	expect(await contact("203.0.113.1")).toBe(303);
	expect((await site.row<{ n: number }>(messages)).n).toBe(n + 1);
	expect(await mailed()).toBe(before + 1);
	expect(await register("three@example.org", "203.0.113.1")).toBe(303);
	await subscribe("four@example.org", "203.0.113.2");
	expect(await mailed()).toBe(before + 3);
});

test("a network that caused thirty emails of registrations is refused the next, for any address", async () => {
	expect(await register("one@example.org", "203.0.113.1")).toBe(303);
	await reach("registration-mails", 30);
	const before = await mailed();
	for (const email of ["nine@example.org", "editor@demo.example"])
		expect(await register(email, "203.0.113.1")).toBe(429);
	expect(await mailed()).toBe(before);
	expect(await register("nine@example.org", "203.0.113.2")).toBe(303);
});

test("a mailbox that got forty emails about an account gets no further one, and the answer says so", async () => {
	const ask = async (email: string, form: string) =>
		(await site.post(`/en/admin/auth${form}`, { email, password, confirm_password: password }, from("203.0.113.1")))
			.status;
	for (const email of ["officer@demo.example", "ten@example.org"]) {
		await ask(email, "/forgot");
		await reach("account-mail-all", 40);
		const before = await mailed();
		expect([await ask(email, ""), await ask(email, "/forgot")]).toEqual([429, 429]);
		expect(await mailed()).toBe(before);
	}
});

test("what is left of a network's emails does not tell whether an address has an account", async () => {
	const spent = async (email: string) => {
		await site.sql("delete from rate_limits");
		await subscribe(email, "203.0.113.8");
		await register(email, "203.0.113.8");
		await site.post("/en/admin/auth/forgot", { email }, from("203.0.113.8"));
		const rows = "select coalesce(sum(count), 0)::int as n from rate_limits where what like '%-mails%'";
		return (await site.row<{ n: number }>(rows)).n;
	};
	expect(await spent("editor@demo.example")).toBe(await spent("eight@example.org"));
});

test("at the ceilings of all no stranger causes an email, and accounts get their new passwords", async () => {
	await subscribe("five@example.org", "203.0.113.3");
	await register("six@example.org", "203.0.113.3");
	await reach("stranger-mails-all", 1000);
	await reach("registration-mails-all", 1000);
	const before = await mailed();
	const forgot = async (email: string) =>
		(await site.post("/en/admin/auth/forgot", { email }, from("203.0.113.7"))).headers.get("location");
	expect(await subscribe("seven@example.org", "203.0.113.4")).toBe(429);
	expect(await register("eight@example.org", "203.0.113.5")).toBe(429);
	expect(await forgot("six@example.org")).toBe("/en/admin/auth");
	expect(await mailed()).toBe(before);
	expect(await forgot("officer@demo.example")).toBe("/en/admin/auth");
	expect(await mailed()).toBe(before + 1);
});
