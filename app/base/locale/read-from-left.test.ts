import { expect, test } from "vitest";
import { READ_FROM_LEFT, splitByDirection } from "./read-from-left.ts";

test.each([
	["اتصل على +966 50 123 4567 اليوم", ["اتصل على ", "+966 50 123 4567", " اليوم"]],
	["اتصل على ٠٥٠ ١٢٣ ٤٥٦٧", ["اتصل على ", "٠٥٠ ١٢٣ ٤٥٦٧", ""]],
	["فاز 3-1 في 2026-10-04.", ["فاز ", "3-1", " في ", "2026-10-04", "."]],
	["الشكوى 2026-000012، sara@mail.example", ["الشكوى ", "2026-000012", "، ", "sara@mail.example", ""]],
	["Table 4, hall 12b", ["Table 4, hall 12b"]],
	["", [""]],
])("numbers of %j are apart from its words", (text, pieces) => {
	expect(splitByDirection(text)).toEqual(pieces);
	expect(splitByDirection(text).join("")).toBe(text);
});

test("each part of a pattern has a most, so that no text is searched again from each of its letters", () => {
	const plain = (source: string) => source.replace(/\[(?:[^\]\\]|\\.)*\]|\\p\{\w+\}|\\./g, "c");
	for (const { source } of READ_FROM_LEFT) expect([source, /[+*]|\d,\}/.test(plain(source))]).toEqual([source, false]);
});
