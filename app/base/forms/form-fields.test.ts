import { expect, test } from "vitest";
import { writeCsv } from "../../records/row-files/csv.server.ts";
import { optionalText, requiredLines, requiredText } from "./form-fields.ts";

const name = requiredText(80);

test.each([
	["an override", "Sara\u202Egpj.exe", "Saragpj.exe"],
	["embeddings and isolates", "\u202A\u202B\u2066\u2067\u2068Sara\u2069\u202C", "Sara"],
	["direction marks", "\u200E\u200F\u061CSara", "Sara"],
	["zero-width spaces and a byte order mark", "Sa\u200Bra\u2060\uFEFF", "Sara"],
	["tags", "Sara\u{E0041}\u{E007F}", "Sara"],
	["tags behind a flag that say something else", "Sara 🏴\u{E0061}\u{E007F}", "Sara 🏴"],
	["joiners at the edge of a word", "\u200DSara\u200C \u200C.", "Sara ."],
	["a line separator", "Sara\u2028Salem", "Sara Salem"],
])("a name is stored without %s", (_, typed, stored) => {
	expect(name.parse(typed)).toBe(stored);
	expect(requiredLines(80).parse(typed).replace(/\n/g, " ")).toBe(stored);
	expect(optionalText(80).parse(typed)?.replace(/\n/g, " ")).toBe(stored);
});

test.each([
	["Persian", "می‌خواهم"],
	["Arabic with a joiner", "هـ‍ـه"],
	["an emoji of several", "👨‍👩‍👧"],
	["vowel marks", "مُحَمَّد"],
	["the flag of England", "Friendly: 🇸🇦 – 🏴󠁧󠁢󠁥󠁮󠁧󠁿 3–2"],
	["the mark of a Hijri year", "١٤٤٧ه\u200d"],
])("%s keeps the joiners and marks it is written with", (_, typed) => {
	expect(name.parse(typed)).toBe(typed);
});

test("nothing but signs that are not seen is nothing", () => {
	expect(name.safeParse("\u202E\u200B\u200F").success).toBe(false);
	expect(optionalText(80).parse("\u202E\u200B")).toBe(null);
});

test("a file has no such signs either, even from older rows", () => {
	expect(writeCsv(["name"], [{ name: "Sara\u202Etxt" }])).toContain("Saratxt");
});

test("a megabyte of joiners costs no time that grows with its square", () => {
	const began = process.threadCpuUsage();
	for (const text of ["\u200C".repeat(500_000), "a\u200D".repeat(500_000), "\u202E".repeat(500_000)])
		requiredLines(2_000_000).safeParse(text);
	// Microseconds of the processor; the square takes minutes.
	expect(process.threadCpuUsage(began).user).toBeLessThan(10e6);
});
