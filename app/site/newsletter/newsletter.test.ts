import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const statusOf = async (email: string) =>
	(await site.sql("select status from newsletter_subscribers where email = $1", [email])).rows[0]?.status;
const linkIn = (text: string | undefined) => new URL(/https?:\/\/\S+/.exec(text ?? "")?.[0] ?? "").pathname;
const mailTo = async (address: string, count: number) =>
	(await site.mails(count)).findLast((mail) => mail.to?.[0]?.address === address);

test("nothing starts before the button of the page: GET changes nothing, POST confirms (ASVS 3.5.3)", async () => {
	const asked = await site.post("/en/news", { email: "fan@example.org" });
	expect([asked.status, asked.headers.get("location")]).toEqual([303, "/en/news"]);
	const mail = await mailTo("fan@example.org", 1);
	expect(mail?.html).toContain('<html lang="en" dir="ltr">');
	expect(mail?.text).toContain("The link works for seven days.");
	const end = await site.row(`select m.ends_at = s.requested_at + interval '7 days' as "isOfLink"
		from mails m join newsletter_subscribers s on s.email = m.recipient where s.email = 'fan@example.org'`);
	expect(end).toEqual({ isOfLink: true });
	const link = linkIn(mail?.text);
	expect(link).toMatch(/^\/en\/newsletter\/confirm\//);

	const page = await (await site.get(link)).text();
	expect(page.match(/<main[\s\S]*<\/main>/)?.[0].match(/<form/g)).toHaveLength(1);
	expect(await statusOf("fan@example.org")).toBe("pending");

	const confirmed = await site.post(link, {});
	expect(await confirmed.text()).toContain("Your subscription is confirmed");
	expect(await statusOf("fan@example.org")).toBe("confirmed");
});

test("asking again for an address that has it already gives the same answer and sends nothing", async () => {
	const before = (await site.sql("select id from mails")).rows.length;
	for (const page of ["/en/news", "/news"])
		expect((await site.post(page, { email: "FAN@example.org" })).status).toBe(303);
	expect((await site.sql("select id from mails")).rows.length).toBe(before);
	const { language } = await site.row<{ language: string }>(
		"select language from newsletter_subscribers where email = 'fan@example.org'",
	);
	expect(language, "its reader chose this one").toBe("en");
});

test("a link that was tampered with or is too old confirms nothing (ASVS 9.1.1, 9.2.1)", async () => {
	await site.post("/news", { email: "late@example.org" });
	const link = linkIn((await mailTo("late@example.org", 2))?.text);
	for (const bad of [
		`${link.slice(0, -1)}${link.endsWith("x") ? "y" : "x"}`,
		"/newsletter/confirm/1",
		"/newsletter/confirm/%F0%9F%8F%93",
	]) {
		expect((await site.get(bad)).status).toBe(410);
		expect((await site.post(bad, {})).status).toBe(410);
	}
	await site.sql(
		"update newsletter_subscribers set requested_at = now() - interval '8 days' where email = 'late@example.org'",
	);
	expect((await site.post(link, {})).status).toBe(410);
	expect(await statusOf("late@example.org")).toBe("pending");
	for (const [prefix = "", words = ""] of [
		["", "ربما مضى عليه أكثر من سبعة أيام أو نُسخ ناقصًا. اطلب رابطًا جديدًا من صفحة الأخبار."],
		["/en", "It may be more than seven days old, or incomplete. Request a new one on the news page."],
	]) {
		const page = await (await site.get(prefix + link)).text();
		expect([page.includes(words), page.includes(`href="${prefix}/news"`)]).toEqual([true, true]);
	}
	await site.post("/news", { email: "late@example.org" });
	const again = linkIn((await mailTo("late@example.org", 3))?.text);
	expect((await site.post(again, {})).status).toBe(200);
	expect(await statusOf("late@example.org")).toBe("confirmed");
});

test("one mailbox gets at most three confirmation mails a day, however often it is asked for", async () => {
	for (let i = 0; i < 6; i++) expect((await site.post("/news", { email: "victim@example.org" })).status).toBe(303);
	expect((await site.sql("select id from mails where recipient = 'victim@example.org'")).rows.length).toBe(3);
});

test("a wrong address comes back with its problem", async () => {
	const response = await site.post("/en/news", { email: "nobody" });
	expect(response.status).toBe(422);
	expect(await response.text()).toContain("Enter a valid email address");
});

test("the mails that did not arrive are those of issues: no editor or owner learns who files complaints", async () => {
	const { id } = await site.row<{ id: number }>(
		"insert into newsletter_issues (title, language, recipients) values ('Cup', 'en', 1) returning id",
	);
	for (const [recipient, issue] of [
		["reader@example.org", id],
		["who.complains@example.org", null],
	])
		await site.sql(
			`insert into mails (recipient, subject, plain, html, status, newsletter_issue_id)
				values ($1, 'Your complaint', '', '', 'dead', $2)`,
			[recipient, issue],
		);
	for (const email of ["editor@demo.example", "owner@demo.example"]) {
		const html = await (await site.get("/en/admin/newsletter", { cookie: await site.sessionOf(email) })).text();
		expect(html).toContain("reader@example.org");
		expect(html).not.toContain("who.complains@example.org");
	}
});

test("an account sends no issue without end", async () => {
	const cookie = await site.sessionOf("editor@demo.example");
	const { rows } = await site.sql<{ id: number }>(
		`select id from news_articles where live_at_en < now()
			and id not in (select news_article_id from newsletter_issues where news_article_id is not null) limit 2`,
	);
	const send = (nth: number) => site.post(`/en/admin/news/${rows[nth]?.id}/send`, { language: "en" }, { cookie });
	expect((await send(0)).status).toBe(303);
	await site.sql("update rate_limits set count = 20 where what = 'newsletter-issues'");
	expect((await send(1)).status).toBe(429);
	const { n } = await site.row<{ n: number }>(
		"select count(*)::int as n from newsletter_issues where news_article_id = $1",
		[rows[1]?.id ?? 0],
	);
	expect(n).toBe(0);
});
