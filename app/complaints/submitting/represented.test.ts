import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";
import { listText } from "../../desk/list/text.ts";
import { submittingText } from "../../portal/submit/text.ts";
import { complaintText } from "../case/complaint-text.ts";

const site = startSite();
const languages = [
	{ locale: "ar", prefix: "", capacity: "ولي الأمر", person: "سارة القحطاني" },
	{ locale: "en", prefix: "/en", capacity: "parent or guardian", person: "Sara Qahtani" },
] as const;
const cookies: Record<string, string> = {};
const read = async (who: string, path: string) => (await site.get(path, { cookie: cookies[who] ?? "" })).text();
const post = (who: string, path: string, fields: Record<string, string>) =>
	site.post(path, fields, { cookie: cookies[who] ?? "" });
const setType = (type: string) =>
	site.sql("update complaint_users set submitter_type = $1 where email = 'player@demo.example'", [type]);

async function newDraft() {
	const first = await site.get("/en/complaints/submit?draft=new", { cookie: cookies.player ?? "" });
	const draft = new URL(first.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
	const step = (n: number, prefix = "/en") => `${prefix}/complaints/submit?draft=${draft}&step=${n}`;
	await post("player", step(1), { draft, dispute_type: "financial" });
	return { draft, step };
}

beforeAll(async () => {
	for (const who of ["officer", "player"]) cookies[who] = await site.sessionOf(`${who}@demo.example`);
});

test.each(languages)("a representative is asked, a player is not ($locale)", async ({ locale, prefix }) => {
	const { step } = await newDraft();
	const asked = submittingText(locale).forSomeoneElse;
	for (const [type, isAsked] of [
		["player", false],
		["legal_representative", true],
		["official", true],
		["club", true],
	] as const) {
		await setType(type);
		expect([type, (await read("player", step(2, prefix))).includes(asked)]).toEqual([type, isAsked]);
	}
});

test.each(languages)("a draft keeps it, the case shows and is found by it ($locale)", async (said) => {
	const { locale, prefix, capacity, person } = said;
	await setType("legal_representative");
	const { draft, step } = await newDraft();
	const fields = { draft, detailed_description: "About a child.", represented_name: person };
	const half = await post("player", step(2, prefix), fields);
	expect([half.status, (await half.text()).includes('id="submit-represented_as-problem"')]).toEqual([422, true]);
	expect(await read("player", step(2, prefix))).toContain(`value="${person}"`);
	expect((await post("player", step(2, prefix), { ...fields, represented_as: "guardian" })).status).toBe(303);
	expect(await read("player", step(2, prefix))).toMatch(/<option value="guardian" selected=""/);
	await post("player", step(3, prefix), { draft });
	const shown = new RegExp(
		`${complaintText(locale).representedFor}[\\s\\S]{0,120}${person}[\\s\\S]{0,3} \\(${capacity}\\)`,
	);
	expect(await read("player", step(4, prefix))).toMatch(shown);
	await post("player", step(4, prefix), { draft, terms: "on", terms_version: "2026-3" });
	const { reference, statement } = await site.row<{ reference: string; statement: string }>(
		`select c.case_reference as reference, statement from complaints c
			join complaint_receipts r on r.complaint_id = c.id where c.id = $1`,
		[draft],
	);
	expect(JSON.parse(statement)).toMatchObject({ represented_name: person, represented_as: "guardian" });
	expect(await read("player", `${prefix}/complaints/case/${reference}`)).toMatch(shown);
	const page = await read("officer", `${prefix}/complaints/admin/case/${reference}`);
	expect(page.match(new RegExp(shown, "g"))?.length).toBeGreaterThanOrEqual(2); // beside the case, and in the statement
	const sent = await post("officer", `${prefix}/complaints/admin`, { intent: "filter", q: person });
	const list = await read("officer", sent.headers.get("location") ?? "");
	const [, row = ""] = list.split(`data-case="${reference}"`);
	expect(row.split("</tr>")[0]).toContain(listText(locale).filedFor(person));
	await expect(site.sql("update complaints set represented_as = 'king' where id = $1", [draft])).rejects.toThrow();
});

test("a legal representative who names none is said to have given nothing", async () => {
	await setType("legal_representative");
	const { rows } = await site.sql<{ reference: string }>(
		`select case_reference as reference from complaints where case_reference is not null
			and represented_name is null limit 1`,
	);
	const page = await read("officer", `/en/complaints/admin/case/${rows[0]?.reference}`);
	expect(page).toMatch(/Filed for<\/dt>[\s\S]{0,200}Not given/);
});
