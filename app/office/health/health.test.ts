import { createServer } from "node:net";
import { afterAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";
import { smtpServer } from "../../../test/smtp.ts";

/** A scanner that takes connections and says nothing. */
const mute = createServer(() => {});
await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
const at = mute.address();
const port = typeof at === "object" && at ? at.port : 0;
afterAll(() => mute.close());

let isRefusing = false;
const smtp = await smtpServer((address, done) =>
	done(isRefusing ? Object.assign(new Error(`<${address}> unknown`), { responseCode: 550 }) : null),
);
const CLAMD_URL = `tcp://clam:hidden-word@127.0.0.1:${port}`;
const site = startSite({ settings: { SMTP_URL: smtp.url, MAIL_FROM: "site@example.org", CLAMD_URL } });

let signedIn: Promise<string> | undefined;
async function look(path = "/en/admin/health") {
	signedIn ??= site.sessionOf("owner@demo.example");
	return (await (await site.get(path, { cookie: await signedIn })).text()).replaceAll("<!-- -->", "");
}
const part = (page: string, name: string) =>
	new RegExp(`<li[^>]*data-part="${name}" data-state="(\\w+)"[\\s\\S]*?</li>`).exec(page) ?? [];

test("the page does not wait for a silent part; once it is down it says since when, why and what to do", async () => {
	const first = await look();
	expect(part(first, "scanner")[1]).toBe("slow");
	expect(part(first, "mail")[1]).toBe("up");
	expect(part(first, "database")[1]).toBe("up");
	await expect.poll(async () => part(await look(), "scanner")[1], { interval: 500 }).toBe("down");
	const [scanner] = part(await look(), "scanner");
	expect(scanner).toMatch(/Down[\s\S]*since[\s\S]*<time[\s\S]*New evidence is kept[\s\S]*What to do/);
	const arabic = part(await look("/admin/health"), "scanner")[0];
	expect(arabic).toMatch(/متوقف[\s\S]*تُحفظ الأدلة الجديدة[\s\S]*ما يلزم فعله/);
	expect(await look("/en/admin")).toMatch(/href="\/en\/admin\/health"[^>]*>[\s\S]{0,200}parts of the system down/);
});

test("hosts are shown without the account in their address", async () => {
	const page = await look();
	expect(page).toContain(`127.0.0.1:${port}`);
	expect(page).not.toContain("hidden-word");
});

test("what was never set up or has failed is told from what works", async () => {
	await site.sql(
		`insert into mails (recipient, headers, subject, html, plain, status)
			values ('a@example.org', '{}', '', '', '', 'dead')`,
	);
	const page = await look();
	expect(part(page, "backup")[0]).toMatch(/data-state="off"[\s\S]*There is no backup yet/);
	expect(part(page, "mail")[0]).toMatch(/data-state="attention"[\s\S]*1 failed[\s\S]*\/en\/admin\/queue/);
	await site.sql("delete from mails where recipient = 'a@example.org'");
	await site.sql(
		"insert into rate_limits (what, who, started_at, count) values ('stranger-mails-all', 'x', now(), 1001)",
	);
	expect(part(await look(), "mail")[0]).toMatch(/data-state="attention"[\s\S]*Visitors caused a thousand emails/);
	await site.sql("delete from rate_limits where what = 'stranger-mails-all'");
});

test.each([
	["away", 0, "attention", "The mail server did not answer", "لم يجب خادم البريد"],
	["sign-in", 0, "attention", "refuses the account", "يرفض خادم البريد الدخول"],
	["later", 5 * 3600, "attention", "ask to try again later", "طلبت خوادم مستلمين"],
	["later", 600, "up", "Works", "يعمل"],
	[null, 600, "attention", "are more than five minutes late", "تأخرت أكثر من خمس دقائق"],
])("the card says why an email waits: %s, %i seconds old", async (refused, seconds, state, english, arabic) => {
	await look();
	await site.sql(
		`insert into mails (recipient, subject, html, plain, refused, queued_at) values ('a@example.org', '', '', '', $1,
			now() - make_interval(secs => $2)), ('b@example.org', '', '', '', 'later', now())`,
		[refused, seconds],
	);
	await site.sql(
		`insert into mails (recipient, subject, html, plain, status, refused, ends_at) values
			('a@example.org', '', '', '', 'expired', null, null),
			('a@example.org', '', '', '', 'dead', 'away', now())`,
	);
	const [card = "", shown] = part(await look(), "mail");
	expect(shown).toBe(state);
	expect(card).toContain(english);
	expect(card.includes("ask to try again later")).toBe(refused === "later" && state === "attention");
	expect(card).toContain("1 whose code or link ended before it left");
	expect(part(await look("/admin/health"), "mail")[0]).toContain(arabic);
	await site.sql("delete from mails where recipient in ('a@example.org', 'b@example.org')");
});

test("an owner sends a test email to their own address, reads how it went, five times an hour", async () => {
	const send = async () => site.post("/en/admin/health", {}, { cookie: (await signedIn) ?? "" });
	await look();
	const sent = await send();
	expect(sent.status).toBe(303);
	const to = sent.headers.get("location") ?? "";
	const result = async (path: string) => /data-test="(\w+)"/.exec(await look(path))?.[1];
	await expect.poll(() => result(to)).toBe("sent");
	expect(smtp.received.at(-1)?.to).toBe("owner@demo.example");
	isRefusing = true;
	const refused = (await send()).headers.get("location") ?? "";
	await expect.poll(() => result(refused)).toBe("dead");
	expect(await look(refused)).toMatch(/It said:[\s\S]*unknown/);
	isRefusing = false;
	for (let i = 0; i < 3; i++) expect((await send()).status).toBe(303);
	expect((await send()).status).toBe(429);
	const { count } = await site.row<{ count: number }>(
		"select count(*)::int as count from audit_log where action = 'email.tested'",
	);
	expect(count).toBe(5);
});

test("the page is for owners, and shows no email to another person", async () => {
	const cookie = await site.sessionOf("editor@demo.example");
	expect((await site.get("/admin/health", { cookie })).status).toBe(403);
	expect((await site.post("/admin/health", {}, { cookie })).status).toBe(403);
	const { id } = await site.row<{ id: number }>(
		`insert into mails (recipient, headers, subject, html, plain, status)
			values ('b@example.org', '{}', '', '', '', 'sent') returning id`,
	);
	expect(await look(`/en/admin/health?test=${id}`)).not.toContain("data-test=");
});

test("a case on which no one may act alarms, and says how to name someone who may", async () => {
	expect(part(await look(), "cases")[1]).toBe("up");
	const { id } = await site.row<{ id: string }>("select id from complaints where status = 'under_review' limit 1");
	await site.sql(
		`insert into case_conflicts (complaint_id, account_id, kind, reason)
			select $1, account_id, 'party', '' from account_roles where role in ('officer', 'head') group by account_id`,
		[id],
	);
	const [cases] = part(await look(), "cases");
	expect(cases).toMatch(/data-state="down"[\s\S]*no one may act[\s\S]*Give another person the role[\s\S]*1 case/);
	expect(cases).toContain('href="/en/admin/accounts"');
	expect(cases).not.toMatch(/20\d\d-\d{6}/);
	expect(part(await look("/admin/health"), "cases")[0]).toMatch(/شكوى واحدة/);
	await site.sql("delete from case_conflicts where complaint_id = $1", [id]);
	expect(part(await look(), "cases")[1]).toBe("up");
});
