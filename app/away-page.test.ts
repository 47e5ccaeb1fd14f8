import { expect, test } from "vitest";
import { answerAway } from "./away-page.server.ts";
import { noteTyped, withTyped } from "./base/forms/typed-text.server.ts";

const failed = () => new Response("as it was", { status: 503 });

test("text of a form with files is kept, in a form of the same encoding", async () => {
	const form = new FormData();
	form.set("evidence", new File(["x"], "a.pdf"));
	const request = new Request("http://localhost/en/complaints/case/2026-000001?a=1&b=2", {
		method: "POST",
		body: form,
	});
	const typed: { values?: Record<string, string> } = {};
	await withTyped(typed, async () => noteTyped({ body: "Two words <of> mine", version: "3" }));
	const answer = answerAway(request, failed(), "id", Object.entries(typed.values ?? {}));
	const page = await answer.text();
	expect(page).toContain('action="/en/complaints/case/2026-000001?a=1&#38;b=2" enctype="multipart/form-data"');
	expect(page).toContain("Two words &#60;of&#62; mine</textarea>");
	expect(page).toContain('<input type="hidden" name="version" value="3">');
	expect(page).toMatch(/Files are not sent with it[\s\S]*الملفات لا تُرسل معها/);
	expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'");
});

test.each(["/api/functions/send-contact-email", "/en/complaints/submit.data"])(
	"%s gets what a program can read",
	async (path) => {
		const answer = answerAway(new Request(`http://localhost${path}`, { method: "POST" }), failed(), "id", []);
		expect(await answer.text()).toBe("as it was");
	},
);

test.each([
	["/en/contact", "The site is briefly unavailable", "الموقع غير متاح مؤقتًا"],
	["/contact", "الموقع غير متاح مؤقتًا", "The site is briefly unavailable"],
])("%s says it in its own language first, then in the other", async (path, first, second) => {
	const page = await answerAway(new Request(`http://localhost${path}`), failed(), "id", []).text();
	expect(page).toMatch(new RegExp(`<h1>${first}</h1>[\\s\\S]*<h2>${second}</h2>`));
	expect(page).toContain(path.startsWith("/en") ? '<html lang="en" dir="ltr">' : '<html lang="ar" dir="rtl">');
});

test("passwords and codes are not repeated; the email address is", async () => {
	const request = new Request("http://localhost/en/admin/account/confirm", { method: "POST" });
	const typed: [string, string][] = [
		["email", "sara@example.org"],
		["step_up_proof", "my secret words"],
		["confirm_password", "my secret words"],
	];
	const page = await answerAway(request, failed(), "id", typed).text();
	expect(page).not.toContain("my secret words");
	expect(page).toMatch(/<input dir="ltr" name="email" value="sara@example\.org">/);
	expect(page).toMatch(/Repeat the password[\s\S]*<input type="password" required name="confirm_password">/);
});
