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

test("a network that caused fifty emails causes no more by any form, with the same answers; another does", async () => {
	const before = await mailed();
	const first = await register("one@example.org", "203.0.113.1");
	await reach("stranger-mails", 50);
	expect(await mailed()).toBe(before + 1);
	expect(await register("two@example.org", "203.0.113.1")).toBe(first);
	await subscribe("three@example.org", "203.0.113.1");
	const messages = "select count(*)::int as n from contact_messages";
	const { n } = await site.row<{ n: number }>(messages);
	await contact("203.0.113.1");
	expect((await site.row<{ n: number }>(messages)).n).toBe(n + 1);
	expect(await mailed()).toBe(before + 1);
	await register("four@example.org", "203.0.113.2");
	expect(await mailed()).toBe(before + 2);
});

test("what is left of a network's emails does not tell whether an address has an account", async () => {
	const spent = async (email: string) => {
		await site.sql("delete from rate_limits");
		await subscribe(email, "203.0.113.8");
		await register(email, "203.0.113.8");
		const rows = "select coalesce(sum(count), 0)::int as n from rate_limits where what like 'stranger-mails%'";
		return (await site.row<{ n: number }>(rows)).n;
	};
	expect(await spent("editor@demo.example")).toBe(await spent("eight@example.org"));
});

test("at the ceiling of all, emails go to the address of an account and to no other", async () => {
	await subscribe("five@example.org", "203.0.113.3");
	await reach("stranger-mails-all", 1000);
	const before = await mailed();
	await subscribe("six@example.org", "203.0.113.4");
	await register("seven@example.org", "203.0.113.5");
	expect(await mailed()).toBe(before);
	await register("editor@demo.example", "203.0.113.6");
	await site.post("/en/admin/auth/forgot", { email: "officer@demo.example" }, from("203.0.113.7"));
	expect(await mailed()).toBe(before + 2);
});
