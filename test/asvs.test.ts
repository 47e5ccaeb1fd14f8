import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = [...readFileSync("docs/asvs.md", "utf8").matchAll(/^\| ([\d., ]+) \| ([12]) \| (\S+) \|/gm)].flatMap(
	([, numbers = "", level, state]) => numbers.split(", ").map((number) => ({ number, level, state })),
);
const titled = new Set(
	globSync("{app,e2e,seed,test}/**/*.test.{ts,tsx}")
		.filter((file) => file !== "test/asvs.test.ts")
		.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\(ASVS ([\d., ]+)\)/g)])
		.flatMap(([, numbers = ""]) => numbers.split(", ")),
);
/** Requirements of level 1 by chapter and section, as many as each has. */
const levelOne =
	"1.2.1-5 1.3.1-2 1.5.1 2.1.1 2.2.1-2 2.3.1 3.2.1-2 3.3.1 3.4.1-2 3.5.1-3 4.1.1 4.4.1 5.2.1-2 5.3.1-2 6.1.1 6.2.1-8 6.3.1-2 6.4.1-2 7.2.1-4 7.4.1-2 8.1.1 8.2.1-2 8.3.1 9.1.1-3 9.2.1 10.4.1-5 11.3.1-2 11.4.1 12.1.1 12.2.1-2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1"
		.split(" ")
		.flatMap((range) => {
			const [, section = "", first = "", last = first] = /^(\d+\.\d+\.)(\d+)(?:-(\d+))?$/.exec(range) ?? [];
			return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => section + (Number(first) + i));
		});

test("the table of ASVS has each requirement of level 1, and no requirement twice", () => {
	expect(levelOne).toHaveLength(70);
	expect(
		rows
			.filter(({ level }) => level === "1")
			.map(({ number }) => number)
			.sort(),
	).toEqual(levelOne.sort());
	expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
	expect(rows.filter(({ state }) => !["test", "code", "n/a", "open"].includes(state ?? ""))).toEqual([]);
});

test("each requirement that is said to be tested is named in the title of a test, and the reverse", () => {
	const tested = rows.filter(({ state }) => state === "test").map(({ number }) => number);
	expect(tested.sort()).toEqual([...titled].sort());
});
