import { expect, test } from "vitest";
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
	expect(isAborted(Object.assign(new Error("Cannot pipe"), { code: "ERR_STREAM_UNABLE_TO_PIPE" }))).toBe(true);
	expect(isAborted(Object.assign(new Error("aborted"), { code: "ECONNRESET" }))).toBe(true);
	expect(
		isAborted(new TypeError("fetch failed", { cause: Object.assign(new Error("aborted"), { code: "ECONNRESET" }) })),
	).toBe(true);
	expect(isAborted(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", syscall: "read" }))).toBe(false);
});
