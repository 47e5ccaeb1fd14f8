import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite({ settings: { TRUST_PROXY: "1" } });
const from = { "x-forwarded-for": "203.0.113.1" };
const post = async (path: string, fields: Record<string, string>) => (await site.post(path, fields, from)).status;
const of = (n: number) => `made-up-${n}@example.org`;
const password = "seven lamps on a wet table";

async function codeFor(email: string) {
	const headers = { ...from, "content-type": "application/json" };
	const body = JSON.stringify({ email, type: "login" });
	return (await fetch(`${site.origin}/api/functions/generate-complaint-otp`, { method: "POST", headers, body })).status;
}

test.each([
	{
		door: "signing in",
		what: "sign-in-password",
		run: (n: number) => post("/en/admin/auth", { email: of(n), password }),
	},
	{ door: "a code for a program", what: "one-time-code-network", run: (n: number) => codeFor(of(n)) },
	{
		door: "tracking",
		what: "track-network",
		run: (n: number) =>
			post("/en/complaints/track", { case_reference: `2026-00000${n}`, method: "national_id", value: "1000000008" }),
	},
	{ door: "a new password", what: "register", run: (n: number) => post("/en/admin/auth/forgot", { email: of(n) }) },
	{ door: "the newsletter", what: "newsletter", run: (n: number) => post("/en/news", { email: of(n) }) },
])("a network that has to wait leaves no rows by made-up names: $door", async ({ what, run }) => {
	await site.sql("delete from rate_limits");
	expect(await run(1)).not.toBe(429);
	await site.sql("update rate_limits set count = 1000 where what = $1", [what]);
	const rows = async () => (await site.row<{ n: number }>("select count(*)::int as n from rate_limits")).n;
	const before = await rows();
	expect(before).toBeGreaterThan(0);
	for (const n of [2, 3, 4]) expect(await run(n)).toBe(429);
	expect(await rows()).toBe(before);
});
