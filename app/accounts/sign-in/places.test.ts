import { globSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();

/** Places that no door leads to, each as a browser could be given it in a link. */
const elsewhere = [
	"//evil.example",
	"///evil.example/admin",
	"/\\evil.example",
	"\\\\evil.example",
	"https://evil.example",
	"https:evil.example",
	"javascript:alert(1)",
	"/\t/evil.example",
	"/admin\r\nset-cookie: a=b",
	"/admin\u0000",
	" //evil.example",
	"/admin/..//evil.example",
	"/admin/%2e%2e/%2fevil.example",
	"/complaints/admin/../../evil",
	"/club@evil.example",
	"/news",
	"admin",
	"",
];

/** The doors that lead on to a page which their address or their form names, and where they lead without one. */
const doors = [
	{ who: "owner", door: "/admin/auth", home: "/admin", own: "/en/admin/players?q=a&page=2" },
	{ who: "captain", door: "/club/auth", home: "/club", own: "/en/club/account" },
	{ who: "player", door: "/complaints/login", home: "/complaints/submit", own: "/en/complaints/inbox" },
	{ who: "officer", door: "/complaints/admin/auth", home: "/complaints/admin", own: "/complaints/admin/numbers" },
] as const;
const cookies: Record<string, string> = {};
beforeAll(async () => {
	for (const { who } of doors) cookies[who] = await site.sessionOf(`${who}@demo.example`);
});

test.each(doors)(
	"$door leads to an own page that is asked for, and else to $home",
	async ({ who, door, home, own }) => {
		const to = async (next: string) => {
			const answer = await site.get(`${door}?next=${encodeURIComponent(next)}`, { cookie: cookies[who] ?? "" });
			return [next, answer.status, answer.headers.get("location")];
		};
		expect(await to(own)).toEqual([own, 303, own]);
		for (const next of elsewhere) expect(await to(next)).toEqual([next, 303, home]);
	},
);

test("a confirmation leads to an own page, and else to the first one", async () => {
	const cookie = cookies.owner ?? "";
	for (const next of ["//evil.example", "/\\evil.example", "https://evil.example"]) {
		const path = `/en/admin/account/confirm?next=${encodeURIComponent(next)}`;
		const answer = await site.post(path, { step_up_proof: DEMO_PASSWORD }, { cookie });
		expect([next, answer.headers.get("location")]).toEqual([next, "/en/admin"]);
	}
});

test("the selector of the desk leads to a list of the desk, and else to the case", async () => {
	const { reference } = await site.row<{ reference: string }>(
		"select case_reference as reference from complaints where status = 'submitted' order by case_reference limit 1",
	);
	const page = `/en/complaints/admin/case/${reference}`;
	const cookie = cookies.officer ?? "";
	const to = async (back: string) =>
		(await site.send(page, { intent: "priority", priority: "medium", back }, cookie)).headers.get("location");
	for (const back of elsewhere.filter((each) => each !== ""))
		expect([back, (await to(back))?.split(/[?#]/)[0]]).toEqual([back, page]);
});

/** The files that read a parameter named like a place: each asks `isOwnPath`, or makes no link of it. */
const readers = {
	"app/accounts/sign-in/guards.server.ts": "nextPage, which asks isOwnPath",
	"app/desk/case/answer-desk-form.server.ts": "back, which asks isOwnPath",
	"app/desk/case/pages/case.tsx": "to: a status of the list of statuses",
	"app/office/pages/sign-in.tsx": "next, handed on to the query of the sign-in page",
	"app/office/seasons/pages/copy.tsx": "to: the name of a season",
	"app/portal/account/pages/login.tsx": "next, handed on to the query of the sign-in page",
};

test("no other file reads a parameter that is named like a place", () => {
	const names = "next|back|to|return\\w*|redirect\\w*|goto|continue|dest\\w*|rel";
	const reads = new RegExp(`(?:searchParams|form|query)\\.get\\("(?:${names})"\\)|\\bvalues\\.(?:${names})\\b`);
	const found = globSync("app/**/*.{ts,tsx}").filter(
		(file) => !file.includes(".test.") && reads.test(readFileSync(file, "utf8")),
	);
	expect(found.sort()).toEqual(Object.keys(readers).sort());
});
