import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
	await site.post("/en/contact", {
		name: "Sara",
		surname: "Asks",
		email: "sara@example.org",
		message: "When is it?\n<b>Soon</b>?",
	});
});
type Message = { id: number; status: string };
const message = () => site.row<Message>("select * from contact_messages order by id desc limit 1");
const page = async (path: string) => (await site.get(path, { cookie })).text();

test("a message is unread until an editor opens it", async () => {
	const { id } = await message();
	expect(await page("/en/admin")).toMatch(/>1<\/strong>(<!-- -->)? (<!-- -->)?unread messages/);
	expect(await page("/en/admin/inbox?state=unread")).toContain("Sara Asks");
	const opened = await page(`/en/admin/inbox/${id}`);
	expect(opened).toContain("&lt;b&gt;Soon&lt;/b&gt;");
	expect((await message()).status).toBe("read");
	expect(await page("/en/admin/inbox?state=unread")).toContain("No messages here");
});

test("an answer goes to the sender in the language of the message, and is kept with it", async () => {
	const { id } = await message();
	const empty = await site.send(`/en/admin/inbox/${id}`, { body: " " }, cookie);
	expect([empty.status, (await message()).status]).toEqual([422, "read"]);
	const response = await site.send(`/en/admin/inbox/${id}`, { body: "On Friday.\n\nSee you there." }, cookie);
	expect(response.status).toBe(303);
	const mails = await site.mails(2);
	const mail = mails.find((each) => each.to?.[0]?.address === "sara@example.org");
	expect(mail?.text).toMatch(/Dear Sara Asks,[\s\S]*On Friday\.[\s\S]*You wrote:[\s\S]*When is it\?/);
	expect(mail?.html).toContain('<html lang="en" dir="ltr">');
	expect(mail?.replyTo?.[0]?.address).toBe("info@nttf.example");
	expect((await message()).status).toBe("answered");
	expect(await page(`/en/admin/inbox/${id}`)).toMatch(/Earlier replies[\s\S]*On Friday/);
	expect((await message()).status, "opened once more").toBe("answered");
});

test("a message is archived and restored, as the log says; one marked as no spam comes back unread", async () => {
	const { id } = await message();
	for (const state of ["archived", "read", "spam", "unread"]) {
		expect((await site.post(`/admin/inbox/${id}`, { state }, { cookie })).status).toBe(303);
		expect((await message()).status).toBe(state);
		const isAside = state === "archived" || state === "spam";
		expect((await page("/en/admin/inbox")).includes("Sara Asks"), state).toBe(!isAside);
		expect(await page(`/en/admin/inbox?state=${state}`), state).toContain("Sara Asks");
	}
	const { rows } = await site.sql<{ actor: string; action: string; state: string | null }>(
		"select actor, action, details->>'state' as state from audit_log where subject = $1 order by id",
		[`message:${id}`],
	);
	expect(rows.map(({ actor, action, state }) => [actor, action, state])).toEqual([
		["editor@demo.example", "message.answered", null],
		...["archived", "read", "spam", "unread"].map((state) => ["editor@demo.example", "message.moved", state]),
	]);
	expect((await site.post("/admin/inbox/999", { state: "read" }, { cookie })).status).toBe(404);
});

test("an account answers and saves no more than so often, and what it typed stays", async () => {
	const { id } = await message();
	const count = async () => (await site.sql("select id from contact_replies")).rows.length;
	const before = await count();
	for (const what of ["replies", "saves"]) {
		await site.sql("update rate_limits set count = 1000 where what = $1", [what]);
		const waits = await site.send(`/en/admin/inbox/${id}`, { body: `Once more by ${what}` }, cookie);
		expect([waits.status, waits.headers.has("retry-after")]).toEqual([429, true]);
		expect(await waits.text()).toContain(`Once more by ${what}`);
	}
	expect(await count()).toBe(before);
	await site.sql("delete from rate_limits");
	expect((await site.send(`/en/admin/inbox/${id}`, { body: "Once more" }, cookie)).status).toBe(303);
	expect(await count()).toBe(before + 1);
});
