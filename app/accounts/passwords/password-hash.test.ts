import crypto from "node:crypto";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { hashPassword as hashAsBefore } from "better-auth/crypto";
import { expect, test, vi } from "vitest";
import { isTooCommon } from "./password.server.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password-hash.server.ts";

test("a password has its own hash, salted, and no other does (ASVS 11.4.2)", async () => {
	const [one, two] = [await hashPassword("three lamps"), await hashPassword("three lamps")];
	expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(one).not.toBe(two);
	expect(await verifyPassword({ hash: one, password: "three lamps" })).toBe(true);
	expect(await verifyPassword({ hash: one, password: "three lamp" })).toBe(false);
	expect(isOutdated(one)).toBe(false);
});

test("hashes of earlier editions go on working, and what is no hash is no password's", async () => {
	const before = await hashAsBefore("three lamps");
	expect(isOutdated(before)).toBe(true);
	expect(await verifyPassword({ hash: before, password: "three lamps" })).toBe(true);
	expect(await verifyPassword({ hash: before, password: "four lamps" })).toBe(false);
	for (const hash of ["", "x", "$argon2id$", "$argon2id$v=19$m=9999999999,t=1,p=1$AAAAAAAAAAAAAAAA$AAAA"])
		expect(await verifyPassword({ hash, password: "three lamps" })).toBe(false);
});

test("two are computed at once; when a hundred wait, the next is sent away with a time", async () => {
	let [now, most] = [0, 0];
	const real = crypto.argon2;
	crypto.argon2 = ((_algorithm, _options, done) => {
		most = Math.max(most, ++now);
		setImmediate(() => {
			now--;
			done(null, Buffer.alloc(32));
		});
	}) as typeof real;
	try {
		const all = await Promise.allSettled(Array.from({ length: 110 }, () => hashPassword("x")));
		const refused = all.filter((each) => each.status === "rejected");
		expect([most, refused.length]).toEqual([2, 8]);
		expect(refused[0]?.reason).toMatchObject({ init: { status: 503, headers: { "Retry-After": "5" } } });
		expect(await hashPassword("x")).toContain("$argon2id$");
	} finally {
		crypto.argon2 = real;
	}
});

test("a long password takes no longer to judge: only its beginning counts, and that of its owner's words", () => {
	const judged = vi.spyOn(ZxcvbnFactory.prototype, "check");
	expect(isTooCommon("1234567890".repeat(12), Array(9).fill("x".repeat(10_000)))).toBe(true);
	expect(judged.mock.calls).toEqual([["1234567890".repeat(4).slice(0, 32), Array(5).fill("x".repeat(32))]]);
	judged.mockRestore();
});
