import crypto from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../test/prepare-database.ts";
import { cookiesOf, startSite } from "../../test/site.ts";

const site = startSite();
const real = crypto.argon2;
afterAll(() => {
	crypto.argon2 = real;
});

test("of two hundred right passwords of one account no other account waits for those that wait", async () => {
	const known = await site.post("/en/admin/auth", { email: "editor@demo.example", password: DEMO_PASSWORD });
	const device = cookiesOf(known).join("; ");
	const begun: string[] = [];
	const waiting: (() => void)[] = [];
	crypto.argon2 = ((algorithm, options, done) => {
		begun.push(String(options.message));
		waiting.push(() => real(algorithm, options, done));
	}) as typeof real;
	const from = async (email: string, password: string, cookie = "") =>
		(await site.post("/en/admin/auth", { email, password }, { cookie })).status;
	const statuses: number[] = [];
	const many = Array.from({ length: 200 }, () =>
		from("editor@demo.example", DEMO_PASSWORD, device).then((status) => statuses.push(status)),
	);
	// Its line is full, or has waited long: some are sent away.
	await expect.poll(() => statuses.includes(503)).toBe(true);
	const other = from("officer@demo.example", "another password");
	const before = begun.length;
	const letOneGo = setInterval(() => waiting.shift()?.(), 100);
	await expect.poll(() => begun.includes("another password")).toBe(true);
	expect(begun.indexOf("another password") - before).toBeLessThan(30);
	clearInterval(letOneGo);
	crypto.argon2 = real;
	for (const go of waiting) go();
	expect(await other).toBe(401);
	await Promise.all(many);
	expect(statuses.filter((status) => ![303, 429, 503].includes(status))).toEqual([]);
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
