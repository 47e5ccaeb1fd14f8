import { beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite({ settings: { TRUST_PROXY: "1" } });
const [head, editor] = ["head@demo.example", "editor@demo.example"];
beforeEach(async () => {
	await site.sql("delete from rate_limits");
	await site.sql("update accounts set is_demo = email <> $1", [head]);
});

const enter = (email: string, from = "203.0.113.1", password = DEMO_PASSWORD, path = "/en/admin/auth") =>
	site.post(path, { email, password }, { "x-forwarded-for": from });
const statusOf = async (...given: Parameters<typeof enter>) => (await enter(...given)).status;
const token = (email: string) =>
	fetch(`${site.origin}/api/functions/verify-admin-login`, {
		method: "POST",
		body: JSON.stringify({ email, password: DEMO_PASSWORD }),
		headers: { "x-forwarded-for": "203.0.113.5" },
	});
const counted = (what: string, count: number) =>
	site.sql("update rate_limits set count = $2 where what = $1", [what, count]);
/** Sessions, and rows of the log that a sign-in wrote. */
const traces = () =>
	site.row<{ sessions: number; rows: number }>(
		`select (select count(*)::int from sessions) as sessions, (select count(*)::int from audit_log
			where action in ('account.signed-in', 'account.token-created')) as rows`,
	);

test("an hour's thirty-first right password waits at every door, from everywhere, and leaves nothing", async () => {
	expect(await statusOf(head)).toBe(303);
	await counted("sign-ins-account", 29);
	expect((await token(head)).status).not.toBe(429);
	const before = await traces();
	const doors = ["/en/admin/auth", "/en/complaints/admin/auth", "/en/complaints/login", "/en/club/auth"];
	for (const [at, path] of doors.entries()) {
		const answer = await enter(head, `198.51.100.${at}`, DEMO_PASSWORD, path);
		expect([path, answer.status]).toEqual([path, 429]);
		expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3000);
		const page = await answer.text();
		expect(page).toMatch(/name="email" value="head@demo\.example"/);
		expect(page).not.toContain(DEMO_PASSWORD);
	}
	expect((await token(head)).status).toBe(429);
	expect(await traces()).toEqual(before);
	expect(await statusOf(editor)).toBe(303);
});

test("of right passwords that come all at once no more open the account than are left", async () => {
	expect(await statusOf(head)).toBe(303);
	await counted("sign-ins-account", 25);
	const before = await traces();
	const all = await Promise.all(Array.from({ length: 20 }, (_, n) => statusOf(head, `198.51.100.${n}`)));
	expect([all.filter((status) => status === 303).length, all.filter((status) => status === 429).length]).toEqual([
		5, 15,
	]);
	expect(await traces()).toEqual({ sessions: before.sessions + 5, rows: before.rows + 5 });
});

test("wrong passwords use up nothing of it, and a network has room for a school", async () => {
	expect(await statusOf(head)).toBe(303);
	await counted("sign-ins-account", 29);
	for (let i = 0; i < 5; i++) expect(await statusOf(head, "198.51.100.1", "wrong wrong wrong")).toBe(401);
	expect(await statusOf(head)).toBe(303);
	await counted("sign-ins", 599);
	expect([await statusOf(editor), await statusOf(editor)]).toEqual([303, 429]);
	expect(await statusOf(editor, "203.0.113.2")).toBe(303);
});

test("the accounts of a demo are shared by all who look at it, and have ten times as much", async () => {
	expect(await statusOf(editor)).toBe(303);
	await counted("sign-ins-account", 299);
	expect([await statusOf(editor), await statusOf(editor)]).toEqual([303, 429]);
});
