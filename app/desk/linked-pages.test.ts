import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../test/site.ts";
import { refusalText } from "./case/refusal-text.ts";
import { linkedText } from "./linked-text.ts";
import { deskProblems } from "./problem-text.ts";

const site = startSite();
const languages = [
	{ locale: "ar", prefix: "" },
	{ locale: "en", prefix: "/en" },
] as const;
const cookies: Record<string, string> = {};
const coach = { second_party_full_name: "Faisal Al-Harbi", second_party_phone: "0557654321" };
let cases: string[] = [];
const list = (prefix: string) => `${prefix}/complaints/admin`;
const page = (reference = "", prefix = "/en") => `${list(prefix)}/case/${reference}`;
const read = async (who: string, path: string) => (await site.get(path, { cookie: cookies[who] ?? "" })).text();
const post = (who: string, path: string, fields: Record<string, string>) =>
	site.post(path, fields, { cookie: cookies[who] ?? "" });
const search = async (who: string, q: string, prefix = "/en") => {
	const sent = await post(who, list(prefix), { intent: "filter", q });
	return read(who, sent.headers.get("location") ?? "");
};
const shown = (html: string, attribute = "data-case") =>
	[...html.matchAll(new RegExp(`${attribute}="([\\d-]+)"`, "g"))].map((match) => match[1]).sort();

async function file(fields: Record<string, string>): Promise<string> {
	const first = await site.get("/en/complaints/submit?draft=new", { cookie: cookies.player ?? "" });
	const draft = new URL(first.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
	const step = (n: number) => `/en/complaints/submit?draft=${draft}&step=${n}`;
	await post("player", step(1), { draft, dispute_type: "financial" });
	await post("player", step(2), { draft, detailed_description: "About a coach.", ...fields });
	await post("player", step(3), { draft });
	await post("player", step(4), { draft, terms: "on", terms_version: "2026-3" });
	const { reference } = await site.row<{ reference: string }>(
		"select case_reference as reference from complaints where id = $1",
		[draft],
	);
	return reference;
}

beforeAll(async () => {
	for (const who of ["officer", "head", "player"]) cookies[who] = await site.sessionOf(`${who}@demo.example`);
	cases = [
		await file(coach),
		await file({ second_party_full_name: "faisal  alharbi" }),
		await file({ first_party_full_name: "Someone Else", first_party_phone: "+966 55 765 4321" }),
		await file(coach),
		await file(coach),
	];
});

test.each(languages)(
	"a coach who is named in five cases is found by name and phone, and seen in each ($locale)",
	async (said) => {
		const t = linkedText(said.locale);
		expect(shown(await search("officer", "٠٥٥٧٦٥٤٣٢١", said.prefix))).toEqual(
			[cases[0], cases[2], cases[3], cases[4]].sort(),
		);
		const found = await search("officer", "harbi faisal", said.prefix);
		expect(shown(found)).toEqual([cases[0], cases[1], cases[3], cases[4]].sort());
		expect(found).not.toMatch(/(?:href|action)="[^"]*harbi/i);
		for (const reference of cases) {
			const html = await read("officer", page(reference, said.prefix));
			const others = cases.filter((other) => other !== reference);
			expect(shown(html, "data-linked")).toEqual(expect.arrayContaining(others.sort()));
			expect(html).toContain(t.title);
		}
		const narrowed = await read("officer", `${list(said.prefix)}?linked=${cases[0]}`);
		expect(shown(narrowed)).toEqual(expect.arrayContaining([...cases].sort()));
		expect(narrowed).toContain(t.filtered(cases[0] ?? ""));
		const [, row = ""] = narrowed.split(`data-case="${cases[0]}"`);
		expect(row.split("</tr>")[0]).toContain(t.count(8)); // four of the demo are the same complainant's
	},
);

test("cases are joined and taken apart by forms, with their problems said at the field", async () => {
	const [one = "", other = ""] = cases;
	await site.sql("update case_tokens set links = '{}'");
	expect(shown(await read("officer", page(one)), "data-linked")).toEqual([]);
	for (const reference of ["", "1999-000001", "x", one]) {
		const refused = await post("officer", page(one), { intent: "join", reference });
		expect([refused.status, (await refused.text()).includes('id="join-reference-problem"')]).toEqual([422, true]);
	}
	expect(await (await post("officer", page(one), { intent: "join", reference: "1999-000001" })).text()).toContain(
		deskProblems("en").unknownCase,
	);
	const done = await post("officer", page(one), { intent: "join", reference: other });
	expect([done.status, done.headers.getSetCookie().join()]).toEqual([303, expect.stringContaining("desk-join")]);
	for (const [seen, linked] of [
		[one, other],
		[other, one],
	] as const) {
		const html = await read("officer", page(seen));
		expect([shown(html, "data-linked"), html.includes("Joined with another case")]).toEqual([[linked], true]);
		expect(await read("player", `/en/complaints/case/${seen}`)).not.toContain(linked);
		expect(await read("player", `/en/complaints/case/${seen}.data`)).not.toContain(linked);
	}
	const { id } = await site.row<{ id: string }>("select id from complaints where case_reference = $1", [other]);
	expect((await post("player", page(one), { intent: "part", other: id })).status).toBe(403);
	expect((await post("officer", page(one), { intent: "part", other: id })).status).toBe(303);
	expect((await post("officer", page(one), { intent: "part", other: "x" })).status).toBe(409);
	expect(shown(await read("officer", page(one)), "data-linked")).toEqual([]);
});

test("an officer who is recused learns nothing by search, links or joining", async () => {
	const [one = "", other = ""] = cases;
	await post("officer", page(other), { intent: "conflict", body: "My coach." });
	expect(await read("officer", page(one))).not.toContain(`data-linked="${other}"`);
	expect(shown(await search("officer", "0557654321"))).not.toContain(other);
	expect(shown(await read("officer", `${list("/en")}?linked=${other}`))).toEqual([]);
	const tried = await post("officer", page(one), { intent: "join", reference: other });
	expect([tried.status, (await tried.text()).includes(deskProblems("en").unknownCase)]).toEqual([422, true]);
	expect((await post("head", page(one), { intent: "join", reference: other })).status).toBe(303);
	const html = await read("officer", page(one));
	const [, row = ""] = html.split(`data-linked="${other}"`);
	expect(row.split("</li>")[0]).toContain(linkedText("en").recused);
	expect(row.split("</li>")[0]).not.toContain("data-status");
	expect(html).not.toContain(refusalText("en").recused);
});
