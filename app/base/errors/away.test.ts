import { expect, test } from "vitest";
import { isAway, typed } from "./away.server.ts";

test.each([
	["53100", "its disk is full"],
	["53200", "its memory is full"],
	["53300", "it has too many connections"],
	["57014", "a statement passed its time limit"],
])("SQLSTATE %s, %s, is answered as a database that is away", (code) => {
	expect(isAway(typed(Object.assign(new Error("refused"), { code })))).toBe(true);
});

test.each(["23505", "42601", "22P02"])("SQLSTATE %s is the fault of the statement", (code) => {
	expect(isAway(typed(Object.assign(new Error("refused"), { code })))).toBe(false);
});
