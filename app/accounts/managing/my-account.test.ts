import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
beforeEach(() => site.sql("delete from rate_limits"));

const mailed = async () => (await site.row<{ n: number }>("select count(*)::int as n from mails")).n;

test("a password is changed twenty times an hour: each time sends an email and stays in the audit log", async () => {
	const cookie = await site.signIn("player@demo.example");
	const other = "nine chairs beside the wall";
	const change = async (from: string, to: string) =>
		(
			await site.post(
				"/en/complaints/account",
				{ current_password: from, password: to, confirm_password: to },
				{ cookie },
			)
		).status;
	expect(await change(DEMO_PASSWORD, other)).toBe(303);
	await site.sql("update rate_limits set count = 20 where what = 'password-changes'");
	const before = await mailed();
	expect(await change(other, DEMO_PASSWORD)).toBe(429);
	expect(await mailed()).toBe(before);
});

test("a session that is not there cannot be ended, and the audit log says nothing of it", async () => {
	const cookie = await site.signIn("captain@demo.example");
	const ended = "select count(*)::int as n from audit_log where action = 'account.session-ended'";
	const { n } = await site.row<{ n: number }>(ended);
	await site.post("/en/club/account", { session: randomUUID() }, { cookie });
	expect((await site.row<{ n: number }>(ended)).n).toBe(n);
});
