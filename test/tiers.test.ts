import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inAllOnly, onEmbeddedAlone, onEmbeddedToo } from "./tiers.ts";

test("the tables of tiers name files that exist, each in one table with its reason", () => {
	const files = [...Object.entries(onEmbeddedToo), ...Object.entries(inAllOnly)];
	expect(files.filter(([path, reason]) => !existsSync(path) || reason === "")).toEqual([]);
	expect(Object.keys(onEmbeddedToo).filter((path) => path in inAllOnly)).toEqual([]);
	expect(Object.keys(onEmbeddedAlone).filter((path) => !(path in onEmbeddedToo))).toEqual([]);
});

test("a file that runs on the embedded engine too takes the engine of the run", () => {
	const takes = /\bonEveryEngine\(|\bopenBrowser\(/;
	expect(Object.keys(onEmbeddedToo).filter((path) => !takes.test(readFileSync(path, "utf8")))).toEqual([]);
});
