import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { runSql } from "../db/client.server.ts";
import { logPath, nameFixedSegments } from "../log/log-path.ts";
import { describeError, isAborted } from "./describe-error.ts";

const canary = "Canary-7f3a";
const thrown = (work: () => unknown): Error => {
	try {
		work();
	} catch (error) {
		return error as Error;
	}
	throw new Error("Nothing was thrown.");
};

test.each([
	["JSON", () => JSON.parse(`{"name": ${canary}}`), "SyntaxError"],
	["a number", () => BigInt(canary), "SyntaxError"],
	["an address", () => new URL(`//${canary}`), "TypeError code=ERR_INVALID_URL"],
	["a pattern", () => new RegExp(`(${canary}`), "SyntaxError"],
	[
		"an error of several lines",
		() => {
			throw new Error(`no\n    at ${canary} (x.ts:1:1)`);
		},
		"Error",
	],
	[
		"a cause",
		() => {
			throw new Error("a", { cause: new Error(canary) });
		},
		"Error",
	],
])("an error about %s is logged by kind and place, without typed text", (_, work, kind) => {
	const described = describeError(thrown(work));
	expect(described).not.toContain(canary);
	expect(described.split("\n")[0]).toBe(kind);
	expect(described).toMatch(/\n {4}at .*describe-error\.test\.ts/);
});

test("an error that cannot quote anything keeps its message", () => {
	expect(describeError(thrown(() => JSON.parse("null").x))).toContain("reading 'x'");
	expect(
		describeError(
			Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED", syscall: "connect" }),
		),
	).toContain("127.0.0.1:5432");
});

test("a lost client and a lost database are told apart", () => {
	expect(isAborted(Object.assign(new Error("aborted"), { code: "ECONNRESET" }))).toBe(true);
	expect(
		isAborted(new TypeError("fetch failed", { cause: Object.assign(new Error("aborted"), { code: "ECONNRESET" }) })),
	).toBe(true);
	expect(isAborted(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", syscall: "read" }))).toBe(false);
});

test("a path shows the fixed segments of the routes and nothing else", () => {
	nameFixedSegments({ routes: { a: { path: "en/complaints/case/:reference" } } });
	expect(logPath("/en/complaints/case/2026-000001?email=x@example.org")).toBe("/en/complaints/case/*");
	expect(logPath("/complaints/case/canary/en")).toBe("/complaints/case/*/en");
	expect(logPath("/complaints.data")).toBe("/complaints.data");
});

onEveryEngine((engine) => {
	freshProduct(engine);

	test("a database error is logged by code, table and constraint, without the values", async () => {
		const failure = (text: string) => runSql(text).then(() => undefined, describeError);
		const id = await failure(`select '${canary}'::uuid`);
		expect(id).toMatch(/^error code=22P02\n {4}at /);
		const check = await failure(
			`insert into complaint_receipts (complaint_id, case_reference, body, signature, receipt_key) values (gen_random_uuid(), '${canary}', '', '', '')`,
		);
		const missing = await failure(
			`insert into account_roles (account_id, role) values ('00000000-0000-4000-8000-000000000001', 'owner')`,
		);
		expect(missing).toMatch(/code=23503 constraint=account_roles_account_id_fkey table=account_roles/);
		for (const text of [id, check, missing]) expect(text).not.toContain(canary);
	});
});
