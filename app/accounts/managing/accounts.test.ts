import { beforeAll, expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(["account.disabled", "account.enabled", "account.sessions-ended"], (text, values) =>
	site.sql(text, values),
);
let owner = "";
beforeAll(async () => {
	owner = await site.signIn("owner@demo.example");
});
const idOf = async (email: string) =>
	(await site.row<{ id: string }>("select id from accounts where email = $1", [email])).id;
const act = async (email: string, intent: string, role?: string, name?: string) =>
	site.post(
		`/en/admin/accounts/${await idOf(email)}`,
		{ intent, ...(role && { role }), ...(name !== undefined && { name }) },
		{ cookie: owner },
	);
const opens = async (cookie: string) => (await site.get("/admin/account", { cookie })).status === 200;

test("a disabled account is out at once and cannot come back until it is enabled (ASVS 7.4.2)", async () => {
	const cookie = await site.signIn("editor@demo.example");
	expect((await act("editor@demo.example", "disable")).status).toBe(303);
	expect(await opens(cookie)).toBe(false);
	expect(await site.signIn("editor@demo.example")).toBe("");
	await act("editor@demo.example", "enable");
	expect(await opens(await site.signIn("editor@demo.example"))).toBe(true);
});

test("an owner ends all sessions of an account, in every browser (ASVS 7.4.5)", async () => {
	const cookies = [await site.signIn("head@demo.example"), await site.signIn("head@demo.example")];
	await act("head@demo.example", "sign-out");
	expect([await opens(cookies[0]!), await opens(cookies[1]!)]).toEqual([false, false]);
});

test("a role that is taken away is gone at once", async () => {
	const cookie = await site.signIn("editor@demo.example");
	await act("editor@demo.example", "roles", "officer");
	expect(await opens(cookie)).toBe(false);
	const now = await site.signIn("editor@demo.example");
	expect((await site.get("/admin/teams", { cookie: now })).status).toBe(403);
	await act("editor@demo.example", "roles", "editor");
});

test("the last owner cannot remove their own role or account, and sees why", async () => {
	const response = await act("owner@demo.example", "roles", "editor");
	expect([response.status, (await response.text()).includes("This is the last owner of the site")]).toEqual([
		409,
		true,
	]);
	expect((await act("owner@demo.example", "disable")).status).toBe(409);
	expect(await opens(owner)).toBe(true);
});

test("accounts are found by email and by role; what is no command is refused", async () => {
	const list = async (query: string) => (await site.get(`/en/admin/accounts?${query}`, { cookie: owner })).text();
	expect(await list("q=HEAD")).toContain("head@demo.example");
	expect(await list("q=HEAD")).not.toContain("officer@demo.example");
	expect(await list("role=complainant")).toContain("player@demo.example");
	expect(await list("q=%25")).toContain("No accounts found");
	expect((await act("head@demo.example", "explode")).status).toBe(400);
	expect((await act("head@demo.example", "constructor")).status).toBe(400);
	expect((await site.get("/admin/accounts/1", { cookie: owner })).status).toBe(404);
});

test("the audit log is searched by person, event and day, and exported as filtered", async () => {
	const page = async (query: string) =>
		(await (await site.get(`/en/admin/audit?${query}`, { cookie: owner })).text()).replaceAll("<!-- -->", "");
	expect(await page("action=account.disabled")).toMatch(/1 event[\s\S]*owner@demo\.example[\s\S]*Account disabled/);
	expect(await page("who=nobody-at-all")).toContain("Nothing found");
	const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
	expect(await page(`from=${today}&until=${today}&action=account.disabled`)).toContain("1 event");
	expect(await page("until=2020-01-01")).toContain("Nothing found");
	expect(await page("from=yesterday")).not.toContain("Nothing found"); // no day: no filter
	const officer = `account:${await idOf("officer@demo.example")}`;
	await act("officer@demo.example", "roles", "head");
	await act("officer@demo.example", "roles", "officer");
	const history = await page(`record=${encodeURIComponent(officer)}&action=account.roles-changed`);
	expect(history).toMatch(/2 events[\s\S]*Complaints officer[\s\S]*became[\s\S]*Head of complaints/);
	expect(await page("record=hold")).toContain("Nothing found");
	for (const kind of ["account.roles-changed", "list.exported", "account.signed-in", "account.renamed"])
		expect(await page(`action=${kind}`)).not.toMatch(/<td[^>]*>[^<]*(\{|account:|list:|&quot;)/);
	const csv = await (await site.get("/admin/export/audit.csv?action=account.disabled", { cookie: owner })).text();
	expect(csv.trim().split("\r\n").length).toBe(2);
});

test("an owner gives an account a name, which lists show before the email", async () => {
	const named = (name: string) => act("officer@demo.example", "name", undefined, name);
	expect((await named("Sara <b>Al-Harbi</b>")).status).toBe(303);
	const list = async () => (await site.get("/en/admin/accounts?q=officer@", { cookie: owner })).text();
	expect(await list()).toMatch(/Sara &lt;b&gt;Al-Harbi&lt;\/b&gt;[\s\S]*officer@demo\.example/);
	expect((await named("x".repeat(121))).status).toBe(400);
	expect((await named(" ")).status).toBe(303);
	expect(await list()).not.toContain("Sara");
});
