import { expect, test } from "vitest";
import { harmless } from "../../../../test/evidence/harmless.ts";
import { hostile } from "../../../../test/evidence/hostile.ts";
import { evidenceProblems } from "../problem-text.ts";
import { inspectBytes } from "./inspect-bytes.server.ts";

test.each(Object.entries(harmless))("%s is taken", async (_, [name, bytes]) => {
	expect(await inspectBytes(name, await bytes())).toMatchObject({ ok: true, whole: true });
});

test.each(Object.entries(hostile))("%s is refused, and says why", async (_, [name, bytes, problem]) => {
	expect(await inspectBytes(name, await bytes())).toEqual({ ok: false, problem });
	for (const locale of ["ar", "en"] as const) expect(evidenceProblems(locale)[problem]).toMatch(/\S/);
});

test("both collections are of forty files and more", () => {
	expect(Object.keys(harmless).length).toBeGreaterThanOrEqual(40);
	expect(Object.keys(hostile).length).toBeGreaterThanOrEqual(40);
});
