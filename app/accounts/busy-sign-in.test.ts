import crypto from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { startSite } from "../../test/site.ts";

const site = startSite();
const real = crypto.argon2;
afterAll(() => {
	crypto.argon2 = real;
});

test("while no more passwords can be checked, nothing typed but the password is lost", async () => {
	const begun: (() => void)[] = [];
	crypto.argon2 = ((algorithm, options, done) => {
		begun.push(() => real(algorithm, options, done));
	}) as typeof real;
	const signIn = (path: string) => site.post(path, { email: "sara@example.org", password: "my four words" });
	const running = [signIn("/admin/auth"), signIn("/admin/auth")];
	await expect.poll(() => begun.length).toBe(2);
	const doors = [
		["/en/admin/auth", "The site is busy right now"],
		["/admin/auth", "الموقع مشغول الآن"],
		["/en/complaints/login", "The site is busy right now"],
		["/complaints/admin/auth", "الموقع مشغول الآن"],
	] as const;
	await Promise.all(
		doors.map(async ([path, busy]) => {
			const answer = await signIn(path);
			expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([503, true]);
			const page = await answer.text();
			expect(page).toContain(`<h1>${busy}</h1>`);
			expect(page).toMatch(/name="email" value="sara@example\.org"/);
			expect(page).toContain(`<form method="post" action="${path}">`);
			expect(page).not.toContain("my four words");
		}),
	);
	crypto.argon2 = real;
	for (const go of begun) go();
	for (const answer of running) expect((await answer).status).toBe(401);
});
