import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";
import { chosenKinds, daysOf } from "../../settings/retention/kinds.ts";

const site = startSite();
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("owner@demo.example");
});
const page = async (locale = "/en") =>
	(await (await site.get(`${locale}/admin/retention`, { cookie })).text()).replaceAll("<!-- -->", "");
const version = async () => (await site.row<{ version: number }>("select version from retention_settings")).version;
const given = (days: Record<string, number> = {}) =>
	Object.fromEntries(chosenKinds.map((kind) => [kind, String(days[kind] ?? daysOf(kind, {}))]));
const save = async (days: Record<string, number>, more: Record<string, string> = {}) =>
	site.post(
		"/en/admin/retention",
		{ intent: "days", version: String(await version()), ...given(days), ...more },
		{ cookie },
	);
const stored = async () => (await site.row<{ days: object }>("select days from retention_settings")).days;
const text = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

test("an owner reads what is kept, for how long, why, how much of it there is, and when the next run is", async () => {
	const english = await page();
	for (const words of [
		"Records of sent and failed emails",
		"Their text is deleted when they leave",
		"7 to 365",
		"Stored: ",
		"Deleted tonight: ",
		"Next deletion",
		"The audit log",
	])
		expect(english).toContain(words);
	const arabic = await page("");
	for (const words of ["سجلات البريد المرسل", "من 7 إلى 365", "الحذف القادم", "سجل التدقيق"])
		expect(arabic).toContain(words);
});

test("longer times are saved with an audit entry of what changed, and nothing else", async () => {
	const saved = await save({ mails: 60 });
	expect([saved.status, saved.headers.get("location")]).toEqual([303, "/en/admin/retention"]);
	expect(await stored()).toMatchObject({ mails: 60 });
	const { details } = await site.row<{ details: object }>(
		"select details from audit_log where action = 'retention.changed'",
	);
	expect(details).toEqual({ from: { mails: 30 }, to: { mails: 60 } });
	expect(await page()).toContain('value="60"');
});

test("times outside the limits of a kind are refused beside their fields, and what was typed stays", async () => {
	const refused = await save({ mails: 6, spam: 400 });
	expect(refused.status).toBe(422);
	const shown = await text(refused);
	expect(shown).toContain('value="400"');
	expect(shown).toMatch(/href="#days-mails"/);
	expect(await stored()).toMatchObject({ mails: 60 });
});

test("shorter times that make something due ask first, say how much, and are saved when confirmed", async () => {
	await site.sql(
		`insert into mails (recipient, subject, html, plain, status, created_at) select 'a@example.org', '', '', '', 'sent',
			now() - interval '50 days' from generate_series(1, 3)`,
	);
	const asked = await save({ mails: 10 });
	expect(asked.status).toBe(422);
	expect(await text(asked)).toMatch(/Records of sent and failed emails[^<]*: 3 will be due/);
	expect(await stored()).toMatchObject({ mails: 60 });
	expect((await save({ mails: 10 }, { confirm_shorter: "on" })).status).toBe(303);
	expect(await stored()).toMatchObject({ mails: 10 });
});

test("of two owners who save at the same time the second is told, and keeps what was typed", async () => {
	const answer = await save({ spam: 77 }, { version: "1" });
	expect(answer.status).toBe(409);
	const shown = await text(answer);
	expect(shown).toContain("Another owner has changed the times since.");
	expect(shown).toContain('value="77"');
	expect((await save({ mails: 10, spam: 77 })).status).toBe(303);
});

test("a case is put on hold by its reference, is listed with the reason, and the hold is lifted", async () => {
	const { reference } = await site.row<{ reference: string }>(
		"select case_reference as reference from complaints where status <> 'draft' order by 1 limit 1",
	);
	const post = (fields: Record<string, string>) => site.post("/en/admin/retention", fields, { cookie });
	expect((await post({ intent: "hold", reference: "", reason: "" })).status).toBe(422);
	const unknown = await post({ intent: "hold", reference: "1999-000001", reason: "A lawsuit." });
	expect([unknown.status, await text(unknown)]).toEqual([
		409,
		expect.stringContaining("There is no case with this reference"),
	]);
	expect((await post({ intent: "hold", reference, reason: "A lawsuit." })).status).toBe(303);
	const listed = await page();
	expect(listed).toContain(`Lift the hold on ${reference}`);
	expect(listed).toContain("A lawsuit.");
	const head = await site.sessionOf("head@demo.example");
	const desk = await text(await site.get(`/en/complaints/admin/case/${reference}`, { cookie: head }));
	expect(desk).toContain("Nothing of this case is deleted while it is on hold");
	expect(desk).toContain("Ask to lift the hold");
	const officer = await site.sessionOf("officer@demo.example");
	const seen = await text(await site.get(`/en/complaints/admin/case/${reference}`, { cookie: officer }));
	expect(seen).toContain("On hold since");
	expect(seen).not.toContain("Lift the hold");
	expect((await post({ intent: "lift", reference })).status).toBe(303);
	expect((await post({ intent: "lift", reference })).status).toBe(409);
	expect(await page()).toContain("You asked for this");
	const asked = await text(await site.get(`/en/complaints/admin/case/${reference}`, { cookie: head }));
	expect(asked).toContain("Agree and lift the hold");
	const agreed = await site.post(`/en/complaints/admin/case/${reference}`, { intent: "lift-hold" }, { cookie: head });
	expect(agreed.status).toBe(303);
	const held = await site.post(
		`/en/complaints/admin/case/${reference}`,
		{ intent: "hold", body: "An inquiry." },
		{ cookie: head },
	);
	expect(held.status).toBe(303);
	const lifted = await site.post(`/en/complaints/admin/case/${reference}`, { intent: "lift-hold" }, { cookie: head });
	expect(lifted.status).toBe(303);
	expect((await post({ intent: "keep", reference })).status).toBe(303);
	expect(await page()).toContain("An inquiry.");
	await site.post(`/en/complaints/admin/case/${reference}`, { intent: "lift-hold" }, { cookie: head });
	expect((await post({ intent: "lift", reference })).status).toBe(303);
	expect(await page()).toContain("No case is on hold.");
});
