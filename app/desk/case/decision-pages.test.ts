import { beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { startSite } from "../../../test/site.ts";
import { receiptText } from "../../complaints/receipts/text.ts";

const site = startSite();
const email = "head@demo.example";
const parts = {
	facts: "لامست الكرة حافة الطاولة.",
	articles: "المادة 2.10.1",
	remedy: "تُعدَّل النتيجة.",
	second_language: "The point counts.",
};
let cookie = "";
let token = "";
let cases: { id: string; reference: string; owner: string }[] = [];

const call = (name: string, body: object) =>
	fetch(`${site.origin}/api/functions/${name}`, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { authorization: `Bearer ${token}` },
	});
const decisionOf = (id = "") =>
	site.row<Record<string, string | null>>("select * from complaint_decisions where complaint_id = $1", [id]);

beforeAll(async () => {
	cookie = await site.sessionOf(email);
	const signed: { token: string } = await (await call("verify-admin-login", { email, password: DEMO_PASSWORD })).json();
	token = signed.token;
	const { rows } = await site.sql<(typeof cases)[number]>(
		`select c.id, c.case_reference as reference, a.email as owner from complaints c join accounts a on a.id = c.user_id
			where c.status in ('submitted', 'under_review') and a.disabled_at is null order by 2`,
	);
	cases = rows;
});

test("a head writes the parts of a decision at the desk, and its complainant reads them on its page", async () => {
	const { id, reference = "", owner = "" } = cases[0] ?? {};
	const path = `/complaints/admin/case/${reference}`;
	expect(await (await site.get(`${path}?to=resolved`, { cookie })).text()).toContain('name="second_language"');
	const typed = { intent: "move", status: "resolved", text: "تُحتسب النقطة.", ...parts };
	const refused = await site.post(path, typed, { cookie });
	expect(refused.status).toBe(422);
	for (const words of Object.values(parts)) expect(await refused.clone().text()).toContain(words);
	expect((await site.post(path, { ...typed, reasons: "قال الحكم ذلك." }, { cookie })).status).toBe(303);
	expect(await decisionOf(id)).toMatchObject(parts);
	const own = await (await site.get(`/complaints/case/${reference}`, { cookie: await site.sessionOf(owner) })).text();
	for (const words of Object.values(parts)) expect(own).toContain(words);
});

test("a program sends reasons and parts of a decision, and is refused them with any other status", async () => {
	const { id: complaintId } = cases[1] ?? {};
	const asked = { complaintId, text: "رُفضت.", reasons: "لا دليل.", ...parts };
	const refused = await call("admin-update-complaint", { ...asked, status: "closed" });
	expect(refused.status).toBe(422);
	expect(await refused.text()).toContain("facts");
	expect((await call("admin-update-complaint", { ...asked, status: "rejected" })).status).toBe(200);
	expect(await decisionOf(complaintId)).toMatchObject({ ...parts, reasons: "لا دليل.", outcome: "rejected" });
});

test("the page that verifies shows judge and announcement of a signed decision, not of an altered one", async () => {
	const { jws } = await decisionOf(cases[0]?.id);
	const verify = async (code: string) =>
		(await site.post("/complaints/verify-receipt", { case_reference: "", code })).text();
	const t = receiptText("ar");
	const shown = await verify(jws ?? "");
	expect(shown).toContain('data-receipt="genuine"');
	for (const words of [t.genuineDecision, t.fact_decided_by, t.fact_announced_on]) expect(shown).toContain(words);
	const [header, , signature] = jws?.split(".") ?? [];
	const other = Buffer.from('{"kind":"decision","decided_by":"Another"}').toString("base64url");
	expect(await verify([header, other, signature].join("."))).toContain('data-receipt="refused"');
});
