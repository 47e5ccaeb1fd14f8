import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";
import { demoFederation } from "../../settings/demo-federation.ts";

// Temporary tables take the place of the real ones: all statements go through the one session of the embedded engine.
const site = startSite({ on: "embedded PostgreSQL" });
const message = {
	name: "سارة",
	surname: "العتيبي",
	email: "sara@example.org",
	message: "متى تبدأ الدورة؟\n<b>شكرًا</b>",
};
const stored = async () =>
	(await site.sql("select name, surname, email, message, language::text, status from contact_messages order by id"))
		.rows;
const flashOf = (response: Response) => /flash=([\w-]+)/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "";

test("a message is stored, mailed to the federation with Reply-To, and acknowledged once", async () => {
	const response = await site.post("/contact", message);
	expect([response.status, response.headers.get("location")]).toEqual([303, "/contact"]);
	const page = await site.get("/contact", { cookie: flashOf(response) });
	expect(await page.text()).toMatch(/role="status"[^>]*>.*تم إرسال الرسالة بنجاح/s);
	expect(page.headers.get("set-cookie")).toMatch(/flash=;.*Max-Age=0/);
	expect(await (await site.get("/contact")).text()).not.toContain("تم إرسال الرسالة بنجاح");
	expect(await stored()).toEqual([{ ...message, language: "ar", status: "unread" }]);

	const [mail] = await site.mails(1);
	expect(mail?.to?.[0]?.address).toBe(demoFederation.email);
	expect(mail?.replyTo?.[0]?.address).toBe("sara@example.org");
	expect(mail?.from).toMatchObject({ name: demoFederation.name_ar, address: demoFederation.email });
	expect(mail?.subject).toContain("سارة العتيبي");
	expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
	expect(mail?.html).not.toContain("<b>");
	expect(mail?.text).toContain("<b>شكرًا</b>");
});

test("the home page's form does the same, in English", async () => {
	const response = await site.post("/en", { ...message, name: "Sara", surname: "Home" });
	expect([response.status, response.headers.get("location")]).toEqual([303, "/en"]);
	const page = await (await site.get("/en", { cookie: flashOf(response) })).text();
	expect(page).toContain("Message Sent Successfully");
	expect(page).toContain("Thank you for contacting us. We will respond as soon as possible.");
	const mail = (await site.mails(2)).find((found) => found.subject?.includes("Home"));
	expect(mail?.html).toContain('<html lang="en" dir="ltr">');
	expect(mail?.from).toMatchObject({ name: demoFederation.name, address: demoFederation.email });
});

test.each([
	["an empty form", { name: "", surname: " ", email: "", message: "" }, ["name", "surname", "email", "message"]],
	["a wrong address", { ...message, email: "sara@" }, ["email"]],
	["two addresses in one", { ...message, email: "a@example.org,b@example.org" }, ["email"]],
	["a header in the address", { ...message, email: "a@example.org\r\nBcc: b@example.org" }, ["email"]],
	["a message that is too long", { ...message, message: "م".repeat(5001) }, ["message"]],
])("%s comes back with 422, what was typed, and each problem tied to its field", async (_, fields, wrong) => {
	const response = await site.post("/contact", fields);
	const page = await response.text();
	expect(response.status).toBe(422);
	expect(page).toMatch(/role="alert"/);
	for (const name of ["name", "surname", "email", "message"]) {
		const control = new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(page)?.[0];
		expect(control?.includes(`aria-describedby="contact-${name}-problem"`)).toBe(wrong.includes(name));
		if (wrong.includes(name)) expect(page).toContain(`href="#contact-${name}"`);
	}
	expect(page).toContain(fields.surname.trim() || "surname");
});

test("a message with a filled honeypot is stored as spam and not mailed", async () => {
	const before = (await site.sql("select id from mails")).rows.length;
	const response = await site.post("/contact", { ...message, surname: "Robot", website: "https://spam.example" });
	expect(response.status).toBe(303);
	expect((await stored()).at(-1)).toMatchObject({ surname: "Robot", status: "spam" });
	expect((await site.sql("select id from mails")).rows.length).toBe(before);
});

test("a form posted from another site is refused", async () => {
	const response = await site.post("/contact", message, { origin: "https://evil.example" });
	expect(response.status).toBe(403);
});

test("the function send-contact-email does what the form does", async () => {
	const call = (body: string) =>
		fetch(`${site.origin}/api/functions/send-contact-email`, {
			method: "POST",
			body,
			headers: { "content-type": "application/json" },
		});
	const good = await call(JSON.stringify({ ...message, surname: "Function" }));
	expect([good.status, await good.json()]).toEqual([200, { success: true }]);
	expect((await stored()).at(-1)).toMatchObject({ surname: "Function" });
	for (const [body, status] of [
		["{", 400],
		["[]", 400],
		["null", 400],
		["{}", 422],
		['{"name":{"a":1}}', 422],
	] as const) {
		const bad = await call(body);
		expect(bad.status).toBe(status);
		expect(await bad.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
	}
	expect((await site.get("/api/functions/send-contact-email")).status).toBe(405);
});

test("when the message cannot be stored the page says so and nothing typed is lost", async () => {
	await site.sql("update rate_limits set count = 0");
	await site.sql("create temporary table contact_messages (broken int)"); // intercepts the real one
	const response = await site.post("/en/contact", message);
	await site.sql("drop table pg_temp.contact_messages");
	const page = await response.text();
	expect(response.status).toBe(503);
	expect(page).toMatch(/role="alert"[^>]*>.*An error occurred while sending the message. Please try again./s);
	expect(page).toContain("العتيبي");
});

test("twenty messages an hour from one address, then a friendly refusal that keeps what was typed", async () => {
	let response = await site.post("/contact", message);
	for (let i = 0; i < 25 && response.status === 303; i++) response = await site.post("/contact", message);
	expect(response.status).toBe(429);
	const page = await response.text();
	expect(page).toContain("محاولات كثيرة");
	expect(page).toContain("العتيبي");
});
