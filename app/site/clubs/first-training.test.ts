import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite({ settings: { TRUST_PROXY: "1" } });
const request = {
	name: "سارة",
	surname: "العتيبي",
	email: "sara@example.org",
	message: "لابنتي، تسع سنوات. متى نحضر؟",
};
const club = () =>
	site.row<{ id: number; email: string; name: string; name_ar: string }>(
		"select id, email, name, name_ar from teams where email is not null and training is not null order by id limit 1",
	);
const page = async (id: number, lang = "") => (await site.get(`${lang}/team/${id}`)).text();
const messages = async () => (await site.sql("select message, status from contact_messages order by id")).rows;

test("a first training is asked of the club's mailbox with Reply-To, and is in the federation's inbox", async () => {
	const { id, email, name_ar } = await club();
	expect(await page(id)).toContain("اطلب حصة تدريب أولى");
	const response = await site.post(`/team/${id}`, request);
	expect([response.status, response.headers.get("location")]).toEqual([303, `/team/${id}`]);
	const cookie = /flash=([\w-]+)/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "";
	expect(await (await site.get(`/team/${id}`, { cookie })).text()).toContain("أُرسل طلبك إلى النادي");
	const [mail] = await site.mails(1);
	expect(mail?.to?.[0]?.address).toBe(email);
	expect(mail?.replyTo?.[0]?.address).toBe(request.email);
	expect(mail?.subject).toBe("طلب حصة تدريب أولى: سارة العتيبي");
	expect(mail?.text).toContain(request.message);
	const stored = `طلب حصة تدريب أولى في نادي ${name_ar}، أُرسل إلى بريد النادي\n\n${request.message}`;
	expect(await messages()).toEqual([{ message: stored, status: "unread" }]);
});

test("a request that is not complete comes back open with what was typed, beside its problems", async () => {
	const { id } = await club();
	const response = await site.post(`/en/team/${id}`, { ...request, email: "sara@" });
	const html = await response.text();
	expect(response.status).toBe(422);
	expect(html).toMatch(/<details[^>]*id="first-training"[^>]*open=""/);
	expect(html).toContain("لابنتي، تسع سنوات");
	expect(html).toContain('href="#contact-email"');
});

test("a request with a filled honeypot, or beyond the ceiling, is not mailed, and the inbox says so", async () => {
	const { id, name_ar } = await club();
	const before = (await site.sql("select id from mails")).rows.length;
	const message = `طلب حصة تدريب أولى في نادي ${name_ar}، لم يُرسل إلى النادي: حوّله إليه\n\n${request.message}`;
	const ask = async (more = {}) => {
		const response = await site.post(`/team/${id}`, { ...request, ...more });
		const cookie = /flash=([\w-]+)/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "";
		expect(await (await site.get(`/team/${id}`, { cookie })).text()).toContain("شكرًا لتواصلك معنا");
	};
	await ask({ website: "https://spam.example" });
	expect((await messages()).at(-1)).toEqual({ message, status: "spam" });
	await site.sql("update rate_limits set count = 1001 where what = 'stranger-mails-all'");
	await ask();
	expect((await messages()).at(-1)).toEqual({ message, status: "unread" });
	await site.sql("delete from rate_limits where what = 'stranger-mails-all'");
	expect((await site.sql("select id from mails")).rows.length).toBe(before);
});

test("a club's mailbox gets twenty requests a day; the next waits in the inbox", async () => {
	const { id, email, name_ar } = await club();
	await site.sql("delete from rate_limits");
	const mailed = async () =>
		(await site.row<{ n: number }>("select count(*)::int as n from mails where recipient = $1", [email])).n;
	const before = await mailed();
	for (let n = 0; n < 20; n++) await site.post(`/team/${id}`, request, { "x-forwarded-for": `203.0.113.${n % 2}` });
	expect(await mailed()).toBe(before + 20);
	const response = await site.post(`/team/${id}`, request, { "x-forwarded-for": "203.0.113.9" });
	const cookie = /flash=([\w-]+)/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "";
	const html = await (await site.get(`/team/${id}`, { cookie })).text();
	expect(html).toContain("شكرًا لتواصلك معنا");
	expect(html).not.toContain("أُرسل طلبك إلى النادي");
	const message = `طلب حصة تدريب أولى في نادي ${name_ar}، لم يُرسل إلى النادي: حوّله إليه\n\n${request.message}`;
	expect((await messages()).at(-1)).toEqual({ message, status: "unread" });
	expect(await mailed()).toBe(before + 20);
});

test.each([
	["email = null", "without a mailbox"],
	["training = null, training_ar = null", "without training times"],
])("a club with %s is not asked: %s", async (change) => {
	const { id } = await club();
	await site.sql(`update teams set ${change} where id = ${id}`);
	await expect.poll(() => page(id, "/en")).not.toContain("Ask for a first training session");
	expect((await site.post(`/en/team/${id}`, request)).status).toBe(404);
});
