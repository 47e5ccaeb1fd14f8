import { expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";
import { smtpServer } from "../../../test/smtp.ts";
import { textNamed } from "../../base/locale/text.ts";
import { taskText } from "./text.ts";

let isRefusing = true;
const smtp = await smtpServer((address, done) =>
	done(isRefusing ? Object.assign(new Error(`<${address}> unknown`), { responseCode: 550 }) : null),
);
const site = startSite({ settings: { SMTP_URL: smtp.url, MAIL_FROM: "site@example.org" } });
recordsEvents(["job.retried"], (text, values) => site.sql(text, values));

/** Each account signs in once: a second sign-in sends an email of its own. */
const cookies = new Map<string, Promise<string>>();
async function as(name: string) {
	const cookie = cookies.get(name) ?? site.sessionOf(`${name}@demo.example`);
	cookies.set(name, cookie);
	return { cookie: await cookie };
}
const page = async (headers: Record<string, string>, locale = "") =>
	(await (await site.get(`${locale}/admin/queue`, headers)).text()).replaceAll("<!-- -->", "");
const dead = async () =>
	Number((await site.row<{ count: number }>("select count(*) from mails where status = 'dead'")).count);

test("an email refused for good is listed without its address, and sent again by one press", async () => {
	const owner = await as("owner");
	await site.post("/en/admin/auth/forgot", { email: "editor@demo.example" });
	await expect.poll(dead).toBe(1);

	const shown = await page(owner, "/en");
	expect(shown).toContain("e•••@demo.example");
	expect(shown).not.toContain("editor@demo.example");
	expect(await page(owner)).toContain("أرسلها من جديد");

	isRefusing = false;
	const { id } = await site.row<{ id: number }>("select id from mails where status = 'dead'");
	const sent = await site.post("/en/admin/queue", { intent: "resend", email: String(id) }, owner);
	expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en/admin/queue"]);
	await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual(["editor@demo.example"]);
	expect(await dead()).toBe(0);
	expect(await page(owner, "/en")).toContain("Every email arrived.");

	// Pressed twice: the second finds nothing and says so.
	expect((await site.post("/en/admin/queue", { intent: "resend", email: String(id) }, owner)).status).toBe(409);
	const { details } = await site.row<{ details: object }>(
		"select details from audit_log where action = 'email.resent'",
	);
	expect(details).toEqual({ count: 1 });
});

test("all emails that were given up are sent again after a question", async () => {
	const owner = await as("owner");
	isRefusing = true;
	const before = smtp.received.length;
	await site.post("/en/admin/auth/forgot", { email: "editor@demo.example" });
	await site.post("/en/admin/auth/forgot", { email: "officer@demo.example" });
	await expect.poll(dead).toBe(2);
	isRefusing = false;

	const asked = await (await site.get("/en/admin/queue/resend", owner)).text();
	expect(asked).toContain("2 emails");
	expect(await dead()).toBe(2);
	expect((await site.post("/en/admin/queue", { intent: "resend" }, owner)).status).toBe(404);

	const sent = await site.post("/en/admin/queue/resend", {}, owner);
	expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en/admin/queue"]);
	await expect.poll(() => smtp.received.length).toBe(before + 2);
	expect(await page(owner, "/en")).toContain("Every email arrived.");
});

test("a task that failed for good is tried again", async () => {
	const owner = await as("owner");
	const { id } = await site.row<{ id: string }>(
		`insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on, output)
		 values ('anchor-audit-log', '{}', 'failed', 1, 1, now(), '{"error": "Error at storePicture"}')
		 returning id::text as id`,
	);
	expect(await page(owner, "/en")).toContain("Error at storePicture");
	const retried = await site.post("/en/admin/queue", { intent: "retry", job: id }, owner);
	expect(retried.status).toBe(303);
	const state = async () =>
		(await site.row<{ state: string }>(`select state::text from pgboss.job where id = '${id}'`)).state;
	await expect.poll(state).toMatch(/completed|active/);
	expect((await site.post("/en/admin/queue", { intent: "retry", job: id }, owner)).status).toBe(409);
	expect((await site.post("/en/admin/queue", { intent: "retry", job: "no such job" }, owner)).status).toBe(409);
});

test("every kind of task has a name in both languages", async () => {
	const { rows } = await site.sql<{ name: string }>(
		"select name from pgboss.queue where name not like '\\_\\_%' and name <> 'dead-letters'",
	);
	expect(rows.length).toBeGreaterThan(10);
	const unnamed = rows.filter(
		({ name }) => textNamed(taskText("ar"), name) === name || textNamed(taskText("en"), name) === name,
	);
	expect(unnamed).toEqual([]);
});

test("the page is for owners", async () => {
	expect((await site.get("/admin/queue", await as("editor"))).status).toBe(403);
	expect((await site.post("/admin/queue", { intent: "resend" }, await as("editor"))).status).toBe(403);
	expect((await site.post("/admin/queue/resend", {}, await as("editor"))).status).toBe(403);
	for (const email of ["1e999", "-1", "x"])
		expect((await site.post("/admin/queue", { intent: "resend", email }, await as("owner"))).status).toBe(404);
	expect((await site.post("/admin/queue", { intent: "dance" }, await as("owner"))).status).toBe(400);
});

test("an email whose code or link has ended is listed with that, and not sent again", async () => {
	const owner = await as("owner");
	await site.sql(`insert into mails (recipient, subject, html, plain, status, ends_at)
		values ('ended@example.org', '', '', '', 'expired', now()), ('gone@example.org', '', '', '', 'dead', now())`);
	const shown = await page(owner, "/en");
	expect(shown.match(/Its code or link has ended/g)).toHaveLength(2);
	expect(await page(owner)).toContain("انتهى رمزها أو رابطها");
	expect(shown).not.toContain('value="resend"');
	expect(shown).not.toContain("/en/admin/queue/resend");
	expect(await (await site.get("/en/admin/queue/resend", owner)).text()).toContain("No email can be sent again:");
	await site.sql("delete from mails where recipient in ('ended@example.org', 'gone@example.org')");
});
